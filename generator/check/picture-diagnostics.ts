import { hashOfContent } from '../assets/images/content.ts';
import type { PictureFailure } from '../assets/images/picture-failures.ts';
import type { AssetIndex } from '../content/site/assets.ts';
import type { Diagnostic, RawDiagnostic } from '../core/diagnostics/diagnostics.ts';
import type { Source } from '../core/json/source.ts';
import { viewSite } from './facts/site-view.ts';
import { toDiagnostics } from './to-diagnostics.ts';

/** Where content names pictures; nowhere in a file that is longer than any text. */
function pictureReferencesIn(source: Source) {
  try {
    return viewSite(source.value).sources;
  } catch {
    return [];
  }
}

/** The same of pictures with the very same bytes, which were worked on once. */
function reasonsOf(failures: readonly PictureFailure[], assets: AssetIndex): Map<string, string> {
  const reasons = new Map(failures.map(({ source, reason }) => [source, reason]));
  const ready = [...assets].flatMap(([source, asset]) =>
    asset.state === 'ready' ? [{ source, hash: hashOfContent(asset.content) }] : [],
  );
  for (const { source, reason } of failures) {
    const hash = ready.find((one) => one.source === source)?.hash;
    for (const one of ready) if (one.hash === hash && !reasons.has(one.source)) reasons.set(one.source, reason);
  }
  return reasons;
}

/** What is told of pictures that could not be worked on: each at every place that names it. */
export function toPictureDiagnostics(
  { source, assets }: { source: Source; assets: AssetIndex },
  failures: readonly PictureFailure[],
): Diagnostic[] {
  const places = pictureReferencesIn(source);
  const diagnostics = [...reasonsOf(failures, assets)].flatMap(([found, expected]): RawDiagnostic[] => {
    const parameters = { found, expected };
    const named = places.filter(({ value }) => value === found);
    if (named.length > 0) return named.map(({ path }) => ({ code: 'unusable-image', path, parameters }));
    return [{ code: 'unusable-image', path: [], file: found, position: { line: 1, column: 1 }, parameters }];
  });
  return toDiagnostics(source, diagnostics);
}
