import type { Card, Route, Site } from '../../site.schema.ts';
import type { CardsReference, Image } from '../../templates/blocks/fields.ts';
import type { Kind } from '../../templates/blocks/kinds.ts';
import type {
  InlineText,
  Manifest,
  PagePlan,
  Planned,
  PlannedCard,
  PlannedDate,
  PlannedFile,
  PlannedImage,
  SiteFrame,
  SocialPicture,
} from '../../templates/page-plan.ts';
import type { BundleManifest } from '../bundle/bundle.ts';
import type { AssetIndex } from '../content/assets.ts';
import { chosen, type Field, fieldAt, within } from '../content/fields.ts';
import type { Path } from '../content/path.ts';
import { createDescriber } from '../findability/structured-data.ts';
import { planSources } from '../images/renditions.ts';
import { planInline, withoutLinks } from '../inline/plan.ts';
import { themeColors } from '../theme/theme.ts';
import { openingOf, styleSetOf } from './opening.ts';
import { basePath, outputPathOf, pageUrl } from './page-url.ts';

/**
 * Gives a text, or the address of a picture, together with its place in the content. The preview uses it to lead from
 * the page back to the file; a build leaves it out, and its pages carry no trace of it.
 */
export type Annotate = (text: string, path: Path) => string;

/** Strings that a page shows or speaks, other than by an attribute of a picture. */
const shown = new Set<Kind | undefined>(['text', 'heading', 'spoken']);

/** What a key of a page is; the 404 page has the same. */
const pageField = (key: string) => fieldAt(['notFound', key]);

type Resolve = <T>(value: T, field: Field, path: Path) => Planned<T>;

function planDate(iso: string, { language, numerals }: Site['site']): PlannedDate {
  const locale = `${language === 'ar' ? 'ar-SA' : 'en-GB'}-u-ca-gregory-nu-${numerals}`;
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return { iso, text: format.format(new Date(`${iso}T00:00:00Z`)) };
}

/** Resolves what content refers to: cards, images and addresses. Collections are resolved once for the whole site. */
function createResolver(site: Site, assets: AssetIndex, annotate: Annotate = (text) => text): Resolve {
  const base = basePath(site.site.url);
  const cardsByCollection = new Map<string, Map<string, PlannedCard>>();

  const resolveHref = (href: string) => (href.startsWith('/') ? encodeURI(decodeURI(base + href.slice(1))) : href);

  const resolveImage = (image: Image, path: Path): PlannedImage => {
    const asset = assets.get(image.src);
    if (asset?.state !== 'ready') throw new Error(`The check let the image ${image.src} pass.`);
    const { outputPath, width, height, tone, raster } = asset;
    const toUrl = (file: string) => encodeURI(base + file);
    const url = annotate(toUrl(outputPath), [...path, 'src']);
    return { url, width, height, alt: image.alt, tone, sources: raster && planSources(raster.renditions, toUrl) };
  };

  const resolveFile = (source: string): PlannedFile => {
    const asset = assets.get(source);
    if (asset?.state !== 'file') throw new Error(`The check let the file ${source} pass.`);
    return { url: encodeURI(base + asset.outputPath), kind: asset.kind, size: asset.size };
  };

  const planCard = (card: Card, field: Field, path: Path): PlannedCard => {
    if ('href' in card) {
      const planned = resolve(card, field, path);
      return { kind: 'link', ...planned, description: withoutLinks(planned.description) };
    }
    const { iso, text } = planDate(card.date, site.site);
    return { kind: 'event', ...resolve(card, field, path), date: { iso, text: annotate(text, [...path, 'date']) } };
  };

  const planCollection = (name: string): Map<string, PlannedCard> => {
    const collection = site.collections[name];
    const all: Card[] = collection?.cards ?? [];
    const field = within(within(chosen(fieldAt(['collections', name]), collection), 'cards'), 0);
    return new Map(all.map((card, index) => [card.name, planCard(card, field, ['collections', name, 'cards', index])]));
  };

  const resolveCards = ({ collection, names }: CardsReference): PlannedCard[] => {
    const cards = cardsByCollection.get(collection) ?? planCollection(collection);
    cardsByCollection.set(collection, cards);
    if (!names) return [...cards.values()];
    return names.flatMap((name) => cards.get(name) ?? []);
  };

  function resolveString(value: string, field: Field, path: Path): InlineText {
    const kind = field.is === 'value' ? field.kind : undefined;
    if (kind === 'href') return resolveHref(value);
    if (kind === 'inline') return planInline(value, { resolveHref, annotate: (text) => annotate(text, path) });
    return shown.has(kind) ? annotate(value, path) : value;
  }

  function resolveAny(value: unknown, declared: Field, path: Path): unknown {
    const field = chosen(declared, value);
    if (typeof value === 'string' && field.is === 'value' && field.kind === 'file') return resolveFile(value);
    if (typeof value === 'string') return resolveString(value, field, path);
    if (Array.isArray(value)) return value.map((item, index) => resolveAny(item, within(field, index), [...path, index]));
    if (value === null || typeof value !== 'object') return value;
    if (field.is === 'object' && field.reference === 'cards') return resolveCards(value as CardsReference);
    if (field.is === 'object' && field.reference === 'image') return resolveImage(value as Image, path);
    const entries = Object.entries(value);
    return Object.fromEntries(entries.map(([key, child]) => [key, resolveAny(child, within(field, key), [...path, key])]));
  }
  const resolve: Resolve = (value, field, path) => resolveAny(value, field, path) as Planned<typeof value>;
  return resolve;
}

