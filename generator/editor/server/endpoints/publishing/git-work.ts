import { readFileSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MessageLanguage } from '../../../../core/diagnostics/diagnostics.ts';
import type { SiteJournal } from '../../../document/edit-session.ts';
import { nameText } from '../../../document/name-text.ts';
import type { Author } from '../../../document/person.ts';
import type { WorkEvent } from '../../../document/protocol-publishing.ts';
import { replaceFile } from '../../../document/replace-file.ts';
import type { EditHost } from '../endpoint.ts';
import { CommandError, findRepository, obstacleOf } from '../git.ts';
import { placedProblem } from '../placed-problem.ts';
import { commitOfSite } from './git-commit.ts';
import { tryHook } from './git-hooks.ts';
import { environmentOfPerson } from './git-identity.ts';
import { MergeError } from './git-merge.ts';
import { commitOfPeople } from './git-people.ts';
import { type GitPlace, openGitPlace } from './git-place.ts';
import { type ConflictResolution, type Plan, planPublishing } from './git-plan.ts';
import { fetchBranch, pushCommit } from './git-remote.ts';
import { versionsSinceHead } from './git-versions.ts';
import { explainGitError, obstacleError, workWords } from './git-words.ts';
import { mergeJsonFile } from './merge-json-file.ts';
import { explainMergeError, incomingLines, mergeWords } from './merge-words.ts';
import { updateFolder } from './update-folder.ts';

type Work = AsyncGenerator<WorkEvent, WorkEvent>;

export interface GitRequest {
  message: string;
  settled?: ConflictResolution | undefined;
  /** Who publishes what several people changed; absent without accounts. */
  people?: { publisher: Author; journal: () => Promise<SiteJournal> } | undefined;
}

/** Number of attempts if others publish at the same time. */
const mostTries = 5;

const progress = (words: string): WorkEvent => ({ is: 'progress', words });

/** Updates the working tree after the push; changes made to the site file meanwhile are kept. @returns whether it was done */
async function updateWorkingFolder(
  { enqueue, refreshIfChanged }: EditHost,
  place: GitPlace,
  plan: Plan,
  bytes: Buffer,
): Promise<boolean> {
  if (plan.is !== 'alone' && plan.is !== 'merged') return false;
  const { site, prepared } =
    plan.is === 'merged'
      ? { site: plan.site, prepared: plan.update }
      : { site: undefined, prepared: { to: plan.to, coming: [], files: '' } };
  const readSite = () => {
    const now = readFileSync(place.siteFile);
    const next = site && (now.equals(bytes) ? site : mergeJsonFile(bytes, now, site));
    if (site && !next) return undefined;
    return () => next && replaceFile(place.siteFile, now, next);
  };
  try {
    return await enqueue(async () => {
      const isDone = await updateFolder(place, prepared, readSite);
      if (isDone) await refreshIfChanged();
      return isDone;
    });
  } catch (error) {
    // The push has succeeded, so this is reported as a partial success.
    process.stderr.write(`${String((error as Error).message)}\n`);
    return false;
  }
}

/** Failure because of a merge with errors, with their places. */
function invalidMergeEvent({ preview }: EditHost, { checked }: Plan & { is: 'wrong' }, language: MessageLanguage): WorkEvent {
  const shown = { ...preview, source: checked.source };
  const problems = checked.errors.map((one) => placedProblem(one, shown, language));
  return { is: 'failed', reason: workWords[language].wrong, problems };
}

/** Site file, and the steps that led to it. */
async function readSite({ siteFile }: GitPlace, people: GitRequest['people']) {
  const journal = await people?.journal();
  const bytes = await readFile(siteFile);
  // Another program may write the file at any time.
  return { bytes, journal: journal?.base === nameText(bytes) ? journal : undefined };
}

interface CommitInput extends Pick<GitRequest, 'message' | 'people'> {
  bytes: Buffer;
  journal: SiteJournal | undefined;
  language: MessageLanguage;
}

/** Commits the site, as objects only. @returns the last commit; HEAD if nothing changed */
async function commitOf(place: GitPlace, { people, journal, ...input }: CommitInput): Promise<string> {
  if (!people) return commitOfSite(place, input.bytes, input);
  const onHead = journal && (await versionsSinceHead(place, journal));
  return commitOfPeople(place, { ...input, publisher: people.publisher, onHead });
}

const isRejectedPush = (error: unknown) =>
  error instanceof CommandError && /non-fast-forward|fetch first|cannot lock ref/.test(error.message);

async function* publish(
  host: EditHost,
  place: GitPlace,
  { message, settled: resolution, people }: GitRequest,
  language: MessageLanguage,
): Work {
  const words = workWords[language];
  const upstream = `${place.remote}/${place.remoteBranch}`;
  yield progress(words.fetch);
  let theirs = await fetchBranch(place);
  const { bytes, journal } = await host.enqueue(() => readSite(place, people));
  yield progress(words.commit);
  const mine = await commitOf(place, { bytes, message, people, journal, language });
  for (let tries = 1; ; tries++) {
    const env = people && environmentOfPerson(people.publisher);
    const options = { mine, theirs, settled: resolution, language, words: mergeWords(language), env };
    const own = join(place.own, String(tries));
    await mkdir(own);
    const plan = await planPublishing({ ...place, own }, options);
    if (plan.is === 'clash') return { is: 'conflict', conflicts: plan.conflicts, seen: plan.seen };
    if (plan.is === 'wrong') return invalidMergeEvent(host, plan, language);
    try {
      if (plan.to !== theirs) yield progress(words.push);
      if (plan.to !== theirs) await pushCommit(place, plan.to);
    } catch (error) {
      if (!isRejectedPush(error) || tries === mostTries) throw error;
      theirs = await fetchBranch(place);
      continue;
    }
    const isSettled = (plan.to === place.head && plan.is === 'alone') || (await updateWorkingFolder(host, place, plan, bytes));
    if (mine !== place.head && isSettled) await tryHook(place, 'post-commit');
    const sent = plan.to === theirs ? words.nothing(upstream) : words.pushed(upstream);
    const incoming = plan.is === 'merged' ? incomingLines(plan.incoming, language) : [];
    return { is: 'done', words: sent, isSent: plan.to !== theirs, more: [...incoming, ...(isSettled ? [] : [words.later])] };
  }
}

/** Converts expected errors to messages; others are bugs and passed on. */
function toReadableError(error: unknown, language: MessageLanguage): unknown {
  if (error instanceof MergeError) return explainMergeError(error, language);
  return error instanceof CommandError ? explainGitError(error, language) : error;
}

/**
 * Publishes the site file and its assets to the upstream branch, merged with changes of others. Branch, index and working tree
 * are only updated after the push.
 */
export async function* gitWork(host: EditHost, request: GitRequest, language: MessageLanguage): Work {
  const { project, environment } = host.preview;
  const obstacle = obstacleOf(await findRepository(project.siteFile));
  if (obstacle) throw obstacleError(obstacle, language);
  try {
    const { place, close } = await openGitPlace(project.siteFile, environment);
    try {
      return yield* publish(host, place, request, language);
    } finally {
      await close();
    }
  } catch (error) {
    throw toReadableError(error, language);
  }
}
