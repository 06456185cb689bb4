import { type AuthoredVersion, authoredVersions } from '../../../document/authored-versions.ts';
import type { SiteJournal } from '../../../document/edit-session.ts';
import { type Step, stepsSince } from '../../../document/history.ts';
import { nameText } from '../../../document/name-text.ts';
import { git, gitWords } from '../git.ts';
import type { GitPlace } from './git-place.ts';
import { mergeJsonFile } from './merge-json-file.ts';

/** Number of commits in which a version of the journal is searched. */
const mostCommits = 30;

/** Newest commit of the site file whose text is in the journal. */
interface KnownCommit {
  bytes: Buffer;
  since: readonly Step[];
}

const siteFileIn = ({ folder, sitePath }: GitPlace, commit: string): Promise<Buffer | undefined> =>
  git(['cat-file', '--filters', `${commit}:${sitePath}`], { folder }).catch(() => undefined);

/**
 * Finds where the journal and the commits meet. That is not HEAD if somebody went on editing while changes of others were merged
 * into what was published.
 */
async function findKnown(place: GitPlace, head: string, { base, steps }: SiteJournal): Promise<KnownCommit | undefined> {
  const args = ['rev-list', `--max-count=${mostCommits}`, head, '--', place.sitePath];
  const commits = (await gitWords(args, { folder: place.top })).split('\n').filter(Boolean);
  for (const commit of commits) {
    const bytes = await siteFileIn(place, commit);
    if (!bytes) return undefined;
    const name = nameText(bytes);
    const since = name === base ? [] : stepsSince(steps, name);
    if (since) return { bytes, since };
  }
  return undefined;
}

/** Versions on top of HEAD, and the text of HEAD. */
export interface VersionsOnHead {
  versions: Iterable<AuthoredVersion>;
  text: string;
}

/** Versions with the changes of HEAD that they lack. The last one, which is the present text, has them. */
function* rebaseVersions({ bytes, since }: KnownCommit, head: Buffer, journal: SiteJournal): Generator<AuthoredVersion> {
  for (const version of authoredVersions(since, journal)) {
    const isPresent = version.text === journal.text;
    const merged = isPresent ? undefined : mergeJsonFile(bytes, Buffer.from(version.text), head);
    if (isPresent) yield version;
    // One that cannot be merged goes with the next version.
    else if (merged) yield { ...version, text: merged.toString() };
  }
}

/**
 * Versions of the site file since HEAD, by author; the last one has the present text.
 * @returns undefined if the journal does not go back that far
 */
export async function versionsSinceHead(place: GitPlace, journal: SiteJournal): Promise<VersionsOnHead | undefined> {
  if (place.head === undefined) return undefined;
  const head = await siteFileIn(place, place.head);
  const known = head && (await findKnown(place, place.head, journal));
  if (!known) return undefined;
  const isHead = known.bytes.equals(head);
  const versions = isHead ? authoredVersions(known.since, journal) : rebaseVersions(known, head, journal);
  return { versions, text: head.toString() };
}
