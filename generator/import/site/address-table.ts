import { listPath } from '../../content/site/collection-pages.ts';
import type { SourceOutline } from '../model/document.ts';
import { type OldAddress, type OldPlace, oldKey, readOldAddress } from './old-address.ts';
import type { PlannedCollection } from './plan-collections.ts';
import { fullPath, type PlannedLanguages } from './plan-languages.ts';
import type { Placed } from './plan-places.ts';
import type { PlannedTerms, TermKind } from './plan-terms.ts';
import type { DocumentHeader } from './types.ts';

/** What an old address leads to in the new site. */
export interface Target {
  /** Path by which links name the page. */
  link: string;
  /** Path of the page in the language of the old address, with the prefix of the language. */
  full: string;
  language: string;
  /** Whether the page is always published. */
  isPublished: boolean;
  /** Page or item that redirects to itself; absent for lists. */
  placed?: Placed;
}

/** A claim of an old address, in order of importance. */
export interface AddressClaim {
  address: OldAddress;
  target: Target;
}

export interface AddressTableInput {
  outline: SourceOutline;
  headers: readonly DocumentHeader[];
  languages: PlannedLanguages;
  place: OldPlace | undefined;
  /** By id of the document. */
  placed: ReadonlyMap<string, Placed>;
  collections: readonly { collection: PlannedCollection; terms: PlannedTerms }[];
}

/** Whether a page is published at all times. */
export const isPublished = ({ status, until }: Pick<DocumentHeader, 'status' | 'until'>): boolean =>
  status === 'published' && until === undefined;

function targetOf(header: DocumentHeader, placed: Placed, languages: PlannedLanguages): Target {
  const language = languages.of(header.language);
  const full = fullPath(placed.paths.get(language) ?? placed.link, language, languages);
  return { link: placed.link, full, language, isPublished: isPublished(header), placed };
}

/** Languages in which a collection has posts. */
export const languagesIn = ({ units }: PlannedCollection, languages: PlannedLanguages): string[] =>
  languages.tags.filter((tag) => units.some(({ members }) => members.has(tag)));

/** Claims of the lists of terms and authors. */
function claimsOfTerms({ collections, languages, place }: AddressTableInput): AddressClaim[] {
  const lists = collections.filter(({ collection }) => collection.kind === 'post');
  return lists.flatMap(({ collection, terms }) =>
    (Object.keys(terms.lists) as TermKind[]).flatMap((by) =>
      terms.lists[by].flatMap(({ name, titles, addresses }) => {
        const link = listPath({ path: collection.path === '/' ? '' : collection.path }, { by, name });
        const first = [...titles.keys()].find((tag) => tag !== '*') ?? languages.tags[0];
        return addresses.map(([address, of]): AddressClaim => {
          const language = of === '*' ? first : of;
          const target = { link, full: fullPath(link, language, languages), language, isPublished: true };
          return { address: readOldAddress(address, place), target };
        });
      }),
    ),
  );
}

/** Claims of the lists that posts were in. */
function claimsOfLists({ collections, languages, place }: AddressTableInput): AddressClaim[] {
  const members = collections.flatMap(({ collection }) =>
    collection.units.flatMap(({ members: all }) => [...all.values()].map((header) => ({ header, collection }))),
  );
  return members.flatMap(({ header, collection }): AddressClaim[] => {
    if (header.list === undefined || !isPublished(header)) return [];
    const language = languages.of(header.language);
    const target = { link: collection.path, full: fullPath(collection.path, language, languages), language, isPublished: true };
    return [{ address: readOldAddress(header.list, place), target }];
  });
}

/** Claims of the pages of attachments: the page that shows the file. */
function claimsOfMedia({ outline, placed, place, headers, languages }: AddressTableInput): AddressClaim[] {
  const byId = new Map(headers.map((header) => [header.id, header]));
  return outline.media.flatMap(({ addresses, parent = '' }) => {
    const [header, page] = [byId.get(parent), placed.get(parent)];
    if (!header || !page) return [];
    const { placed: _, ...target } = targetOf(header, page, languages);
    return addresses.map((address) => ({ address: readOldAddress(address, place), target }));
  });
}

/** The old site's pages: what each old address leads to. */
export class AddressTable {
  readonly #targets = new Map<string, Target>();
  readonly #byFile = new Map<string, Target>();
  readonly claims: readonly AddressClaim[];

  constructor(input: AddressTableInput) {
    const { headers, placed, place, languages } = input;
    const pairs = headers.flatMap((header) => {
      const page = placed.get(header.id);
      return page ? [{ header, target: targetOf(header, page, languages) }] : [];
    });
    const claimsOf = (addresses: readonly string[], target: Target) =>
      addresses.map((address): AddressClaim => ({ address: readOldAddress(address, place), target }));
    this.claims = [
      ...pairs.flatMap(({ header, target }) => claimsOf(header.addresses.slice(0, 1), target)),
      ...pairs.flatMap(({ header, target }) => claimsOf(header.addresses.slice(1), target)),
      ...claimsOfLists(input),
      ...claimsOfTerms(input),
      ...claimsOfMedia(input),
    ];
    for (const { address, target } of this.claims) {
      const key = oldKey(address);
      if (!this.#targets.has(key)) this.#targets.set(key, target);
    }
    for (const { header, target } of pairs) for (const name of fileNamesOf(header.id)) this.#byFile.set(name, target);
  }

  /** Further claims, as lists of redirects state them. */
  add(address: OldAddress, target: Target): void {
    const key = oldKey(address);
    if (!this.#targets.has(key)) this.#targets.set(key, target);
  }

  /** The page at an address, whatever further parameters it has. */
  find(address: OldAddress): Target | undefined {
    const exact = this.#targets.get(oldKey(address));
    if (exact || address.query === '') return exact;
    const parameters = address.query.split('&');
    const single = parameters.map((one) => this.#targets.get(oldKey({ path: address.path, query: one }))).find(Boolean);
    return single ?? (isOfVisit(parameters) ? this.#targets.get(oldKey({ path: address.path, query: '' })) : undefined);
  }

  /** The page made of a file. @param file path within the source, with `/` */
  findFile(file: string): Target | undefined {
    return this.#byFile.get(file.normalize('NFC').toLowerCase());
  }
}

/** Parameters that do not choose a page. */
const isOfVisit = (parameters: readonly string[]) =>
  parameters.every((one) => !/^(?:p|page_id|cat|tag|author|s|m|attachment_id|post_type)=/.test(one));

/** Names by which files link to a file: with and without ending, and its folder for `index`. */
function fileNamesOf(id: string): string[] {
  const name = id.normalize('NFC').toLowerCase();
  const bare = name.replace(/\.[a-z0-9]{1,5}$/, '');
  const folder = bare.replace(/(?:^|\/)_?(?:index|readme)$/, '');
  return [...new Set([name, bare, folder])];
}
