import type { SearchEntry } from '../index-format.ts';
import { countedPages, resultItem } from './results.ts';
import { type Found, questionTerms, SearchIndex } from './search-index.ts';

/** Results that are shown at first, and at each further step. */
const shownAtOnce = 8;

/** How long a visitor has to stop typing before anything is fetched, and to wait before that is told. Milliseconds. */
const pause = 150;
const patience = 400;

/** The elements of a search. */
export interface PanelElements {
  form: HTMLFormElement;
  field: HTMLInputElement;
  /** Says how many there are; screen readers speak it. */
  status: HTMLElement;
  results: HTMLOListElement;
  more: HTMLButtonElement;
  /** Is shown while nothing is asked for. */
  instead?: HTMLElement | undefined;
}

/** Brings a field, and the list below it, to life. What was typed before counts too. */
export class Panel {
  readonly #elements: PanelElements;
  readonly #fetchEntry: () => Promise<SearchEntry>;
  #entry: SearchEntry;
  #index: SearchIndex;
  #question = '';
  #found: Found[] = [];
  #timer: number | undefined;

  constructor(elements: PanelElements, entry: SearchEntry, fetchEntry: () => Promise<SearchEntry>) {
    this.#elements = elements;
    this.#fetchEntry = fetchEntry;
    this.#entry = entry;
    this.#index = new SearchIndex(entry);
    const { form, field, more } = elements;
    field.addEventListener('input', () => {
      clearTimeout(this.#timer);
      this.#timer = window.setTimeout(() => this.ask(), pause);
    });
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      clearTimeout(this.#timer);
      void this.ask().then(() => this.#links()[0]?.focus());
    });
    more.addEventListener('click', () => void this.#showMore(true));
    form.addEventListener('keydown', (event) => this.#move(event));
  }

  #links(): HTMLAnchorElement[] {
    return [...this.#elements.results.querySelectorAll<HTMLAnchorElement>('a[data-result]')];
  }

  /** Arrows go from the field through the results and back. */
  #move(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const { field } = this.#elements;
    const item = (event.target as Element).closest('li')?.querySelector<HTMLElement>('a[data-result]');
    const stops: HTMLElement[] = [field, ...this.#links()];
    const at = stops.indexOf(item ?? field);
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || (event.target !== field && !item)) return;
    event.preventDefault();
    stops[Math.min(stops.length - 1, Math.max(0, at + step))]?.focus();
  }

  /** Looks for what stands in the field. */
  async ask(): Promise<void> {
    const { field, status, results, more, instead } = this.#elements;
    const question = field.value.trim();
    if (question === this.#question) return;
    this.#question = question;
    const isAsked = questionTerms(question).length > 0;
    if (instead) instead.hidden = isAsked;
    const isLate = () => question !== this.#question;
    const waiting = setTimeout(() => {
      if (!isLate()) status.textContent = isAsked ? this.#entry.words.searching : '';
    }, patience);
    try {
      const { found, items } = isAsked ? await this.#find(question) : { found: [], items: [] };
      if (isLate()) return;
      this.#found = found;
      results.replaceChildren(...items);
      // A list of nothing is none.
      results.hidden = items.length === 0;
      results.dataset.question = question;
      more.hidden = found.length <= items.length;
      status.textContent = !isAsked
        ? ''
        : found.length > 0
          ? countedPages(found.length, this.#entry)
          : this.#entry.words.noResults;
    } catch {
      if (isLate()) return;
      this.#question = '';
      status.textContent = this.#entry.words.failed;
    } finally {
      clearTimeout(waiting);
    }
  }

  /** Where parts of the index are gone, the site has been published anew: then by its new index. */
  async #find(question: string): Promise<{ found: Found[]; items: HTMLLIElement[] }> {
    const find = async () => {
      const found = await this.#index.search(question);
      return { found, items: await this.#itemsOf(found.slice(0, shownAtOnce)) };
    };
    try {
      return await find();
    } catch {
      this.#entry = await this.#fetchEntry();
      this.#index = new SearchIndex(this.#entry);
      return find();
    }
  }

  #itemsOf(found: readonly Found[]): Promise<HTMLLIElement[]> {
    return Promise.all(found.map(async ({ page, terms }) => resultItem(await this.#index.textOf(page), terms, this.#entry)));
  }

  async #showMore(isByHand: boolean): Promise<void> {
    const { results, more, status } = this.#elements;
    const from = results.childElementCount;
    try {
      const items = await this.#itemsOf(this.#found.slice(from, from + shownAtOnce));
      results.append(...items);
      more.hidden = this.#found.length <= results.childElementCount;
      if (isByHand) items[0]?.querySelector('a')?.focus();
    } catch {
      status.textContent = this.#entry.words.failed;
    }
  }
}
