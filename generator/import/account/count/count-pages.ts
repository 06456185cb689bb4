import { readFile } from 'node:fs/promises';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { emptyTally, type SourceCount, sourceCount } from '../tally.ts';
import { wordsOf } from '../words.ts';
import { comparableAddresses } from './addresses.ts';
import { attribute, isElement } from './elements.ts';
import type { SourcePart } from './list-source.ts';
import { readText } from './read-text.ts';
import { tallyNode } from './tally-html.ts';

type Node = DefaultTreeAdapterTypes.Node;

const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : []);

const textOf = (node: Node): string => ('value' in node ? node.value : childrenOf(node).map(textOf).join(''));

/** Title and description in the head of a page. */
function headOf(node: Node): { title: string; description: string } {
  const head = { title: '', description: '' };
  for (const child of childrenOf(node)) {
    if (!isElement(child)) continue;
    if (child.tagName === 'title' && head.title === '') head.title = textOf(child);
    else if (child.tagName === 'meta' && attribute(child, 'name')?.toLowerCase() === 'description') {
      head.description ||= attribute(child, 'content') ?? '';
    } else if (child.tagName === 'html' || child.tagName === 'head') {
      const inner = headOf(child);
      head.title ||= inner.title;
      head.description ||= inner.description;
    }
  }
  return head;
}

function countPage(html: string, file: string, address: string): SourceCount {
  const document = parse(html, { scriptingEnabled: false });
  const { title, description } = headOf(document);
  const tally = { ...emptyTally(), ...tallyNode(document) };
  tally.head = [...wordsOf(title), ...wordsOf(description)];
  return sourceCount({ id: file, title: title.trim(), tally, place: { file }, addresses: comparableAddresses([`/${address}`]) });
}

/** Parts of a page that a browser saved in a folder beside it: frames of other sites. */
const isPartOfPage = ({ file }: SourcePart): boolean => /(?:_files|\.files|_ملفات)\//i.test(file);

/** Folder of a whole host, as mirrors have it, with a slash at its end; empty if there are others. */
function hostFolderOf(parts: readonly SourcePart[]): string {
  const [first = ''] = /^(?:[\w-]+\.)+[a-z]{2,24}\//i.exec(parts[0]?.file ?? '') ?? [];
  return parts.every(({ file }) => file.startsWith(first)) ? first : '';
}

/** Counts saved pages: the whole body with header and footer, title and description. */
export async function* countPages(parts: readonly SourcePart[]): AsyncGenerator<SourceCount> {
  const pages = parts.filter((part) => !isPartOfPage(part));
  const host = hostFolderOf(pages);
  for (const { path, file } of pages) yield countPage(readText(await readFile(path)), file, file.slice(host.length));
}
