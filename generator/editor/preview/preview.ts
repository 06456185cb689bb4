import type { Site } from '../../../site.schema.ts';
import { checkFile, type FileCheckResult } from '../../check/check-file.ts';
import { linkEditions } from '../../content/collections/link-editions.ts';
import { type Editions, editionsOf } from '../../content/locales/editions.ts';
import { type AssetIndex, originalsOf } from '../../content/site/assets.ts';
import { siteOf } from '../../content/site/defaults.ts';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import type { Diagnostic } from '../../core/diagnostics/diagnostics.ts';
import { ContentError } from '../../core/diagnostics/errors.ts';
import { groupMissingGlyphs } from '../../core/diagnostics/group-missing-glyphs.ts';
import type { Path } from '../../core/json/path.ts';
import type { Source } from '../../core/json/source.ts';
import { memoize, memoizeByObject, once } from '../../core/util/memoize.ts';
import type { Project } from '../../core/util/project.ts';
import { type FileInEdition, fileInEdition } from '../document/in-edition.ts';
import { followMoves, type Moves } from './addresses.ts';
import { type PreviewedSite, previewSite, type StaleContent } from './previewed-site.ts';
import { recoverContent } from './recover-content.ts';

/** Site being edited, with its displayed version. */
export interface Preview {
  project: Project;
  environment: BuildEnvironment;
  /** Displayed version; undefined while none could be rendered. */
  shown: PreviewedSite | undefined;
  /** Last checked version; parts taken from a file with errors are valid. */
  checked: PreviewedSite | undefined;
  /** Last checked file, valid or not. */
  source: Source | undefined;
  /** Errors and warnings of the last check. */
  diagnostics: Diagnostic[];
  /** Error outside the content, e.g. a template that does not compile. */
  failure: Error | undefined;
  /** Error of the replacement engine, e.g. in custom blocks; the running engine is unaffected. */
  failureOfNext?: Error | undefined;
  /** Moves of pages since the preview started. */
  moves: Moves;
  /** Edition being edited, for a site in several languages; paths and values then refer to it. */
  edition?: FileInEdition | undefined;
}

export function createPreview(project: Project, environment: BuildEnvironment): Preview {
  const nothing = { shown: undefined, checked: undefined, source: undefined, failure: undefined };
  return { project, environment, ...nothing, diagnostics: [], moves: new Map() };
}

export const errorsOf = ({ diagnostics }: Preview) => diagnostics.filter(({ severity }) => severity === 'error');

const nextNumber = (preview: Preview) => (preview.shown?.number ?? 0) + 1;

interface CheckedContent {
  source: Source;
  assets: AssetIndex;
  /** Content, if it has no errors. */
  site: Site | undefined;
  /** Editions of a site in several languages. */
  editions: Editions | undefined;
  /** Characters on pages beyond the basic set of every site. */
  characters: string;
}

/** Keeps the last valid version and marks it as outdated. */
function keepLastValid(preview: Preview): PreviewedSite | undefined {
  const { checked, source } = preview;
  if (!checked) return undefined;
  // If the file cannot be parsed at all, nothing is known about single places.
  const stale: StaleContent = {
    ...checked.stale,
    isWhole: true,
    places: source?.value !== undefined ? checked.stale.places : [],
  };
  return { ...checked, stale, number: nextNumber(preview) };
}

/**
 * Shows a site in several languages, including unpublished ones, with links between its editions. Other editions are created on
 * demand.
 */
async function showEditions(
  preview: Preview,
  { editions, directory }: Editions,
  { assets, characters }: Pick<CheckedContent, 'assets' | 'characters'>,
): Promise<PreviewedSite | undefined> {
  const { environment } = preview;
  const number = nextNumber(preview);
  const [first, ...others] = linkEditions(
    editions.map((edition) => ({ site: siteOf(edition) })),
    editions,
    directory,
  ).map((site, index) => {
    const { language, toFile, toEdition } = editions[index] ?? {};
    return { site, toFile, toEdition, prefix: language?.prefix ?? '' };
  });
  if (!first) return undefined;
  preview.moves = followMoves(preview.moves, preview.checked?.content, first.site);
  const shownLater = others.map(({ prefix, ...content }) => ({
    prefix,
    show: once(() => previewSite({ ...content, assets, characters, number, moves: new Map() }, environment)),
  }));
  return previewSite({ ...first, assets, characters, number, moves: preview.moves, others: shownLater }, environment);
}

/** Content being edited: that of the file, or of an edition. */
export const contentOf = ({ edition, source }: Pick<Preview, 'edition' | 'source'>): unknown =>
  edition ? edition.value : source?.value;

