import { extname } from 'node:path';
import type { Site } from '../../../site.schema.ts';
import { blockTypes, descriptorOf } from '../../../templates/blocks/descriptors.ts';
import { openingForm } from '../../../templates/components/openings/forms.ts';
import { cardForm } from '../../../templates/layout/contacts/card-form.ts';
import { shapeVariant } from '../../../templates/layout/shapes/variants/list.ts';
import type { BlockDescriptor } from '../../../templates/schema/block/descriptor.ts';
import { type RouteLayout, routeLayouts } from '../../../templates/schema/route-layouts.ts';
import { blockRule } from '../../../templates/theme/faces/blocks.ts';
import { rowOfMarks } from '../../../templates/theme/faces/tokens.ts';
import { readWithoutLocation } from '../../assets/files/read-without-location.ts';
import type { Encodable } from '../../assets/images/encode.ts';
import type { Bundle } from '../../bundle/templates/bundle.ts';
import type { FontBundle } from '../../bundle/templates/fonts.ts';
import {
  cardParts,
  compositionParts,
  contactParts,
  deferredPart,
  footerParts,
  footParts,
  frameParts,
  headerParts,
  headParts,
  layoutParts,
  openingParts,
  printPartOf,
  variantParts,
} from '../../bundle/templates/style-parts.ts';
import type { AssetIndex } from '../../content/site/assets.ts';
import { publicationOf } from '../../content/site/publication.ts';
import { stripsOf } from '../../content/site/strips.ts';
import { codeStyles } from '../../content/theme/code-colours.ts';
import { siteFace } from '../../content/theme/theme.ts';
import { briefHash } from '../../core/util/hash.ts';
import { once } from '../../core/util/memoize.ts';
import type { CopiedFile, InMemoryFile, StoredFile } from '../../core/util/output-file.ts';
import { isAnnounced } from '../../pages/plan/announcement.ts';
import {
  deferredStyleSetOf,
  deferredStyleSets,
  isFirst,
  openingSetOf,
  openingSets,
  searchStyles,
} from '../../pages/plan/deferred-styles.ts';
import { barActionStyles, hasBarAction, hasWideAction } from '../../pages/plan/header-row/bar-action.ts';
import { isMenuGrouped, rowStyles } from '../../pages/plan/header-row/header-row.ts';
import { pictureStyles, siteStyles } from '../../pages/plan/styles.ts';

/** Style sheets of a site. */
export interface StyleSheets {
  /** Critical CSS of every page: from the templates and the content. */
  styles: InMemoryFile;
  /** Output paths; `openingStyles` is by `PagePlan.openingSet`, `deferredStyles` by `PagePlan.styleSet`. */
  paths: {
    styles: string;
    openingStyles: Record<string, string>;
    deferredStyles: Record<string, string>;
    searchStyles?: string | undefined;
  };
  files: InMemoryFile[];
}

/** Deferred CSS of pages with these blocks and footer parts; by default with all of them. */
export function deferredStylesOf(
  { parts, needs }: Bundle['deferredStyles'],
  blocks = Object.keys(needs).filter((name) => !isFirst(name)),
  foot: readonly string[] = [
    ...Object.values(frameParts).map(printPartOf),
    ...[headParts, footParts, footerParts, contactParts, cardParts].flatMap((files) => Object.values<string>(files)),
  ],
): string {
  return joinParts(parts, [deferredPart, ...foot, ...blocks.flatMap((type) => needs[type] ?? [])]);
}

/** Joins style parts in cascade order. */
function joinParts(parts: Bundle['deferredStyles']['parts'], names: readonly string[]): string {
  const needed = new Set(names);
  return Object.entries(parts)
    .map(([name, content]) => (needed.has(name) ? content : ''))
    .join('');
}

/**
 * Styles of blocks that open pages in the strips of every page, and of all blocks above the header, which are visible before the
 * deferred CSS is loaded. Their rules are repeated there: the cascade order then is the same whatever else a page contains.
 */
function stripStyles(site: Site, { parts, needs }: Bundle['deferredStyles']): string {
  const types = stripsOf(site).flatMap((strip) => [
    ...openingSetOf(strip).split(' '),
    ...(strip.place === 'beforeHeader' ? deferredStyleSetOf(strip, siteFace(site)).split(' ') : []),
  ]);
  return joinParts(
    parts,
    types.flatMap((type) => needs[type] ?? []),
  );
}

