import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MessageLanguage } from '../../../../core/diagnostics/diagnostics.ts';
import type { AuthoredVersion } from '../../../document/authored-versions.ts';
import type { FilePlace } from '../../../document/file-moves.ts';
import type { Author } from '../../../document/person.ts';
import { sourcesIn } from '../files/asset-sources.ts';
import { isAssetName } from '../files/file-mover.ts';
import { CommandError, git, gitWords } from '../git.ts';
import { type CommitObject, commitHooks, commitIndex, commitObject, commitOfSite, signsCommits } from './git-commit.ts';
import { hasHooks } from './git-hooks.ts';
import { type CommitEnvironment, environmentOfNobody, environmentOfPerson, identityOf } from './git-identity.ts';
import { addOwnFiles, addPath, expectKept, headIndex, sitePutter, treeOf, withIndex } from './git-index.ts';
import type { GitPlace } from './git-place.ts';
import type { VersionsOnHead } from './git-versions.ts';

/** What people changed since the last commit, and who publishes it. */
export interface PeopleRequest {
  bytes: Uint8Array;
  /** Message of who publishes. */
  message: string;
  publisher: Author;
  /** Undefined if the journal does not go back to the last commit. */
  onHead: VersionsOnHead | undefined;
  language: MessageLanguage;
}

interface PlannedTree {
  tree: string;
  /** Undefined: what belongs to no version, by who publishes. */
  version: Pick<AuthoredVersion, 'by' | 'when' | 'actions'> | undefined;
}

const assetIn = (place: FilePlace) => ('asset' in place ? [place.asset] : []);

/** Asset files that a version refers to for the first or last time, or that moved with it. */
function assetsOf({ text, files }: AuthoredVersion, before: string): string[] {
  const [former, now] = [sourcesIn(before), sourcesIn(text)];
  const changed = [...former.filter((one) => !now.includes(one)), ...now.filter((one) => !former.includes(one))];
  const moved = files.flatMap(({ from, to }) => [...assetIn(from), ...assetIn(to)]).filter(isAssetName);
  return [...new Set([...changed, ...moved])];
}

/** Trees of the versions, and one of everything, without those that change nothing. Only writes objects and an index file. */
async function planTrees(place: GitPlace, { bytes, onHead }: PeopleRequest): Promise<PlannedTree[]> {
  const { versions, text } = onHead ?? { versions: [], text: '' };
  await expectKept(place);
  const index = await headIndex(place);
  const putSite = await sitePutter(place, index);
  const planned: PlannedTree[] = [];
  let last = await gitWords(['rev-parse', `${place.head}^{tree}`], { folder: place.folder });
  const plan = async (version: PlannedTree['version']) => {
    const tree = await treeOf(place, index);
    if (tree !== last) planned.push({ tree, version });
    last = tree;
  };
  let before = text;
  for (const version of versions) {
    const { by, when, actions } = version;
    await putSite(Buffer.from(version.text));
    for (const source of assetsOf(version, before)) await addPath(place, `${place.prefix}assets/${source}`, index);
    before = version.text;
    await plan({ by, when, actions });
  }
  await putSite(bytes);
  await addOwnFiles(place, index);
  await plan(undefined);
  return planned;
}

/** Puts what belongs to no version into the last one, if it is by who publishes. */
function joinRest(planned: readonly PlannedTree[], publisher: Author): PlannedTree[] {
  const [last, rest] = planned.slice(-2);
  const isJoined = last?.version?.by?.id === publisher.id && rest && !rest.version;
  return isJoined ? [...planned.slice(0, -2), { ...last, tree: rest.tree }] : [...planned];
}

interface PlannedCommit {
  tree: string;
  message: string;
  env: CommitEnvironment;
}

/** Commits with their messages: that of who publishes is the one of their last commit. */
async function planCommits(place: GitPlace, request: PeopleRequest): Promise<PlannedCommit[]> {
  const { publisher, language } = request;
  const trees = joinRest(await planTrees(place, request), publisher);
  if (trees.length === 0) return [];
  const message = await gitWords(['stripspace'], { folder: place.folder, input: request.message });
  const { messageOfActions, withPublisher } = await import('./commit-messages.ts');
  const byPublisher = trees.findLastIndex(({ version }) => !version || version.by?.id === publisher.id);
  return Promise.all(
    trees.map(async ({ tree, version }, index) => {
      if (!version) return { tree, message, env: environmentOfPerson(publisher) };
      const { by, when, actions } = version;
      const env = by ? environmentOfPerson(by, when) : await environmentOfNobody(place.folder, when);
      if (index === byPublisher) return { tree, message, env };
      const own = messageOfActions(actions, language);
      const isLast = byPublisher === -1 && index === trees.length - 1;
      return { tree, message: isLast ? withPublisher(own, message, identityOf(publisher).name) : own, env };
    }),
  );
}

/** Commits a tree with the hooks of the repository, which need an index file. */
async function commitWithHooks(place: GitPlace, { tree, ...commit }: CommitObject): Promise<string> {
  const index = join(place.own, 'people');
  copyFileSync(join(place.own, 'index'), index);
  await git(['read-tree', '--reset', tree], { folder: place.folder, env: withIndex(index) });
  return commitIndex(place, { ...commit, index });
}

/** Creates commits on top of HEAD, each with the hooks of the repository. @returns hash of the last one */
async function createCommits(place: GitPlace, commits: readonly PlannedCommit[]): Promise<string> {
  // There may be many commits, and each question takes a process.
  const [isHooked, isSigned] = await Promise.all([hasHooks(place, commitHooks), signsCommits(place)]);
  const create = isHooked ? commitWithHooks : commitObject;
  let parent = place.head ?? '';
  for (const commit of commits) parent = await create(place, { ...commit, isSigned, parents: [parent] });
  return parent;
}

/**
 * Commits what people changed since HEAD, as objects only: one commit for each group of consecutive steps of the same person.
 * Asset files go with the version that first refers to them, everything else with the last commit, by who publishes. It is a
 * single commit by who publishes if the journal does not go back to HEAD, or a hook refuses one of the others.
 * @returns the last commit; HEAD if nothing changed
 * @throws CommandError, also if a hook of the repository refuses
 */
export async function commitOfPeople(place: GitPlace, request: PeopleRequest): Promise<string> {
  const { bytes, message, publisher, onHead } = request;
  const single = () => commitOfSite(place, bytes, { message, env: environmentOfPerson(publisher) });
  if (place.head === undefined || !onHead) return single();
  const commits = await planCommits(place, request);
  if (commits.length === 0) return place.head;
  try {
    return await createCommits(place, commits);
  } catch (error) {
    if (!(error instanceof CommandError) || commits.length === 1) throw error;
    return single();
  }
}
