import type { Card, Route, Site } from '../site.schema.ts';
import type { CardsReference, Image } from '../templates/blocks/fields.ts';
import type { Manifest, PagePlan, Planned, PlannedCard, PlannedDate, PlannedImage, SiteFrame } from '../templates/page-plan.ts';
import type { AssetIndex } from './assets.ts';
import type { BundleManifest } from './bundle.ts';

/** Everything that rendering needs: plain data. */
export interface SitePlan {
  frame: SiteFrame;
  pages: PagePlan[];
}

/** Path part of the site's address, with a slash at both ends: `/` or `/sub/folder/`. */
export function basePath(url: string): string {
  return `${new URL(url).pathname.replace(/\/$/, '')}/`;
}

/** `/services/training` -> `services/training/index.html`: the form that every plain static server finds. */
export function outputPathOf(path: string): string {
  return `${path.slice(1)}/index.html`.replace(/^\//, '');
}

type Resolve = <T>(value: T) => Planned<T>;

function planDate(iso: string, { language, numerals }: Site['site']): PlannedDate {
  const locale = `${language === 'ar' ? 'ar-SA' : 'en-GB'}-u-ca-gregory-nu-${numerals}`;
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return { iso, text: format.format(new Date(`${iso}T00:00:00Z`)) };
}

function planCard(card: Card, site: Site['site'], resolve: Resolve): PlannedCard {
  if ('href' in card) return { kind: 'link', ...resolve(card) };
  return { kind: 'event', ...resolve(card), date: planDate(card.date, site) };
}

/** Resolves what content refers to: cards, images and addresses. Collections are resolved once for the whole site. */
function createResolver(site: Site, assets: AssetIndex): Resolve {
  const base = basePath(site.site.url);
  const cardsByCollection = new Map<string, Map<string, PlannedCard>>();

  const resolveHref = (href: string) => (href.startsWith('/') ? encodeURI(decodeURI(base + href.slice(1))) : href);

  const resolveImage = (image: Image): PlannedImage => {
    const asset = assets.get(image.src);
    if (asset?.state !== 'ready') throw new Error(`The check let the image ${image.src} pass.`);
    return { url: encodeURI(base + asset.outputPath), width: asset.width, height: asset.height, alt: image.alt };
  };

  const resolveCards = ({ collection, names }: CardsReference): PlannedCard[] => {
    let cards = cardsByCollection.get(collection);
    if (!cards) {
      const all: Card[] = site.collections[collection]?.cards ?? [];
      cards = new Map(all.map((card) => [card.name, planCard(card, site.site, resolve)]));
      cardsByCollection.set(collection, cards);
    }
    if (!names) return [...cards.values()];
    return names.flatMap((name) => cards.get(name) ?? []);
  };

  function resolveAny(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(resolveAny);
    if (value === null || typeof value !== 'object') return value;
    if ('collection' in value) return resolveCards(value as CardsReference);
    if ('src' in value && 'alt' in value) return resolveImage(value as Image);
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [
        key,
        key === 'href' && typeof child === 'string' ? resolveHref(child) : resolveAny(child),
      ]),
    );
  }
  const resolve: Resolve = (value) => resolveAny(value) as Planned<typeof value>;
  return resolve;
}

/** The browser files of a bundle under the addresses that pages use. */
export function planManifest(site: Site, bundle: BundleManifest, files: { styles: string; icon: string }): Manifest {
  const base = basePath(site.site.url);
  return {
    styles: base + files.styles,
    icon: base + files.icon,
    loader: base + bundle.loader,
    hydrate: base + bundle.hydrate,
    react: base + bundle.react,
    preloadFonts: bundle.preloadFonts.map((file) => base + file),
    islands: Object.fromEntries(Object.entries(bundle.islands).map(([name, file]) => [name, base + file])),
  };
}

/** Site -> pages ready to render. Pure: the same site and assets give the same plan. */
export function planSite(site: Site, assets: AssetIndex): SitePlan {
  const resolve = createResolver(site, assets);
  const base = basePath(site.site.url);
  const { name, url } = site.site;

  const planPage = (route: Omit<Route, 'path'>, href: string, outputPath: string, canonical: string | null): PagePlan => ({
    href,
    outputPath,
    canonical,
    title: route.title,
    documentTitle: route.title === name ? name : `${route.title} | ${name}`,
    description: route.description,
    breadcrumb: resolve(route.breadcrumb),
    blocks: resolve(route.blocks),
    scrollToTop: route.scrollToTop === true,
  });

  const pages = site.routes.map((route) => {
    const href = encodeURI(base + route.path.slice(1));
    const canonical = route.path === '/' ? `${url}/` : url + encodeURI(route.path);
    return planPage(route, href, outputPathOf(route.path), canonical);
  });
  const notFound = planPage(site.notFound, `${base}404.html`, '404.html', null);
  return {
    frame: { home: base, site: resolve(site.site), header: resolve(site.header), footer: resolve(site.footer) },
    pages: [...pages, notFound],
  };
}
