import { hashOfContent } from '../assets/images/content.ts';
import type { PictureTrouble } from '../assets/images/trouble.ts';
import type { AssetIndex } from '../content/site/assets.ts';
import type { Diagnostic, Finding } from '../core/diagnostics/diagnostics.ts';
import type { Source } from '../core/json/source.ts';
import { viewSite } from './facts/site-view.ts';
import { tell } from './tell.ts';

/** Where content names pictures; nowhere in a file that is longer than any text. */
function placesIn(source: Source) {
  try {
    return viewSite(source.value).sources;
  } catch {
    return [];
  }
}

/** The same of pictures with the very same bytes, which were worked on once. */
function reasonsOf(troubles: readonly PictureTrouble[], assets: AssetIndex): Map<string, string> {
  const reasons = new Map(troubles.map(({ source, reason }) => [source, reason]));
  const ready = [...assets].flatMap(([source, asset]) =>
    asset.state === 'ready' ? [{ source, hash: hashOfContent(asset.content) }] : [],
  );
  for (const { source, reason } of troubles) {
    const hash = ready.find((one) => one.source === source)?.hash;
    for (const one of ready) if (one.hash === hash && !reasons.has(one.source)) reasons.set(one.source, reason);
  }
  return reasons;
}

/** What is told of pictures that could not be worked on: each at every place that names it. */
export function tellTroubles(
  { source, assets }: { source: Source; assets: AssetIndex },
  troubles: readonly PictureTrouble[],
): Diagnostic[] {
  const places = placesIn(source);
  const findings = [...reasonsOf(troubles, assets)].flatMap(([found, expected]): Finding[] => {
    const parameters = { found, expected };
    const named = places.filter(({ value }) => value === found);
    if (named.length > 0) return named.map(({ path }) => ({ code: 'unusable-image', path, parameters }));
    return [{ code: 'unusable-image', path: [], file: found, position: { line: 1, column: 1 }, parameters }];
  });
  return tell(source, findings);
}
