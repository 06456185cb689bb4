import { descriptorOf } from '../../../templates/blocks/descriptors.ts';
import { isHidden } from '../../content/site/shown-blocks.ts';
import type { RawDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import { get, wordOf } from '../../core/json/walk.ts';
import type { SiteSummary } from '../facts/site-summary.ts';
import { isStrip, type LocatedValue, type SiteView } from '../facts/site-view.ts';
import { isTitle } from './pages.ts';

/** Why a block must be on a page: it contains the title, or links to the neighbouring pages. */
function neededFor(block: unknown): 'title' | 'around' | undefined {
  if (isTitle(block)) return 'title';
  return descriptorOf(get(block, 'type'))?.showsPages?.(block)?.isAround ? 'around' : undefined;
}

/** Blocks in strips that only make sense on one page: every page already has a title. */
export function checkStrips({ pages }: SiteView): RawDiagnostic[] {
  return pages.filter(isStrip).flatMap(({ blocks }) =>
    blocks.flatMap(({ value, path }): RawDiagnostic[] => {
      const expected = isHidden(value) ? undefined : neededFor(value);
      return expected ? [{ code: 'not-in-strip', path, parameters: { found: wordOf(get(value, 'type')), expected } }] : [];
    }),
  );
}

/** Ids of strips that other places use too: pages would have two elements with the same id. */
export function checkStripIds({ pages, collections }: SiteSummary): RawDiagnostic[] {
  const strips = pages.filter(isStrip);
  const first = new Map<string, LocatedValue>();
  const report = (id: LocatedValue, other: LocatedValue): RawDiagnostic => ({
    code: id.isFromHeading ? 'duplicate-heading' : 'duplicate-id',
    path: id.path,
    other: other.path,
    parameters: { found: wordOf(id.value), expected: 'every-page' },
  });
  const ofStrips = strips.flatMap(({ path, ids }) =>
    ids.flatMap((id): RawDiagnostic[] => {
      const name = wordOf(id.value);
      const known = first.get(name);
      if (!known) first.set(name, id);
      // Duplicates within one strip are reported as on a page.
      return known && known.path[1] !== path[1] ? [report(id, known)] : [];
    }),
  );
  if (first.size === 0) return [];
  const others = [...pages.filter((page) => !isStrip(page)), ...collections.flatMap(({ generatedPages }) => generatedPages)];
  return [
    ...ofStrips,
    ...others.flatMap(({ ids }) =>
      ids.flatMap((id) => {
        const known = first.get(wordOf(id.value));
        return known ? [report(id, known)] : [];
      }),
    ),
  ];
}
