import type { Site } from '../../../site.schema.ts';
import { formatDay, formatTime } from '../../../templates/components/format-time.ts';
import { publishedEditions } from '../../build/tasks/read-site.ts';
import type { ValidSite } from '../../check/load-site.ts';
import { expandSite } from '../../content/collections/expand.ts';
import { type DeskBlock, deskBlocksOf, notFoundPlace } from '../../content/site/desk-forms.ts';
import { hrefOf, pageUrl } from '../../content/site/page-url.ts';
import type { PublicationMoment } from '../../content/site/publication.ts';
import { stripsOf } from '../../content/site/strips.ts';
import { plainWords } from '../../content/text/inline/read.ts';
import type { FormEdition, PublishedField, PublishedForm, PublishedForms } from './published-forms.ts';

/** Colour of a site that has chosen none. */
const defaultBrand = '#1d5c4d';

const plain = (sentence: string) => plainWords(sentence);

function editionOf(site: Site): FormEdition {
  const { language, direction, name, theme, labels } = site.site;
  const all = labels as typeof labels & Record<'form', Record<string, string>>;
  return {
    ...{ language, direction, siteName: name, home: pageUrl(site, '/') },
    brand: theme?.brand ?? defaultBrand,
    words: { ...all.form, ...all.desk } as FormEdition['words'],
  };
}

function fieldOf(field: PublishedField, { site }: Site): PublishedField {
  const { min, max, type } = field;
  const shown = (limit: string | number | undefined) => {
    if (typeof limit !== 'string') return undefined;
    return type === 'date' ? formatDay(limit, site) : formatTime(limit, site);
  };
  const [shownMin, shownMax] = [shown(min), shown(max)];
  return {
    ...field,
    label: plain(field.label),
    ...(type === 'consent' && { written: field.label }),
    ...(shownMin !== undefined && { shownMin }),
    ...(shownMax !== undefined && { shownMax }),
  };
}

/** @param page path of its page in the content; absent for a strip */
function formOf({ id, version, form }: DeskBlock, site: Site, edition: number, page?: string): PublishedForm {
  const words = (site.site.labels as Readonly<Record<string, unknown>>).pageFeedback as { thanks: string };
  return {
    ...form,
    ...{ id, version, edition, heading: plain(form.heading), fields: form.fields.map((field) => fieldOf(field, site)) },
    ...(form.isFeedback && { thanks: words.thanks }),
    ...(form.next !== undefined && { next: form.next.startsWith('/') ? pageUrl(site, form.next) : form.next }),
    ...(page !== undefined && { page: hrefOf(site, page) }),
  };
}

function formsOf(site: Site, edition: number): PublishedForm[] {
  const { routes, notFound } = site;
  const ofPages = routes.flatMap(({ path, blocks }) =>
    deskBlocksOf(site, path, blocks).map((block) => formOf(block, site, edition, path)),
  );
  const others = [{ place: notFoundPlace, blocks: notFound.blocks }, ...stripsOf(site)];
  return [
    ...ofPages,
    ...others.flatMap(({ place, blocks }) => deskBlocksOf(site, place, blocks).map((block) => formOf(block, site, edition))),
  ];
}

/** Paths and titles of all pages. */
const pagesOf = (site: Site): [string, string][] => [
  ...site.routes.map(({ path, title }): [string, string] => [hrefOf(site, path), title]),
  [hrefOf(site, '/404.html'), site.notFound.title],
];

/**
 * Forms of a published site that are sent to its desk. Pure.
 * @param editions the site in each of its languages, the default first, with the pages of its collections
 */
export function readForms(editions: readonly [Site, ...Site[]]): PublishedForms {
  const [site] = editions;
  return {
    origin: new URL(site.edition?.url ?? site.site.url).origin,
    editions: editions.map(editionOf),
    forms: editions.flatMap(formsOf),
    pages: Object.fromEntries(editions.flatMap(pagesOf)),
  };
}

/** Forms of a site that was built, in each of its languages. For a child process: it loads everything that content needs. */
export function readBuiltForms([first, ...others]: readonly [Site, ...Site[]]): PublishedForms {
  return readForms([expandSite(first).site, ...others.map((site) => expandSite(site).site)]);
}

/**
 * Forms of valid content, as it is published at a time. For a child process: it loads everything that content needs.
 * @throws Error if the content has no edition
 */
export function readSiteForms(site: Pick<ValidSite, 'source' | 'editions'>, at: PublicationMoment): PublishedForms {
  const [first, ...others] = publishedEditions(site, at).map(({ content }) => expandSite(content.site).site);
  if (!first) throw new Error('A site has an edition.');
  return readForms([first, ...others]);
}
