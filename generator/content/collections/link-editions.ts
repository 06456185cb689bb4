import type { Site } from '../../../site.schema.ts';
import type { EditionLanguage } from '../../../templates/model/site/site.ts';
import type { Directory } from '../locales/addresses.ts';
import type { Edition } from '../locales/edition.ts';
import type { PublishedSite } from '../site/published-site.ts';

/** The site of an edition, and the addresses that it lacks. */
type EditionSite = Pick<PublishedSite<Site>, 'site'> & Partial<Pick<PublishedSite<Site>, 'absent'>>;

/** Removes mark characters from words that are inserted into a sentence. */
const withoutMarks = (words: string) => words.replaceAll(/[[\]()*`\\]/g, '');

/**
 * The 404 page of the default language. Some hosts serve only this one, also for pages in other languages, so it repeats its
 * message in each language with a link to the home page there.
 */
function notFoundInAllLanguages(
  notFound: Site['notFound'],
  others: readonly Site[],
  languages: readonly EditionLanguage[],
): Site['notFound'] {
  const body = others.map(({ site, notFound: { title } }, index) => {
    const { tag = '', url = '' } = languages[index + 1] ?? {};
    const [said, action] = [title, site.labels.notFound.action].map((words) => `[${withoutMarks(words)}](lang:${tag})`);
    return `${said} – [${action}](${url})`;
  });
  return body.length > 0 ? { ...notFound, blocks: [...notFound.blocks, { type: 'prose', body }] } : notFound;
}

/**
 * Adds to each edition the addresses of its pages in other languages and its fallback texts.
 * @param shown in the order of the editions
 */
export function linkEditions(shown: readonly EditionSite[], editions: readonly Edition[], directory: Directory): Site[] {
  const sites = shown.map(({ site }) => site);
  const [{ site: first } = { site: { url: '' } }] = sites;
  const url = first.url.slice(0, first.url.length - (editions[0]?.language.prefix.length ?? 0));
  const languages = editions.map(({ language: { tag, name, direction, prefix } }, index) => {
    const missing = sites[index]?.site.labels.notInLanguage ?? '';
    return { tag, name, direction, url: url + prefix, missing };
  });
  const editionIn = new Map(languages.map(({ tag }, index) => [tag, shown[index]]));
  const isShown = (tag: string, path: string) => editionIn.has(tag) && !editionIn.get(tag)?.absent?.has(path);
  const pages = [...directory.pages.values()].map((all) =>
    Object.fromEntries([...all].filter(([tag, path]) => isShown(tag, path))),
  );
  return sites.map((site, index): Site => {
    const prefix = editions[index]?.language.prefix ?? '';
    const fallbacks = [...new Set(editions[index]?.fallbacks.map(({ shown }) => shown))];
    const linkedSite = { ...site, edition: { url, prefix, languages, pages, fallbacks } };
    return index === 0
      ? { ...linkedSite, notFound: notFoundInAllLanguages(site.notFound, sites.slice(1), languages) }
      : linkedSite;
  });
}
