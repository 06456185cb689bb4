/** Example of a document. */
export interface CodeBlock {
  language: string;
  /** Path of the file that it is, e.g. `/etc/caddy/Caddyfile`; absent for commands. */
  file: string | undefined;
  /** Heading above it. */
  heading: string;
  text: string;
}

/** Code blocks of a Markdown text, in order. */
export function codeBlocksOf(markdown: string): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  let heading = '';
  let open: CodeBlock | undefined;
  for (const line of markdown.split('\n')) {
    const [, marks, language = '', file] = /^(```)(\w*)(?: (\S+))?$/.exec(line) ?? [];
    if (open && line === '```') {
      blocks.push(open);
      open = undefined;
    } else if (open) open.text += `${line}\n`;
    else if (marks) open = { language, file, heading, text: '' };
    else heading = /^#+ (.+)$/.exec(line)?.[1] ?? heading;
  }
  return blocks;
}
