import type { Manifest, PageResources, RenderedPage } from '../../../templates/model/page/page-plan.ts';
import { type BudgetKind, defaultBudgets } from '../../../templates/model/site/rules.ts';
import { memoize, memoizeByObject } from '../../core/util/memoize.ts';
import type { OutputFile } from '../../core/util/output-file.ts';
import { createFontReader, createPictureReader, readFaces } from './page-resources.ts';
import { createScriptReader } from './page-scripts.ts';
import { screens } from './screens.ts';
import { createSentFiles, type SentFiles, sumOf, type TransferredFile, unique } from './sent-files.ts';

export const budgetKinds = Object.keys(defaultBudgets) as BudgetKind[];

export type PageSizes = Record<BudgetKind, TransferredFile[]>;

/** Rendered page, with the fields that size reports need. */
export interface MeasurablePage extends Omit<RenderedPage, 'html'> {
  /** Compressed size of its HTML in bytes; absent: that of its file. */
  transferSize?: number;
}

export interface SizeReporterInput {
  /** All files of `out/`, including compressed copies. Pages that know their size may be missing. */
  files: readonly OutputFile[];
  /** URL path of the site on its host. */
  base: string;
  /** Browser files that pages refer to. */
  manifest: Manifest;
}

/** Fonts of pages, by the URLs of their style sheets. */
function createFontSizes({ fontAt, pathOf, textAt }: SentFiles, { preloadFonts }: Manifest) {
  const facesOf = memoize((url: string) => readFaces(textAt(pathOf(url))));
  const fontsIn = memoize((sheets: string) => createFontReader(sheets.split('\n').flatMap(facesOf)));
  const withPreloads = (fonts: readonly TransferredFile[]) => unique([...preloadFonts.map(fontAt), ...fonts]);
  const most = memoize((sheets: string) =>
    sumOf(withPreloads(sheets.split('\n').flatMap((sheet) => facesOf(sheet).map(({ url }) => fontAt(url))))),
  );
  return {
    of: (resources: PageResources, sheets: readonly string[]): TransferredFile[] =>
      withPreloads(fontsIn(sheets.join('\n'))(resources).map(({ url, character }) => ({ ...fontAt(url), character }))),
    /** Upper bound in bytes, whatever the page's text: all fonts in its style sheets. */
    most: (sheets: readonly string[]) => most(sheets.join('\n')),
  };
}

/** Pictures of pages; memoized, since pages share pictures. */
function createPictureSizes({ partAt }: SentFiles) {
  const readPictures = createPictureReader();
  return {
    /** Pictures of the screen and colour scheme with the largest total. */
    of: memoizeByObject((pictures: PageResources['pictures']): TransferredFile[] => {
      const views = screens.flatMap((screen) =>
        [false, true].map((isDark) => unique(readPictures(pictures, screen, isDark).map(partAt))),
      );
      return views.toSorted((a, b) => sumOf(b) - sumOf(a))[0] ?? [];
    }),
    /** Upper bound in bytes: the largest file that a picture offers. */
    most: memoizeByObject((offers: PageResources['pictures'][number]): number => {
      const urls = offers.flatMap(({ url, srcSet }) => [
        ...(url === undefined ? [] : [url]),
        ...(srcSet === undefined ? [] : srcSet.split(', ').map((one) => one.split(' ')[0] ?? '')),
      ]);
      return Math.max(0, ...urls.map((url) => partAt(url).bytes));
    }),
  };
}

const islandsOf = memoizeByObject((islands: PageResources['islands']) => [...new Set(islands)].join(' '));

const firstSheetsOf = ({ openingStyles }: PageResources, { styles }: Manifest) => [
  styles,
  ...(openingStyles === undefined ? [] : [openingStyles]),
];

const sheetsOf = (resources: PageResources, manifest: Manifest) => [
  ...firstSheetsOf(resources, manifest),
  ...(resources.deferredStyles === undefined ? [] : [resources.deferredStyles]),
];

/**
 * Measures the pages of a built site from what was recorded while they were rendered. Text counts as Brotli-compressed, which
 * every current browser accepts; headers do not count.
 */
export function createSizeReporter({ files, base, manifest }: SizeReporterInput) {
  const sent = createSentFiles(files, base);
  const fonts = createFontSizes(sent, manifest);
  const pictures = createPictureSizes(sent);
  const scriptsOf = createScriptReader(sent, manifest);
  const htmlOf = ({ outputPath, transferSize: bytes }: MeasurablePage): TransferredFile =>
    bytes === undefined ? sent.measure(outputPath) : { file: outputPath, bytes };
  /** Totals shared by all pages with the same style sheets and islands. */
  const sharedOf = memoize((key: string) => {
    const [islands = '', ...sheets] = key.split('\n');
    const { scripts, scriptsInUse } = scriptsOf(islands);
    const styles = sumOf(unique(sheets.map(sent.partAt)));
    return { styles, scripts: sumOf(scripts), scriptsInUse: sumOf(scriptsInUse), fonts: fonts.most(sheets) };
  });
  return {
    weighPage: (page: MeasurablePage): PageSizes => {
      const { resources } = page;
      const sheets = sheetsOf(resources, manifest);
      const html = htmlOf(page);
      return {
        html: [html],
        styles: unique(sheets.map(sent.partAt)),
        firstFlight: [html, ...firstSheetsOf(resources, manifest).map(sent.partAt)],
        ...scriptsOf(islandsOf(resources.islands)),
        // Lazy: few pages need it, and finding the fonts of characters is a third of the time of a full measurement.
        get fonts() {
          return fonts.of(resources, sheets);
        },
        images: pictures.of(resources.pictures),
      };
    },
    /** Upper bound in bytes for each budget: few pages need an exact measurement. */
    mostOfPage: (page: MeasurablePage): Record<BudgetKind, number> => {
      const { resources } = page;
      const shared = sharedOf([islandsOf(resources.islands), ...sheetsOf(resources, manifest)].join('\n'));
      const html = htmlOf(page).bytes;
      const firstFlight = html + sumOf(firstSheetsOf(resources, manifest).map(sent.partAt));
      const images = resources.pictures.reduce((sum, picture) => sum + pictures.most(picture), 0);
      return { html, firstFlight, ...shared, images };
    },
  };
}
