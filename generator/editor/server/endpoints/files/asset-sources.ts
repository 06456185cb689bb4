import { viewSite } from '../../../../check/facts/site-view.ts';
import { readJson } from '../../../../core/json/value.ts';
import { memoize } from '../../../../core/util/memoize.ts';
import { isAssetName } from './file-mover.ts';

/** Unique names of assets in a text of content; cached, as the editor requests the state of the same text repeatedly. */
export const sourcesIn = memoize(
  (text: string): readonly string[] =>
    [...new Set(viewSite(readJson(text)).sources.map(({ value }) => value))].filter(isAssetName),
  { maxKeys: 2 },
);
