import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { emptyTally, type Item, type Tally } from '../tally.ts';
import { codeItem } from './code-text.ts';
import { attribute, childrenOf, isButton, isElement, isHidden, nodesBelow } from './elements.ts';
import { gapOf, isHtml } from './gaps.ts';
import { addressOf, noscriptRole, pictureAddress, shownAddresses } from './media-elements.ts';
import { altSign, firstParagraph, itemOf, meaningSign, paragraphEnd, textKey, wordsOfParts } from './text-key.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Elements without visible text. */
const silent = new Set('script style template head link meta math datalist object noembed noframes'.split(' '));

const frames = new Set(['iframe', 'video', 'audio', 'embed', 'object']);

/** What differs between sources and built pages. */
export interface TallyOptions {
  /** Takes an element over: its subtree is not counted. */
  skip?: (element: Element) => boolean;
  /** Whether the words of an element within a line stand apart. */
  isApart?: (element: Element) => boolean;
  /** Embed that an element is, in place of its subtree. */
  embed?: (element: Element) => Item | undefined;
}

/** Text that is being read: of the document, and of each element that is an item and contains it. */
interface Reading {
  tally: Tally;
  options: TallyOptions;
  buffers: string[][];
  /** Hidden text: it is no part of the words and items around it. */
  hidden: string[][];
  /** Addresses of pictures and frames that browsers with scripts show. */
  shown: ReadonlySet<string>;
  /** Whether it is in code, where formulas are their signs. */
  isCode?: boolean;
  /** Elements around. */
  depth: number;
}

/** Below this depth, elements are text only: browsers stop at 512. */
const maxDepth = 500;

const write = (reading: Reading, text: string) => {
  for (const buffer of reading.buffers) buffer.push(text);
};

