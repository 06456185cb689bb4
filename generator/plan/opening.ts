import type { Site } from '../../site.schema.ts';
import { descriptorOf } from '../../templates/blocks/descriptors.ts';
import type { PagePlan } from '../../templates/page/page-plan.ts';
import { factOfBlocks } from '../site/stored-routes.ts';

type Typed = readonly { type: string }[];

/** What opens a page: the blocks before the first that is styled below the opening. */
export function openingOf(blocks: Typed): PagePlan['opening'] {
  const after = blocks.findIndex(({ type }) => descriptorOf(type)?.styles !== 'first');
  const isAboveBreadcrumb = descriptorOf(blocks[0]?.type)?.isAboveBreadcrumb === true;
  return { count: after === -1 ? blocks.length : after, isAboveBreadcrumb };
}

/** The kinds of blocks that a block shows inside itself. */
function embeddedIn(block: { type: string }): string[] {
  const embeds = Object.entries(descriptorOf(block.type)?.embeds ?? {});
  return embeds.filter(([, isShown]) => isShown(block)).map(([type]) => type);
}

/** The kinds of blocks that a page shows below the opening, also inside others, in one word. */
export const styleSetOf = factOfBlocks({ name: 'styleSet', module: 'generator/plan/opening.ts' }, (blocks): string => {
  const shown = blocks.flatMap((block) => [block.type, ...embeddedIn(block)]);
  const types = shown.filter((type) => descriptorOf(type)?.styles === 'below');
  return [...new Set(types)].sort().join(' ');
});

/** What the page that searches a site has instead: its own part. */
export const searchStyles = 'site-search';

/** What the pages of a site have for `styleSetOf`, each once. */
export function styleSets({ site, routes, notFound }: Site): string[] {
  const ofPages = [...routes, notFound].map(styleSetOf);
  return [...new Set([...ofPages, ...(site.search ? [searchStyles] : [])])].sort();
}
