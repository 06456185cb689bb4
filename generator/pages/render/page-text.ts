import type { PageText, TextSection } from '../../../templates/model/page/page-plan.ts';
import { isolatedText } from '../../../templates/runtime/direction/isolates.ts';
import type { Direction } from '../../../templates/runtime/direction/visual-order.ts';
import { decode } from './entities.ts';
import { scanHtml } from './scan-html.ts';

/** Elements without an end. */
export const voidElements = new Set('area br col embed hr img input link meta source track wbr'.split(' '));

/** Elements that stand in the middle of words and part none of them: the marks of sentences. Others have words of their own. */
const inlineElements = new Set('a abbr bdi bdo code em i kbd s strong sub sup wbr'.split(' '));

/** What is there to be used and not to be read, and what other lists lead to. */
const skippedElements = new Set('button dialog iframe nav option script select style svg template textarea video'.split(' '));

const headings = /^h[1-6]$/;
const idOf = / id="([^"]*)"/;
/** An attribute that hides, after any others: what the value of another says hides nothing. */
const hiddenMark = /^<[a-z0-9]+(?: [^\s=>]+(?:="[^"]*"|='[^']*')?)*? (?:aria-hidden="true"|hidden(?:=""|(?=[ >])))/i;

/** Words in another language, for want of the page's own (`isolate-texts.ts`). */
const isForeign = (element: string) => element.startsWith('<bdi lang=');

/** The number of a note, which leads to it. */
const isNoteMark = (element: string) => element.includes('role="doc-noteref"');

/** What an abbreviation means, as paper shows it; numbers in it are isolated again where they are shown. */
function meaningOf(element: string): string {
  const [, title] = /^<abbr [^>]*title="([^"]*)"/.exec(element) ?? [];
  return title === undefined ? '' : ` (${title.replaceAll(/[\u2066-\u2069]/g, '')})`;
}

/** The word alone is looked for first: few elements hide anything. */
const isHidden = (element: string) => element.includes('hidden') && hiddenMark.test(element);

/** A text that is there again, in characters: a lead, or a sentence of one. Shorter ones, such as numbers in a table, say more. */
const leastRepeated = 40;

interface PageTextSection {
  anchor: string;
  heading: string;
  /** Texts, each of an element of its own. */
  texts: string[];
}

interface OpenElement {
  tag: string;
  /** The place that a link can lead to, for what follows in this element. */
  anchor: string;
  /** The heading of what follows in this element. */
  heading: string;
  /** Words that visitors are shown after those of the element. */
  after?: string;
}

/** Puts the words of a body together by their places. */
class Reader {
  readonly sections: PageTextSection[] = [];
  readonly title: string[] = [];
  readonly #open: OpenElement[] = [{ tag: '', anchor: '', heading: '' }];
  /** The tag of what is left out, and how many of them are open within. */
  #skipped: { tag: string; depth: number } | undefined;
  /** The words of the heading that is being read. */
  #headingWords: string | undefined;
  #isApart = true;
  /** Words of code are parted by what stands between them alone, not by their colours. */
  #isCode = false;
  #hasEnded = false;

