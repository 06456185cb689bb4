import { filesFolder } from '../../../templates/files/file-kinds.ts';
import type { Path } from '../../content/path.ts';
import { get, items } from '../../content/walk.ts';
import type { Finding } from '../../diagnostics/diagnostics.ts';
import { allPages, type SiteFacts } from '../site-facts.ts';
import type { Placed } from '../site-view.ts';
import { formerKey } from './former.ts';
import { checkTargets, targetOf } from './links.ts';

/** A redirect as the rules see it; `to` is absent when it is not a text. */
interface Redirect {
  from: Placed<string>;
  to: Placed<string> | undefined;
}

const placedText = (value: unknown, path: Path): Placed<string> | undefined =>
  typeof value === 'string' ? { value, path } : undefined;

function listed({ redirects }: SiteFacts): Redirect[] {
  return redirects.flatMap(({ value, path }) => {
    const from = placedText(get(value, 'from'), [...path, 'from']);
    return from ? [{ from, to: placedText(get(value, 'to'), [...path, 'to']) }] : [];
  });
}

function moved(facts: SiteFacts): Redirect[] {
  return allPages(facts).flatMap(({ movedFrom, path, route, at }) =>
    items(movedFrom).flatMap((former, index) => {
      const from = placedText(former, [...path, 'movedFrom', index]);
      return from ? [{ from, to: placedText(route, at) }] : [];
    }),
  );
}

/** Where chains of redirects end; undefined for those that never do. Each redirect is gone through once. */
function createEndOf(byFrom: ReadonlyMap<string, Redirect>): (start: Redirect) => string | undefined {
  const ends = new Map<Redirect, string | undefined>();
  return (start) => {
    const passed: Redirect[] = [];
    let end: string | undefined;
    for (let at: Redirect | undefined = start; at; ) {
      if (ends.has(at)) {
        end = ends.get(at);
        break;
      }
      // Until its end is known, a redirect that is met again is part of a circle.
      ends.set(at, undefined);
      passed.push(at);
      end = at.to?.value;
      const target = targetOf(end);
      at = target && byFrom.get(formerKey(target.route));
    }
    for (const redirect of passed) ends.set(redirect, end);
    return end;
  };
}

/** Copies that stand beside the file of a page, or beside another file. */
const compressedPage = /\.html\.(?:br|gz)$/i;
const compressedFile = /\.(?:br|gz)$/i;

/** The addresses of files that the site publishes, and where the content names each first. */
function publishedFiles({ sources }: SiteFacts): Map<string, Path> {
  const files = sources.filter(({ value }) => value.startsWith(filesFolder));
  return new Map(files.toReversed().map(({ value, path }) => [formerKey(`/${value}`), path]));
}

/** Redirects that hide a page or a file, stand twice, lead on to another redirect, or to no page of the site. */
export function checkRedirects(facts: SiteFacts): Finding[] {
  const redirects = [...listed(facts), ...moved(facts)];
  if (redirects.length === 0) return [];
  const pages = new Map(allPages(facts).flatMap(({ route, at }): [string, Path][] => (route ? [[formerKey(route), at]] : [])));
  const files = publishedFiles(facts);
  const byFrom = new Map<string, Redirect>();
  const findings = redirects.flatMap((redirect): Finding[] => {
    const { value: found, path } = redirect.from;
    const page = pages.get(formerKey(found.replace(compressedPage, '.html')));
    if (page) return [{ code: 'redirect-hides-page', path, other: page, parameters: { found } }];
    const file = files.get(formerKey(found.replace(compressedFile, '')));
    if (file) return [{ code: 'redirect-hides-file', path, other: file, parameters: { found } }];
    const first = byFrom.get(formerKey(found));
    if (first) return [{ code: 'duplicate-redirect', path, other: first.from.path, parameters: { found } }];
    byFrom.set(formerKey(found), redirect);
    return [];
  });
  const targets = listed(facts).flatMap(({ to }) => (to ? [to] : []));
  const endOf = createEndOf(byFrom);
  const chains = new Map<Placed<string>, Finding>();
  for (const to of targets) {
    const next = byFrom.get(formerKey(targetOf(to.value)?.route ?? ''));
    if (!next) continue;
    const parameters = { found: to.value, nearest: endOf(next) };
    chains.set(to, { code: 'redirect-chain', path: to.path, other: next.from.path, parameters });
  }
  return [
    ...findings,
    ...chains.values(),
    ...checkTargets(
      facts,
      targets.filter((to) => !chains.has(to)),
    ),
  ];
}