const pictureFile = /\.(?:avif|bmp|gif|jpe?g|png|svg|webp)(?:[?#].*)?$/i;

const contains = (node: Node, name: string): boolean => {
  for (const inner of nodesBelow(node)) if (isElement(inner) && inner.tagName === name) return true;
  return false;
};

/** Reference of a note, or the link back from it: marks that are made again. */
function isNoteMark(element: Element): boolean {
  const role = attribute(element, 'role');
  if (role === 'doc-noteref' || role === 'doc-backlink') return true;
  return /\bfootnote-(?:ref|backref)\b/.test(attribute(element, 'class') ?? '');
}

function countPicture(element: Element, reading: Reading): void {
  const alt = attribute(element, 'alt') ?? '';
  reading.tally.pictures.push({ text: textKey([alt]), address: pictureAddress(element) });
  write(reading, altSign(alt));
}

/** Part of a picture that leads somewhere: its alt text is its name. */
function countArea(element: Element, reading: Reading): void {
  const [alt, address] = [attribute(element, 'alt') ?? '', attribute(element, 'href')?.trim() ?? ''];
  if (address !== '' && /[\p{L}\p{N}]/u.test(alt)) reading.tally.links.push({ text: textKey([alt]), address });
  write(reading, ` ${alt} `);
}

function countFrame(element: Element, reading: Reading): void {
  const title = attribute(element, 'title') ?? attribute(element, 'aria-label') ?? '';
  const address = addressOf(element) ?? '';
  reading.tally.embeds.push({ text: textKey([title]), address });
  write(reading, ` ${title} `);
  // Shown only where the frame cannot be.
  const inner: string[] = [' '];
  const isShown = element.tagName === 'object' && address === '';
  readChildren(element, isShown ? reading : { ...reading, buffers: [inner] });
  reading.hidden.push(inner);
}

/** Reads children into the text and into a text of their own. */
function within(element: Element, reading: Reading): string[] {
  const buffer: string[] = [];
  readChildren(element, { ...reading, buffers: [...reading.buffers, buffer] });
  return buffer;
}

function countLink(element: Element, reading: Reading): void {
  const href = attribute(element, 'href')?.trim() ?? '';
  const words = within(element, reading);
  const text = textKey(words);
  // The text of a link may be its address, which has no words.
  const isNamed = /[\p{L}\p{N}]/u.test(words.join(''));
  const hasPicture = contains(element, 'img');
  const enlarges = hasPicture && pictureFile.test(href);
  if (href !== '' && !enlarges && (isNamed || hasPicture)) reading.tally.links.push({ text, address: href });
}

const isList = (element: Element) => /^(?:[uo]l|menu)$/.test(element.tagName);

/** Pictures of a gallery are list items in some versions of WordPress; they are counted as pictures. */
const isGalleryItem = (element: Element) =>
  /\bblocks-gallery-item\b/.test(attribute(element, 'class') ?? '') ||
  (childrenOf(element).filter(isElement).length === 1 && contains(element, 'figure') && contains(element, 'img'));

/** Text of a list item is its first paragraph: the new site may show tables or other lists in it below the list. */
function countListItem(element: Element, reading: Reading): void {
  const buffer: string[] = [];
  const own = { ...reading, buffers: [...reading.buffers, buffer] };
  const item: Item = { text: '' };
  reading.tally.listItems.push(item);
  for (const child of childrenOf(element)) {
    const isInnerList = isElement(child) && isList(child);
    if (isInnerList) buffer.push(` ${paragraphEnd} `);
    readNode(child, isInnerList ? reading : own);
  }
  const first = itemOf(firstParagraph(buffer));
  const { text: whole, plain: wholePlain } = itemOf(buffer.join(''));
  Object.assign(item, first, whole !== first.text && { whole, ...(wholePlain !== undefined && { wholePlain }) });
}

const textContent = (node: Node, depth = 0): string => {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (isElement(node) && node.tagName === 'br') return '\n';
  if (isElement(node) && silent.has(node.tagName)) return '';
  let text = '';
  if (depth > maxDepth) {
    for (const inner of nodesBelow(node)) if ('value' in inner && inner.nodeName === '#text') text += inner.value;
    return text;
  }
  for (const child of childrenOf(node)) {
    text += textContent(child, depth + 1);
  }
  return text;
};

function countCode(element: Element, reading: Reading): void {
  reading.tally.codeBlocks.push(codeItem(element, reading.shown));
  write(reading, ' ');
  // Items within code are a part of its text.
  readChildren(element, { ...reading, tally: emptyTally(), isCode: true });
  write(reading, ' ');
}

const isVerse = (element: Element) => /\bwp-block-verse\b/.test(attribute(element, 'class') ?? '');

/** Counts elements that are items. @returns whether it read the element */
function countItem(element: Element, reading: Reading): boolean {
  const { tagName } = element;
  if (!isHtml(element)) return false;
  if (tagName === 'img') countPicture(element, reading);
  else if (tagName === 'area') countArea(element, reading);
  else if (frames.has(tagName)) countFrame(element, reading);
  else if (tagName === 'a') countLink(element, reading);
  else if (/^h[1-6]$/.test(tagName)) reading.tally.headings.push(itemOf(within(element, reading).join('')));
  else if (tagName === 'li' && !isGalleryItem(element)) countListItem(element, reading);
  else if (tagName === 'td' || tagName === 'th') reading.tally.tableCells.push(itemOf(within(element, reading).join('')));
  else if (tagName === 'pre' && !isVerse(element)) countCode(element, reading);
  else return false;
  return true;
}

/** Whether a formula of MathML names its TeX. */
function hasTex(formula: Element): boolean {
  for (const inner of nodesBelow(formula)) {
    if (!isElement(inner) || inner.tagName !== 'annotation') continue;
    const text = childrenOf(inner).map((child) => ('value' in child ? child.value : ''));
    if (/\btex$|x-tex$/i.test(attribute(inner, 'encoding') ?? '') && text.join('').trim() !== '') return true;
  }
  return false;
}

/** MathML without TeX, or in code: its signs are text in the new site. */
function isShownFormula(element: Element, { isCode = false }: Reading): boolean {
  if (element.tagName !== 'math' || isCode) return element.tagName === 'math';
  return !attribute(element, 'alttext') && !hasTex(element);
}

function readElement(element: Element, reading: Reading): void {
  const { skip, isApart } = reading.options;
  const { tagName } = element;
  const role = tagName === 'noscript' ? noscriptRole(element, reading.shown) : undefined;
  const gap = gapOf(element);
  const isSeparate = gap !== 'none' || isButton(element) || isApart?.(element) === true;
  if (
    (silent.has(tagName) && !frames.has(tagName) && !isShownFormula(element, reading)) ||
    skip?.(element) ||
    role === 'copy' ||
    isNoteMark(element)
  ) {
    // An icon or formula between two words divides them.
    if (tagName === 'svg' || tagName === 'math') write(reading, ' ');
    return;
  }
  const separator = gap === 'paragraph' ? ` ${paragraphEnd} ` : ' ';
  if (isSeparate) write(reading, separator);
  if (isHidden(element) || role === 'notice') reading.hidden.push(hiddenText(element, reading));
  else readShown(element, reading);
  if (isSeparate) write(reading, separator);
}

function hiddenText(element: Element, reading: Reading): string[] {
  const buffer = [' '];
  readShown(element, { ...reading, buffers: [buffer] });
  return buffer;
}

function readShown(element: Element, reading: Reading): void {
  const { tagName } = element;
  const found = reading.options.embed?.(element);
  if (found) {
    reading.tally.embeds.push({ ...found, text: textKey([found.text]) });
    write(reading, ` ${found.text} `);
  } else if (tagName === 'svg') readDrawing(element, reading);
  else if (!countItem(element, reading)) readChildren(element, reading);
  const meaning = tagName === 'abbr' && isHtml(element) ? attribute(element, 'title') : undefined;
  if (meaning) write(reading, meaningSign(meaning));
}

/** Visible text of a drawing. */
function readDrawing(node: Node, reading: Reading): void {
  for (const child of childrenOf(node)) {
    if (isElement(child) && child.tagName === 'text') write(reading, ` ${textContent(child)} `);
    else readDrawing(child, reading);
  }
}

function readNode(node: Node, reading: Reading): void {
  if (node.nodeName === '#text' && 'value' in node) write(reading, node.value);
  else if (isElement(node)) readElement(node, reading);
}

/** All words of a node that is too deep for a call of each element. */
function writeDeep(node: Node, reading: Reading): void {
  const open: Node[] = [node];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.nodeName === '#text' && 'value' in next) write(reading, next.value);
    else if (!isElement(next) || silent.has(next.tagName)) continue;
    else {
      if (gapOf(next) !== 'none') write(reading, ' ');
      open.push(...childrenOf(next).toReversed());
    }
  }
}

