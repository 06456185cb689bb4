import type { BreadcrumbList, SearchAction, Thing, WebPage, WebSite } from 'schema-dts';
import type { Route, Site } from '../../../site.schema.ts';
import { descriptorOf } from '../../../templates/blocks/descriptors.ts';
import type { PagePlan } from '../../../templates/model/page/page-plan.ts';
import { typeOfOrganization } from '../../../templates/model/site/organization-kinds.ts';
import { describeSpecialties } from '../../../templates/schema/medical/specialties.ts';
import type { AssetIndex } from '../../content/site/assets.ts';
import { fieldAt } from '../../content/site/fields.ts';
import { isLocalised, localisedText } from '../../content/site/localised-texts.ts';
import { encodedAddress, pageUrl, wholeUrl } from '../../content/site/page-url.ts';
import { withPlainWords } from '../../content/text/inline/plain-content.ts';
import { describeArticle } from './article-entity.ts';
import { describeEntry } from './entry-entity.ts';
import { describeEvent } from './event-entity.ts';
import { describeOffer, type EntityContext, listItems } from './page-entities.ts';

/** Schema field of a block; its `type` selects the variant. */
const blockField = fieldAt(['notFound', 'blocks', 0]);

/** Reference to an entity by its id. */
const reference = (id: string) => ({ '@id': id });

/** Absolute address of a link in the content. */
function fullUrl(site: Site, href: string): string {
  if (!href.startsWith('/')) return href;
  return href === '/' ? pageUrl(site, href) : encodedAddress(site.site.url + href);
}

/** Organization entity, without values that are marked as placeholders. */
function describeOrganization(whole: Site, assets: AssetIndex, id: string): Thing {
  const { site } = whole;
  const { icon, logo = icon, contact, social, language } = site;
  const { kind, specialties } = site.organization ?? {};
  const name = localisedText(whole, site.name);
  const url = wholeUrl(whole);
  const known = <Value>(entry?: { value: Value; placeholder?: true | undefined }) =>
    entry?.placeholder ? undefined : entry?.value;
  const [email, telephone] = [known(contact.email), known(contact.phone)];
  const address = localisedText(whole, known(contact.address));
  const profiles = social.filter(({ placeholder }) => !placeholder).map(({ href }) => href);
  const asset = assets.get(logo.src);
  return {
    '@type': typeOfOrganization(kind),
    '@id': id,
    ...(name !== undefined && { name }),
    url: `${url}/`,
    ...(asset?.state === 'ready' && { logo: `${url}/${encodeURI(asset.outputPath)}` }),
    ...(address && { address }),
    ...((email || telephone) && {
      contactPoint: {
        '@type': 'ContactPoint',
        ...(telephone && { telephone }),
        ...(email && { email }),
        availableLanguage: language,
      },
    }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...describeSpecialties(specialties),
  } as Thing;
}

/**
 * Breadcrumb entity. The last item is the page itself, so it needs no address.
 * https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 */
function describeBreadcrumb({ breadcrumb }: Route, site: Site): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumb.map(({ label, href }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      ...(href !== undefined && { item: fullUrl(site, href) }),
    })),
  };
}

/** Search action with the address of the search page. */
function describeSearch(address: string): SearchAction {
  const query = { 'query-input': 'required name=words' };
  return { '@type': 'SearchAction', target: { '@type': 'EntryPoint', urlTemplate: `${address}?q={words}` }, ...query };
}

type PageType = 'AboutPage' | 'CollectionPage' | 'ContactPage' | 'FAQPage' | 'ItemPage' | 'ProfilePage' | 'WebPage';

/** Page type: from the blocks if they determine it, else from `kind`. */
function typeOfPage({ kind, blocks }: Route, hasItems: boolean): PageType {
  if (kind === 'about') return 'AboutPage';
  const [told] = blocks.flatMap(({ type }) => descriptorOf(type)?.pageType ?? []);
  if (told) return told;
  if (hasItems) return 'CollectionPage';
  return kind ? 'ItemPage' : 'WebPage';
}

function describeWebsite(site: Site, organizationId: string): WebSite {
  const { language, search } = site.site;
  const name = localisedText(site, site.site.name);
  const home = pageUrl(site, '/');
  return {
    '@type': 'WebSite',
    '@id': `${home}#website`,
    ...(name !== undefined && { name }),
    url: home,
    inLanguage: language,
    publisher: reference(organizationId),
    // https://schema.org/SearchAction
    ...(search && { potentialAction: describeSearch(pageUrl(site, search.path)) }),
  };
}

/** Entities of the content of a page, and the main one. */
function describeContent(facts: EntityContext, assets: AssetIndex) {
  const { site, route, id } = facts;
  const addressOf = (source: string) => {
    const asset = assets.get(source);
    return asset?.state === 'ready' || asset?.state === 'file' ? `${wholeUrl(site)}/${encodeURI(asset.outputPath)}` : undefined;
  };
  const items = listItems(facts);
  const ofBlocks = route.blocks.flatMap((block) => {
    const describe = descriptorOf(block.type)?.describe;
    return (isLocalised(site, block) && describe?.(withPlainWords(block, blockField), id, addressOf)) || [];
  });
  const type = typeOfPage(route, items !== undefined);
  const article = describeArticle(facts, assets);
  const entry = describeEntry(facts, addressOf);
  const offer = article || items || entry ? undefined : describeOffer(facts);
  const isAboutUs = type === 'AboutPage' || type === 'ContactPage';
  const entity = isAboutUs ? undefined : (article ?? entry ?? items ?? offer);
  return { type, isAboutUs, items, entity, events: describeEvent(facts), ofBlocks };
}

/**
 * Returns a function that describes pages with schema.org: only facts in the content (no prices or ratings), nothing that the
 * head already says, and nothing for pages hidden from search engines. The site is described on its home page, where search
 * engines look for it; the organisation there and on pages that refer to it.
 * https://developers.google.com/search/docs/appearance/site-names
 * https://developers.google.com/search/docs/appearance/structured-data/organization
 */
export function createDescriber(site: Site, assets: AssetIndex) {
  const organizationId = `${wholeUrl(site)}/#organization`;
  const organization = describeOrganization(site, assets, organizationId);
  const website = describeWebsite(site, organizationId);
  return (route: Route): PagePlan['structuredData'] => {
    if (route.listed === false) return undefined;
    const address = pageUrl(site, route.path);
    const id = (fragment: string) => `${address}#${fragment}`;
    const facts: EntityContext = { site, route, id, organization: reference(organizationId) };
    const { type, isAboutUs, items, entity, events, ofBlocks } = describeContent(facts, assets);
    const isHome = route.path === '/';
    const page: WebPage = {
      '@type': type,
      '@id': id('page'),
      url: address,
      name: route.title,
      ...(site.edition && { inLanguage: site.site.language }),
      ...(route.updated && { dateModified: route.updated }),
      ...(isAboutUs && { mainEntity: reference(organizationId) }),
      ...(entity && { mainEntity: reference(id('entity')) }),
    };
    const isOurs = isHome || isAboutUs || (entity !== undefined && entity !== items) || events.length > 0;
    const isMoreThanPage = type !== 'WebPage' || entity !== undefined || route.updated !== undefined;
    return [
      ...(isOurs ? [organization] : []),
      ...(isHome ? [website] : []),
      ...(isMoreThanPage ? [page] : []),
      ...(route.breadcrumb.length > 0 && isLocalised(site, route.breadcrumb) ? [describeBreadcrumb(route, site)] : []),
      ...(entity ? [entity] : []),
      ...events,
      ...ofBlocks,
    ];
  };
}
