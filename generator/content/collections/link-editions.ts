import type { Site } from '../../../site.schema.ts';
import type { EditionLanguage } from '../../../templates/model/site/site.ts';
import type { Directory } from '../locales/addresses.ts';
import type { Edition } from '../locales/edition.ts';
import type { PublishedSite } from '../site/published-site.ts';

/** The site of an edition, and what it has not. */
type EditionSite = Pick<PublishedSite<Site>, 'site'> & Partial<Pick<PublishedSite<Site>, 'absent'>>;

/** Marks of sentences, which words that are put into one must not be taken for. */
const withoutMarks = (words: string) => words.replaceAll(/[[\]()*`\\]/g, '');

/**
 * The page for addresses that do not exist, as the default language has it. Some hosts know no other, and send it also to those
 * who came for a page in another language: it says the same in each, and leads to its home page.
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

/** Tells each edition of a site where its pages are in the others, and what it has for want of its own texts. @param shown in the order of the editions */
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
