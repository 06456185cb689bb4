import { deserialize, serialize } from 'node:v8';
import type { PageResources } from '../../templates/page-plan.ts';
import { createPool } from '../share.ts';
import { store } from '../store.ts';
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
}

/** Makes a function that holds what pages have in common once. */
export function createSharing(): (resources: PageResources) => PageResources {
  const share = createPool();
  return ({ pictures, islands, ...rest }) => ({ ...rest, pictures: share(pictures.map(share)), islands: share(islands) });
}

/** The pages that the build before knew: by all that they are made of, and by the content of their plans. */
export class KnownPages {
  readonly #name: string;
  readonly #byKey = new Map<string, KnownPage>();
  readonly #byTrace = new Map<string, KnownPage>();
  readonly #used = new Set<KnownPage>();
  #isChanged = false;

  private constructor(name: string, pages: readonly KnownPage[]) {
    this.#name = name;
    for (const page of pages) this.#hold(page);
  }

  /** @param name where the store keeps them. */
  static async of(name: string): Promise<KnownPages> {
    const kept = await store.get(name);
    return new KnownPages(name, kept ? deserialize(kept) : []);
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
  byKey({ key, trace, picture }: Omit<KnownPage, 'facts'>): KnownPage | undefined {
    const page = this.#byKey.get(key);
    return page && this.add({ key, trace, picture, facts: page.facts });
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
    if (this.#isChanged || pages.length !== this.#byKey.size) await store.put(this.#name, serialize(pages));
  }
}