  get #place(): OpenElement {
    return this.#open.at(-1) as OpenElement;
  }

  #addWords(words: string): void {
    const { anchor, heading } = this.#place;
    const last = this.sections.at(-1);
    const section = last && last.anchor === anchor && last.heading === heading ? last : { anchor, heading, texts: [] };
    if (section !== last) this.sections.push(section);
    if (this.#isApart) section.texts.push(words);
    else section.texts.push((section.texts.pop() ?? '') + words);
  }

  text(html: string): void {
    if (this.#skipped) return;
    this.#hasEnded = false;
    const words = decode(html);
    if (this.#headingWords !== undefined) this.#headingWords += this.#isApart ? ` ${words}` : words;
    else if (words.trim() !== '') this.#addWords(words);
    else if (this.sections.length > 0) this.#isApart = true;
    if (words.trim() !== '') this.#isApart = false;
  }

  /** @param element the tag with its attributes. */
  start(tag: string, element: string): void {
    if (this.#skipped) {
      if (tag === this.#skipped.tag) this.#skipped.depth++;
      return;
    }
    // Nothing but styles is between a link and the next one.
    if (!this.#isCode && (this.#hasEnded || !inlineElements.has(tag))) this.#isApart = true;
    if (tag === 'pre') this.#isCode = true;
    if (voidElements.has(tag)) return;
    if (skippedElements.has(tag) || isHidden(element) || isForeign(element) || isNoteMark(element)) {
      this.#skipped = { tag, depth: 1 };
      return;
    }
    const id = decode(idOf.exec(element)?.[1] ?? '');
    // Ids that templates give hold an underscore, which those of the content cannot have.
    const isTarget = id !== '' && !id.includes('_');
    if (headings.test(tag)) {
      if (isTarget) this.#place.anchor = id;
      this.#headingWords = '';
    }
    const { anchor, heading } = this.#place;
    const after = tag === 'abbr' ? meaningOf(element) : '';
    this.#open.push(isTarget ? { tag, anchor: id, heading: this.#headingBefore(), after } : { tag, anchor, heading, after });
  }

  /** The heading after which nothing was read yet: it is that of the place which begins. */
  #headingBefore(): string {
    const last = this.sections.at(-1);
    return last?.texts.length === 0 ? last.heading : '';
  }

  end(tag: string): void {
    if (this.#skipped) {
      if (tag === this.#skipped.tag && --this.#skipped.depth === 0) this.#skipped = undefined;
      return;
    }
    const { after = '' } = this.#place;
    if (after !== '') this.text(after);
    this.#hasEnded = true;
    if (tag === 'pre') this.#isCode = false;
    if (!this.#isCode && !inlineElements.has(tag)) this.#isApart = true;
    if (this.#open.length > 1) this.#open.pop();
    if (headings.test(tag) && this.#headingWords !== undefined) this.#endHeading(tag);
  }

  #endHeading(tag: string): void {
    const words = (this.#headingWords ?? '').replaceAll(/\s+/g, ' ').trim();
    this.#headingWords = undefined;
    if (tag === 'h1') this.title.push(words);
    else this.#setHeading(words);
  }

  /** The heading of an element is that of what surrounds it too, as far as that is the same place. */
  #setHeading(words: string): void {
    const { anchor } = this.#place;
    for (const open of this.#open.toReversed()) {
      if (open.anchor !== anchor) break;
      open.heading = words;
    }
    this.sections.push({ anchor, heading: words, texts: [] });
  }
}

/** Texts in their order, without what was said before on the page: an article often begins with the words of its lead. */
function joined(texts: string[], known: string[], direction: Direction): string {
  const fresh = texts.map((text) => {
    const tidy = text.replaceAll(/\s+/g, ' ').trim();
    const repeated = known.find((one) => tidy.startsWith(one) && !/^\p{L}/u.test(tidy.slice(one.length)));
    if (repeated === undefined && tidy.length >= leastRepeated) known.push(tidy);
    return tidy.slice(repeated?.length ?? 0).trim();
  });
  // A number is one thing in a result of the search as it is on the page.
  return fresh.flatMap((text) => (text === '' ? [] : isolatedText(text, direction))).join(' ');
}

/**
 * What visitors read of a rendered page, by its places: the main part without its navigation. Nothing knows of any kind of
 * block: what a page shows is what it is found by. Numbers are isolated by characters, as they are by elements on the page. Pure.
 */
export function pageText(body: string, direction: Direction = 'rtl'): PageText {
  const reader = new Reader();
  const main = body.indexOf('<main');
  const last = body.lastIndexOf('</main>');
  if (main === -1) return { title: '', sections: [] };
  const visitor = {
    text: (from: number, to: number) => reader.text(body.slice(from, to)),
    tag: (from: number, to: number) => {
      const element = body.slice(from, to);
      const tag = /^<\/?([a-z0-9]+)/i.exec(element)?.[1]?.toLowerCase() ?? '';
      if (element[1] === '/') reader.end(tag);
      else reader.start(tag, element);
    },
  };
  scanHtml(body, visitor, [body.indexOf('>', main) + 1, last]);
  const known: string[] = [];
  const sections = reader.sections.map(({ texts, ...place }) => ({
    ...place,
    heading: isolatedText(place.heading, direction),
    text: joined(texts, known, direction),
  }));
  const isEmpty = ({ heading, text }: TextSection, index: number) =>
    text === '' && (heading === '' || sections[index + 1]?.heading === heading);
  return { title: reader.title.join(' '), sections: sections.filter((section, index) => !isEmpty(section, index)) };
}
