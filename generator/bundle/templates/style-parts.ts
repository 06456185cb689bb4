import { relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { blockTypes, descriptorOf } from '../../../templates/blocks/descriptors.ts';
import type { OpeningForm } from '../../../templates/components/openings/forms.ts';
import type { CardForm } from '../../../templates/layout/contacts/card-form.ts';
import type { ShapeVariant } from '../../../templates/layout/shapes/variants/list.ts';
import type { BlockDescriptor } from '../../../templates/schema/block/descriptor.ts';
import type { RouteLayout } from '../../../templates/schema/route-layouts.ts';
import type { Composition, ThemeOptions } from '../../../templates/theme/theme-options.ts';
import { contentsStyles, searchStyles, stylePartOf } from '../../pages/plan/deferred-styles.ts';

/** Files and their imports; paths relative to the engine, with slashes. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Critical CSS of every page. */
export const criticalPart = 'first';
/** Deferred CSS of every page: footer, and print styles. */
export const deferredPart = 'below';

/** Critical CSS of sites whose layout contains the element. */
export const frameParts = {
  announcement: 'templates/layout/announcement.tsx',
  strips: 'templates/layout/strips.tsx',
  menuGroups: 'templates/layout/menu/groups.tsx',
  wordmark: 'templates/layout/wordmark.tsx',
  search: 'templates/layout/site-search/search-link.tsx',
  barAction: 'templates/layout/menu/bar-action.tsx',
  languages: 'templates/layout/menu/languages.tsx',
  unpublished: 'templates/layout/unpublished.tsx',
  contactLine: 'templates/layout/contact-line.tsx',
} as const;

const filesOfFrame = new Set<string>(Object.values(frameParts));
export const isFramePart = (part: string) => filesOfFrame.has(part);
/** Part with the print styles of a layout element, in the deferred CSS. */
export const printPartOf = (part: string) => `${part} on paper`;

/** Critical CSS of sites with the header variant. The variant `bar` needs no additional styles. */
export const headerParts: Record<Exclude<ThemeOptions['header'], 'bar'>, string> = {
  masthead: 'templates/layout/headers/masthead.ts',
  banded: 'templates/layout/headers/banded.ts',
  floating: 'templates/layout/headers/floating.ts',
};

/** Deferred CSS of sites with the form of section heads. The form `start` needs no additional styles. */
export const headParts: Record<Exclude<ThemeOptions['heads'], 'start'>, string> = {
  centred: 'templates/components/heads-centred.ts',
  side: 'templates/components/heads-side.ts',
};

/** Deferred CSS of sites with the element in the footer or behind a button. */
export const footParts = {
  menuPanels: 'templates/layout/menu/panels.ts',
  contactsOnPhones: 'templates/layout/contacts/on-phones.ts',
} as const;

/** Deferred CSS of sites with the footer form. */
export const footerParts: Record<ThemeOptions['footer'], string> = {
  field: 'templates/layout/footers/field.tsx',
  quiet: 'templates/layout/footers/quiet.tsx',
  paper: 'templates/layout/footers/paper.tsx',
  statement: 'templates/layout/footers/statement.tsx',
};

/** Deferred CSS of sites with the contact details there. Those above the header are a part of the frame. */
export const contactParts: Record<Exclude<ThemeOptions['contacts'], 'header'>, string> = {
  strip: 'templates/layout/contacts/strip.tsx',
  footer: 'templates/layout/contacts/inside.tsx',
  card: 'templates/layout/contacts/card.tsx',
  none: 'templates/layout/contacts/printed.tsx',
};

/** Deferred CSS of sites with the drawing of the contact card. */
export const cardParts: Record<CardForm, string> = {
  tiles: 'templates/layout/contacts/card-tiles.ts',
  business: 'templates/layout/contacts/card-business.ts',
  cells: 'templates/layout/contacts/card-cells.ts',
};

/** Critical CSS of pages with the layout, in a separate style sheet. */
export const layoutParts: Record<RouteLayout, string> = {
  ruler: 'templates/layout/shapes/ruler.ts',
  stair: 'templates/layout/shapes/stair.ts',
  conversation: 'templates/layout/shapes/conversation.ts',
};

/** Styles of the variants of page layouts, in the style sheet of the layout. */
export const variantParts: Record<ShapeVariant, string> = {
  woven: 'templates/layout/shapes/variants/woven.ts',
  terraced: 'templates/layout/shapes/variants/terraced.ts',
  outlined: 'templates/layout/shapes/variants/outlined.ts',
  rounded: 'templates/layout/shapes/variants/rounded.ts',
  quoted: 'templates/layout/shapes/variants/quoted.ts',
};

/** Critical CSS of sites with the hero composition. */
export const compositionParts: Record<Exclude<Composition, 'beside'>, string> = {
  centred: 'templates/components/compositions/centred.ts',
  cover: 'templates/components/compositions/cover.ts',
  editorial: 'templates/components/compositions/editorial.ts',
};

/** Critical CSS of sites with the form of openings of inner pages. */
export const openingParts: Record<OpeningForm, string> = {
  nameplate: 'templates/components/openings/nameplate.ts',
  poster: 'templates/components/openings/poster.ts',
  field: 'templates/components/openings/field.ts',
  letter: 'templates/components/openings/letter.ts',
  headline: 'templates/components/openings/headline.ts',
  split: 'templates/components/openings/split.ts',
  margin: 'templates/components/openings/margin.ts',
};

/** Search page and search dialog, which is created when it is opened. */
const searchPage = 'templates/layout/site-search/search-page.tsx';

const pageContents = 'templates/layout/page-contents.tsx';
const footer = 'templates/layout/footer.tsx';
const folderOf = (type: string) => `templates/blocks/${type}/`;
const embeddedIn = (type: string) => Object.keys(descriptorOf(type)?.embeds ?? {});
/** Shared parts whose styles are only loaded with blocks that declare them in `embeds`: declared name -> file. */
export const embeddedParts = new Map(
  blockTypes
    .flatMap(embeddedIn)
    .filter((name) => name.startsWith('parts/'))
    .map((name) => [name, `templates/components/${name.slice('parts/'.length)}.tsx`]),
);
/** Whether a file belongs to something that a block type declares in `embeds`. */
const isEmbedded = (file: string, type: string) =>
  embeddedIn(type).some((one) => file === embeddedParts.get(one) || file.startsWith(folderOf(one)));
/** Optional pieces of blocks: folder -> style part. */
const pieceParts = new Map(
  blockTypes.flatMap((type) =>
    Object.keys(descriptorOf(type)?.pieces ?? {}).map((name) => [`${folderOf(type)}pieces/${name}/`, stylePartOf(type, name)]),
  ),
);
const folderOfPiece = (file: string) => [...pieceParts.keys()].find((folder) => file.startsWith(folder));

/** @returns path of a file relative to the engine, with slashes, independent of the working directory */
export const relativePath = (root: string, file: string) => relative(root, resolve(file)).replaceAll(sep, '/');

/**
 * Vite plugin that records what each module imports.
 * @param placeOf returns the path of a file relative to the engine
 */
export function recordImports(graph: Map<string, readonly string[]>, placeOf: (file: string) => string): Plugin {
  return {
    name: 'qiyam-record-imports',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const found = this.getModuleInfo(id);
        if (found) graph.set(placeOf(id), [...found.importedIds, ...found.dynamicallyImportedIds].map(placeOf));
      }
    },
  };
}