/** Whether a site shows contact details or social networks above its header. */
function hasContactLine(content: Site): boolean {
  const { contact, social } = content.site;
  return siteFace(content).contacts === 'header' && Boolean(contact.phone || contact.email || contact.address || social.length);
}

/** Style parts of the optional layout elements that a site has. */
function partsOfFrame(site: Site, assets: AssetIndex): string[] {
  const has: Record<keyof typeof frameParts, boolean> = {
    announcement: isAnnounced(site),
    strips: stripsOf(site).length > 0,
    menuGroups: isMenuGrouped(site, assets),
    wordmark: site.site.logo === undefined,
    search: site.site.search !== undefined,
    barAction: hasBarAction(site) || hasWideAction(site),
    languages: (site.edition?.languages.length ?? 0) > 1,
    unpublished: site.routes.some(publicationOf),
    contactLine: hasContactLine(site),
  };
  const names = (Object.keys(has) as (keyof typeof has)[]).filter((name) => has[name]);
  return names.map((name) => frameParts[name]);
}

/** Critical CSS of optional layout elements and of the header variant. */
function frameStyles(site: Site, assets: AssetIndex, { parts }: Bundle['deferredStyles']): string {
  const { header } = siteFace(site);
  const files = [...partsOfFrame(site, assets), ...(header === 'bar' ? [] : [headerParts[header]])];
  return files.map((file) => parts[file] ?? '').join('');
}

/** Style parts of section heads, of optional elements in the footer and behind buttons, and of print. */
function footStyles(site: Site, assets: AssetIndex): string[] {
  const theme = siteFace(site);
  const { heads, footer, contacts } = theme;
  return [
    ...(heads === 'start' ? [] : [headParts[heads]]),
    footerParts[footer],
    ...(contacts === 'header' ? [] : [contactParts[contacts]]),
    ...(contacts === 'card' ? [cardParts[cardForm(theme)]] : []),
    ...partsOfFrame(site, assets).map(printPartOf),
    ...(isMenuGrouped(site, assets) ? [footParts.menuPanels] : []),
    ...(site.site.contact.shownOnPhones ? [footParts.contactsOnPhones] : []),
  ];
}

/** Styles of the search dialog: those that the search page needs in addition to the common ones. */
const searchSheet = ({ parts, needs }: Bundle['deferredStyles']) =>
  (needs[searchStyles] ?? []).map((name) => parts[name] ?? '').join('');

/** Styles of a page layout, and of its variant in the theme. */
function layoutStyles(site: Site, layout: RouteLayout, { parts }: Bundle['deferredStyles']): string {
  const theme = siteFace(site);
  const variant = shapeVariant(layout, theme);
  const own = parts[layoutParts[layout]] ?? '';
  if (!variant) return own;
  const tokens = variant === 'woven' ? `:root{--rows:${rowOfMarks(theme)}}` : '';
  return own + tokens + (parts[variantParts[variant]] ?? '');
}

/** Critical CSS of blocks and layouts by name, with the forms of the theme for openings; by default of all blocks. */
export function openingStylesOf(
  site: Site,
  deferredStyles: Bundle['deferredStyles'],
  names: readonly string[] = blockTypes.filter(isFirst),
): string {
  const { parts, needs } = deferredStyles;
  const theme = siteFace(site);
  const form = openingForm(theme);
  const has = (opening: NonNullable<BlockDescriptor['opening']>) => names.some((name) => descriptorOf(name)?.opening === opening);
  const files = [
    has('composition') && theme.composition !== 'beside' && compositionParts[theme.composition],
    has('form') && form && openingParts[form],
  ];
  const layouts = routeLayouts.filter((layout) => names.includes(layout));
  return (
    joinParts(
      parts,
      names.flatMap((name) => needs[name] ?? []),
    ) +
    files.map((file) => (file ? (parts[file] ?? '') : '')).join('') +
    layouts.map((layout) => layoutStyles(site, layout, deferredStyles)).join('')
  );
}

