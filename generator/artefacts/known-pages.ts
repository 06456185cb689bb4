import { serialize } from 'node:v8';
import type { PageResources } from '../../templates/page-plan.ts';
import { KeptMap } from '../kept-map.ts';
import { listOf, takeValue } from '../kept-value.ts';
import { hashBytes } from '../output/output-file.ts';
import { createPool } from '../share.ts';
import { store } from '../store.ts';
import { type Crate, withoutMostlyDead } from './crate.ts';
import { foundForm, pageForm } from './kept-forms.ts';
import type { PageFacts } from './workshop.ts';

/** What is known of a page that was made. */
export interface KnownPage {
  /** Names all that it is made of. */
  key: string;
  /** Names the content that its plan is made of; absent where it cannot be told. */
  trace: string | undefined;
  /** Its picture for social networks; absent where it has none. */
  picture: { path: string; key: string } | undefined;
  facts: PageFacts;
  /** Where the store keeps its bytes; absent where it does not. */
  crate?: Crate | undefined;
}

/** A page as the store keeps it: what the search finds of it stands apart. */
export interface KeptPage extends KnownPage {
  /** Absent where the search does not look at it. */
  isFound?: true;
}

/** Where a shelf ends is decided by the page there, about each 32nd: another page, or one less, changes one shelf. */
const endsShelf = ({ key }: KnownPage) => key.at(-2) === 'A' || key.at(-2) === 'B';

/**
 * What the search finds of pages is most of all that is known of them: it is kept by some pages at a time, under the name of
 * all that these are made of, so that an edit writes two shelves anew and not the words of the whole site.
 */
function shelvesOf(pages: readonly KnownPage[]): { name: string; pages: KnownPage[] }[] {
  const shelves: KnownPage[][] = [];
  let isOpen = false;
  for (const page of pages.toSorted((a, b) => (a.key < b.key ? -1 : 1))) {
    if (isOpen) shelves.at(-1)?.push(page);
    else shelves.push([page]);
    isOpen = !endsShelf(page);
  }
  return shelves.map((some) => ({ name: `found/${hashBytes(some.map(({ key }) => key).join(' '))}`, pages: some }));
}

/** Puts what is found of pages back into them. @param shelved takes the names of the shelves that are there. */
async function takeFromShelves(pages: readonly KeptPage[], shelved: Set<string>): Promise<KnownPage[]> {
  const lost = new Set<KnownPage>();
  for (const shelf of shelvesOf(pages.filter(({ isFound }) => isFound))) {
    const kept = await takeValue(shelf.name, listOf(foundForm));
    const found = kept?.length === shelf.pages.length ? kept : [];
    if (found.length > 0) shelved.add(shelf.name);
    for (const [index, page] of shelf.pages.entries()) {
      const one = found[index];
      if (one) page.facts.resources.found = one;
      else lost.add(page);
    }
  }
  return pages.filter((page) => !lost.has(page));
}

function withoutFound(page: KnownPage): KeptPage {
  const { found, ...resources } = page.facts.resources;
  return found ? { ...page, facts: { ...page.facts, resources }, isFound: true } : page;
}

/**
 * Makes a function that holds what pages have in common once. It changes what it is given: of an object that is made by
 * spreading another, V8 keeps a description of its own, which takes more than a page does.
 */
export function createSharing(): (resources: PageResources) => PageResources {
  const share = createPool();
  return (resources) => {
    resources.pictures = share(resources.pictures.map(share));
    resources.islands = share(resources.islands);
    if (resources.stylesBelow !== undefined) resources.stylesBelow = share(resources.stylesBelow);
    return resources;
  };
}

/** The pages that the build before knew: by all that they are made of, and by the content of their plans. */
export class KnownPages {
  readonly #kept: KeptMap<KnownPage>;
  readonly #byKey = new Map<string, KnownPage>();
  readonly #byTrace = new Map<string, KnownPage>();
  readonly #used = new Set<KnownPage>();
  /** Names of what the store has of what the search finds. */
  readonly #shelved: ReadonlySet<string>;
  #isChanged = false;

  private constructor(kept: KeptMap<KnownPage>, pages: readonly KnownPage[], shelved: ReadonlySet<string>) {
    this.#kept = kept;
    this.#shelved = shelved;
    for (const page of pages) this.#hold(page);
  }

  /** @param name where the store keeps them. */
  static async of(name: string): Promise<KnownPages> {
    const kept = await KeptMap.of(name, pageForm);
    const shelved = new Set<string>();
    return new KnownPages(kept, await takeFromShelves([...kept.entries.values()], shelved), shelved);
  }

  #hold(page: KnownPage): void {
    this.#byKey.set(page.key, page);
    if (page.trace !== undefined) this.#byTrace.set(page.trace, page);
  }

  #use(page: KnownPage | undefined): KnownPage | undefined {
    if (page) this.#used.add(page);
    return page;
  }

  byTrace(trace: string | undefined): KnownPage | undefined {
    return trace === undefined ? undefined : this.#use(this.#byTrace.get(trace));
  }

  /** A page that is known by its key; it then has this trace and picture. */
  byKey({ key, trace, picture }: Omit<KnownPage, 'facts' | 'crate'>): KnownPage | undefined {
    const page = this.#byKey.get(key);
    return page && this.add({ ...page, trace, picture });
  }

  /** Is told that a page is of no use: its bytes are nowhere. */
  forget(page: KnownPage): void {
    this.#isChanged = true;
    this.#used.delete(page);
    this.#byKey.delete(page.key);
    if (page.trace !== undefined) this.#byTrace.delete(page.trace);
  }

  add(page: KnownPage): KnownPage {
    this.#isChanged = true;
    this.#hold(page);
    this.#used.add(page);
    return page;
  }

  /** Keeps those that were asked for or added, for the next build. */
  async keep(): Promise<void> {
    const pages = [...this.#used];
    if (!this.#isChanged && pages.length === this.#byKey.size) return;
    for (const shelf of shelvesOf(pages.filter(({ facts }) => facts.resources.found))) {
      if (this.#shelved.has(shelf.name)) continue;
      await store.put(shelf.name, serialize(shelf.pages.map(({ facts }) => facts.resources.found)));
    }
    await this.#kept.keep(new Map(withoutMostlyDead(pages).map((page) => [page.key, page])), withoutFound);
  }
}