/** Files reachable from some files without passing through closed ones. */
function reach(graph: ImportGraph, from: readonly string[], isClosed: (file: string) => boolean): Set<string> {
  const reached = new Set<string>();
  const visit = (file: string): void => {
    if (reached.has(file) || isClosed(file)) return;
    reached.add(file);
    graph.get(file)?.forEach(visit);
  };
  from.forEach(visit);
  return reached;
}

/** Assignment of files to style parts, and the parts that each block needs. */
export interface StyleParts {
  partOf: (file: string) => string;
  /** Names of the parts that each block type, optional piece and embedded part needs. */
  needs: Record<string, string[]>;
}

const isOfBlock = (file: string) => file.startsWith('templates/blocks/');

const ofSomeSites = new Set(
  [
    frameParts,
    headerParts,
    headParts,
    footParts,
    footerParts,
    contactParts,
    cardParts,
    layoutParts,
    variantParts,
    compositionParts,
    openingParts,
  ].flatMap((parts) => Object.values<string>(parts)),
);

const closed = new Set<string>([footer, searchPage, pageContents, ...ofSomeSites]);

const entries = ['templates/layout/layout.tsx', 'templates/layout/bare.tsx'];

const foldersWith = (styles: BlockDescriptor['styles']) =>
  blockTypes.filter((type) => descriptorOf(type)?.styles === styles).map(folderOf);