/** What browsers show above the rest of an element: the caption of a table and the summary of details. */
function partAbove(node: Node): Node | undefined {
  const name = node.nodeName === 'table' ? 'caption' : node.nodeName === 'details' ? 'summary' : undefined;
  return name === undefined ? undefined : childrenOf(node).find(({ nodeName }) => nodeName === name);
}

/** Children of a table in the order in which browsers show them: its head first, its foot last. */
function inOrder(node: Node): Node[] {
  const rank = ({ nodeName }: Node) => (nodeName === 'thead' ? 0 : nodeName === 'tfoot' ? 2 : 1);
  const children = childrenOf(node);
  return node.nodeName === 'table' ? children.toSorted((one, other) => rank(one) - rank(other)) : children;
}

function readChildren(node: Node, reading: Reading): void {
  const inner = { ...reading, depth: reading.depth + 1 };
  const read = (child: Node) => (inner.depth > maxDepth ? writeDeep(child, inner) : readNode(child, inner));
  const above = partAbove(node);
  if (above !== undefined) read(above);
  for (const child of inOrder(node)) {
    if (child === above) write(reading, ` ${paragraphEnd} `);
    else read(child);
  }
}

/** Counts the content below a node; its words go to `body`. */
export function tallyNode(node: Node, options: TallyOptions = {}): Tally {
  const tally = emptyTally();
  const buffer: string[] = [];
  const hidden: string[][] = [];
  readChildren(node, { tally, options, buffers: [buffer], hidden, shown: shownAddresses(node), depth: 0 });
  tally.body = wordsOfParts([...buffer, ...hidden.flat()]);
  return tally;
}

/** Counts a fragment of HTML. */
export const tallyHtml = (html: string, options: TallyOptions = {}): Tally =>
  tallyNode(parseFragment(html, { scriptingEnabled: false }), options);
