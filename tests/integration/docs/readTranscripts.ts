import markdownIt from "markdown-it";

/** A command of a page, and what the page says that it prints. */
interface Step {
  command: string;
  /** Absent for a command that readers don't see. */
  shown?: {
    /** Lines of the page that hold the output: from the first to before the last. */
    lines: [number, number];
    text: string;
  };
}

/** Commands that are run one after the other in a copy of one project. */
export interface Session {
  /** Folder of the project, from the repository's root; undefined for an empty one. */
  project?: string;
  steps: Step[];
}

/**
 * The commands of a page: blocks of the language `console`, in which lines with `$ ` are commands and the others their
 * output. `<!-- transcripts: examples/clinics -->` (or `an empty folder`) begins anew in a copy of that project, the first
 * session is in the shipped one; `<!-- $ command -->` runs what readers need not see.
 */
export function readTranscripts(markdown: string): Session[] {
  const sessions: Session[] = [{ project: ".", steps: [] }];
  for (const { type, info, content, map } of markdownIt({ html: true }).parse(markdown, {})) {
    const steps = sessions.at(-1)?.steps;
    if (type === "fence" && info.trim() === "console") steps?.push(...stepsOf(content, (map?.[0] ?? 0) + 1));
    if (type !== "html_block") continue;
    const comment = /^<!--(.*)-->$/s.exec(content.trim())?.[1]?.trim() ?? "";
    const [, project] = /^transcripts: (.+)$/.exec(comment) ?? [];
    if (project) sessions.push({ steps: [], ...(project === "an empty folder" ? {} : { project }) });
    else if (comment.startsWith("$ ")) steps?.push(...stepsOf(comment, 0).map(({ command }) => ({ command })));
  }
  return sessions.filter(({ steps }) => steps.length > 0);
}

function stepsOf(block: string, firstLine: number): Step[] {
  const lines = block.replace(/\n$/, "").split("\n");
  const starts = lines.flatMap((line, index) => (line.startsWith("$ ") ? [index] : []));
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? lines.length;
    return {
      command: lines[start]?.slice(2) ?? "",
      shown: { lines: [firstLine + start + 1, firstLine + end], text: lines.slice(start + 1, end).join("\n") },
    };
  });
}
