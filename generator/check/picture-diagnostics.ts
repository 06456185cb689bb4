import { hashOfContent } from '../assets/images/content.ts';
import type { PictureFailure } from '../assets/images/picture-failures.ts';
import type { AssetIndex } from '../content/site/assets.ts';
import type { Diagnostic, RawDiagnostic } from '../core/diagnostics/diagnostics.ts';
import type { Source } from '../core/json/source.ts';
import { viewSite } from './facts/site-view.ts';
import { toDiagnostics } from './to-diagnostics.ts';

/** References to pictures in the content; none if the file is longer than a string can be. */
function pictureReferencesIn(source: Source) {
  try {
    return viewSite(source.value).sources;
  } catch {
    return [];
  }
}

/** Failure reasons by picture. Pictures with the same bytes are processed once and share the reason. */
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

/** Diagnostics for pictures that failed to process: one for each reference. */
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
