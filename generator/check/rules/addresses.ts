import { isVideoAddress } from '../../../templates/blocks/video/rules.ts';
import { filesFolder } from '../../../templates/files/file-kinds.ts';
import { type Path, toPointer } from '../../content/path.ts';
import type { Finding } from '../../diagnostics/diagnostics.ts';
import { keyFact, valueFact } from '../../diagnostics/ties.ts';
import { sameRoute } from '../../plan/page-url.ts';
import { allPages, type SiteFacts } from '../site-facts.ts';
import type { Placed, SiteView } from '../site-view.ts';

/** An address of the site, and where the content says it. */
interface Claim {
  address: string;
  at: Path;
  /** It follows from posts: of two pages or files with its address is told elsewhere. */
  isMade?: true;
}

/** Files that the site publishes under an address of their own: those that the content names, and those that follow from posts. */
function publishedFiles({ sources, collections }: SiteFacts): Claim[] {
  const named = sources.filter(({ value }) => value.startsWith(filesFolder));
  const made = collections.flatMap((collection) => collection.made).filter(({ is }) => is === 'feed' || is === 'calendar');
  return [
    ...named.map(({ value, path }) => ({ address: `/${value}`, at: path })),
    ...made.flatMap(({ route, at }) => (route === undefined ? [] : [{ address: route, at, isMade: true as const }])),
  ];
}

/** An address and those above it: `/a/b`, `/a`. */
function* upwards(address: string): Generator<string> {
  for (let end = address.length; end > 0; end = address.lastIndexOf('/', end - 1)) yield address.slice(0, end);
}

/** Pages that have the address of a file, or one below it, as if the file were a folder: one would take the place of the other. */
export function checkPlaces(facts: SiteFacts): Finding[] {
  const files = new Map(publishedFiles(facts).map((file) => [sameRoute(file.address), file]));
  if (files.size === 0) return [];
  const told = new Set<string>();
  return allPages(facts).flatMap(({ route, at }): Finding[] => {
    if (route === undefined) return [];
    const key = sameRoute(route);
    for (const above of upwards(key)) {
      const file = files.get(above);
      if (!file || (file.isMade && above === key)) continue;
      // From one place of a collection several addresses follow.
      if (told.has(toPointer(at))) return [];
      told.add(toPointer(at));
      const parameters = { found: route, expected: file.address };
      return [{ code: 'route-is-file', path: at, other: file.at, parameters, doubts: [valueFact(at)] }];
    }
    return [];
  });
}

/** A site whose home page is missing: the logo, and whoever writes the name of the host, come to nothing. */
export function checkHome(facts: SiteFacts): Finding[] {
  const routes = allPages(facts).flatMap(({ route }) => route ?? []);
  if (routes.length === 0 || routes.includes('/')) return [];
  const relies = facts.pages.flatMap(({ path, at }) => [valueFact(at), keyFact(path, 'path')]);
  return [{ code: 'no-home', path: ['routes'], atKey: true, relies }];
}

/** Folders that a name is in, and the name: `a/b/c.pdf` is in `a/b` and `a`. */
function namesOf(file: string): string[] {
  return [...upwards(file)].toReversed();
}

/**
 * Files and folders whose names differ in capitals alone. Where a disk does not tell them apart, as those of Windows and
 * macOS, one overwrites the other. Of two pages it is an error of its own.
 */
export function checkLetterCase(facts: SiteFacts, isThere: (source: string) => boolean): Finding[] {
  const seen = new Map<string, { name: string; at: Path }>();
  const told = new Set<string>();
  const look = (name: string, at: Path): Finding[] => {
    const key = name.normalize('NFC').toLowerCase();
    const first = seen.get(key);
    if (!first) seen.set(key, { name, at });
    if (!first || first.name === name || told.has(name)) return [];
    told.add(name);
    return [{ code: 'letter-case', path: at, other: first.at, parameters: { found: name, expected: first.name } }];
  };
  const folders = new Set<string>();
  const lookAround = (folder: string, at: Path): Finding[] => {
    if (folder === '' || folders.has(folder)) return [];
    folders.add(folder);
    return namesOf(folder).flatMap((name) => look(name, at));
  };
  const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));
  const ofPages = allPages(facts).flatMap(({ route, at }) => (route === undefined ? [] : lookAround(folderOf(route), at)));
  const ofFiles = facts.sources
    .filter(({ value }) => isThere(value))
    .flatMap(({ value, path }) => {
      // Files stand in the site as they stand in `assets/`; pictures get other names there.
      const name = value.startsWith(filesFolder) ? `/${value}` : value;
      const around = lookAround(folderOf(name), path);
      return around.length > 0 ? around : look(name, path);
    });
  return [...ofPages, ...ofFiles];
}

/** The host of an address on the web, as it is written. */
const hostPattern = /^https:\/\/([^/?#:\s]*)/i;

/** Hosts that no name server knows: an empty part, one that begins or ends with a hyphen, or is too long (RFC 1035, 2.3.1). */
const impossibleHost = /^\.|\.\.|^-|-$|\.-|-\.|[^.]{64}|^.{254}|^$/;

function isImpossible(address: string): boolean {
  const [, host] = hostPattern.exec(address) ?? [];
  // One dot at the end says that the name is whole.
  return host !== undefined && impossibleHost.test(host.length > 1 ? host.replace(/\.$/, '') : host.replace('.', ''));
}

/** Addresses on the web that lead nowhere, or that are not written as they are sent. */
export function checkWebAddresses({ hrefs, texts }: SiteView): Finding[] {
  const others = texts.filter(({ kind }) => kind === 'address' || kind === 'target');
  const all: Placed<string>[] = [...hrefs, ...others];
  const withoutHost = all.filter(({ value }) => isImpossible(value));
  const spaced = others.filter(({ value }) => /\s/.test(value) && isVideoAddress(value));
  return [
    ...withoutHost.map(({ value, path, textIndex }): Finding => {
      const place = textIndex === undefined ? { path } : { path, textIndex };
      return { code: 'no-host', ...place, parameters: { found: value } };
    }),
    ...spaced.map(({ value, path }): Finding => ({ code: 'spaced-address', path, parameters: { found: value } })),
  ];
}
