import type { DefaultTreeAdapterTypes } from 'parse5';
import type { Item } from '../tally.ts';
import { attribute, isButton, isElement, isHidden } from './elements.ts';
import { noscriptRole } from './media-elements.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const namesOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements that begin a line and end it. */
const lines = namesOf(
  'p div ul ol li menu dir dl dt dd table caption thead tbody tfoot tr td th h1 h2 h3 h4 h5 h6 blockquote pre hr section article main header footer nav aside figure figcaption details summary center address form fieldset legend hgroup search dialog optgroup option',
);

/** Elements without text of a page. */
const scripts = namesOf('script style template link meta base param source noembed head datalist');

/** Elements within a line that stand apart in it. */
const apart = namesOf('img q rt rp textarea select button input svg canvas area');

/** What browsers do not show, or only to fill in. */
const unseen = namesOf('noscript svg canvas form input select textarea button');

const isUnseen = (element: Element, shown: ReadonlySet<string>): boolean => {
  if (element.tagName === 'noscript' && noscriptRole(element, shown) === 'content') return isHidden(element);
  return unseen.has(element.tagName) || isHidden(element);
};

/** Text that is written line by line. */
class Lines {
  text = '';
  /** A line ended: what follows begins one. */
  #isEnded = false;
  /** Something that is not code stands here: the words before and after it are two. */
  #isDivided = false;

  write(text: string): void {
    if (text === '') return;
    if (this.#isDivided && /\S$/.test(this.text) && /^\S/.test(text)) this.text += ' ';
    this.#isDivided = false;
    if (this.#isEnded && !text.startsWith('\n')) this.begin();
    this.#isEnded = false;
    this.text += text;
  }

  begin(): void {
    this.#isEnded = false;
    if (this.text !== '' && !this.text.endsWith('\n')) this.text += '\n';
  }

  divide(): void {
    this.#isDivided = true;
  }

  end(): void {
    this.#isEnded = this.text !== '' && !this.text.endsWith('\n');
  }
}

/** Text of a formula: that of its signs, apart. */
function formulaText(node: Node): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(formulaText).join(' ') : '';
}

/** Text of code as browsers lay it out. @param isLeftOut elements that are no part of it */
function codeText(code: Node, isLeftOut: (element: Element) => boolean): string {
  const written = new Lines();
  const open: (Node | 'end' | 'space')[] = 'childNodes' in code ? code.childNodes.toReversed() : [];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node === 'end') written.end();
    else if (node === 'space') written.write(' ');
    else if (node.nodeName === '#text' && 'value' in node) written.write(node.value);
    else if (isElement(node) && isLeftOut(node)) {
      if (apart.has(node.tagName) || lines.has(node.tagName)) written.divide();
    } else if (isElement(node) && !scripts.has(node.tagName)) {
      if (node.tagName === 'math') {
        written.write(` ${formulaText(node).replaceAll(/\s+/g, ' ').trim()} `);
        continue;
      }
      if (node.tagName === 'br') written.write('\n');
      else if (apart.has(node.tagName) || isButton(node)) {
        written.write(` ${attribute(node, 'alt') ?? ''} `);
        if (node.childNodes.length > 0) open.push('space');
      }
      if (lines.has(node.tagName)) {
        written.begin();
        open.push('end');
      }
      open.push(...node.childNodes.toReversed());
    }
  }
  return written.text;
}

/**
 * Code as an item. `plain` is its text without what browsers do not show.
 * @param shown addresses of pictures and frames that browsers with scripts show
 */
export function codeItem(code: Node, shown: ReadonlySet<string> = new Set()): Item {
  const [text, plain] = [codeText(code, () => false), codeText(code, (element) => isUnseen(element, shown))];
  return plain === text ? { text } : { text, plain };
}