/** Encoded address of a page in the edited edition. */
export function addressOf({ edition, shown }: Pick<Preview, 'edition' | 'shown'>, path: string): string {
  const prefix = edition?.language.prefix ?? '';
  const inside = prefix !== '' && path === '/' ? prefix : prefix + path;
  return encodeURI(((shown?.base ?? '/') + inside.replace(/^\/+/, '')).toWellFormed());
}

/** Path in the edited content of a path in the file. */
export const placeOf = ({ edition }: Pick<Preview, 'edition'>, path: Path): Path => edition?.toEdition(path) ?? path;

const viewsOf = memoizeByObject((file: object) => memoize((tag: string | undefined) => fileInEdition(file, tag)));

/** Preview in a language of the site (default: the first); unchanged for a site in one language. */
export async function inLanguage(preview: Preview, tag: string | undefined): Promise<Preview> {
  const { source, shown } = preview;
  const value: unknown = source?.value;
  const edition = typeof value === 'object' && value !== null ? viewsOf(value)(tag) : undefined;
  if (!edition) return preview;
  const other = shown?.others.find(({ prefix }) => prefix === edition.language.prefix);
  return { ...preview, edition, shown: other ? await other.show() : shown };
}

/** Edition that an address belongs to. @param path decoded path without the base path */
export async function editionAt({ shown }: Preview, path: string): Promise<PreviewedSite | undefined> {
  const around = (shown?.others ?? []).filter(({ prefix }) => `/${path}/`.startsWith(`${prefix}/`));
  const [nearest] = around.toSorted((one, other) => other.prefix.length - one.prefix.length);
  if (nearest) return nearest.show();
  const has = ({ files, copied }: PreviewedSite) => files.has(path) || copied.has(path);
  // Assets are shared, except style sheets, fonts and pictures of a single edition.
  for (const { show } of shown && path.startsWith('assets/') && !has(shown) ? shown.others : []) {
    const other = await show();
    if (has(other)) return other;
  }
  return shown;
}

/** Displayed version: the whole file, or its valid parts with older versions of the rest. */
async function buildShownSite(
  preview: Preview,
  { source, assets, characters, site, editions }: CheckedContent,
): Promise<PreviewedSite | undefined> {
  const { checked, diagnostics, environment } = preview;
  const number = nextNumber(preview);
  if (site && editions) return showEditions(preview, editions, { assets, characters });
  if (site) {
    preview.moves = followMoves(preview.moves, checked?.content, site);
    return previewSite({ site, assets, characters, number, moves: preview.moves }, environment);
  }
  // A site in several languages is only updated when the whole file is valid.
  const best = editions
    ? undefined
    : recoverContent({
        source,
        assets,
        diagnostics,
        last: checked && { site: checked.content, assets: checked.assets },
      });
  if (!best) return keepLastValid(preview);
  preview.moves = followMoves(preview.moves, checked?.content, best.site);
  const stale: StaleContent = { isWhole: false, places: best.stale, pages: best.stalePages, unseen: best.unseen };
  return previewSite({ ...best, characters, stale, number, moves: preview.moves }, preview.environment);
}

export interface RefreshOptions {
  /** Check result of the present file, if known. */
  checkResult?: FileCheckResult | undefined;
  /** Called when a phase begins after reading the file. */
  onPhase?: (phase: 'pictures' | 'fonts') => Promise<void>;
}

/**
 * Reads and checks the file, and updates the displayed version; invalid parts stay as last shown. Never throws.
 */
export async function refreshPreview(preview: Preview, { checkResult, onPhase }: RefreshOptions = {}): Promise<void> {
  preview.failure = undefined;
  preview.diagnostics = [];
  try {
    const { environment } = preview;
    const {
      source,
      assets: pictures,
      diagnostics,
      isValid,
      characters,
    } = checkResult ?? (await checkFile(preview.project, environment, { onPictures: async () => onPhase?.('pictures') }));
    const assets = originalsOf(pictures);
    const editions = editionsOf(source.value);
    const site = isValid ? siteOf(editions?.editions[0] ?? source) : undefined;
    preview.source = source;
    preview.diagnostics = groupMissingGlyphs(diagnostics);
    await onPhase?.('fonts');
    preview.checked = await buildShownSite(preview, { source, assets, characters, site, editions });
    preview.shown = preview.checked;
  } catch (error) {
    if (error instanceof ContentError) preview.diagnostics = groupMissingGlyphs(error.diagnostics);
    else preview.failure = error as Error;
  }
}
