import type { Site } from '../../../site.schema.ts';
import { checkFile, type Verdict } from '../../check/check-file.ts';
import type { Project } from '../../common/project.ts';
import type { Diagnostic } from '../../diagnostics/diagnostics.ts';
import { ContentError } from '../../diagnostics/errors.ts';
import type { Edition } from '../../editions/edition.ts';
import { editionsOf } from '../../editions/editions.ts';
import type { Source } from '../../json/source.ts';
import type { Machine } from '../../machine/machine.ts';
import { type AssetIndex, originalsOf } from '../../site/assets.ts';
import { siteOf } from '../../site/defaults.ts';
import { followMoves, type Moves } from './addresses.ts';
import { findBestContent } from './best-content.ts';
import { type ShownSite, type Stale, showSite } from './shown-site.ts';

/** A site that is being edited, and what is shown of it. */
export interface Preview {
  project: Project;
  machine: Machine;
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
  /** Where pages have moved since the preview began. */
  moves: Moves;
}

export function createPreview(project: Project, machine: Machine): Preview {
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
  /** What is shown of a site in several languages: its edition in the default one. */
  edition: Edition | undefined;
}

/** Nothing could be taken over: what was right last stays, and says so. */
function standStill(preview: Preview): ShownSite | undefined {
  const { checked, source } = preview;
  if (!checked) return undefined;
  // A file that the parser could not read at all says nothing of single places.
  const stale: Stale = { ...checked.stale, isWhole: true, places: source?.value !== undefined ? checked.stale.places : [] };
  return { ...checked, stale, number: nextNumber(preview) };
}

/** What pages show of the file: all of it, or of a file with errors what is right, the rest as it was. */
async function makeShown(preview: Preview, { source, assets, site, edition }: Checked): Promise<ShownSite | undefined> {
  const { checked, diagnostics } = preview;
  const number = nextNumber(preview);
  if (site) {
    preview.moves = followMoves(preview.moves, checked?.content, site);
    const toFile = edition && { toFile: edition.toFile };
    return showSite({ site, assets, number, moves: preview.moves, ...toFile }, preview.machine);
  }
  // Of a file in several languages nothing is shown before it is right.
  const best = edition
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
  return showSite({ ...best, stale, number, moves: preview.moves }, preview.machine);
}

/**
 * Reads and checks the whole file. What is wrong in it is shown as it was last; nothing is thrown.
 * @param verdict what a check says that was made of the file as it is
 */
export async function refreshPreview(preview: Preview, verdict?: Verdict): Promise<void> {
  preview.failure = undefined;
  preview.diagnostics = [];
  try {
    const { machine } = preview;
    const { source, assets: pictures, diagnostics, isValid } = verdict ?? (await checkFile(preview.project, machine));
    const assets = originalsOf(pictures);
    const edition = editionsOf(source.value)?.editions[0];
    const site = isValid ? siteOf(edition ?? source) : undefined;
    preview.source = source;
    preview.diagnostics = diagnostics;
    preview.checked = await makeShown(preview, { source, assets, site, edition });
    preview.shown = preview.checked;
  } catch (error) {
    if (error instanceof ContentError) preview.diagnostics = error.diagnostics;
    else preview.failure = error as Error;
  }
}
