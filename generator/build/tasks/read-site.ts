import type { Site, WrittenSite } from '../../../site.schema.ts';
import type { ValidSite } from '../../check/load-site.ts';
import { type ExpandedSite, expandSite } from '../../content/collections/expand.ts';
import { linkEditions } from '../../content/collections/link-editions.ts';
import type { Edition } from '../../content/locales/edition.ts';
import { scopeOfEdition } from '../../content/locales/editions.ts';
import { withDefaults } from '../../content/site/defaults.ts';
import type { PublicationMoment, PublicationSpan } from '../../content/site/publication.ts';
import { type PublishedSite, toPublishedSite } from '../../content/site/published-site.ts';
import { hashBytes } from '../../core/util/hash.ts';

/** Valid site in one of its languages, with collections expanded to pages. */
export interface CheckedSite extends ValidSite, ExpandedSite {
  /** Identifies the site in the cache. */
  scope: string;
  /** Time span in which the same content is published. */
  span: PublicationSpan;
}

/** All editions of a site, the default first; a site in one language has one edition. */
export type CheckedEditions = readonly [CheckedSite, ...CheckedSite[]];

/** Sites of all editions. */
export const sitesOf = ([first, ...others]: CheckedEditions): [Site, ...Site[]] => [
  first.site,
  ...others.map(({ site }) => site),
];

function checkedOf(
  validSite: ValidSite,
  scope: string,
  content: Pick<PublishedSite<Site>, 'site' | 'toContent' | 'span'>,
  toFile?: ExpandedSite['toContent'],
): CheckedSite {
  const expanded = expandSite(content.site);
  const toContent: ExpandedSite['toContent'] = (path) => {
    const place = content.toContent(expanded.toContent(path));
    return toFile ? toFile(place) : place;
  };
  return { ...validSite, ...expanded, toContent, scope, span: content.span };
}

/** Valid content as published at a time, with defaults. */
function contentOf(value: unknown, at: PublicationMoment): PublishedSite<Site> {
  const shown = toPublishedSite(value as WrittenSite, at);
  return { ...shown, site: withDefaults(shown.site) };
}

/** An edition as published at a time, with defaults and links to the other editions. */
export interface PublishedEdition {
  /** Undefined for a site in one language. */
  edition: Edition | undefined;
  content: PublishedSite<Site>;
}

/** Editions of valid content as published at a time, the default first; draft languages are left out. */
export function publishedEditions(
  { source, editions: all }: Pick<ValidSite, 'source' | 'editions'>,
  at: PublicationMoment,
): PublishedEdition[] {
  if (!all) return [{ edition: undefined, content: contentOf(source.value, at) }];
  const editions = all.editions.filter(({ language }) => language.isDraft !== true);
  const contents = editions.map(({ value }) => contentOf(value, at));
  const sites = linkEditions(contents, editions, all.directory);
  return contents.map((content, index) => ({
    edition: editions[index],
    content: { ...content, site: sites[index] ?? content.site },
  }));
}

/**
 * Expands valid content to the editions of a site, without draft languages.
 * @param at time that decides what is published
 */
export function readEditions(validSite: ValidSite, at: PublicationMoment = 'always'): CheckedEditions {
  const scope = hashBytes(validSite.project.siteFile);
  const [first, ...others] = publishedEditions(validSite, at).map(({ edition, content }) =>
    checkedOf(validSite, edition ? scopeOfEdition(scope, edition.language) : scope, content, edition?.toFile),
  );
  if (!first) throw new Error('A site has an edition.');
  return [first, ...others];
}

/** Expands valid content to the site in its default language. */
export const readSite = (validSite: ValidSite, at?: PublicationMoment): CheckedSite => readEditions(validSite, at)[0];
