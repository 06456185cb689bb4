import type { Site } from '../../site.schema.ts';
import { nameOf } from '../check/memory.ts';
import type { TakenSite } from '../check/take-site.ts';
import type { Machine } from '../machine/machine.ts';
import { siteOf } from '../site/defaults.ts';
import { readStoredSite } from '../site/stored-site.ts';
import { type ExpandedSite, expandSite } from './expand.ts';

/** A site that the check has taken, with the pages that follow from its collections. */
export interface CheckedSite extends TakenSite, ExpandedSite {}

/** What finds out what is kept of pages. */
const planning = ['generator/make/plan-site.ts'];

async function contentOf({ project, source, taken }: TakenSite, machine: Machine): Promise<Site> {
  if (!taken) return siteOf(source);
  const codeKey = await machine.codeKey(planning);
  const keptAs = `routes/${nameOf(project.siteFile)}`;
  return readStoredSite({ ...taken, file: source.file, nameOf, keptAs, codeKey }, machine);
}

/** What content says that the check has taken, with the pages that follow from it. */
export async function readSite(taken: TakenSite, machine: Machine): Promise<CheckedSite> {
  return { ...taken, ...expandSite(await contentOf(taken, machine)) };
}
