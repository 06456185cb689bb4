import { readFileSync } from 'node:fs';
import { checkSite } from '../../../../generator/check/check.ts';
import { Source } from '../../../../generator/core/json/source.ts';
import type { JsonObject } from '../../../../generator/core/json/value.ts';
import type { BlockNode } from '../../../../generator/import/model/content.ts';
import type { SourceDocument, SourceOutline } from '../../../../generator/import/model/document.ts';
import { noLosses } from '../../../../generator/import/model/losses.ts';
import { planSite } from '../../../../generator/import/site/plan-site.ts';
import { SiteAssembler } from '../../../../generator/import/site/site-assembler.ts';
import type { AssembledSite, ResolvedMedia, SiteOptions } from '../../../../generator/import/site/types.ts';

const starterFile = new URL('../../../../generator/cli/new/sites/organisation/site.json', import.meta.url);

export const options: SiteOptions = {
  starter: JSON.parse(readFileSync(starterFile, 'utf8')),
  schema: './site.schema.json',
  year: 2026,
};

export const noMedia: ResolvedMedia = { picture: () => undefined, file: () => undefined };

export const paragraph = (value: string): BlockNode => ({ type: 'paragraph', children: [{ type: 'text', value }] });

export const linkTo = (href: string, value = 'رابط'): BlockNode => ({
  type: 'paragraph',
  children: [{ type: 'link', href, children: [{ type: 'text', value }] }],
});

/** An outline without anything in it. */
export const outlineWith = (some: Partial<SourceOutline> = {}): SourceOutline => ({
  format: 'wordpress',
  name: 'جمعية الأمل',
  description: 'نعمل مع الأسر على ما يعينها.',
  address: 'https://www.amal.org',
  languages: ['ar'],
  ...{ terms: [], authors: [], menus: [], media: [], redirects: [], losses: noLosses() },
  ...some,
});

let count = 0;

/** A page with a sentence. */
export function page(some: Partial<SourceDocument> = {}): SourceDocument {
  const id = some.id ?? String(++count + 1000);
  return {
    ...{ id, kind: 'page', type: 'page', title: 'صفحة', status: 'published', addresses: [] },
    ...{ authors: [], categories: [], tags: [], fields: {}, comments: [], losses: noLosses(), place: { file: 'export.xml' } },
    blocks: [paragraph('نص الصفحة في جملة واحدة تكفي لوصفها عند من يبحث عنها.')],
    ...some,
  };
}

export const post = (some: Partial<SourceDocument> = {}): SourceDocument =>
  page({ kind: 'post', type: 'post', title: 'خبر', date: '2024-03-05T10:00:00+03:00', ...some });

/** Plans and assembles a site. */
export async function assembled(
  outline: SourceOutline,
  documents: readonly SourceDocument[],
  { media = noMedia, ...some }: Partial<SiteOptions> & { media?: ResolvedMedia } = {},
): Promise<AssembledSite> {
  const assembler = new SiteAssembler(planSite(outline, documents, { ...options, ...some }));
  for (const document of documents) await assembler.add(structuredClone(document), media);
  return assembler.finish();
}

/** Errors of the real check, each as its code, place and what was found. */
export function errorsIn(site: JsonObject): string[] {
  const { diagnostics } = checkSite(new Source('site.json', JSON.stringify(site, null, 2)), new Map());
  return diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ code, pointer, message }) => `${code} ${pointer} ${JSON.stringify(message)}`);
}
