import { posix } from 'node:path';
import { decodedAddress } from '../../templates/addresses/decode.ts';
import type { Manifest, PageResources, RenderedPage } from '../../templates/page/page-plan.ts';
import { type BudgetKind, defaultBudgets } from '../../templates/site/rules.ts';
import { isCopied, isStored, type SiteFile, sizeOf } from '../common/output-file.ts';
import { remember, rememberPerObject } from '../common/remember.ts';
import { createFontReader, createPictureReader, readFaces } from './page-resources.ts';
import { screens } from './screens.ts';

export const budgetKinds = Object.keys(defaultBudgets) as BudgetKind[];

/** A file that a visitor is sent. */
export interface Part {
  /** Relative to the output folder. */
  file: string;
  /** As it is transferred. */
  bytes: number;
  /** A font: a character of the page that needs it. */
  character?: string;
  /** A script: the island that brings it. */
  island?: string;
}

export type PageWeight = Record<BudgetKind, Part[]>;

/** Bytes of parts together. */
export function sumOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Each file once, in the order given. */
const unique = (parts: readonly Part[]) =>
  [...new Map(parts.toReversed().map((part) => [part.file, part])).values()].toReversed();

/** Scripts that a script imports before it runs, as the bundle writes them. */
function importsOf(script: string): string[] {
  return [...script.matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+)["']/g)].map(([, path = '']) => path);
}

/** The text of a script or a style sheet: such files are in memory. */
function textOf(file: SiteFile): string {
  if (isStored(file) || isCopied(file)) throw new Error(`${file.path} is not in memory.`);
  return typeof file.content === 'string' ? file.content : new TextDecoder().decode(file.content);
}

/** A page that was rendered, as far as it is weighed. */
export interface WeighablePage extends Omit<RenderedPage, 'html'> {
  /** Bytes of its HTML as it is transferred; otherwise its file says it. */
  sent?: number;
}

export interface ScalesInput {
  /** Everything in `out/`, compressed copies included; those of pages that say what they weigh may be left out. */
  files: readonly SiteFile[];
  /** Path of the site on its host. */
  base: string;
  /** The browser files that pages name. */
  manifest: Manifest;
}

/**
 * Weighs the pages of a built site by what was recorded while they were rendered. Text counts as Brotli sends it, which
 * every browser of today takes; headers do not count.
 */
export function createScales({ files, base, manifest }: ScalesInput) {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const fonts = files.filter(({ path }) => /\.woff2?$/.test(path));
  const fileNames = new Map(fonts.map(({ path }) => [posix.basename(path), path]));
  const readPictures = createPictureReader();

  const measure = (path: string): Part => {
    const sent = byPath.get(`${path}.br`) ?? byPath.get(path);
    if (!sent) throw new Error(`A page names ${path}, which the build did not make.`);
    return { file: path, bytes: sizeOf(sent) };
  };
  const partOf = remember(measure);
  const contentOf = (path: string): string => {
    const file = byPath.get(path);
    return file ? textOf(file) : '';
  };
  const pathOf = (url: string) => decodedAddress(url).slice(base.length);
  const partAt = remember((url: string) => partOf(pathOf(url)));
  const importsIn = remember((path: string) =>
    importsOf(contentOf(path)).map((imported) => posix.join(posix.dirname(path), imported)),
  );

  /** Scripts with all that they import. */
  const scriptsWithImports = (urls: readonly string[]): Part[] => {
    const paths = new Set<string>();
    const add = (path: string) => {
      if (paths.has(path)) return;
      paths.add(path);
      for (const imported of importsIn(path)) add(imported);
    };
    for (const url of urls) add(pathOf(url));
    return [...paths].map(partOf);
  };

  const facesOf = remember((url: string) => readFaces(contentOf(pathOf(url))));
  // Addresses in a sheet are relative to it: hashed names are the same everywhere.
  const fontOf = remember((url: string) => partOf(fileNames.get(posix.basename(decodedAddress(url))) ?? pathOf(url)));
  const fontsIn = remember((sheets: string) => createFontReader(sheets.split('\n').flatMap(facesOf)));
  const withPreloads = (fonts: readonly Part[]) => unique([...manifest.preloadFonts.map(fontOf), ...fonts]);
  const weighFonts = (resources: PageResources, sheets: readonly string[]): Part[] =>
    withPreloads(fontsIn(sheets.join('\n'))(resources).map(({ url, character }) => ({ ...fontOf(url), character })));
  /** The most that the fonts of a page can weigh, whatever it says: all that its sheets name. Bytes. */
  const mostFonts = remember((sheets: string) =>
    sumOf(withPreloads(sheets.split('\n').flatMap((sheet) => facesOf(sheet).map(({ url }) => fontOf(url))))),
  );

  /** The pictures of the screen and the scheme, light or dark, that take most. Pages with the same pictures share them. */
  const weighImages = rememberPerObject((pictures: PageResources['pictures']): Part[] => {
    const views = screens.flatMap((screen) =>
      [false, true].map((isDark) => unique(readPictures(pictures, screen, isDark).map(partAt))),
    );
    return views.toSorted((a, b) => sumOf(b) - sumOf(a))[0] ?? [];
  });

  const weighScripts = remember((names: string) => {
    const islands = names === '' ? [] : names.split(' ').map((name) => ({ name, url: manifest.islands[name] ?? '' }));
    const { opener, panel } = manifest.search ?? {};
    const before = [...(islands.length > 0 ? [manifest.loader] : []), ...(opener === undefined ? [] : [opener])];
    const islandOf = new Map(islands.map(({ name, url }) => [pathOf(url), name]));
    const live = islands.map(({ url }) => url);
    const isOfReact = ({ file }: Part) => file === pathOf(manifest.react);
    const hydrate = scriptsWithImports(live).some(isOfReact) ? [manifest.hydrate] : [];
    const all = scriptsWithImports([...before, ...hydrate, ...live, ...(panel === undefined ? [] : [panel])]);
    return {
      scripts: scriptsWithImports(before),
      scriptsInUse: all.map((part) => ({ ...part, island: islandOf.get(part.file) })),
    };
  });

  const islandsOf = rememberPerObject((islands: PageResources['islands']) => [...new Set(islands)].join(' '));

  const openingSheetsOf = ({ stylesOfLayout }: PageResources) => [
    manifest.styles,
    ...(stylesOfLayout === undefined ? [] : [stylesOfLayout]),
  ];
  const sheetsOf = (resources: PageResources) => [
    ...openingSheetsOf(resources),
    ...(resources.stylesBelow === undefined ? [] : [resources.stylesBelow]),
  ];
  const weighHtml = ({ outputPath, sent }: WeighablePage): Part =>
    sent === undefined ? measure(outputPath) : { file: outputPath, bytes: sent };
  const weighPage = (page: WeighablePage): PageWeight => {
    const { resources } = page;
    const sheets = sheetsOf(resources);
    const html = weighHtml(page);
    return {
      html: [html],
      styles: unique(sheets.map(partAt)),
      firstFlight: [html, ...openingSheetsOf(resources).map(partAt)],
      ...weighScripts(islandsOf(resources.islands)),
      // Nearly no page is asked for them: which characters are drawn in which font is a third of all that weighing takes.
      get fonts() {
        return weighFonts(resources, sheets);
      },
      images: weighImages(resources.pictures),
    };
  };

  /** The most that a picture can weigh, whatever shows it: the largest of the files that it offers. Pages share offers. */
  const mostOfPicture = rememberPerObject((offers: PageResources['pictures'][number]): number => {
    const urls = offers.flatMap(({ url, srcSet }) => [
      ...(url === undefined ? [] : [url]),
      ...(srcSet === undefined ? [] : srcSet.split(', ').map((one) => one.split(' ')[0] ?? '')),
    ]);
    return Math.max(0, ...urls.map((url) => partAt(url).bytes));
  });
  /** What all pages weigh with the same sheets and islands. */
  const commonOf = remember((key: string) => {
    const [islands = '', ...sheets] = key.split('\n');
    const { scripts, scriptsInUse } = weighScripts(islands);
    return {
      styles: sumOf(unique(sheets.map(partAt))),
      scripts: sumOf(scripts),
      scriptsInUse: sumOf(scriptsInUse),
      fonts: mostFonts(sheets.join('\n')),
    };
  });
  /** The most that a page can weigh of each kind, in bytes: nearly no page has to be weighed to the byte. */
  const mostOfPage = (page: WeighablePage): Record<BudgetKind, number> => {
    const { islands, pictures } = page.resources;
    const common = commonOf([islandsOf(islands), ...sheetsOf(page.resources)].join('\n'));
    const html = weighHtml(page).bytes;
    let images = 0;
    for (const picture of pictures) images += mostOfPicture(picture);
    return { html, firstFlight: html + sumOf(openingSheetsOf(page.resources).map(partAt)), ...common, images };
  };
  return {
    weighPage,
    mostOfPage,
  };
}
