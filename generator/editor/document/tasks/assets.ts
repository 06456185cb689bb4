import { viewSite } from '../../../check/facts/site-view.ts';
import { type Path, toPointer } from '../../../core/json/path.ts';
import type { Json } from '../../../core/json/value.ts';
import { valueAt } from '../../../core/json/value-at.ts';
import type { Operation } from '../text/operation.ts';
import { applyToValue } from '../value.ts';

/** New alternative text of a picture, by the place that refers to the picture. */
export interface AltChange {
  at: Path;
  alt: string;
}

/** Places of the content that refer to each asset file, in fields and links. */
export function assetUses(site: unknown): Map<string, Path[]> {
  const uses = new Map<string, Map<string, Path>>();
  for (const { value, path } of viewSite(site).sources)
    uses.set(value, (uses.get(value) ?? new Map<string, Path>()).set(toPointer(path), path));
  return new Map([...uses].map(([source, paths]) => [source, [...paths.values()]]));
}

/** Operations that replace all references to an asset file: fields, links, and links in sentences. */
export function nameOther(site: Json, from: string, to: string): Operation[] {
  const operations: Operation[] = [];
  let now = site;
  // Sentences may contain several links: going backwards keeps earlier offsets valid.
  const uses = viewSite(site).sources.filter(({ value }) => value === from);
  for (const { path, textIndex = 0 } of uses.toSorted((a, b) => (b.textIndex ?? 0) - (a.textIndex ?? 0))) {
    const text = valueAt(now, path);
    if (typeof text !== 'string') continue;
    // Links begin with a slash, fields with the name.
    const start = text.startsWith(from, textIndex) ? textIndex : textIndex + 1;
    const operation: Operation = { do: 'set', at: path, value: text.slice(0, start) + to + text.slice(start + from.length) };
    now = applyToValue(now, operation);
    operations.push(operation);
  }
  return operations;
}

const altPathOf = (at: Path): Path => [...at.slice(0, -1), 'alt'];

/** Alternative text next to the place of a picture; undefined if missing or empty. */
export function altAt(site: unknown, at: Path): string | undefined {
  const alt = valueAt(site, altPathOf(at));
  return typeof alt === 'string' && alt !== '' ? alt : undefined;
}

interface AssetReplacement {
  from: string;
  to: string;
  /** New alternative texts, as the old ones may not describe the new picture. */
  alts: readonly AltChange[];
}

/** Replaces an asset file everywhere, with new alternative texts where given. */
export function replaceAsset(site: Json, { from, to, alts }: AssetReplacement): Operation[] {
  const places = new Set((assetUses(site).get(from) ?? []).map(toPointer));
  const others = alts.filter(({ at, alt }) => places.has(toPointer(at)) && ![undefined, alt].includes(altAt(site, at)));
  return [
    ...nameOther(site, from, to),
    ...others.map(({ at, alt }): Operation => ({ do: 'set', at: altPathOf(at), value: alt })),
  ];
}
