import type { BlockNode } from '../model/content.ts';
import {
  attributeOf,
  childElements,
  classesOf,
  elementsWithin,
  firstAttribute,
  type HtmlElement,
  hasClass,
  isElement,
  isText,
  nodesWithin,
} from './dom.ts';
import type { BlockReader, HtmlReader, ReadState } from './html-reader.ts';

/** Elements that some pages have around each line of code. */
const lineElements = new Set(['div', 'p', 'li', 'tr']);

/** Text of code as browsers show it. */
function codeText(pre: HtmlElement, reader: HtmlReader): string {
  const parts: string[] = [];
  const isStarted = () => parts.length > 0 && !parts.at(-1)?.endsWith('\n');
  for (const node of nodesWithin(pre.childNodes, (element) => reader.isOmitted(element))) {
    if (isText(node)) {
      if (node.value !== '') parts.push(node.value);
    } else if (isElement(node) && !reader.isOmitted(node)) {
      if (node.tagName === 'br') parts.push('\n');
      else if (lineElements.has(node.tagName) && isStarted()) parts.push('\n');
      else if (node.tagName === 'img') parts.push(attributeOf(node, 'alt') ?? '');
    }
  }
  return parts.join('').replaceAll(/\r\n?/g, '\n').replace(/\n$/, '');
}

/** Class names that state the language of code: `language-js`, `lang-js`, `highlight-source-js`, `brush: js`. */
function languageOfClasses(element: HtmlElement): string | undefined {
  const classes = attributeOf(element, 'class') ?? '';
  const named = /(?:^|\s)(?:language|lang|highlight-source|brush:?)[-\s]?\s*([\w+#.-]+)/i.exec(classes)?.[1];
  if (named !== undefined) return named;
  // Hexo: `<figure class="highlight js">`. Pandoc: `<div class="sourceCode">` around `<pre class="sourceCode js">`.
  const names = classesOf(element);
  const other = names.find((name) => !/^(?:highlight|sourceCode|hljs|code|notranslate|chroma)$/.test(name));
  return hasClass(element, 'highlight', 'sourceCode', 'hljs') && other && /^[a-z+#]{1,12}$/.test(other) ? other : undefined;
}

const languageIn = (element: HtmlElement): string | undefined =>
  firstAttribute(element, 'data-lang', 'data-language', 'data-enlighter-language') ?? languageOfClasses(element);

function languageOfCode(pre: HtmlElement): string | undefined {
  const around: HtmlElement[] = [];
  let parent = pre.parentNode;
  for (let step = 0; step < 4 && parent && isElement(parent); step++) {
    if (!/^(?:div|figure|td|tr|tbody|table)$/.test(parent.tagName)) break;
    around.push(parent);
    parent = parent.parentNode;
  }
  const inner = childElements(pre).filter(({ tagName }) => tagName === 'code');
  for (const element of [...inner, pre, ...around]) {
    const language = languageIn(element);
    if (language !== undefined && !/^(?:none|plain|plaintext|text|nohighlight|auto|generic)$/i.test(language)) return language;
  }
  return undefined;
}

/** Links and pictures in code are its text only. */
function changeLinks(pre: HtmlElement, reader: HtmlReader): void {
  const inner = [...elementsWithin(pre.childNodes, (element) => reader.isOmitted(element))];
  const count = (name: string) => inner.filter(({ tagName }) => tagName === name).length;
  const links = inner.filter((one) => one.tagName === 'a' && attributeOf(one, 'href') !== undefined).length;
  if (links > 0) reader.changed('link-removed', 'pre', { links: -links });
  const [pictures, listItems, tableCells] = [count('img'), count('li'), count('td') + count('th')];
  const counts = { ...(pictures && { pictures: -pictures }), ...(listItems && { listItems: -listItems }) };
  const all = { ...counts, ...(tableCells && { tableCells: -tableCells }) };
  if (Object.keys(all).length > 0) reader.changed('structure-flattened', 'pre', all);
}

const hasBlocks = (pre: HtmlElement): boolean => {
  for (const { tagName } of elementsWithin(pre.childNodes))
    if (/^(?:h[1-6]|table|figure|blockquote|iframe|video|audio|object|embed|pre|form)$/.test(tagName)) return true;
  return false;
};

/** Poems are text with its line breaks. */
function readVerse(pre: HtmlElement, reader: HtmlReader, state: ReadState): BlockNode[] {
  reader.changed('structure-flattened', 'pre', { codeBlocks: -1 });
  return reader.flow(pre.childNodes, { ...state, keepsLines: true });
}

export const readCode: BlockReader = (pre, reader, state) => {
  if (hasClass(pre, 'wp-block-verse')) return readVerse(pre, reader, state);
  if (hasBlocks(pre)) {
    reader.changed('structure-flattened', 'pre', { codeBlocks: -1 });
    return reader.flow(pre.childNodes, state);
  }
  const text = codeText(pre, reader);
  changeLinks(pre, reader);
  const language = languageOfCode(pre);
  if (text.trim() !== '') return [{ type: 'code', text, ...(language !== undefined && { language }) }];
  reader.omitEmpty(pre, { codeBlocks: 1 });
  return [];
};
