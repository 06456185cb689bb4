import type { SiteFrame } from '../../../templates/model/page/page-plan.ts';
import { encode } from './entities.ts';

const link = /<a ([^>]*?)href="([^"]*)"([^>]*)>(.*?)<\/a>/gs;

const originOf = (url: string) => /^https?:\/\/[^/]*/.exec(url)?.[0] ?? '';

/** Language of an internal page by its full address: the language with the longest matching base address. */
function languageOf(href: string, languages: NonNullable<SiteFrame['languages']>) {
  const around = languages.filter(({ url }) => href.startsWith(url) && /^(?:$|[/?#])/.test(href.slice(url.length)));
  return around.toSorted((one, other) => other.url.length - one.url.length)[0];
}

/**
 * Marks links to pages that exist only in another language: for programs, and for readers with a note in brackets behind links
 * in sentences. Elsewhere, where there is no room, the note is a tooltip and read aloud. Pure.
 */
export function markLinks(html: string, { site, languages }: Pick<SiteFrame, 'site' | 'languages'>): string {
  if (!languages) return html;
  return html.replaceAll(link, (whole: string, before: string, href: string, after: string, words: string) => {
    const language = languageOf(href, languages);
    if (!language || language.tag === site.language) return whole;
    const name = encode(language.name);
    const isInSentence = !`${before}${after}`.includes('class="');
    const [title, look] = isInSentence ? ['', ''] : [` title="${name}"`, ' class="visually-hidden"'];
    // The whole site has one origin: links in a preview must not lead to the published site.
    const address = href.slice(originOf(language.url).length) || '/';
    return `<a ${before}href="${address}" hreflang="${language.tag}"${title}${after}>${words}<span${look}> (${name})</span></a>`;
  });
}
