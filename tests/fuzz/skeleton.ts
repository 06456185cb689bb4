import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { working } from '../../generator/cli/commands/test-tags.ts';

type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** Names of files that say by a hash what they hold, such as the picture of a title. */
const withoutHashes = (value: string) => value.replaceAll(/\.[a-z0-9]{6,12}(?=\.\w+)/g, '.#');

function shapeOfData(text: string): string {
  const shape = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shape);
    if (value === null || typeof value !== 'object') return typeof value;
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, shape(child)]));
  };
  return JSON.stringify(shape(JSON.parse(text)));
}

const isolating = /^(?:bd[io]|i)$/;

function visit(node: ParentNode, depth: number, lines: string[]): void {
  for (const child of node.childNodes) {
    if (child.nodeName === '#comment') lines.push(`${depth} comment`);
    if (!('tagName' in child)) continue;
    // Which runs of a text are isolated or spoken as English follows from its characters.
    const ofCharacters = ({ name, value }: { name: string; value: string }) =>
      (name === 'dir' && value === 'ltr') || (name === 'lang' && value === 'en');
    if (isolating.test(child.tagName) && child.attrs.every(ofCharacters)) {
      visit(child, depth, lines);
      continue;
    }
    const attributes = child.attrs
      .filter((one) => one.name !== 'lang' || child.tagName !== 'code')
      .map(({ name, value }) => (working.test(name) ? `${name}="${withoutHashes(value)}"` : name));
    lines.push(`${depth} <${child.tagName} ${attributes.join(' ')}>`);
    const isScript = child.tagName === 'script' || child.tagName === 'style';
    const text = child.childNodes.map((one) => ('value' in one ? one.value : '')).join('');
    const isData = child.attrs.some(({ value }) => value === 'application/ld+json');
    if (isScript) lines.push(isData ? shapeOfData(text) : text);
    else visit('content' in child ? child.content : child, depth + 1, lines);
  }
}

/** The elements of a page and their attributes, in the order of the document as browsers read it, without its texts. */
export function skeletonOf(html: string): string[] {
  const lines: string[] = [];
  visit(parse(html), 0, lines);
  return lines;
}