/** Files whose styles are critical on every page: those of the frame, and what blocks of both kinds share. */
function reachFirst(graph: ImportGraph): Set<string> {
  const [ofFirst, ofBelow] = [foldersWith('first'), foldersWith('below')];
  const isIn = (folders: readonly string[]) => (file: string) => folders.some((folder) => file.startsWith(folder));
  const isBelow = isIn(ofBelow);
  const filesIn = (folders: readonly string[]) => [...graph.keys()].filter(isIn(folders));
  const frame = reach(graph, entries, (file) => closed.has(file) || isOfBlock(file));
  const first = reach(graph, filesIn(ofFirst), (file) => closed.has(file) || isBelow(file));
  const below = reach(graph, filesIn(ofBelow), (file) => closed.has(file));
  return new Set([...frame, ...[...first].filter((file) => below.has(file))]);
}

/**
 * Divides the styles of templates by who uses them: a file that is only imported by blocks goes into the part of those blocks,
 * so that a page loads only what it shows; all else is critical CSS of every page. Embedded blocks keep their own part.
 */
export function divideStyles(graph: ImportGraph): StyleParts {
  const first = reachFirst(graph);
  const filesIn = (folder: string) => [...graph.keys()].filter((file) => file.startsWith(folder));
  const shared = (from: string[], isClosed = (_: string) => false) => [
    ...reach(graph, from, (file) => first.has(file) || isClosed(file)),
  ];
  const atFoot = new Set(shared([footer], (file) => ofSomeSites.has(file)));
  const partOf = (file: string): string => {
    const piece = pieceParts.get(folderOfPiece(file) ?? '');
    if (piece) return piece;
    const type = blockTypes.find((one) => file.startsWith(folderOf(one)));
    if (type && !first.has(file)) return type;
    if (atFoot.has(file)) return deferredPart;
    return first.has(file) || !file.startsWith('templates/') ? criticalPart : file;
  };
  const needsOf = (files: string[], isClosed?: (file: string) => boolean) => {
    const parts = shared(files, isClosed)
      .filter((file) => !atFoot.has(file) && !ofSomeSites.has(file))
      .map(partOf);
    // Sorted: the bundler reports modules in the order in which it happened to read them.
    return [...new Set(parts)].sort();
  };
  const needs = blockTypes.map((type) => [
    type,
    needsOf(
      filesIn(folderOf(type)).filter((file) => !folderOfPiece(file)),
      (file) => isEmbedded(file, type) || folderOfPiece(file) !== undefined,
    ),
  ]);
  const needsOfPieces = Array.from(pieceParts, ([folder, part]) => [part, needsOf(filesIn(folder))]);
  const named = [...embeddedParts, [searchStyles, searchPage] as const, [contentsStyles, pageContents] as const];
  const needsOfParts = named.map(([name, file]) => [name, needsOf([file])]);
  return { partOf, needs: Object.fromEntries([...needs, ...needsOfPieces, ...needsOfParts]) };
}
