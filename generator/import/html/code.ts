import type { BlockNode } from '../model/content.ts';
import {
  attributeOf,
  childElements,
  classesOf,
  elementsWithin,
  firstAttribute,
  type HtmlElement,
  type HtmlNode,
  hasClass,
  isElement,
  isText,
} from './dom.ts';
import { blockElements } from './element-names.ts';
import type { BlockReader, HtmlReader, ReadState } from './html-reader.ts';
import { meaningOf } from './inline.ts';
import { attributeWords, isBox, plainTextOf, separates } from './plain-text.ts';

/** Collects code line by line. */
class CodeText {
  readonly #parts: string[] = [];
  #isAtStart = true;
  /** Whether a block ended, so that text after it is on a new line. */
  #isEnded = false;
  /** Whether what is left out here divides words. */
  #isDivided = false;

  add(text: string): void {
    if (text === '') return;
    if (this.#isDivided && /\S$/.test(this.#parts.at(-1) ?? '') && /^\S/.test(text)) this.#parts.push(' ');
    this.#isDivided = false;
    if (this.#isEnded && !text.startsWith('\n')) this.line();
    this.#parts.push(text);
    this.#isEnded = false;
    this.#isAtStart = text.endsWith('\n');
  }

  /** Begins a line, if it is not at the start of one. */
  line(): void {
    this.#isEnded = false;
    if (!this.#isAtStart) this.add('\n');
  }

  divide(): void {
    this.#isDivided = true;
  }

  end(): void {
    this.#isEnded = !this.#isAtStart;
  }

  get text(): string {
    return this.#parts.join('').replaceAll(/\r\n?/g, '\n').replace(/\n$/, '');
  }
}

/** Text of code as browsers show it: blocks, as some pages have around each line, begin lines. */
function codeText(pre: HtmlElement, reader: HtmlReader): string {
  const code = new CodeText();
  const stack: (HtmlNode | 'end' | 'space')[] = pre.childNodes.toReversed();
  for (let node = stack.pop(); node !== undefined; node = stack.pop()) {
    if (node === 'end') code.end();
    else if (node === 'space') code.add(' ');
    else if (isText(node)) code.add(node.value);
    else if (isElement(node) && reader.isOmitted(node)) {
      if (separates(node)) code.divide();
    } else if (isElement(node)) {
      if (node.tagName === 'math') {
        code.add(` ${plainTextOf([node])} `);
        continue;
      }
      const meaning = meaningOf(node);
      if (meaning !== undefined) reader.context.losses.omissions.push({ reason: 'hidden', name: node.tagName, text: meaning });
      const isBlock = blockElements.has(node.tagName);
      if (isBlock) {
        code.line();
        stack.push('end');
      } else if (node.tagName === 'br') code.add('\n');
      else if (separates(node) || isBox(node)) {
        code.add(` ${attributeWords(node).join(' ')} `);
        if (node.childNodes.length > 0) stack.push('space');
      }
      for (let index = node.childNodes.length - 1; index >= 0; index--) stack.push(node.childNodes[index] as HtmlNode);
    }
  }
  return code.text;
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
  for (let step = 0; step < 6 && parent && isElement(parent); step++) {
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
