import type { Site } from '../../site.schema.ts';
import type { Directory } from '../editions/addresses.ts';
import type { Edition } from '../editions/edition.ts';

/** Tells each edition of a site where its pages are in the others, and what it has for want of its own texts. @param sites in the order of the editions */
export function tieEditions(sites: readonly Site[], editions: readonly Edition[], directory: Directory): Site[] {
  const [{ site: first } = { site: { url: '' } }] = sites;
  const url = first.url.slice(0, first.url.length - (editions[0]?.language.prefix.length ?? 0));
  const languages = editions.map(({ language: { tag, name, direction, prefix } }, index) => {
    const missing = sites[index]?.site.labels.notInLanguage ?? '';
    return { tag, name, direction, url: url + prefix, missing };
  });
  const isShown = (tag: string) => languages.some((one) => one.tag === tag);
  const pages = [...directory.pages.values()].map((all) => Object.fromEntries([...all].filter(([tag]) => isShown(tag))));
  return sites.map((site, index): Site => {
    const prefix = editions[index]?.language.prefix ?? '';
    const fallbacks = [...new Set(editions[index]?.fallbacks.map(({ shown }) => shown))];
    return { ...site, edition: { url, prefix, languages, pages, fallbacks } };
  });
}
