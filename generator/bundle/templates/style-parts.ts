import { relative, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';
import { blockTypes, descriptorOf } from '../../../templates/blocks/descriptors.ts';
import type { RouteLayout } from '../../../templates/schema/route-layouts.ts';
import type { Composition, Face } from '../../../templates/theme/face.ts';
import { searchStyles, stylePartOf } from '../../pages/plan/deferred-styles.ts';

/** Files and what each imports; paths relative to the project, with slashes. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Styled from the start, with every page. */
export const criticalPart = 'first';
/** Styled after the opening, on every page: its foot, and what paper needs. */
export const deferredPart = 'below';

/** Styled from the start, on the pages of sites that have such a thing in their frame. */
export const frameParts = {
  announcement: 'templates/layout/announcement.tsx',
  strips: 'templates/layout/strips.tsx',
  menuGroups: 'templates/layout/menu/groups.tsx',
  wordmark: 'templates/layout/wordmark.tsx',
  search: 'templates/layout/site-search/search-link.tsx',
  barAction: 'templates/layout/menu/bar-action.tsx',
  languages: 'templates/layout/menu/languages.tsx',
  unpublished: 'templates/layout/unpublished.tsx',
} as const;

const filesOfFrame = new Set<string>(Object.values(frameParts));
export const isFramePart = (part: string) => filesOfFrame.has(part);
/** Where the rules for paper of a part of the frame are: below the opening. */
export const printPartOf = (part: string) => `${part} on paper`;

/** Styled from the start, on the pages of sites whose header has such a form. That of a bar has no styles besides what all have. */
export const headerParts: Record<Exclude<Face['header'], 'bar'>, string> = {
  masthead: 'templates/layout/headers/masthead.ts',
  banded: 'templates/layout/headers/banded.ts',
  floating: 'templates/layout/headers/floating.ts',
};

/** Styled after the opening, on the pages of sites that have such a thing at their foot or behind a button. */
export const footParts = {
  menuPanels: 'templates/layout/menu/panels.ts',
  contactsOnPhones: 'templates/layout/contacts-on-phones.ts',
} as const;

/** Styled from the start, on the pages that have such a shape, in a sheet of its own. */
export const layoutParts: Record<RouteLayout, string> = {
  ruler: 'templates/layout/shapes/ruler.ts',
  stair: 'templates/layout/shapes/stair.ts',
  conversation: 'templates/layout/shapes/conversation.ts',
};

/** Styled from the start, on the pages of sites that chose such a composition of openings. */
export const compositionParts: Record<Exclude<Composition, 'beside'>, string> = {
  centred: 'templates/components/compositions/centred.ts',
  cover: 'templates/components/compositions/cover.ts',
  editorial: 'templates/components/compositions/editorial.ts',
};

/** The page that searches a site, and its dialog, which no page has before it is opened. */
const searchPage = 'templates/layout/site-search/search-page.tsx';

const footer = 'templates/layout/footer.tsx';
const folderOf = (type: string) => `templates/blocks/${type}/`;
const embeddedIn = (type: string) => Object.keys(descriptorOf(type)?.embeds ?? {});
/** Parts whose styles come only with blocks that say they show them: the file of each, by the name that blocks say. */
export const embeddedParts = new Map(
  blockTypes
    .flatMap(embeddedIn)
    .filter((name) => name.startsWith('parts/'))
    .map((name) => [name, `templates/components/${name.slice('parts/'.length)}.tsx`]),
);
/** Whether a file is of what a kind of block says it may show inside itself. */
const isEmbedded = (file: string, type: string) =>
  embeddedIn(type).some((one) => file === embeddedParts.get(one) || file.startsWith(folderOf(one)));
/** Pieces that few blocks have: the folder of each, and its part. */
const pieceParts = new Map(
  blockTypes.flatMap((type) =>
    Object.keys(descriptorOf(type)?.pieces ?? {}).map((name) => [`${folderOf(type)}pieces/${name}/`, stylePartOf(type, name)]),
  ),
);
const folderOfPiece = (file: string) => [...pieceParts.keys()].find((folder) => file.startsWith(folder));
const isDeferred = (type: string) => descriptorOf(type)?.styles === 'below';

/** @returns the path of a file relative to the engine, with slashes, wherever a build was started. */
export const relativePath = (root: string, file: string) => relative(root, resolve(file)).replaceAll(sep, '/');

/**
 * Remembers what the modules of a build import.
 * @param placeOf gives the path of a file in the engine
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

/** What can be reached from some files without passing through others. */
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

/** Which part of the styles each file goes into, and which parts the pages with a block need. */
export interface StyleParts {
  partOf: (file: string) => string;
  /** Names of the parts that each kind of block, and each piece that few of its blocks have, needs below the opening. */
  needs: Record<string, string[]>;
}

const below = blockTypes.filter(isDeferred);

const ofSomeSites = new Set(
  [frameParts, headerParts, footParts, layoutParts, compositionParts].flatMap((parts) => Object.values<string>(parts)),
);

const closed = new Set<string>([footer, searchPage, ...ofSomeSites]);

const entries = ['templates/layout/layout.tsx', 'templates/layout/bare.tsx'];

/** What every page is styled with from the start. */
const reachFirst = (graph: ImportGraph) =>
  reach(graph, entries, (file) => closed.has(file) || below.some((type) => file.startsWith(folderOf(type))));

/**
 * Divides templates by who shows them: a file that only blocks below the opening import goes with those blocks, so that
 * a page pays for what it shows; everything else is styled from the start. What a block shows of another inside itself
 * goes with that one.
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
    const type = below.find((one) => file.startsWith(folderOf(one)));
    if (type) return type;
    if (atFoot.has(file)) return deferredPart;
    return first.has(file) || !file.startsWith('templates/') ? criticalPart : file;
  };
  const needsOf = (files: string[], isClosed?: (file: string) => boolean) => {
    const parts = shared(files, isClosed)
      .filter((file) => !atFoot.has(file))
      .map(partOf);
    // By name: the bundler tells of modules in the order in which it happened to read them.
    return [...new Set(parts)].sort();
  };
  const needs = below.map((type) => [
    type,
    needsOf(
      filesIn(folderOf(type)).filter((file) => !folderOfPiece(file)),
      (file) => isEmbedded(file, type) || folderOfPiece(file) !== undefined,
    ),
  ]);
  const needsOfPieces = Array.from(pieceParts, ([folder, part]) => [part, needsOf(filesIn(folder))]);
  const needsOfParts = Array.from(embeddedParts, ([name, file]) => [name, needsOf([file])]);
  return {
    partOf,
    needs: Object.fromEntries([...needs, ...needsOfPieces, ...needsOfParts, [searchStyles, needsOf([searchPage])]]),
  };
}
