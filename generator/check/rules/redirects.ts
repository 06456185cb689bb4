import { filesFolder } from '../../../templates/model/files/file-kinds.ts';
import { formerKey, plainAddress } from '../../content/site/former-paths.ts';
import type { RawDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import type { Code } from '../../core/diagnostics/messages/messages.ts';
import type { Path } from '../../core/json/path.ts';
import { get, items } from '../../core/json/walk.ts';
import { allPages, type SiteSummary } from '../facts/site-summary.ts';
import type { LocatedValue } from '../facts/site-view.ts';
import { checkTargets, targetOf } from './links.ts';

/** A redirect as rules see it; `to` is absent if it is not a string. */
interface Redirect {
  from: LocatedValue<string>;
  to: LocatedValue<string> | undefined;
}

const locatedText = (value: unknown, path: Path): LocatedValue<string> | undefined =>
  typeof value === 'string' ? { value, path } : undefined;

function listedRedirects({ redirects }: SiteSummary): Redirect[] {
  return redirects.flatMap(({ value, path }) => {
    const from = locatedText(get(value, 'from'), [...path, 'from']);
    return from ? [{ from, to: locatedText(get(value, 'to'), [...path, 'to']) }] : [];
  });
}

function movedFromRedirects(summary: SiteSummary): Redirect[] {
  return allPages(summary).flatMap(({ movedFrom, path, route, addressPath }) =>
    items(movedFrom).flatMap((former, index) => {
      const from = locatedText(former, [...path, 'movedFrom', index]);
      return from ? [{ from, to: locatedText(route, addressPath) }] : [];
    }),
  );
}

type Next = (to: string | undefined) => Redirect | undefined;

/** Returns a function that finds the end of a chain of redirects; undefined for a cycle. Each redirect is followed once. */
function createEndOf(next: Next): (start: Redirect) => string | undefined {
  const ends = new Map<Redirect, string | undefined>();
  return (start) => {
    const passed: Redirect[] = [];
    let end: string | undefined;
    for (let at: Redirect | undefined = start; at; ) {
      if (ends.has(at)) {
        end = ends.get(at);
        break;
      }
      // While its end is unknown, a redirect that is reached again is part of a cycle.
      ends.set(at, undefined);
      passed.push(at);
      end = at.to?.value;
      at = next(end);
    }
    for (const redirect of passed) ends.set(redirect, end);
    return end;
  };
}

/** Compressed copies are written next to HTML files. */
const compressedPage = /\.html\.(?:br|gz)$/i;
const compressedFile = /\.(?:br|gz)$/i;

/** An address in use and its path in the content. */
interface UsedAddress {
  address: string;
  at: Path;
}

/** By `formerKey`; the first of several wins. */
const byKey = (claims: UsedAddress[]) => new Map(claims.toReversed().map((claim) => [formerKey(claim.address), claim]));

/** Addresses of published files, with the first path in the content for each. */
function publishedFiles({ sources }: SiteSummary): UsedAddress[] {
  const files = sources.filter(({ value }) => value.startsWith(filesFolder));
  return files.map(({ value, path }) => ({ address: `/${value}`, at: path }));
}

const pagesOf = (summary: SiteSummary): UsedAddress[] =>
  allPages(summary).flatMap(({ route, addressPath }) => (route ? [{ address: route, at: addressPath }] : []));

/**
 * Reports a page or file that a redirect hides. A redirect that differs from its target only in case hides nothing: most
 * servers compare case-sensitively, and the others show the page.
 * @param found the hidden address; for a compressed copy, that of the original file
 */
function reportHidden({ from, to }: Redirect, found: string, { address, at }: UsedAddress, code: Code): RawDiagnostic[] {
  const parameters = { found: from.value };
  const isOfCopy = found !== from.value;
  if (isOfCopy || plainAddress(found) === plainAddress(address)) return [{ code, path: from.path, other: at, parameters }];
  if (targetOf(to?.value)?.route === address) return [];
  return [{ code: 'redirect-letter-case', path: from.path, other: at, parameters: { ...parameters, expected: address } }];
}

/** Reports two redirects from the same address. Two that differ only in case may have the same target. */
function reportRepeated({ from, to }: Redirect, first: Redirect): RawDiagnostic[] {
  const place = { path: from.path, other: first.from.path };
  const parameters = { found: from.value };
  if (plainAddress(from.value) === plainAddress(first.from.value)) return [{ code: 'duplicate-redirect', ...place, parameters }];
  if (to?.value === first.to?.value) return [];
  return [{ code: 'redirect-letter-case', ...place, parameters: { ...parameters, expected: first.from.value } }];
}

/** Checks the sources of redirects; valid ones are added to `byFrom`, by `formerKey`. */
function checkFrom(
  redirects: Redirect[],
  pages: UsedAddress[],
  files: UsedAddress[],
  byFrom: Map<string, Redirect>,
): RawDiagnostic[] {
  const [pageOf, fileOf] = [byKey(pages), byKey(files)];
  return redirects.flatMap((redirect): RawDiagnostic[] => {
    const { value } = redirect.from;
    const [ofPage, ofFile] = [value.replace(compressedPage, '.html'), value.replace(compressedFile, '')];
    const [page, file] = [pageOf.get(formerKey(ofPage)), fileOf.get(formerKey(ofFile))];
    const first = byFrom.get(formerKey(value));
    const diagnostics = page
      ? reportHidden(redirect, ofPage, page, 'redirect-hides-page')
      : file
        ? reportHidden(redirect, ofFile, file, 'redirect-hides-file')
        : [];
    if (diagnostics.length === 0 && first) diagnostics.push(...reportRepeated(redirect, first));
    if (diagnostics.length === 0 && !first) byFrom.set(formerKey(value), redirect);
    return diagnostics;
  });
}

/** Redirects that hide a page or file, are duplicates, lead to another redirect, or lead to no page. */
export function checkRedirects(summary: SiteSummary): RawDiagnostic[] {
  const redirects = [...listedRedirects(summary), ...movedFromRedirects(summary)];
  if (redirects.length === 0) return [];
  const [pages, files] = [pagesOf(summary), publishedFiles(summary)];
  const byFrom = new Map<string, Redirect>();
  const diagnostics = checkFrom(redirects, pages, files, byFrom);
  const claimed = new Set([...pages, ...files].map(({ address }) => address));
  const next: Next = (to) => {
    const route = targetOf(to)?.route;
    return route === undefined || claimed.has(route) ? undefined : byFrom.get(formerKey(route));
  };
  const targets = listedRedirects(summary).flatMap(({ to }) => (to ? [to] : []));
  const endOf = createEndOf(next);
  const chains = new Map<LocatedValue<string>, RawDiagnostic>();
  for (const to of targets) {
    const further = next(to.value);
    if (!further) continue;
    const parameters = { found: to.value, nearest: endOf(further) };
    chains.set(to, { code: 'redirect-chain', path: to.path, other: further.from.path, parameters });
  }
  return [
    ...diagnostics,
    ...chains.values(),
    ...checkTargets(
      summary,
      targets.filter((to) => !chains.has(to)),
    ),
  ];
}
