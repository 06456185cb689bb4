import type { Site } from '../../../site.schema.ts';
import { checkFile, type Verdict } from '../../check/check-file.ts';
import type { Project } from '../../common/project.ts';
import type { Diagnostic } from '../../diagnostics/diagnostics.ts';
import { ContentError } from '../../diagnostics/errors.ts';
import type { Source } from '../../json/source.ts';
import type { Machine } from '../../machine/machine.ts';
import { type AssetIndex, originalsOf } from '../../site/assets.ts';
import { siteOf } from '../../site/defaults.ts';
import { followMoves, type Moves } from './addresses.ts';
import { findBestContent } from './best-content.ts';
import { makeVersion, type Stale, type Version } from './version.ts';

/** The site as it is being edited. */
export interface Session {
  project: Project;
  machine: Machine;
  /** What is shown; undefined while nothing could be shown yet. */
  version: Version | undefined;
  /** The last version that was checked whole; what it took over of a file with errors is right. */
  checked: Version | undefined;
  /** The file as it was checked last, right or wrong. */
  source: Source | undefined;
  /** What the check says of the file, warnings too. */
  diagnostics: Diagnostic[];
  /** What went wrong outside the content, such as a template that does not compile. */
  failure: Error | undefined;
  /** Where pages have moved since the preview began. */
  moves: Moves;
}

export function createSession(project: Project, machine: Machine): Session {
  const nothing = { version: undefined, checked: undefined, source: undefined, failure: undefined };
  return { project, machine, ...nothing, diagnostics: [], moves: new Map() };
}

export const errorsOf = ({ diagnostics }: Session) => diagnostics.filter(({ severity }) => severity === 'error');

const nextNumber = (session: Session) => (session.version?.number ?? 0) + 1;

interface Checked {
  source: Source;
  assets: AssetIndex;
  /** The content, when it has no error. */
  site: Site | undefined;
}

/** Nothing could be taken over: what was right last stays, and says so. */
function standStill(session: Session): Version | undefined {
  const { checked, source } = session;
  if (!checked) return undefined;
  // A file that the parser could not read at all says nothing of single places.
  const stale: Stale = { ...checked.stale, isWhole: true, places: source?.value !== undefined ? checked.stale.places : [] };
  return { ...checked, stale, number: nextNumber(session) };
}

/** What pages show of the file: all of it, or of a file with errors what is right, the rest as it was. */
async function makeShown(session: Session, { source, assets, site }: Checked): Promise<Version | undefined> {
  const { checked, diagnostics } = session;
  const number = nextNumber(session);
  if (site) {
    session.moves = followMoves(session.moves, checked?.content, site);
    return makeVersion({ site, assets, number, moves: session.moves }, session.machine);
  }
  const best = findBestContent({
    source,
    assets,
    diagnostics,
    last: checked && { site: checked.content, assets: checked.assets },
  });
  if (!best) return standStill(session);
  session.moves = followMoves(session.moves, checked?.content, best.site);
  const stale: Stale = { isWhole: false, places: best.stale, pages: best.stalePages, unseen: best.unseen };
  return makeVersion({ ...best, stale, number, moves: session.moves }, session.machine);
}

/**
 * Reads and checks the whole file. What is wrong in it is shown as it was last; nothing is thrown.
 * @param verdict what a check says that was made of the file as it is
 */
export async function refreshSession(session: Session, verdict?: Verdict): Promise<void> {
  session.failure = undefined;
  session.diagnostics = [];
  try {
    const { machine } = session;
    const { source, assets: pictures, diagnostics, isValid } = verdict ?? (await checkFile(session.project, machine));
    const assets = originalsOf(pictures);
    const site = isValid ? siteOf(source) : undefined;
    session.source = source;
    session.diagnostics = diagnostics;
    session.checked = await makeShown(session, { source, assets, site });
    session.version = session.checked;
  } catch (error) {
    if (error instanceof ContentError) session.diagnostics = error.diagnostics;
    else session.failure = error as Error;
  }
}
