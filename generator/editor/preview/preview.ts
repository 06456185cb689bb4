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
import { findBestContent } from './best-content.ts';
import { type ShownSite, type Stale, showSite } from './shown-site.ts';

/** A site that is being edited, and what is shown of it. */
export interface Preview {
  project: Project;
  machine: BuildEnvironment;
  /** What is shown; undefined while nothing could be shown yet. */
  shown: ShownSite | undefined;
  /** The last that was checked whole; what it took over of a file with errors is right. */
  checked: ShownSite | undefined;
  /** The file as it was checked last, right or wrong. */
  source: Source | undefined;
  /** What the check says of the file, warnings too. */
  diagnostics: Diagnostic[];
  /** What went wrong outside the content, such as a template that does not compile. */
  failure: Error | undefined;
  /** What is wrong with an engine that would have come after the one that runs: with the code of the site, as it is now. */
  failureOfNext?: Error | undefined;
  /** Where pages have moved since the preview began. */
  moves: Moves;
  /** Of a site in several languages, the one that is looked at: places and values are then those that it has. */
  edition?: FileInEdition | undefined;
}

export function createPreview(project: Project, machine: BuildEnvironment): Preview {
  const nothing = { shown: undefined, checked: undefined, source: undefined, failure: undefined };
  return { project, machine, ...nothing, diagnostics: [], moves: new Map() };
}

export const errorsOf = ({ diagnostics }: Preview) => diagnostics.filter(({ severity }) => severity === 'error');

const nextNumber = (preview: Preview) => (preview.shown?.number ?? 0) + 1;

interface Checked {
  source: Source;
  assets: AssetIndex;
  /** The content, when it has no error. */
  site: Site | undefined;
  /** Of a site in several languages. */
  editions: Editions | undefined;
  /** Characters that pages show beyond those that every site has. */
  characters: string;
}

/** Nothing could be taken over: what was right last stays, and says so. */
function standStill(preview: Preview): ShownSite | undefined {
  const { checked, source } = preview;
  if (!checked) return undefined;
  // A file that the parser could not read at all says nothing of single places.
  const stale: Stale = { ...checked.stale, isWhole: true, places: source?.value !== undefined ? checked.stale.places : [] };
  return { ...checked, stale, number: nextNumber(preview) };
}

/** A site in several languages, those too that are not published yet: of each what is right, and the ways between them. */
async function showEditions(
  preview: Preview,
  { editions, directory }: Editions,
  { assets, characters }: Pick<Checked, 'assets' | 'characters'>,
): Promise<ShownSite | undefined> {
  const { machine } = preview;
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
    show: once(() => showSite({ ...content, assets, characters, number, moves: new Map() }, machine)),
  }));
  return showSite({ ...first, assets, characters, number, moves: preview.moves, others: shownLater }, machine);
}

/** The content that is edited: that of the file, or of one of its languages. */
export const contentOf = ({ edition, source }: Pick<Preview, 'edition' | 'source'>): unknown =>
  edition ? edition.value : source?.value;

/** The address of a page of what is edited, as browsers send it. */
export function addressOf({ edition, shown }: Pick<Preview, 'edition' | 'shown'>, path: string): string {
  const prefix = edition?.language.prefix ?? '';
  const inside = prefix !== '' && path === '/' ? prefix : prefix + path;
  return encodeURI(((shown?.base ?? '/') + inside.replace(/^\/+/, '')).toWellFormed());
}

/** Where something of the file stands in what is edited. */
export const placeOf = ({ edition }: Pick<Preview, 'edition'>, path: Path): Path => edition?.toEdition(path) ?? path;

const viewsOf = memoizeByObject((file: object) => memoize((tag: string | undefined) => fileInEdition(file, tag)));

/** The preview as a language of the site has it, the default where none is named; itself, where there is but one. */
export async function inLanguage(preview: Preview, tag: string | undefined): Promise<Preview> {
  const { source, shown } = preview;
  const value: unknown = source?.value;
  const edition = typeof value === 'object' && value !== null ? viewsOf(value)(tag) : undefined;
  if (!edition) return preview;
  const other = shown?.others.find(({ prefix }) => prefix === edition.language.prefix);
  return { ...preview, edition, shown: other ? await other.show() : shown };
}

/** The language of the site to which an address belongs. @param path decoded, without the base of the site */
export async function editionAt({ shown }: Preview, path: string): Promise<ShownSite | undefined> {
  const around = (shown?.others ?? []).filter(({ prefix }) => `/${path}/`.startsWith(`${prefix}/`));
  const [nearest] = around.toSorted((one, other) => other.prefix.length - one.prefix.length);
  if (nearest) return nearest.show();
  const has = ({ files, copied }: ShownSite) => files.has(path) || copied.has(path);
  // What pages are made with is shared, but for a sheet, a font or a picture of one language.
  for (const { show } of shown && path.startsWith('assets/') && !has(shown) ? shown.others : []) {
    const other = await show();
    if (has(other)) return other;
  }
  return shown;
}

/** What pages show of the file: all of it, or of a file with errors what is right, the rest as it was. */
async function makeShown(
  preview: Preview,
  { source, assets, characters, site, editions }: Checked,
): Promise<ShownSite | undefined> {
  const { checked, diagnostics, machine } = preview;
  const number = nextNumber(preview);
  if (site && editions) return showEditions(preview, editions, { assets, characters });
  if (site) {
    preview.moves = followMoves(preview.moves, checked?.content, site);
    return showSite({ site, assets, characters, number, moves: preview.moves }, machine);
  }
  // Of a file in several languages nothing is shown before it is right.
  const best = editions
    ? undefined
    : findBestContent({
        source,
        assets,
        diagnostics,
        last: checked && { site: checked.content, assets: checked.assets },
      });
  if (!best) return standStill(preview);
  preview.moves = followMoves(preview.moves, checked?.content, best.site);
  const stale: Stale = { isWhole: false, places: best.stale, pages: best.stalePages, unseen: best.unseen };
  return showSite({ ...best, characters, stale, number, moves: preview.moves }, preview.machine);
}

/**
 * Reads and checks the whole file. What is wrong in it is shown as it was last; nothing is thrown.
 * @param verdict what a check says that was made of the file as it is
 */
export async function refreshPreview(preview: Preview, verdict?: FileCheckResult): Promise<void> {
  preview.failure = undefined;
  preview.diagnostics = [];
  try {
    const { machine } = preview;
    const { source, assets: pictures, diagnostics, isValid, characters } = verdict ?? (await checkFile(preview.project, machine));
    const assets = originalsOf(pictures);
    const editions = editionsOf(source.value);
    const site = isValid ? siteOf(editions?.editions[0] ?? source) : undefined;
    preview.source = source;
    preview.diagnostics = groupMissingGlyphs(diagnostics);
    preview.checked = await makeShown(preview, { source, assets, characters, site, editions });
    preview.shown = preview.checked;
  } catch (error) {
    if (error instanceof ContentError) preview.diagnostics = groupMissingGlyphs(error.diagnostics);
    else preview.failure = error as Error;
  }
}
