import { posix } from 'node:path';
import type { SourceFolder } from './folder/source-folder.ts';
import { pathFrom, splitAddress, withoutEnding } from './site/addresses.ts';
import type { Page, SiteReader } from './site/site-reader.ts';

/** Finds what links of documents lead to. */
export class AddressBook {
  readonly #folder: SourceFolder;
  readonly #site: SiteReader;
  readonly #base: string;
  readonly #byFile = new Map<string, Page>();
  readonly #byAddress = new Map<string, Page>();
  readonly #byName = new Map<string, Page>();
  readonly #fileOfAddress = new Map<string, string>();

  /** @param base path of the site on its host, without a slash at the end */
  constructor(folder: SourceFolder, site: SiteReader, pages: readonly Page[], base: string) {
    this.#folder = folder;
    this.#site = site;
    this.#base = base;
    for (const page of pages) {
      this.#byFile.set(page.file, page);
      for (const address of page.facts.addresses) add(this.#byAddress, addressKey(address), page);
      const path = withoutEnding(page.file);
      const name = /^(?:index|_index|readme)$/i.test(posix.basename(path)) ? posix.dirname(path) : path;
      add(this.#byName, posix.basename(name).toLowerCase(), page);
      add(this.#byName, page.facts.title.toLowerCase(), page);
    }
    for (const file of folder.files) add(this.#fileOfAddress, site.addressOfFile(file), file);
  }

  /** Address of a link as the old site has it; `undefined` if it leads to a file outside of the source. */
  link(written: string, page: Page): string | undefined {
    const address = written.trim();
    if (address === '' || address.startsWith('#') || address.startsWith('//')) return address;
    const special = /^(ref|link|post_url):(.*)$/.exec(address) ?? /^\[\[(.*)\]\]$/.exec(address);
    if (special) return this.#reference(special.at(-1) ?? '', page) ?? `/${special.at(-1)}`;
    const own = this.#ownAddress(address);
    if (own === undefined) return address;
    const { path, rest } = splitAddress(own);
    const found = this.#page(path, page);
    if (found) return `${found.facts.addresses[0]}${rest}`;
    const file = this.file(path, page);
    return file === undefined ? this.#published(path, rest, page) : `${this.#site.addressOfFile(file)}${rest}`;
  }

  /** A path of this site, or `undefined` for other addresses. */
  #ownAddress(address: string): string | undefined {
    const site = this.#site.address;
    if (site !== undefined && address.startsWith(`${site}/`)) return this.#base + address.slice(site.length);
    if (address === site) return `${this.#base}/`;
    return /^[a-z][a-z\d+.-]*:/i.test(address) ? undefined : address;
  }

  /** Page of a path: a file, an address, or a path relative to either. */
  #page(path: string, page: Page): Page | undefined {
    const folder = posix.dirname(page.file);
    const isRooted = path.startsWith('/');
    const files = isRooted
      ? this.#site.roots.map((root) => pathFrom(root, path))
      : [pathFrom(folder, path), ...this.#site.roots.map((root) => pathFrom(root, path))];
    for (const file of files) {
      const found = file === undefined ? undefined : this.#pageOfFile(file);
      if (found && (/\.(?:md|mdx|markdown)$/i.test(path) || !isRooted)) return found;
    }
    return this.#pageAt(path, page) ?? files.flatMap((file) => this.#pageOfFile(file ?? '') ?? [])[0];
  }

  #pageOfFile(file: string): Page | undefined {
    const path = file.replace(/\/$/, '');
    const names = ['', '.md', '.mdx', '.markdown', '/index.md', '/index.mdx', '/_index.md', '/README.md'];
    return names.map((name) => this.#byFile.get(path + name)).find((page) => page !== undefined);
  }

  #pageAt(path: string, page: Page): Page | undefined {
    const from = page.facts.addresses[0] ?? '/';
    const folder = from.endsWith('/') ? from : posix.dirname(from);
    const rooted = pathFrom(path.startsWith('/') ? '' : folder, path);
    if (rooted === undefined) return undefined;
    return this.#byAddress.get(addressKey(`/${rooted}`)) ?? this.#byAddress.get(addressKey(`${this.#base}/${rooted}`));
  }

  /** Page by a path from the root of the content, a path relative to a page, or its name. */
  #reference(written: string, page: Page): string | undefined {
    const { path, rest } = splitAddress(written);
    if (path === '') return rest;
    const name = posix.basename(withoutEnding(path)).toLowerCase();
    const found =
      this.#page(path, page) ?? this.#page(`/${path}`, page) ?? this.#byName.get(name) ?? this.#byName.get(path.toLowerCase());
    return found && `${found.facts.addresses[0]}${rest}`;
  }

  #published(path: string, rest: string, page: Page): string | undefined {
    if (path.startsWith('/')) return path + rest;
    const from = page.facts.addresses[0] ?? '/';
    const folder = from.endsWith('/') ? from : posix.dirname(from);
    const published = pathFrom(folder, path);
    if (published !== undefined) return `/${published}${rest}`;
    return undefined;
  }

  /** File of a path, relative to a document or from a root of the site. */
  file(written: string, page: Page): string | undefined {
    const { path } = splitAddress(written.replace(/^@site\//, '/').replace(/^[~@]\//, '/src/'));
    const folder = posix.dirname(page.file);
    const own = this.#fileOfAddress.get(path) ?? this.#fileOfAddress.get(path.replace(this.#base, ''));
    if (own !== undefined) return own;
    const isRooted = path.startsWith('/');
    const places = isRooted ? this.#site.roots : [folder, ...this.#site.roots];
    const candidates = places.flatMap((place) => pathFrom(place, path) ?? []);
    const found = this.#folder.first(...candidates) ?? this.#fileAt(path, page);
    if (found !== undefined || path.includes('..')) return found;
    const [named] = this.#folder.named(posix.basename(path));
    return path.includes('/') ? undefined : named;
  }

  #fileAt(path: string, page: Page): string | undefined {
    const published = pathFrom(page.facts.addresses[0] ?? '/', path);
    return published === undefined ? undefined : this.#fileOfAddress.get(`/${published}`);
  }

  /** Address of a picture or another file; `undefined` if it is outside of the source. */
  asset(written: string, page: Page): string | undefined {
    const address = written.trim();
    const own = this.#ownAddress(address);
    if (own === undefined || address.startsWith('//') || address === '') return address;
    const file = this.file(own, page);
    if (file !== undefined) return this.#site.addressOfFile(file);
    const { path } = splitAddress(own);
    return this.#published(path, '', page);
  }
}

const add = <T>(map: Map<string, T>, key: string, value: T): void => {
  if (!map.has(key)) map.set(key, value);
};

const addressKey = (address: string): string =>
  splitAddress(address)
    .path.replace(/(?:\/index\.html|\.html|\/)$/, '')
    .toLowerCase();
