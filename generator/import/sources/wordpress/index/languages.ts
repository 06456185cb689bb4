import { phpMembers, unserialize } from '../values/php-values.ts';
import { detached } from '../values/plain-text.ts';
import type { WxrItem } from '../wxr/item.ts';
import type { WxrTerm } from '../wxr/term.ts';

/** Taxonomies of Polylang. */
export const languageTaxonomies = new Set(['language', 'post_translations', 'term_language', 'term_translations']);

const tag = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/;

/** BCP 47 tag of a language by its locale: `en_US` is `en-US`. */
function tagOf(slug: string, locale: string): string | undefined {
  const name = slug.replaceAll('_', '-');
  if (tag.test(name)) return name;
  const fromLocale = locale.replaceAll('_', '-');
  return tag.test(fromLocale) ? fromLocale : undefined;
}

/** Languages of posts and terms, as Polylang exports them. */
export class Languages {
  private readonly tags = new Map<string, string>();
  private readonly uses = new Map<string, number>();
  private readonly terms = new Map<string, { language: string; group: string }>();
  private readonly site: string | undefined;

  /** @param site language of the channel: `ar`, `en-US` */
  constructor(site: string) {
    this.site = tagOf(site.trim(), '');
  }

  /** Reads a term of the channel that describes a language, or which terms are translations of each other. */
  addTerm(term: WxrTerm): void {
    const members = phpMembers(unserialize(term.description));
    if (term.taxonomy === 'language') {
      const locale = members.find(([key]) => key === 'locale')?.[1];
      const language = tagOf(term.slug, typeof locale === 'string' ? locale : '');
      if (language !== undefined) this.tags.set(term.slug, detached(language));
    }
    if (term.taxonomy !== 'term_translations') return;
    for (const [slug, id] of members) this.terms.set(String(id), { language: slug, group: detached(term.slug) });
  }

  /** Counts the language of a post. */
  addItem(item: WxrItem): void {
    const language = this.languageOf(item);
    if (language !== undefined) this.uses.set(language, (this.uses.get(language) ?? 0) + 1);
  }

  languageOf(item: WxrItem): string | undefined {
    const term = item.terms.find(({ domain }) => domain === 'language');
    return term && (this.tags.get(term.slug) ?? tagOf(term.slug, ''));
  }

  /** Group of posts that are translations of each other. */
  groupOf(item: WxrItem): string | undefined {
    return item.terms.find(({ domain }) => domain === 'post_translations')?.slug;
  }

  ofTerm(id: string): { language?: string; translationGroup?: string } {
    const found = this.terms.get(id);
    if (!found) return {};
    return { language: this.tags.get(found.language) ?? tagOf(found.language, ''), translationGroup: found.group };
  }

  /** Tags of all languages; the first is that of the site, else the most used one. */
  all(): string[] {
    const used = [...this.uses].sort(([, one], [, other]) => other - one).map(([language]) => language);
    const [base] = (this.site ?? '').split('-');
    const main = used.find((language) => language === this.site) ?? used.find((language) => language.split('-')[0] === base);
    const languages = main === undefined ? used : [main, ...used.filter((language) => language !== main)];
    return languages.length > 0 ? languages : this.site === undefined ? [] : [this.site];
  }
}