/** Creates the style sheets of a site, with hashed names. */
export function styleSheets(site: Site, assets: AssetIndex, bundle: Bundle, fonts: FontBundle['rules']): StyleSheets {
  const sheet = (name: string, rules: string) => {
    const content = rules + blockRule(siteFace(site), rules);
    return { path: `assets/${name}.${briefHash(content)}.css`, content };
  };
  const { deferredStyles } = bundle;
  const parts = frameStyles(site, assets, deferredStyles) + stripStyles(site, deferredStyles);
  const row = rowStyles(site, assets);
  const styles = sheet(
    'site',
    fonts.critical + bundle.styles + parts + siteStyles(site) + row.first + barActionStyles(site, assets) + pictureStyles(assets),
  );
  const foot = footStyles(site, assets);
  const colours = once(() => codeStyles(site));
  const coloursOf = (set: string) => (set.split(' ').some((type) => descriptorOf(type)?.hasCode) ? colours() : '');
  const below = deferredStyleSets(site).map(
    (set) =>
      [
        set,
        sheet('below', fonts.deferred + deferredStylesOf(deferredStyles, set.split(' '), foot) + coloursOf(set) + row.below),
      ] as const,
  );
  const openings = openingSets(site).map(
    (set) => [set, sheet(set.replaceAll(' ', '-'), openingStylesOf(site, deferredStyles, set.split(' ')))] as const,
  );
  const dialog = site.site.search && sheet('search', searchSheet(deferredStyles));
  const all = [...[...openings, ...below].map(([, file]) => file), ...(dialog ? [dialog] : [])];
  return {
    styles,
    paths: {
      styles: styles.path,
      openingStyles: Object.fromEntries(openings.map(([set, { path }]) => [set, path])),
      deferredStyles: Object.fromEntries(below.map(([set, { path }]) => [set, path])),
      ...(dialog && { searchStyles: dialog.path }),
    },
    files: [styles, ...new Map(all.map((file) => [file.path, file])).values()],
  };
}

/** Critical CSS of a site with the styles of all blocks, for pages that show any of them. */
export function allStyles(site: Site, critical: InMemoryFile, { deferredStyles }: Bundle, fonts: FontBundle['rules']): string {
  const others = openingStylesOf(site, deferredStyles) + fonts.deferred + deferredStylesOf(deferredStyles);
  return critical.content + others + blockRule(siteFace(site), others) + codeStyles(site);
}

/** Output path and media type of the site icon. */
export function iconFile(site: Site, assets: AssetIndex): { icon: string; iconType: string } {
  const asset = assets.get(site.site.icon.src);
  const icon = asset?.state === 'ready' ? asset.outputPath : '';
  const extension = extname(icon).slice(1);
  const type = { svg: 'svg+xml', jpg: 'jpeg' }[extension] ?? extension;
  return { icon, iconType: `image/${type}` };
}

/** SVG files of the content, unchanged. */
export function drawingFiles(assets: AssetIndex): InMemoryFile[] {
  const ready = [...assets.values()].filter((asset) => asset.state === 'ready');
  return ready.flatMap(({ outputPath: path, content }) => (content instanceof Uint8Array ? [{ path, content }] : []));
}

/** Raster images that are not encoded: output path -> source file. */
export function originalFiles(assets: AssetIndex): Map<string, string> {
  const ready = [...assets.values()].filter((asset) => asset.state === 'ready');
  return new Map(
    ready.flatMap(({ raster, outputPath, content }) =>
      !raster && 'file' in content ? [[outputPath, content.file] as const] : [],
    ),
  );
}

/** Raster images of the content to encode in all sizes and formats. */
export function photosOf(assets: AssetIndex): Encodable[] {
  return [...assets].flatMap(([source, asset]) =>
    asset.state === 'ready' && asset.raster ? [{ source, ...asset.raster, content: asset.content }] : [],
  );
}

/** Downloads and media files, copied unchanged or without location metadata. */
export function copiedFiles(assets: AssetIndex): (CopiedFile | StoredFile)[] {
  const files = [...assets.values()].filter((asset) => asset.state === 'file');
  return files.map(({ outputPath, size, from, modified, withoutLocation: cleaned }) => {
    if (!cleaned) return { path: outputPath, content: { size, from, modified } };
    return { path: outputPath, content: { ...cleaned, location: undefined, read: () => readWithoutLocation(from) } };
  });
}
