import type { Json } from '../../core/json/value.ts';
import type { ConvertContext } from './base/context.ts';
import { type PageParts, planOpening, writeOpening } from './page/opening.ts';
import { planSections } from './page/sections.ts';
import { headingsOfSections, writeSections } from './page/write-sections.ts';
import { startConversion } from './pieces/finish.ts';

/**
 * Blocks of a route: an opening with the title, which is the h1 of the page, then its content in order. Every block passes the
 * check of a site.
 */
export function convertPage(parts: PageParts, context: ConvertContext): Json[] {
  const conversion = startConversion(parts.blocks, context);
  const plan = planOpening(parts, conversion);
  const sections = planSections(plan.rest, conversion);
  // Ids change before any link to them is written.
  for (const heading of headingsOfSections(sections)) conversion.headings.makeSection(heading);
  if (plan.heading) conversion.headings.makeSection(plan.heading);
  const { block, after } = writeOpening(plan, parts, conversion);
  return [block, ...writeSections(sections, after, conversion)];
}
