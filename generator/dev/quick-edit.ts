import { routeSchema, type Site, type WrittenRoute } from '../../site.schema.ts';
import { completeSite } from '../content/complete.ts';
import type { Source } from '../content/source.ts';

/** Characters compared at a time: long enough to be fast, short enough to end close to the difference. */
const stride = 4096;

/** How many characters two texts begin with in common, at most `most`. */
function commonStart(a: string, b: string, most: number): number {
  let length = 0;
  while (length + stride <= most && a.slice(length, length + stride) === b.slice(length, length + stride)) length += stride;
  while (length < most && a.charCodeAt(length) === b.charCodeAt(length)) length++;
  return length;
}

/** How many characters two texts end with in common, at most `most`. */
function commonEnd(a: string, b: string, most: number): number {
  let length = 0;
  const part = (text: string) => text.slice(text.length - length - stride, text.length - length);
  while (length + stride <= most && part(a) === part(b)) length += stride;
  while (length < most && a.charCodeAt(a.length - length - 1) === b.charCodeAt(b.length - length - 1)) length++;
  return length;
}

/**
 * The site after an edit within one route, read without reading the rest of a large file again.
 * @returns undefined when the edit is anything else, or leaves the route wrong: then the whole file is to be checked.
 */
export function readQuickEdit(site: Site, before: Source, text: string): Site | undefined {
  const shortest = Math.min(before.text.length, text.length);
  const start = commonStart(before.text, text, shortest);
  const end = before.text.length - commonEnd(before.text, text, shortest - start);
  const spanOf = (index: number) => before.spanOf(['routes', index]);
  const index = site.routes.findLastIndex((_, route) => (spanOf(route)?.[0] ?? start) < start);
  const [from, to] = spanOf(index) ?? [0, 0];
  if (end >= to) return undefined;
  try {
    const route = routeSchema.safeParse(JSON.parse(text.slice(from, to + text.length - before.text.length)));
    if (!route.success || route.data.path !== site.routes[index]?.path) return undefined;
    return completeSite({ ...site, routes: (site.routes as WrittenRoute[]).with(index, route.data) });
  } catch {
    return undefined;
  }
}
