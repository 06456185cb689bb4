import type { Counts } from '../../../generator/import/model/losses.ts';
import { pseudoRandom } from '../pseudo-random.ts';

/** Numbers that are known before WordPress has seen anything. */
export interface KnownDocument {
  key: string;
  title: string;
  excerpt: string;
  /** Visible words of the content, without title and excerpt. */
  text: string;
  counts: Omit<Counts, 'words' | 'addresses'>;
  /** What is left out; words too. */
  omitted: Partial<Counts>;
}

/** Part of a post as WordPress stores it, and what is in it. */
export interface ContentPart {
  content: string;
  /** Visible words, in order. */
  text: string;
  counts: Partial<KnownDocument['counts']>;
  omitted?: Partial<Counts>;
}

export interface Choice {
  language: 'ar' | 'en';
  seed: number;
}

const vocabulary = {
  ar: 'القيم العمل الناس المؤسسة البرنامج التدريب الجودة المدينة الطلاب النتائج تقرير خدمة مبادرة التطوع المجتمع'.split(' '),
  en: 'values work people institution programme training quality city students results report service community'.split(' '),
};

/** Writes sentences of known words. */
export class Writer {
  readonly #random: () => number;
  readonly #words: readonly string[];
  #count = 0;

  constructor({ language, seed }: Choice) {
    this.#random = pseudoRandom(seed);
    this.#words = vocabulary[language];
  }

  /** Words; each sentence has a number of its own, so that none is the same as another. */
  words(most = 9): string {
    const count = 2 + Math.floor(this.#random() * most);
    const picked = Array.from({ length: count }, () => this.#words[Math.floor(this.#random() * this.#words.length)]);
    this.#count += 1;
    return `${picked.join(' ')} ${this.#count}`;
  }

  below(count: number): number {
    return Math.floor(this.#random() * count);
  }
}

export type Maker = (writer: Writer) => ContentPart;

export const wrap = (name: string, html: string, attributes?: object) =>
  `<!-- wp:${name}${attributes ? ` ${JSON.stringify(attributes)}` : ''} -->\n${html}\n<!-- /wp:${name} -->`;

export const image = (key: string, alt: string, caption = '') =>
  `<figure class="wp-block-image size-large"><img src="{{media-url:${key}}}" alt="${alt}" class="wp-image-{{media-id:${key}}}"/>${caption && `<figcaption class="wp-element-caption">${caption}</figcaption>`}</figure>`;
