import { readFrameAddress } from '../../../templates/components/embed-address.ts';
import { readVideoAddress } from '../../../templates/components/video-address.ts';
import { filesFolder } from '../../../templates/model/files/file-kinds.ts';
import { fieldRoleOf } from '../../../templates/schema/field-roles.ts';
import { reachOf, suggestLink } from '../../content/site/link-repair.ts';
import { routeKey } from '../../content/site/page-url.ts';
import { keyAssumption, valueAssumption } from '../../core/diagnostics/cause-links.ts';
import type { RawDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import { type Path, toPointer } from '../../core/json/path.ts';
import { allPages, type SiteSummary } from '../facts/site-summary.ts';
import type { LocatedValue, SiteView } from '../facts/site-view.ts';

/** An address of the site and its path in the content. */
interface UsedAddress {
  address: string;
  at: Path;
  /** Generated from posts: conflicts between two of these are reported elsewhere. */
  isGenerated?: true;
}

/** Files with a public address: those in the content and those generated from posts. */
function publishedFiles({ sources, collections }: SiteSummary): UsedAddress[] {
  const named = sources.filter(({ value }) => value.startsWith(filesFolder));
  const generatedPages = collections
    .flatMap((collection) => collection.generatedPages)
    .filter(({ is }) => is === 'feed' || is === 'calendar');
  return [
    ...named.map(({ value, path }) => ({ address: `/${value}`, at: path })),
    ...generatedPages.flatMap(({ route, addressPath }) =>
      route === undefined ? [] : [{ address: route, at: addressPath, isGenerated: true as const }],
    ),
  ];
}

/** Returns a function that finds the file at an address or above it. Lookups by length are cheap: there are few files. */
function createFinder(files: ReadonlyMap<string, UsedAddress>): (key: string) => UsedAddress | undefined {
  const lengths = new Set([...files.keys()].map(({ length }) => length));
  return (key) => {
    for (const length of lengths) {
      const isAbove = key[length] === '/';
      const file = isAbove || key.length === length ? files.get(key.slice(0, length)) : undefined;
      if (file && (isAbove || !file.isGenerated)) return file;
    }
    return undefined;
  };
}

/** Pages at the address of a file, or below it as if it were a folder: one would overwrite the other. */
export function checkPageFileConflicts(summary: SiteSummary): RawDiagnostic[] {
  const files = new Map(publishedFiles(summary).map((file) => [routeKey(file.address), file]));
  if (files.size === 0) return [];
  const find = createFinder(files);
  const reported = new Set<string>();
  return allPages(summary).flatMap(({ route, addressPath }): RawDiagnostic[] => {
    if (route === undefined) return [];
    const file = find(routeKey(route));
    // Several addresses can follow from one place of a collection.
    if (!file || reported.has(toPointer(addressPath))) return [];
    reported.add(toPointer(addressPath));
    const parameters = { found: route, expected: file.address };
    return [
      { code: 'route-is-file', path: addressPath, other: file.at, parameters, invalidates: [valueAssumption(addressPath)] },
    ];
  });
}

/** Reports a missing home page: the logo and the bare host name lead there. */
export function checkHome(summary: SiteSummary): RawDiagnostic[] {
  const routes = allPages(summary).flatMap(({ route }) => route ?? []);
  if (routes.length === 0 || routes.includes('/')) return [];
  const assumes = summary.pages.flatMap(({ path, addressPath }) => [valueAssumption(addressPath), keyAssumption(path, 'path')]);
  return [{ code: 'no-home', path: ['routes'], atKey: true, assumes }];
}

/** A file or folder under the first spelling of its name, with its children by lower-case name. */
interface PathSegment {
  name: string;
  at: Path;
  within: Map<string, PathSegment>;
}

/**
 * Reports files and folders whose names differ only in case: on case-insensitive file systems (Windows, macOS) one overwrites
 * the other. Two such pages are a separate error.
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
  const ofPages = allPages(summary).flatMap(({ route, addressPath }) => visit(route?.split('/').slice(0, -1) ?? [], addressPath));
  const files = summary.sources.filter(({ value }) => isThere(value));
  // Files keep their path below `assets/`; pictures are renamed.
  const placeOf = (source: string) => (source.startsWith(filesFolder) ? `/${source}` : source).split('/');
  return [...ofPages, ...files.flatMap(({ value, path }) => visit(placeOf(value), path))];
}

/** Frames that show neither a known service nor an origin that the content allows. */
export function checkFrames({ frames, framed }: SiteSummary): RawDiagnostic[] {
  return frames.flatMap(({ value, path }): RawDiagnostic[] => {
    const origin = readFrameAddress(value)?.origin;
    // Invalid addresses are already reported.
    if (origin !== undefined && framed.includes(origin)) return [];
    return [{ code: 'unknown-frame', path, parameters: { found: value, expected: origin ?? '' } }];
  });
}

/** Blocks that send something to the desk of a site without one. */
export const checkDesk = ({ toDesk, hasDesk }: SiteSummary): RawDiagnostic[] =>
  hasDesk ? [] : toDesk.map(({ path }) => ({ code: 'no-desk', path: [...path, 'type'] }));

/** Host of a web address, as written. */
const hostPattern = /^https?:\/\/([^/?#:\s]*)/i;

/**
 * Host names that cannot exist: an empty label, a label that starts or ends with a hyphen, or one that is too long (RFC 1035,
 * 2.3.1).
 */
const impossibleHost = /^\.|\.\.|^-|-$|\.-|-\.|[^.]{64}|^.{254}|^$/;

function isImpossible(address: string): boolean {
  const [, host] = hostPattern.exec(address) ?? [];
  // A single trailing dot marks a fully qualified name.
  return host !== undefined && impossibleHost.test(host.length > 1 ? host.replace(/\.$/, '') : host.replace('.', ''));
}

/** Addresses in fields that are not links: of forms, frames, services and redirects. */
export const addressFields = ({ texts }: Pick<SiteView, 'texts'>) =>
  texts.filter(({ kind }) => {
    const { address } = fieldRoleOf(kind);
    return address === 'other' || address === 'frame' || address === 'onward';
  });

/** Web addresses that cannot be reached or are not encoded as they are sent. */
export function checkWebAddresses({ hrefs, texts }: SiteView): RawDiagnostic[] {
  const others = addressFields({ texts });
  const all: LocatedValue<string>[] = [...hrefs, ...others];
  const withoutHost = all.filter(({ value }) => isImpossible(value));
  const spaced = others.filter(({ value }) => /\s/.test(value) && readVideoAddress(value) !== undefined);
  const placeOf = ({ path, textIndex }: LocatedValue<string>) => (textIndex === undefined ? { path } : { path, textIndex });
  return [
    ...withoutHost.map((one): RawDiagnostic => ({ code: 'no-host', ...placeOf(one), parameters: { found: one.value } })),
    ...hrefs
      // Addresses with a more serious problem are reported for that.
      .filter(({ value }) => value.startsWith('http:') && !suggestLink(value) && !reachOf(value))
      .map((one): RawDiagnostic => {
        const nearest = one.value.replace('http:', 'https:');
        return { code: 'insecure-link', ...placeOf(one), parameters: { found: one.value, nearest } };
      }),
    ...spaced.map(({ value, path }): RawDiagnostic => ({ code: 'spaced-address', path, parameters: { found: value } })),
  ];
}
