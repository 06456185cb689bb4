import type { SiteFrame } from '../../../templates/model/page/page-plan.ts';
import { encode } from './entities.ts';

const link = /<a ([^>]*?)href="([^"]*)"([^>]*)>(.*?)<\/a>/gs;

const originOf = (url: string) => /^https?:\/\/[^/]*/.exec(url)?.[0] ?? '';

/** The language of a page of the site by its full address: that of the longest address below which it is. */
function languageOf(href: string, languages: NonNullable<SiteFrame['languages']>) {
  const around = languages.filter(({ url }) => href.startsWith(url) && /^(?:$|[/?#])/.test(href.slice(url.length)));
  return around.toSorted((one, other) => other.url.length - one.url.length)[0];
}

/**
 * Links to pages that the language of their own lacks say so: to programs, and to readers, in brackets behind the words of a
 * sentence. Elsewhere it is heard, and shown where a pointer rests: buttons and cards have no room for it. Pure.
 */
export function markLinks(html: string, { site, languages }: Pick<SiteFrame, 'site' | 'languages'>): string {
  if (!languages) return html;
  return html.replaceAll(link, (whole: string, before: string, href: string, after: string, words: string) => {
    const language = languageOf(href, languages);
    if (!language || language.tag === site.language) return whole;
    const name = encode(language.name);
    const isInSentence = !`${before}${after}`.includes('class="');
    const [title, look] = isInSentence ? ['', ''] : [` title="${name}"`, ' class="visually-hidden"'];
    // All of a site is at one origin: from a preview nobody is led to what is published.
    const address = href.slice(originOf(language.url).length) || '/';
    return `<a ${before}href="${address}" hreflang="${language.tag}"${title}${after}>${words}<span${look}> (${name})</span></a>`;
  });
}
