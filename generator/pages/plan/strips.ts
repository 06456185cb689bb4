import type { Route, Site } from '../../../site.schema.ts';
import type { PlannedBlock, SiteFrame } from '../../../templates/model/page/page-plan.ts';
import { fieldAt } from '../../content/site/fields.ts';
import { pathOfStrip, stripsOf } from '../../content/site/strips.ts';
import type { Path } from '../../core/json/path.ts';
import type { Resolve } from './resolving.ts';

type ResolveBlocks = (blocks: Route['blocks'], path: Path, place: string) => PlannedBlock[];

/** Plans the strips that every page has. */
export function planStrips(site: Site, resolve: Resolve, resolveBlocks: ResolveBlocks): Pick<SiteFrame, 'everyPage'> {
  const planned = stripsOf(site).map(({ place, label, blocks }) => {
    const path = [...pathOfStrip(place), 'label'];
    return [
      place,
      { label: resolve(label, fieldAt(path), path), blocks: resolveBlocks(blocks, pathOfStrip(place), place) },
    ] as const;
  });
  return planned.length > 0 ? { everyPage: Object.fromEntries(planned) } : {};
}
