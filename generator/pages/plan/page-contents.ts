import type { Route } from '../../../site.schema.ts';
import { descriptorOf } from '../../../templates/blocks/descriptors.ts';
import type { PagePlan } from '../../../templates/model/page/page-plan.ts';

/** Links to the sections of a page below its opening, if the page names them: to all with a heading that are no calls. */
export function planContents(
  { contents, blocks }: Pick<Route, 'contents' | 'blocks'>,
  opening: number,
): Pick<PagePlan, 'contents'> {
  if (contents === undefined) return {};
  const isListed = (block: Route['blocks'][number]) =>
    'heading' in block && block.heading !== undefined && !descriptorOf(block.type)?.isCall;
  const sections = blocks.flatMap((block, index) => (index >= opening && isListed(block) ? [index] : []));
  return sections.length > 0 ? { contents: { label: contents, sections } } : {};
}
