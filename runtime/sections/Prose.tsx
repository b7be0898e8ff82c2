interface Props {
  /** Rendered Markdown. */
  html: string;
  className?: string;
}

/** A page's text. */
export function Prose({ html, className }: Props) {
  return <div className={className ? `prose ${className}` : "prose"} dangerouslySetInnerHTML={{ __html: html }} />;
}
