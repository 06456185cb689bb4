/** A block of the block editor, with its HTML and the blocks in it in their order. */
export interface EditorBlock {
  /** With namespace: `core/paragraph`. */
  name: string;
  attributes: Record<string, unknown>;
  parts: (string | EditorBlock)[];
}

const delimiter = /^\s+(\/?)wp:((?:[a-z][a-z0-9_-]*\/)?[a-z][a-z0-9_-]*)(?:\s+(\{[\s\S]*\}))?\s*(\/?)$/;

/** Blocks nested deeper are read as HTML of the one around them. */
const maxNesting = 60;

export const hasBlocks = (content: string): boolean => /<!--\s+wp:/.test(content);

/** Attributes of a block; none if they are not valid JSON. */
function attributesOf(json: string | undefined): Record<string, unknown> {
  if (json === undefined) return {};
  try {
    return JSON.parse(json) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Puts blocks together. Closing marks without a block are ignored, and blocks that nobody closes end with the content. */
class BlockBuilder {
  readonly root: EditorBlock = { name: '', attributes: {}, parts: [] };
  private readonly open: EditorBlock[] = [this.root];

  text(html: string): void {
    if (html !== '') this.current.parts.push(html);
  }

  begin(name: string, json: string | undefined, isVoid: boolean): void {
    const block = { name: name.includes('/') ? name : `core/${name}`, attributes: attributesOf(json), parts: [] };
    if (this.open.length > maxNesting) return;
    this.current.parts.push(block);
    if (!isVoid) this.open.push(block);
  }

  end(name: string): void {
    const full = name.includes('/') ? name : `core/${name}`;
    const index = this.open.findLastIndex((block) => block.name === full);
    if (index > 0) this.open.length = index;
  }

  private get current(): EditorBlock {
    return this.open.at(-1) ?? this.root;
  }
}

/** Blocks of a post and the HTML between them. */
export function parseBlocks(content: string): (string | EditorBlock)[] {
  const builder = new BlockBuilder();
  let position = 0;
  for (let start = content.indexOf('<!--'); start !== -1; start = content.indexOf('<!--', position)) {
    const end = content.indexOf('-->', start + 4);
    if (end === -1) break;
    const [, closing, name, json, isVoid] = delimiter.exec(content.slice(start + 4, end)) ?? [];
    builder.text(content.slice(position, name === undefined ? end + 3 : start));
    position = end + 3;
    if (name === undefined) continue;
    if (closing) builder.end(name);
    else builder.begin(name, json, isVoid === '/');
  }
  builder.text(content.slice(position));
  return builder.root.parts;
}

/** HTML of a block without the marks of the blocks in it. */
export const htmlOf = (parts: readonly (string | EditorBlock)[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : htmlOf(part.parts))).join('');