/** Files of a site that the bundle does not bring, relative to the output. */
type SiteFiles = Pick<Manifest, 'styles' | 'icon' | 'iconType' | 'favicon' | 'touchIcon' | 'webManifest'> & {
  stylesBelow: Record<string, string>;
};

/** The browser files of a bundle under the addresses that pages use. */
export function planManifest(site: Site, bundle: BundleManifest, files: SiteFiles): Manifest {
  const base = basePath(site.site.url);
  return {
    styles: base + files.styles,
    stylesBelow: Object.fromEntries(Object.entries(files.stylesBelow).map(([set, path]) => [set, base + path])),
    icon: base + files.icon,
    iconType: files.iconType,
    favicon: base + files.favicon,
    touchIcon: base + files.touchIcon,
    webManifest: base + files.webManifest,
    loader: base + bundle.loader,
    hydrate: base + bundle.hydrate,
    react: base + bundle.react,
    preloadFonts: bundle.preloadFonts.map((file) => base + file),
    islands: Object.fromEntries(Object.entries(bundle.islands).map(([name, file]) => [name, base + file])),
  };
}

/** What a plan may be given besides content. */
export interface PlanOptions {
  annotate?: Annotate;
  /** For social networks. */
  pictures?: (route: Route) => SocialPicture;
}

/** Where a page stands: in the content, on the host, in the output. */
interface PagePlace extends Pick<PagePlan, 'href' | 'outputPath' | 'canonical' | 'socialPicture' | 'structuredData'> {
  path: Path;
}

/** Plans the pages of a site one at a time: a build asks for all, the preview for those that are looked at. */
export interface Planner {
  frame: SiteFrame;
  planRoute: (route: Route, index: number) => PagePlan;
  planNotFound: () => PagePlan;
  /** Every page in the order of the content, the 404 page last. */
  planAll: () => PagePlan[];
}

/** Pure: the same site and assets give the same plans. */
export function createPlanner(site: Site, assets: AssetIndex, { annotate, pictures }: PlanOptions = {}): Planner {
  const resolve = createResolver(site, assets, annotate);
  const describePage = createDescriber(site, assets);
  const base = basePath(site.site.url);
  const { name, url } = site.site;

  const planPage = (route: Omit<Route, 'path'>, { path, ...place }: PagePlace): PagePlan => ({
    ...place,
    title: route.title,
    documentTitle: route.title === name ? name : `${route.title} | ${name}`,
    description: route.description,
    breadcrumb: resolve(route.breadcrumb, pageField('breadcrumb'), [...path, 'breadcrumb']),
    blocks: resolve(route.blocks, pageField('blocks'), [...path, 'blocks']),
    opening: openingOf(route.blocks),
    styleSet: styleSetOf(route.blocks),
    scrollToTop: route.scrollToTop === true,
  });

  const frame: SiteFrame = {
    home: base,
    site: resolve(site.site, fieldAt(['site']), ['site']),
    header: resolve(site.header, fieldAt(['header']), ['header']),
    footer: resolve(site.footer, fieldAt(['footer']), ['footer']),
    themeColors: themeColors(site),
  };
  const planRoute = (route: Route, index: number): PagePlan => {
    const href = encodeURI(base + route.path.slice(1));
    const canonical = route.listed === false ? null : pageUrl(url, route.path);
    return planPage(route, {
      path: ['routes', index],
      href,
      outputPath: outputPathOf(route.path),
      canonical,
      socialPicture: pictures?.(route),
      structuredData: describePage(route),
    });
  };
  const planNotFound = (): PagePlan =>
    planPage(site.notFound, { path: ['notFound'], href: `${base}404.html`, outputPath: '404.html', canonical: null });
  return { frame, planRoute, planNotFound, planAll: () => [...site.routes.map(planRoute), planNotFound()] };
}
