import type { Site, WrittenSite } from '../../site.schema.ts';
import type { TakenSite } from '../check/take-site.ts';
import { hashBytes } from '../common/hash.ts';
import type { TakenEdition } from '../editions/editions.ts';
import type { Path } from '../json/path.ts';
import type { Machine } from '../machine/machine.ts';
import { withDefaults } from '../site/defaults.ts';
import { type PresentSite, presentSite } from '../site/present-site.ts';
import { endless, type ShownAt, type ShownSpan } from '../site/publication.ts';
import { readStoredSite } from '../site/stored-site.ts';
import { type ExpandedSite, expandSite } from './expand.ts';
import { tieEditions } from './tie-editions.ts';

/** A site that the check has taken, with the pages that follow from its collections: in one of its languages. */
export interface CheckedSite extends TakenSite, ExpandedSite {
  /** Names it among what the machine remembers of sites. */
  scope: string;
  /** When the same is shown. */
  span: ShownSpan;
}

/** All editions of a site, the default first; a site in one language is its only edition. */
export type CheckedEditions = readonly [CheckedSite, ...CheckedSite[]];

/** The sites of editions. */
export const sitesOf = ([first, ...others]: CheckedEditions): [Site, ...Site[]] => [
  first.site,
  ...others.map(({ site }) => site),
];

const contentOf = ({ source }: TakenSite, one: Omit<TakenEdition, 'edition'>, machine: Machine, at: ShownAt) =>
  readStoredSite({ file: source.file, scope: one.scope, taken: one.taken }, machine, at);

function checkedOf(
  taken: TakenSite,
  scope: string,
  content: Pick<PresentSite<Site>, 'site' | 'toContent' | 'span'>,
  toFile?: ExpandedSite['toContent'],
): CheckedSite {
  const expanded = expandSite(content.site);
  const toContent: ExpandedSite['toContent'] = (path) => {
    const place = content.toContent(expanded.toContent(path));
    return toFile ? toFile(place) : place;
  };
  return { ...taken, ...expanded, toContent, scope, span: content.span };
}

/** A site that was read as a whole. */
function wholeOf({ source }: TakenSite, at: ShownAt): PresentSite<Site> {
  const shown = presentSite(source.value as WrittenSite, at);
  return { ...shown, site: withDefaults(shown.site) };
}

/**
 * What content says that the check has taken, in each of its languages that is no draft, with the pages that follow from it.
 * @param at what of it is shown
 */
export async function readEditions(taken: TakenSite, machine: Machine, at: ShownAt = 'always'): Promise<CheckedEditions> {
  const scope = hashBytes(taken.project.siteFile);
  const { editions } = taken;
  if (!editions) {
    const content = taken.taken ? await contentOf(taken, { scope, taken: taken.taken }, machine, at) : wholeOf(taken, at);
    return [checkedOf(taken, scope, content)];
  }
  const contents: PresentSite<Site>[] = [];
  const shown = editions.taken.filter(({ edition }) => edition?.language.isDraft !== true);
  for (const one of shown) contents.push(await contentOf(taken, one, machine, at));
  const tied = tieEditions(
    contents,
    shown.flatMap(({ edition }) => edition ?? []),
    editions.directory,
  );
  const [first, ...others] = tied.map((site, index) => {
    const { scope: own = scope, edition } = shown[index] ?? {};
    const { toContent = (path: Path) => path, span = endless } = contents[index] ?? {};
    return checkedOf(taken, own, { site, toContent, span }, edition?.toFile);
  });
  if (!first) throw new Error('A site has an edition.');
  return [first, ...others];
}

/** The same in its default language. */
export async function readSite(taken: TakenSite, machine: Machine, at?: ShownAt): Promise<CheckedSite> {
  const [first] = await readEditions(taken, machine, at);
  return first;
}
