import { comparableAddress } from '../count/addresses.ts';
import type { Item, ItemMeasure } from '../tally.ts';

/** How addresses of the old site became addresses of the new one. */
export interface AddressMap {
  /** Host of the old site, without `www.`; empty if unknown. */
  host: string;
  /** Base path of the old site, without a slash at the end. */
  base: string;
  /** Route or other target of a comparable old address. */
  target: (address: string) => string | undefined;
  /** File under `assets/` that a picture or file became. */
  file: (address: string) => string | undefined;
  /** Path of the new site, with a slash at both ends. */
  newBase: string;
  /** Comparable prefixes of the addresses of its languages. */
  prefixes: readonly string[];
}

type Key = (item: Item) => string | undefined;

/** Way to recognise an item of the source in a page: both keys are equal. */
interface Pass {
  source: Key;
  page: Key;
}

const both = (key: Key): Pass => ({ source: key, page: key });

const textOf: Key = ({ text }) => text || undefined;

/** First words, for items whose text goes on with words of the page. */
const beginning: Key = ({ text }) => (text === '' ? undefined : text.split(' ', 3).join(' '));

/** Text whose pictures are beside it in the page. */
const withoutPictures: Pass = { source: ({ plain }) => plain || undefined, page: ({ text, plain = text }) => plain || undefined };

/** Short text that goes on with words of the page. */
const shortBeginning = (length: number): Pass => ({
  source: ({ text }) => (text !== '' && text.split(' ').length === length ? text : undefined),
  page: ({ text }) => (text === '' ? undefined : text.split(' ', length).join(' ')),
});

/** An item without words, such as a dash, may go on with those that follow it. */
const withoutWords: Pass = { source: ({ text }) => (text === '' ? '' : undefined), page: () => '' };

/** Code without its last line end. */
const codeKey = (text: string | undefined) => text?.replaceAll(/\r\n?/g, '\n').replace(/^\n|\s+$/g, '');

/** Heads of columns with the same name are numbered. */
const withoutNumber: Key = ({ text }) => text.replace(/ \d+$/, '');

const hostOf = (address: string): string => {
  const full = address.startsWith('//') ? `https:${address}` : address;
  return URL.canParse(full) ? new URL(full).host.replace(/^www\./, '') : '';
};

/** Address of another site, comparable: without protocol and `www.`. */
function foreign(address: string): string | undefined {
  if (/^(?:mailto|tel|sms|whatsapp):/i.test(address))
    return address
      .toLowerCase()
      .replaceAll(/[\s()-]/g, '')
      .split('?', 1)[0];
  const host = /^(?:https?:)?\/\//i.test(address) ? hostOf(address) : '';
  return host === '' ? undefined : `${host}${comparableAddress(address)}`;
}

const isOld = (address: string, { host }: AddressMap) => host !== '' && hostOf(address) === host;

/** What a link of the source must lead to; undefined if only the new site's author knows. */
function sourceTarget(address: string, map: AddressMap): string | undefined {
  const other = isOld(address, map) ? undefined : foreign(address);
  if (other !== undefined) return other;
  if (!address.startsWith('/') && !isOld(address, map)) return undefined;
  const target = map.target(comparableAddress(address, map.base));
  if (target === undefined) return undefined;
  return foreign(target) ?? `route:${comparableAddress(target)}`;
}

function pageTarget(address: string, { newBase }: AddressMap): string | undefined {
  const other = foreign(address);
  if (other !== undefined || !address.startsWith('/')) return other;
  return `route:${comparableAddress(address.replace(/\.html(?=$|[?#])/, ''), newBase.replace(/\/$/, ''))}`;
}

