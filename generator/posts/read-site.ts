import type { Site } from '../../site.schema.ts';
import type { TakenSite } from '../check/take-site.ts';
import { hashBytes } from '../common/hash.ts';
import type { Machine } from '../machine/machine.ts';
import { siteOf } from '../site/defaults.ts';
import { readStoredSite } from '../site/stored-site.ts';
import { type ExpandedSite, expandSite } from './expand.ts';

/** A site that the check has taken, with the pages that follow from its collections. */
export interface CheckedSite extends TakenSite, ExpandedSite {}

const contentOf = ({ project, source, taken }: TakenSite, machine: Machine): Promise<Site> | Site =>
  taken ? readStoredSite({ file: source.file, scope: hashBytes(project.siteFile), taken }, machine) : siteOf(source);

/** What content says that the check has taken, with the pages that follow from it. */
export async function readSite(taken: TakenSite, machine: Machine): Promise<CheckedSite> {
  return { ...taken, ...expandSite(await contentOf(taken, machine)) };
}
