import type { Site } from '../../site.schema.ts';
import type { TakenSite } from '../check/take-site.ts';
import { hashBytes } from '../common/hash.ts';
import type { TakenEdition } from '../editions/editions.ts';
import type { Machine } from '../machine/machine.ts';
import { siteOf } from '../site/defaults.ts';
import { readStoredSite } from '../site/stored-site.ts';
import { type ExpandedSite, expandSite } from './expand.ts';
import { tieEditions } from './tie-editions.ts';

/** A site that the check has taken, with the pages that follow from its collections: in one of its languages. */
export interface CheckedSite extends TakenSite, ExpandedSite {
  /** Names it among what the machine remembers of sites. */
  scope: string;
}

/** All editions of a site, the default first; a site in one language is its only edition. */
export type CheckedEditions = readonly [CheckedSite, ...CheckedSite[]];

/** The sites of editions. */
export const sitesOf = ([first, ...others]: CheckedEditions): [Site, ...Site[]] => [
  first.site,
  ...others.map(({ site }) => site),
];

const contentOf = ({ source }: TakenSite, one: TakenEdition, machine: Machine): Promise<Site> =>
  readStoredSite({ file: source.file, scope: one.scope, taken: one.taken }, machine);

function checkedOf(taken: TakenSite, scope: string, content: Site, toFile?: ExpandedSite['toContent']): CheckedSite {
  const expanded = expandSite(content);
  const toContent: ExpandedSite['toContent'] = (path) => {
    const place = expanded.toContent(path);
    return toFile ? toFile(place) : place;
  };
  return { ...taken, ...expanded, toContent, scope };
}

/** What content says that the check has taken, in each of its languages that is no draft, with the pages that follow from it. */
export async function readEditions(taken: TakenSite, machine: Machine): Promise<CheckedEditions> {
  const scope = hashBytes(taken.project.siteFile);
  const { editions } = taken;
  if (!editions) {
    const content = taken.taken
      ? await readStoredSite({ file: taken.source.file, scope, taken: taken.taken }, machine)
      : siteOf(taken.source);
    return [checkedOf(taken, scope, content)];
  }
  const sites: Site[] = [];
  const shown = editions.taken.filter(({ edition }) => edition?.language.isDraft !== true);
  for (const one of shown) sites.push(await contentOf(taken, one, machine));
  const tied = tieEditions(
    sites,
    shown.flatMap(({ edition }) => edition ?? []),
    editions.directory,
  );
  const [first, ...others] = tied.map((content, index) => {
    const { scope: own = scope, edition } = shown[index] ?? {};
    return checkedOf(taken, own, content, edition?.toFile);
  });
  if (!first) throw new Error('A site has an edition.');
  return [first, ...others];
}

/** The same in its default language. */
export async function readSite(taken: TakenSite, machine: Machine): Promise<CheckedSite> {
  const [first] = await readEditions(taken, machine);
  return first;
}