/** Name of a file without folder, extension, hash and width. */
export function stemOf(address: string): string {
  const name = (
    comparableAddress(address.split(/[?#]/, 1)[0] ?? '')
      .split('/')
      .at(-1) ?? ''
  ).toLowerCase();
  return name.replace(/\.\w+$/, '');
}

/** Name of a file of a built site: without its hash and width too. */
const builtStem = (address: string) => stemOf(address).replace(/\.[a-z0-9]+(?:-\d+)?$/, '');

/** Name of the original of a sized copy. */
const originalStem = (address: string) => stemOf(address).replace(/-(?:\d+x\d+|scaled)$/, '');

function pictureStem({ address = '' }: Item, map: AddressMap): string | undefined {
  const file = map.file(address);
  return (file === undefined ? originalStem(address) : stemOf(file)) || undefined;
}

/** Number of a video or the address of a frame, comparable between the forms of addresses of a service. */
function frameKey({ address = '' }: Item): string | undefined {
  const video = /(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/|v\/))([\w-]{6,})/.exec(
    address,
  );
  if (video) return `youtube:${video[1]}`;
  const vimeo = /vimeo\.com\/(?:video\/|channels\/\w+\/)?(\d+)/.exec(address);
  return vimeo ? `vimeo:${vimeo[1]}` : foreign(address);
}

const join = (one: string | undefined, other: string | undefined) =>
  one === undefined || other === undefined ? undefined : `${one} ${other}`;

/** A route without the prefix of its language: links to a page in one language lead to that of the reader where there is one. */
function withoutLanguage(target: string | undefined, { prefixes }: AddressMap): string | undefined {
  const prefix = prefixes.find((one) => target === `route:${one}` || target?.startsWith(`route:${one}/`));
  return prefix === undefined || target === undefined ? target : `route:${target.slice(`route:${prefix}`.length) || '/'}`;
}

function linkPasses(map: AddressMap): Pass[] {
  const source = ({ address = '' }: Item) => sourceTarget(address, map);
  const page = ({ address = '' }: Item) => pageTarget(address, map);
  return [
    { source: (item) => join(source(item), item.text), page: (item) => join(page(item), item.text) },
    { source, page },
    { source: (item) => join(withoutLanguage(source(item), map), item.text), page: (item) => join(page(item), item.text) },
    { source: (item) => join(source(item), item.text), page: (item) => join(withoutLanguage(page(item), map), item.text) },
    // Where the target is not known, words must do.
    { source: (item) => (source(item) === undefined ? textOf(item) : undefined), page: textOf },
    { source: (item) => (source(item) === undefined ? beginning(item) : undefined), page: beginning },
  ];
}

function picturePasses(map: AddressMap): Pass[] {
  const source: Key = (item) => pictureStem(item, map);
  const page: Key = ({ address = '' }) => builtStem(address) || undefined;
  const isKnown = ({ address = '' }: Item) => map.file(address) !== undefined;
  return [
    { source: (item) => join(source(item), item.text), page: (item) => join(page(item), item.text) },
    { source, page },
    { source: (item) => (isKnown(item) ? undefined : textOf(item)), page: textOf },
    { source: (item) => (isKnown(item) ? undefined : ''), page: () => '' },
  ];
}

function embedPasses(map: AddressMap): Pass[] {
  return [
    both(frameKey),
    { source: (item) => pictureStem(item, map), page: ({ address = '' }) => builtStem(address) || undefined },
    both((item) => stemOf(item.address ?? '') || undefined),
    both(textOf),
  ];
}

const passes: Record<ItemMeasure, (map: AddressMap) => Pass[]> = {
  links: linkPasses,
  pictures: picturePasses,
  embeds: embedPasses,
  headings: () => [both(({ text }) => text), withoutPictures],
  listItems: () => [
    both(({ text }) => text),
    withoutPictures,
    both(beginning),
    shortBeginning(2),
    shortBeginning(1),
    withoutWords,
  ],
  tableCells: () => [both(({ text }) => text), withoutPictures, { source: ({ text }) => text, page: withoutNumber }],
  codeBlocks: () => [
    both(({ text }) => codeKey(text)),
    { source: ({ plain }) => codeKey(plain), page: ({ text }) => codeKey(text) },
  ],
};

/**
 * Matches items of a source with those of pages, each of which counts once.
 * @param page items that are not matched yet; what matches is removed
 * @returns items that the pages lack
 */
export function missingItems(measure: ItemMeasure, source: readonly Item[], page: Item[], map: AddressMap): Item[] {
  let missing = [...source];
  for (const pass of passes[measure](map)) {
    const free = new Map<string, number[]>();
    for (const [index, item] of page.entries()) {
      const key = pass.page(item);
      if (key === undefined) continue;
      const indexes = free.get(key);
      if (indexes) indexes.push(index);
      else free.set(key, [index]);
    }
    const used = new Set<number>();
    missing = missing.filter((item) => {
      const key = pass.source(item);
      const index = key === undefined ? undefined : free.get(key)?.shift();
      if (index === undefined) return true;
      used.add(index);
      return false;
    });
    if (used.size > 0) page.splice(0, page.length, ...page.filter((_, index) => !used.has(index)));
  }
  return missing;
}
