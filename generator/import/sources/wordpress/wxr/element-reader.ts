import { nameIn, type Scope, scopeWithin, usualScope } from './namespaces.ts';

/** An element of the file with everything in it. */
export interface XmlElement {
  /** With the usual prefix of its namespace: `wp:post_id`, `title`. */
  name: string;
  attributes: Record<string, string>;
  /** Its own text. Spaces around CDATA sections do not count. */
  text: string;
  children: XmlElement[];
  /** From 1. */
  line: number;
  /** Whether texts in it were dropped, because all together are longer than an honest item. */
  isTooLarge: boolean;
}

/** Longest text of one child of the channel, in characters: as much as a whole site may have. */
const maxCharacters = 16 * 1024 * 1024;
/** What each element counts, so that millions of empty ones are too many. */
const elementCost = 512;
/** Texts up to this length are read after the limit too: number, type and state come after the content. */
const shortText = 1024;
const shortElements = 256;

export const maxDepth = 64;
export const maxAttributes = 64;

interface OpenElement extends XmlElement {
  scope: Scope;
  parts: string[];
  length: number;
  hasCdata: boolean;
}

/** What a file contains that no honest export has. */
export class HostileXml extends Error {}

/** Puts together the children of `<channel>` from what the parser reports, one at a time. */
export class ElementReader {
  /** Children that are complete. Whoever takes them empties it. */
  ready: XmlElement[] = [];
  hasChannel = false;
  private readonly stack: OpenElement[] = [];
  private budget = maxCharacters;
  private spareElements = shortElements;

  open(written: string, attributes: Record<string, string>, line: number): void {
    const parent = this.stack.at(-1);
    const scope = scopeWithin(parent?.scope ?? usualScope, attributes, parent === undefined);
    const name = nameIn(scope, written);
    if (this.stack.length >= maxDepth) throw new HostileXml(`depth ${maxDepth}`);
    if (this.stack.length === 1 && name === 'channel') this.hasChannel = true;
    if (this.isInChannel) this.spend(elementCost);
    const empty = { text: '', children: [], parts: [], length: 0, hasCdata: false, isTooLarge: false };
    this.stack.push({ ...empty, name, attributes, line, scope });
  }

  text(value: string, isCdata: boolean): void {
    const element = this.stack.at(-1);
    if (!element || !this.isInChannel) return;
    if (isCdata) element.hasCdata = true;
    element.length += value.length;
    this.spend(value.length);
    if (this.budget < 0 && element.length > shortText) {
      element.parts = [];
      element.isTooLarge = true;
      return;
    }
    element.parts.push(isCdata || value.trim() !== '' || !element.hasCdata ? value : '');
  }

  close(): void {
    const element = this.stack.pop();
    const parent = this.stack.at(-1);
    if (!element || !parent) return;
    const { name, attributes, children, line } = element;
    const text = element.parts.join('').toWellFormed();
    const isTooLarge = element.isTooLarge || children.some((child) => child.isTooLarge);
    const read = { name, attributes, text, children, line, isTooLarge };
    if (this.stack.length === 2 && parent.name === 'channel') this.finish(read);
    else if (this.stack.length > 2) this.add(parent, read);
  }

  private get isInChannel(): boolean {
    return this.stack.length >= 2;
  }

  /** Beyond the limit only short texts of the item itself are kept. */
  private add(parent: OpenElement, child: XmlElement): void {
    const isSpare = this.stack.length === 3 && child.children.length === 0 && child.text.trim() !== '';
    if (this.budget >= 0 || (isSpare && this.spareElements-- > 0)) parent.children.push(child);
    else parent.isTooLarge = true;
  }

  private finish(element: XmlElement): void {
    this.ready.push(element);
    this.budget = maxCharacters;
    this.spareElements = shortElements;
  }

  private spend(characters: number): void {
    this.budget -= characters;
  }
}
