import { readFrameAddress } from '../../../templates/components/embed-address.ts';
import { readVideoAddress } from '../../../templates/components/video-address.ts';
import { filesFolder } from '../../../templates/model/files/file-kinds.ts';
import { aboutKind } from '../../../templates/schema/kind-table.ts';
import { reachOf, suggestLink } from '../../content/site/link-repair.ts';
import { routeKey } from '../../content/site/page-url.ts';
import { keyAssumption, valueAssumption } from '../../core/diagnostics/cause-links.ts';
import type { RawDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import { type Path, toPointer } from '../../core/json/path.ts';
import { allPages, type SiteSummary } from '../facts/site-summary.ts';
import type { LocatedValue, SiteView } from '../facts/site-view.ts';

/** An address of the site, and where the content says it. */
interface UsedAddress {
  address: string;
  at: Path;
  /** It follows from posts: of two pages or files with its address is told elsewhere. */
  isMade?: true;
}

/** Files that the site publishes under an address of their own: those that the content names, and those that follow from posts. */
function publishedFiles({ sources, collections }: SiteSummary): UsedAddress[] {
  const named = sources.filter(({ value }) => value.startsWith(filesFolder));
  const generatedPages = collections
    .flatMap((collection) => collection.made)
    .filter(({ is }) => is === 'feed' || is === 'calendar');
  return [
    ...named.map(({ value, path }) => ({ address: `/${value}`, at: path })),
    ...generatedPages.flatMap(({ route, at }) => (route === undefined ? [] : [{ address: route, at, isMade: true as const }])),
  ];
}

/** Finds the file that an address has, or that is above it; files are few, and so are the lengths of their addresses. */
function createFinder(files: ReadonlyMap<string, UsedAddress>): (key: string) => UsedAddress | undefined {
  const lengths = new Set([...files.keys()].map(({ length }) => length));
  return (key) => {
    for (const length of lengths) {
      const isAbove = key[length] === '/';
      const file = isAbove || key.length === length ? files.get(key.slice(0, length)) : undefined;
      if (file && (isAbove || !file.isMade)) return file;
    }
    return undefined;
  };
}

/** Pages that have the address of a file, or one below it, as if the file were a folder: one would take the place of the other. */
export function checkPageFileConflicts(summary: SiteSummary): RawDiagnostic[] {
  const files = new Map(publishedFiles(summary).map((file) => [routeKey(file.address), file]));
  if (files.size === 0) return [];
  const find = createFinder(files);
  const reported = new Set<string>();
  return allPages(summary).flatMap(({ route, at }): RawDiagnostic[] => {
    if (route === undefined) return [];
    const file = find(routeKey(route));
    // From one place of a collection several addresses follow.
    if (!file || reported.has(toPointer(at))) return [];
    reported.add(toPointer(at));
    const parameters = { found: route, expected: file.address };
    return [{ code: 'route-is-file', path: at, other: file.at, parameters, doubts: [valueAssumption(at)] }];
  });
}

/** A site whose home page is missing: the logo, and whoever writes the name of the host, come to nothing. */
export function checkHome(summary: SiteSummary): RawDiagnostic[] {
  const routes = allPages(summary).flatMap(({ route }) => route ?? []);
  if (routes.length === 0 || routes.includes('/')) return [];
  const assumes = summary.pages.flatMap(({ path, at }) => [valueAssumption(at), keyAssumption(path, 'path')]);
  return [{ code: 'no-home', path: ['routes'], atKey: true, relies: assumes }];
}

/** A file or folder under the name that it is first met by, with what is in it, by names without capitals. */
interface PathSegment {
  name: string;
  at: Path;
  within: Map<string, PathSegment>;
}

/**
 * Files and folders whose names differ in capitals alone. Where a disk does not tell them apart, as those of Windows and
 * macOS, one overwrites the other. Of two pages it is an error of its own.
 */
export function checkLetterCase(summary: SiteSummary, isThere: (source: string) => boolean): RawDiagnostic[] {
  const root: PathSegment = { name: '', at: [], within: new Map() };
  const reported = new Set<string>();
  const visit = (segments: readonly string[], at: Path): RawDiagnostic[] => {
    let folder = root;
    return segments.flatMap((name, depth): RawDiagnostic[] => {
      const key = name.normalize('NFC').toLowerCase();
      const first = folder.within.get(key) ?? { name, at, within: new Map() };
      folder.within.set(key, first);
      folder = first;
      if (first.name === name) return [];
      const around = segments.slice(0, depth).map((segment) => `${segment}/`);
      const [found, expected] = [name, first.name].map((one) => around.join('') + one) as [string, string];
      if (reported.has(found)) return [];
      reported.add(found);
      return [{ code: 'letter-case', path: at, other: first.at, parameters: { found, expected } }];
    });
  };
  const ofPages = allPages(summary).flatMap(({ route, at }) => visit(route?.split('/').slice(0, -1) ?? [], at));
  const files = summary.sources.filter(({ value }) => isThere(value));
  // Files stand in the site as they stand in `assets/`; pictures get other names there.
  const placeOf = (source: string) => (source.startsWith(filesFolder) ? `/${source}` : source).split('/');
  return [...ofPages, ...files.flatMap(({ value, path }) => visit(placeOf(value), path))];
}

/** Frames that show what neither a service that is known nor a site that the content names has. */
export function checkFrames({ frames, framed }: SiteSummary): RawDiagnostic[] {
  return frames.flatMap(({ value, path }): RawDiagnostic[] => {
    const origin = readFrameAddress(value)?.origin;
    // What is no address has been told.
    if (origin !== undefined && framed.includes(origin)) return [];
    return [{ code: 'unknown-frame', path, parameters: { found: value, expected: origin ?? '' } }];
  });
}

/** The host of an address on the web, as it is written. */
const hostPattern = /^https?:\/\/([^/?#:\s]*)/i;

/** Hosts that no name server knows: an empty part, one that begins or ends with a hyphen, or is too long (RFC 1035, 2.3.1). */
const impossibleHost = /^\.|\.\.|^-|-$|\.-|-\.|[^.]{64}|^.{254}|^$/;

function isImpossible(address: string): boolean {
  const [, host] = hostPattern.exec(address) ?? [];
  // One dot at the end says that the name is whole.
  return host !== undefined && impossibleHost.test(host.length > 1 ? host.replace(/\.$/, '') : host.replace('.', ''));
}

/** Addresses on the web that lead nowhere, or that are not written as they are sent. */
export function checkWebAddresses({ hrefs, texts }: SiteView): RawDiagnostic[] {
  const others = texts.filter(({ kind }) => {
    const { address } = aboutKind(kind);
    return address === 'other' || address === 'frame' || address === 'onward';
  });
  const all: LocatedValue<string>[] = [...hrefs, ...others];
  const withoutHost = all.filter(({ value }) => isImpossible(value));
  const spaced = others.filter(({ value }) => /\s/.test(value) && readVideoAddress(value) !== undefined);
  const placeOf = ({ path, textIndex }: LocatedValue<string>) => (textIndex === undefined ? { path } : { path, textIndex });
  return [
    ...withoutHost.map((one): RawDiagnostic => ({ code: 'no-host', ...placeOf(one), parameters: { found: one.value } })),
    ...hrefs
      // Of what is more than insecure that is told.
      .filter(({ value }) => value.startsWith('http:') && !suggestLink(value) && !reachOf(value))
      .map((one): RawDiagnostic => {
        const nearest = one.value.replace('http:', 'https:');
        return { code: 'insecure-link', ...placeOf(one), parameters: { found: one.value, nearest } };
      }),
    ...spaced.map(({ value, path }): RawDiagnostic => ({ code: 'spaced-address', path, parameters: { found: value } })),
  ];
}
