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

/** A page that was rendered, as far as it is weighed. */
export interface MeasurablePage extends Omit<RenderedPage, 'html'> {
  /** Bytes of its HTML as it is transferred; otherwise its file says it. */
  sent?: number;
}

export interface SizeReporterInput {
  /** Everything in `out/`, compressed copies included; those of pages that say what they weigh may be left out. */
  files: readonly OutputFile[];
  /** Path of the site on its host. */
  base: string;
  /** The browser files that pages name. */
  manifest: Manifest;
}

/** Fonts of pages, by the addresses of their style sheets. */
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
    /** The most that the fonts of a page can weigh, whatever it says: all that its sheets name. Bytes. */
    most: (sheets: readonly string[]) => most(sheets.join('\n')),
  };
}

/** Pictures of pages. Pages with the same pictures share what is found of them. */
function createPictureSizes({ partAt }: SentFiles) {
  const readPictures = createPictureReader();
  return {
    /** Those of the screen and the scheme, light or dark, that take most. */
    of: memoizeByObject((pictures: PageResources['pictures']): TransferredFile[] => {
      const views = screens.flatMap((screen) =>
        [false, true].map((isDark) => unique(readPictures(pictures, screen, isDark).map(partAt))),
      );
      return views.toSorted((a, b) => sumOf(b) - sumOf(a))[0] ?? [];
    }),
    /** The most that a picture can weigh, whatever shows it: the largest of the files that it offers. Bytes. */
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

const firstSheetsOf = ({ stylesOfLayout }: PageResources, { styles }: Manifest) => [
  styles,
  ...(stylesOfLayout === undefined ? [] : [stylesOfLayout]),
];

const sheetsOf = (resources: PageResources, manifest: Manifest) => [
  ...firstSheetsOf(resources, manifest),
  ...(resources.stylesBelow === undefined ? [] : [resources.stylesBelow]),
];

/**
 * Weighs the pages of a built site by what was recorded while they were rendered. Text counts as Brotli sends it, which
 * every browser of today takes; headers do not count.
 */
export function createSizeReporter({ files, base, manifest }: SizeReporterInput) {
  const sent = createSentFiles(files, base);
  const fonts = createFontSizes(sent, manifest);
  const pictures = createPictureSizes(sent);
  const scriptsOf = createScriptReader(sent, manifest);
  const htmlOf = ({ outputPath, sent: bytes }: MeasurablePage): TransferredFile =>
    bytes === undefined ? sent.measure(outputPath) : { file: outputPath, bytes };
  /** What all pages weigh with the same sheets and islands. */
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
        // Nearly no page is asked for them: which characters are drawn in which font is a third of all that weighing takes.
        get fonts() {
          return fonts.of(resources, sheets);
        },
        images: pictures.of(resources.pictures),
      };
    },
    /** The most that a page can weigh of each kind, in bytes: nearly no page has to be weighed to the byte. */
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
