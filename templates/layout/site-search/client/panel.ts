import type { SearchManifest } from '../index-format.ts';
import { countedPages, resultItem } from './results.ts';
import { questionTerms, type SearchHit, SearchIndex } from './search-index.ts';

/** Results shown at first, and added by each further step. */
const shownAtOnce = 8;

/** Typing pause before a query, and delay before a loading message, in milliseconds. */
const pause = 150;
const searchingDelay = 400;

/** Elements of a search panel. */
export interface PanelElements {
  form: HTMLFormElement;
  field: HTMLInputElement;
  /** Number of results; a live region. */
  status: HTMLElement;
  results: HTMLOListElement;
  more: HTMLButtonElement;
  /** Shown while the field is empty. */
  allPages?: HTMLElement | undefined;
}

/** Connects a field with its result list. Applies what was typed before. */
export class Panel {
  readonly #elements: PanelElements;
  readonly #fetchManifest: () => Promise<SearchManifest>;
  #manifest: SearchManifest;
  #index: SearchIndex;
  #question = '';
  #hits: SearchHit[] = [];
  #timer: number | undefined;

  constructor(elements: PanelElements, entry: SearchManifest, fetchEntry: () => Promise<SearchManifest>) {
    this.#elements = elements;
    this.#fetchManifest = fetchEntry;
    this.#manifest = entry;
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

  /** Arrow keys move between the field and the results. */
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

  /** Runs the search for the text in the field. */
  async ask(): Promise<void> {
    const { field, status, results, more, allPages: instead } = this.#elements;
    const question = field.value.trim();
    if (question === this.#question) return;
    this.#question = question;
    const hasTerms = questionTerms(question).length > 0;
    if (instead) instead.hidden = hasTerms;
    const isLate = () => question !== this.#question;
    const waiting = setTimeout(() => {
      if (!isLate()) status.textContent = hasTerms ? this.#manifest.words.searching : '';
    }, searchingDelay);
    try {
      const { found, items } = hasTerms ? await this.#find(question) : { found: [], items: [] };
      if (isLate()) return;
      this.#hits = found;
      results.replaceChildren(...items);
      // An empty list is hidden.
      results.hidden = items.length === 0;
      results.dataset.question = question;
      more.hidden = found.length <= items.length;
      status.textContent = !hasTerms
        ? ''
        : found.length > 0
          ? countedPages(found.length, this.#manifest)
          : this.#manifest.words.noResults;
    } catch {
      if (isLate()) return;
      this.#question = '';
      status.textContent = this.#manifest.words.failed;
    } finally {
      clearTimeout(waiting);
    }
  }

  /** Searches; if parts of the index are missing, the site has been republished: retries with the new index. */
  async #find(question: string): Promise<{ found: SearchHit[]; items: HTMLLIElement[] }> {
    const find = async () => {
      const found = await this.#index.search(question);
      return { found, items: await this.#itemsOf(found.slice(0, shownAtOnce)) };
    };
    try {
      return await find();
    } catch {
      this.#manifest = await this.#fetchManifest();
      this.#index = new SearchIndex(this.#manifest);
      return find();
    }
  }

  #itemsOf(found: readonly SearchHit[]): Promise<HTMLLIElement[]> {
    return Promise.all(found.map(async ({ page, terms }) => resultItem(await this.#index.textOf(page), terms, this.#manifest)));
  }

  async #showMore(isByHand: boolean): Promise<void> {
    const { results, more, status } = this.#elements;
    const from = results.childElementCount;
    try {
      const items = await this.#itemsOf(this.#hits.slice(from, from + shownAtOnce));
      results.append(...items);
      more.hidden = this.#hits.length <= results.childElementCount;
      if (isByHand) items[0]?.querySelector('a')?.focus();
    } catch {
      status.textContent = this.#manifest.words.failed;
    }
  }
}
