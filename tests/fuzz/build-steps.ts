import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { filesBelow } from '../support/damage.ts';
import { projectRoot } from '../support/project-root.ts';
import { siteEdits } from '../support/site-edits.ts';
import { createBase } from './bases.ts';
import { chooseDamage, type Damage, damageBuild } from './build-damage.ts';
import { type BuildSetting, buildAlone, type Result, reportOf, runBuild } from './build-setting.ts';
import { codeEdits, editCode } from './code-edits.ts';
import { applyEdits } from './input.ts';
import { mutateStructure } from './mutate-structure.ts';
import { Random } from './random.ts';
import { difference, fingerprint, leftovers, runInSandbox } from './sandbox.ts';

/**
 * Steps that change a disk: those that name the output folder itself, which swap the sites; those that name anything in it or
 * beside it; all. Of each about so many are of a build.
 */
const killPlaces = { swap: 4, output: 60, anywhere: 300 };

/** A build that is ended by force before or after one of its steps that change a disk, counted from 1. */
interface Kill {
  place: keyof typeof killPlaces;
  at: number;
  isDone: boolean;
}

/** What happens between two builds. */
export interface BuildStep {
  /** Names of edits of the content. */
  edits: string[];
  /** Changes the tree of the content at random as well, which may make it wrong. Undone after the step. */
  mutation?: number;
  /** Names of edits of the code, each once in a sequence. They stay until it ends. */
  code?: string[];
  damage?: Damage;
  /** Ends a build by force before the one that is compared. */
  kill?: Kill;
}

/** Which of the optional parts a step has, as probabilities. */
export interface StepOdds {
  mutation: number;
  code: number;
  damage: number;
  kill: number;
}

/** Paths with the hashes of their bytes. */
type Files = Record<string, string>;

const outputName = 'content/out';

function chooseKill(random: Random): Kill {
  const place = random.pick(['swap', 'swap', 'output', 'output', 'anywhere'] as const);
  return { place, at: random.int(1, killPlaces[place]), isDone: random.chance(0.5) };
}

export function chooseStep(random: Random, odds: StepOdds): BuildStep {
  const edits = Array.from({ length: random.pick([1, 1, 1, 2, 3]) }, () => random.pick(Object.keys(siteEdits)));
  return {
    edits,
    ...(random.chance(odds.mutation) && { mutation: random.int(0, 0x7fffffff) }),
    ...(random.chance(odds.code) && { code: [random.pick(Object.keys(codeEdits))] }),
    ...(random.chance(odds.damage) && { damage: chooseDamage(random) }),
    ...(random.chance(odds.kill) && { kill: chooseKill(random) }),
  };
}

/** Edits the content. @returns its text without the mutation, and the text that is built. */
function editContent({ sandbox }: BuildSetting, { edits, mutation }: BuildStep): { text: string; built: string } {
  const { siteFile } = sandbox;
  const site = JSON.parse(readFileSync(siteFile, 'utf8'));
  for (const name of edits) siteEdits[name]?.(site, join(dirname(siteFile), 'assets'));
  const text = JSON.stringify(site, null, 2);
  const mutate = (seed: number) => applyEdits(text, mutateStructure(new Random(seed, 0), createBase('', text, '')));
  const built = mutation === undefined ? text : mutate(mutation);
  writeFileSync(siteFile, built);
  return { text, built };
}

const timesBelow = (folder: string) =>
  new Map(existsSync(folder) ? filesBelow(folder).map((file) => [relative(folder, file), statSync(file).mtimeMs]) : []);

/** Servers make ETags of times: the same bytes keep theirs, other bytes get a later one. */
function judgeTimes(before: Map<string, number>, after: Map<string, number>, isSame: (path: string) => boolean): string[] {
  const wrong = [...after].find(([path, time]) => {
    const former = before.get(path);
    return former !== undefined && (isSame(path) ? time !== former : time <= former);
  });
  return wrong ? [`${wrong[0]} has the time of other bytes, or another for the same`] : [];
}

/** A killed build may have moved the output away: the next command restores it, whatever it says of the content. */
async function judgeRestored({ sandbox, isDraft }: BuildSetting, former: Files): Promise<string[]> {
  const content = readFileSync(sandbox.siteFile);
  writeFileSync(sandbox.siteFile, '{}');
  await runBuild(sandbox, isDraft);
  writeFileSync(sandbox.siteFile, content);
  const lost = difference(fingerprint(sandbox.outDir), former);
  return lost ? [`the output is gone after a killed build: ${lost}`] : [];
}

/** Kills a build. The output must then be the former site or the new one, whole, or be restored by the next command. */
async function killBuild(
  setting: BuildSetting,
  { place, at, isDone }: Kill,
  sites: [former: Files, next: Files],
): Promise<string[]> {
  const { sandbox, isDraft } = setting;
  const near = place === 'anywhere' ? '' : outputName;
  const end = place === 'swap' ? outputName : '';
  const env = { KILL_AT: String(at), KILL_AFTER: isDone ? '1' : '', KILL_NEAR: near, KILL_END: end };
  const preload = [join(projectRoot, 'tests/fuzz/kill-at.mjs')];
  await runInSandbox(sandbox, 'build', { preload, env, args: isDraft ? ['--draft'] : [] });
  if (!existsSync(sandbox.outDir)) return judgeRestored(setting, sites[0]);
  const found = fingerprint(sandbox.outDir);
  return sites.some((site) => !difference(found, site)) ? [] : ['a killed build left half a site'];
}

/** Compares a build, what it says and the files that it leaves, with one that knows nothing. */
async function judgeBuild({ sandbox, isDraft }: BuildSetting, alone: Result, before: Files): Promise<string[]> {
  const ended = await runBuild(sandbox, isDraft);
  const report = reportOf(ended);
  const wrong = difference(fingerprint(sandbox.outDir), alone.code === 0 ? alone.files : before);
  const left = await leftovers(sandbox);
  return [
    ...(ended.code === alone.code && report === alone.report
      ? []
      : [`the build reports something else than one from nothing:\n${report}\nfrom nothing:\n${alone.report}`]),
    ...(wrong ? [`the output differs from that of a build from nothing: ${wrong}`] : []),
    ...(left.length > 0 ? [`left beside the output: ${left.join(', ')}`] : []),
  ];
}

/** Does one step and builds. @returns what is wrong. */
export async function takeStep(setting: BuildSetting, step: BuildStep): Promise<string[]> {
  const { sandbox, cache } = setting;
  const { siteFile, outDir } = sandbox;
  const { text, built } = editContent(setting, step);
  const newCode = (step.code ?? []).filter((name) => !setting.code.includes(name));
  editCode(sandbox.root, newCode);
  setting.code.push(...newCode);
  const alone = await buildAlone(setting);
  const times = timesBelow(outDir);
  const isThere = step.damage?.target !== 'output' || existsSync(outDir);
  if (step.damage && isThere) damageBuild(step.damage, { cache, outDir });
  const before = fingerprint(outDir);
  const killed = step.kill ? await killBuild(setting, step.kill, [before, alone.files]) : [];
  const complaints = [...killed, ...(await judgeBuild(setting, alone, before))];
  if (!step.damage) {
    const after = fingerprint(outDir);
    complaints.push(...judgeTimes(times, timesBelow(outDir), (path) => before[path] === after[path]));
  }
  if (built !== text) writeFileSync(siteFile, text);
  return complaints;
}
