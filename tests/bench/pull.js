// Prints what pulling 10,000 posts takes: node tests/bench/pull.js [POSTS]. The WordPress is the one of the tests, in a
// process of its own; it answers at once.
import { fork } from "node:child_process";
import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { startWordpress } from "../fakeWordpress.js";
import { measure } from "./measure.js";

const COUNT = Number(process.argv[2] ?? 10_000);
const CLI = resolve(import.meta.dirname, "../../bin/sitegen.js");
const WORDS =
  '<p>Some plain words make a line of a text that people read &#8211; and <a href="{home}/blog/post-1/">some</a> are links.</p>\n';

const postOf = (id) => ({
  id,
  slug: `post-${id}`,
  title: `What to know about number ${id}`,
  excerpt: `<p>What number ${id} is about, in one sentence that is long enough to be a description.</p>`,
  content: `<h2>Number ${id}</h2>\n${WORDS.repeat(20)}`,
  modified: new Date(Date.UTC(2024, 0, 1) + id * 60_000).toISOString().slice(0, 19),
  categories: [1],
});

if (process.send) serve();
else await main();

/** The WordPress. It says how often it was asked for content and for lists, and changes posts. */
async function serve() {
  const posts = Array.from({ length: COUNT }, (_, index) => postOf(index + 1));
  const cms = await startWordpress({
    posts,
    categories: [{ id: 1, slug: "visas", name: "Visas" }],
    users: [{ id: 1, name: "A. Writer" }],
  });
  process.on("message", (message) => {
    if (message === "change")
      for (const post of posts.slice(100, 105))
        Object.assign(post, { title: `${post.title}, again`, modified: "2026-01-01T00:00:00" });
    const content = cms.requests.filter((url) => url.includes("_embed")).length;
    const lists = cms.requests.filter((url) => url.includes("orderby=id")).length;
    process.send({ content, lists, others: cms.requests.length - content - lists });
    cms.requests.length = 0;
  });
  process.send({ base: cms.base });
}

async function main() {
  const root = mkdtempSync(join(tmpdir(), "sitegen-pull-"));
  const server = fork(import.meta.filename, [String(COUNT)]);
  const answer = () => new Promise((done) => server.once("message", done));
  const tell = (message) => {
    const answered = answer();
    server.send(message);
    return answered;
  };
  try {
    const { base } = await answer();
    writeProject(root, base);
    const rows = [];
    for (const [name, args, before] of [
      ["full", []],
      ["nothing changed", []],
      ["5 changed", [], "change"],
      ["all read anew", ["--full"]],
    ]) {
      if (before) await tell(before);
      const { seconds, cpuSeconds, peakMb } = await measure(process.execPath, [
        CLI,
        "pull",
        "--root",
        root,
        "--quiet",
        ...args,
      ]);
      rows.push({
        pull: name,
        seconds: seconds.toFixed(2),
        "processor s": cpuSeconds.toFixed(2),
        "peak MB": Math.round(peakMb),
        ...(await tell("count")),
      });
    }
    console.log(`${COUNT} posts, Node ${process.version}`);
    console.table(rows);
  } finally {
    server.kill();
    rmSync(root, { recursive: true, force: true });
  }
}

function writeProject(root, base) {
  const copy =
    "---\ntitle: A page\ndescription: What this page is about, in one sentence that is long enough.\nsummary: A page.\n---\n\nText.\n";
  for (const folder of ["content/shared/news"]) mkdirSync(join(root, "countries", folder), { recursive: true });
  const write = (file, text) => writeFileSync(join(root, "countries", file), text);
  write("content/shared/home.md", copy);
  write("content/shared/news/index.md", copy);
  write(
    "network.yaml",
    "brand: { name: Example, description: An example. }\nhost: { allowed: www.example.com }\ngroups:\n  news: { label: News, collection: { categories: { visas: Visas } } }\n",
  );
  write(
    "atlantis.yaml",
    `name: Atlantis\nlanguages: [en]\ngroups: { news: {} }\npull: { from: "${base}", posts: { group: news } }\n`,
  );
}
