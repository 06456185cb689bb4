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
import { environmentOfPerson, environmentsOfNobody, identityOf } from './git-identity.ts';
import { type ImportedCommit, importCommits } from './git-import.ts';
import {
  addOwnFiles,
  addPath,
  expectKept,
  headIndex,
  putSite,
  siteBlob,
  siteBlobs,
  siteEntry,
  treeOf,
  withIndex,
} from './git-index.ts';
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

interface PlannedTree extends Pick<ImportedCommit, 'entry'> {
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

/** Most versions, and characters of them, that are written at once. */
const mostAtOnce = { versions: 200, characters: 16 * 1024 ** 2 };

function* partsOf(versions: Iterable<AuthoredVersion>): Generator<AuthoredVersion[]> {
  let part: AuthoredVersion[] = [];
  let characters = 0;
  for (const version of versions) {
    part.push(version);
    characters += version.text.length;
    if (part.length < mostAtOnce.versions && characters < mostAtOnce.characters) continue;
    yield part;
    [part, characters] = [[], 0];
  }
  if (part.length > 0) yield part;
}

/** Plans trees, without those that change nothing. Only writes objects and an index file. */
async function createPlan(place: GitPlace, head: string) {
  const index = await headIndex(place);
  const { mode, hash } = await siteEntry(place, head);
  let last = hash;
  const planned: PlannedTree[] = [];
  const treeWith = async (site: string) => {
    await putSite(place, index, { mode, hash: site });
    return treeOf(place, index);
  };
  return {
    planned,
    /** Plans a version of the site file. */
    addSite: (site: string, version: PlannedTree['version']) => {
      if (site !== last) planned.push({ entry: { mode, hash: site, path: place.sitePath }, version });
      last = site;
    },
    /** Plans a version of the site file together with other files of the working tree. */
    addFiles: async (site: string, put: (index: string) => Promise<void>, version: PlannedTree['version']) => {
      const former = await treeWith(last);
      await put(index);
      const tree = await treeWith(site);
      if (tree !== former) planned.push({ entry: { mode: '040000', hash: tree, path: '' }, version });
      last = site;
    },
  };
}

/** Trees of the versions, and one of everything. */
async function planTrees(place: GitPlace, { bytes, onHead }: PeopleRequest, head: string): Promise<PlannedTree[]> {
  const { versions, text } = onHead ?? { versions: [], text: '' };
  await expectKept(place);
  const plan = await createPlan(place, head);
  let before = text;
  for (const part of partsOf(versions)) {
    const sites = await siteBlobs(
      place,
      part.map((version) => version.text),
    );
    for (const [at, version] of part.entries()) {
      const { by, when, actions } = version;
      const assets = assetsOf(version, before).map((source) => `${place.prefix}assets/${source}`);
      const put = async (index: string) => {
        for (const path of assets) await addPath(place, path, index);
      };
      const site = sites[at] ?? '';
      if (assets.length === 0) plan.addSite(site, { by, when, actions });
      else await plan.addFiles(site, put, { by, when, actions });
      before = version.text;
    }
  }
  await plan.addFiles(await siteBlob(place, bytes), (index) => addOwnFiles(place, index), undefined);
  return plan.planned;
}

/** Puts what belongs to no version into the last one, if it is by who publishes. */
function joinRest(planned: readonly PlannedTree[], publisher: Author): PlannedTree[] {
  const [last, rest] = planned.slice(-2);
  const isJoined = last?.version?.by?.id === publisher.id && rest && !rest.version;
  return isJoined ? [...planned.slice(0, -2), { ...last, entry: rest.entry }] : [...planned];
}

/** Commits with their messages: that of who publishes is the one of their last commit. */
async function planCommits(place: GitPlace, request: PeopleRequest, head: string): Promise<ImportedCommit[]> {
  const { publisher, language } = request;
  const trees = joinRest(await planTrees(place, request, head), publisher);
  if (trees.length === 0) return [];
  const message = await gitWords(['stripspace'], { folder: place.folder, input: request.message });
  const { messageOfActions, withPublisher } = await import('./commit-messages.ts');
  const byPublisher = trees.findLastIndex(({ version }) => !version || version.by?.id === publisher.id);
  const ofNobody = await environmentsOfNobody(place.folder);
  return trees.map(({ entry, version }, index) => {
    if (!version) return { entry, message, env: environmentOfPerson(publisher) };
    const { by, when, actions } = version;
    const env = by ? environmentOfPerson(by, when) : ofNobody(when);
    if (index === byPublisher) return { entry, message, env };
    const own = messageOfActions(actions, language);
    const isLast = byPublisher === -1 && index === trees.length - 1;
    return { entry, message: isLast ? withPublisher(own, message, identityOf(publisher).name) : own, env };
  });
}

/** Commits a tree with the hooks of the repository, which need an index file. */
async function commitWithHooks(place: GitPlace, { tree, ...commit }: CommitObject): Promise<string> {
  const index = join(place.own, 'people');
  copyFileSync(join(place.own, 'index'), index);
  await git(['read-tree', '--reset', tree], { folder: place.folder, env: withIndex(index) });
  return commitIndex(place, { ...commit, index });
}

/** Creates imported commits once more, with the hooks and the signature of the repository, if it has any. @returns the last one */
async function repeatWithHooks(
  place: GitPlace,
  commits: readonly ImportedCommit[],
  { imported, head }: { imported: readonly string[]; head: string },
): Promise<string> {
  const [isHooked, isSigned] = await Promise.all([hasHooks(place, commitHooks), signsCommits(place)]);
  if (!isHooked && !isSigned) return imported.at(-1) ?? head;
  const trees = await gitWords(['rev-parse', ...imported.map((one) => `${one}^{tree}`)], { folder: place.folder });
  const create = isHooked ? commitWithHooks : commitObject;
  let parent = head;
  for (const [index, tree] of trees.split('\n').entries()) {
    const { message = '', env } = commits[index] ?? {};
    parent = await create(place, { tree, message, env, isSigned, parents: [parent] });
  }
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
  const { head } = place;
  const single = () => commitOfSite(place, bytes, { message, env: environmentOfPerson(publisher) });
  if (head === undefined || !onHead) return single();
  const commits = await planCommits(place, request, head);
  if (commits.length === 0) return head;
  // What fails here, e.g. as the disk is full, must not become a commit in one name.
  const imported = await importCommits(place, commits);
  try {
    return await repeatWithHooks(place, commits, { imported, head });
  } catch (error) {
    if (!(error instanceof CommandError) || commits.length === 1) throw error;
    return single();
  }
}
