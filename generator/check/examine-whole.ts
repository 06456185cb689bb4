import { isShown } from '../content/site/assets.ts';
import type { Query } from '../core/cache/query.ts';
import type { Finding } from '../core/diagnostics/diagnostics.ts';
import { daysNow } from '../core/util/days-now.ts';
import { hashBytes } from '../core/util/hash.ts';
import type { ExaminedEdition } from './check.ts';
import { type Judged, judgeWhole } from './judge.ts';

/** What rules of the whole site look at. */
interface WholeSite extends Pick<Judged, 'facts' | 'assets'>, Pick<ExaminedEdition, 'entries' | 'isEdition'> {}

/** Names all that rules of the whole site look at. */
function nameWhole({ entries, assets, isEdition }: WholeSite): string {
  // Of a picture that can be used they look at no more than that, and whether it can be drawn; of a font, at what it has.
  const states = [...assets].flatMap(([name, asset]): unknown[] => {
    if (asset.state === 'ready')
      return asset.trouble || asset.doubts || !isShown(asset) ? [[name, asset.trouble, asset.doubts, asset.icon]] : [];
    if (asset.state === 'font') return [[name, asset.lacks, asset.beyondCommon, asset.isWhole, asset.loaded]];
    return asset.state === 'file' || asset.state === 'icon' ? [] : [[name, asset]];
  });
  // Pages go by their order, collections by their names.
  const names = entries.map(({ path: [top, inner], examined }) =>
    [top, top === 'routes' ? '' : inner, examined.factsName].join('\t'),
  );
  return hashBytes(JSON.stringify([daysNow(), isEdition, states, names.join('\n')]));
}

/** What a whole site is asked for. */
export const wholeExamination: Query<WholeSite, Finding[]> = {
  name: 'check of the whole',
  keyOf: nameWhole,
  open: () => (site) => judgeWhole(site, site.assets, true),
};
