import { cpSync, existsSync, lstatSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { recordName } from '../../../generator/output/record.ts';
import { damages, filesBelow } from '../../support/damage.ts';
import { projectRoot } from '../../support/project-root.ts';
import { siteEdits } from '../../support/site-edits.ts';
import { createBase } from '../bases.ts';
import { applyEdits } from '../input.ts';
import type { Attacker, Layer } from '../layer.ts';
import { mutateStructure } from '../mutate-structure.ts';
import { Random } from '../random.ts';
import {
  createSandboxOf,
  difference,
  type Ended,
  fingerprint,
  leftovers,
  removeSandbox,
  runInSandbox,
  type Sandbox,
} from '../sandbox.ts';

/** What may be damaged between two builds: what they keep, the site before the last, the output itself. */
const places = ['sites/store', 'sites/spares', 'out'] as const;

export interface EditStep {
  edits: string[];
  /** Changes the tree of the file in a random way besides, which may make it wrong; it is taken back afterwards. */
  mutation?: number;
  /** The files of a place that are damaged, in random ways. */
  damaged?: { place: (typeof places)[number]; seed: number };
  /** A build is ended by force at a step that changes a disk near the output, before the one that is looked at. */
  killAt?: number;
}

export interface EditsInput {
  site: string;
  isDraft: boolean;
  steps: EditStep[];
}

const sites = ['variants', 'municipality'];
const preload = join(projectRoot, 'tests/fuzz/kill-at.mjs');

/** What a build said and wrote, without anything that an earlier one made. */
interface Alone extends Pick<Ended, 'code'> {
  said: string;
  files: Record<string, string>;
}

/** A site in a sandbox, as a first build leaves it. */
interface Setting {
  sandbox: Sandbox;
  /** Where everything that a build has written is kept, for the next sequence to begin with. */
  kept: string;
  alone: Map<string, Alone>;
}

const contentOf = ({ siteFile }: Sandbox) => dirname(siteFile);
const argsOf = (isDraft: boolean) => (isDraft ? ['--draft'] : []);

/** What the machine and the hour say is left out; of a long report the end is compared. */
function saidOf({ output }: Ended): string {
  const plain = output.replaceAll(/content\/(?:out|alone)\b/g, 'OUT').replaceAll(/, [\d.]+ s,/g, ', S,');
  return plain.replaceAll(/^The cache cannot be used.*\n/gm, '').slice(-2_500);
}

/** Of the templates the bundle stays, which takes seconds and is no part of the question. */
function emptyStore(cache: string): void {
  for (const file of filesBelow(join(cache, 'sites/store'))) if (lstatSync(file).size < 1_000_000) rmSync(file);
  rmSync(join(cache, 'sites/spares'), { recursive: true, force: true });
}

async function buildAlone({ sandbox, kept, alone }: Setting, isDraft: boolean): Promise<Alone> {
  const key = JSON.stringify([isDraft, fingerprint(join(contentOf(sandbox), 'assets')), readFileSync(sandbox.siteFile, 'utf8')]);
  const known = alone.get(key);
  if (known) return known;
  const cache = join(sandbox.cacheDir, 'alone');
  const outDir = join(contentOf(sandbox), 'alone');
  for (const place of [cache, outDir]) rmSync(place, { recursive: true, force: true });
  cpSync(join(kept, 'bundled'), cache, { recursive: true });
  const ended = await runInSandbox({ ...sandbox, outDir }, 'build', { env: { QIYAM_CACHE: 'alone' }, args: argsOf(isDraft) });
  const made = { code: ended.code, said: saidOf(ended), files: fingerprint(outDir) };
  for (const place of [cache, outDir]) rmSync(place, { recursive: true, force: true });
  alone.set(key, made);
  return made;
}

const keptPlaces = ['content', 'node_modules/.cache/qiyam'];

async function openSite(site: string): Promise<Setting> {
  const sandbox = await createSandboxOf(site);
  const kept = join(sandbox.root, 'kept');
  const first = await runInSandbox(sandbox, 'build');
  if (first.code !== 0) throw new Error(`The sandbox does not build: ${first.output}`);
  for (const place of keptPlaces) cpSync(join(sandbox.root, place), join(kept, place), { recursive: true });
  cpSync(join(sandbox.cacheDir, 'qiyam'), join(kept, 'bundled'), { recursive: true });
  emptyStore(join(kept, 'bundled'));
  return { sandbox, kept, alone: new Map() };
}

/** Begins anew, as after the first build. */
function restore({ sandbox, kept }: Setting): void {
  for (const place of keptPlaces) {
    rmSync(join(sandbox.root, place), { recursive: true, force: true });
    cpSync(join(kept, place), join(sandbox.root, place), { recursive: true, preserveTimestamps: true });
  }
}

function damage({ cacheDir }: Sandbox, outDir: string, { place, seed }: Required<EditStep>['damaged']): void {
  const folder = place === 'out' ? outDir : join(cacheDir, 'qiyam', place);
  if (!existsSync(folder)) return;
  // What is no file in the output is somebody else's, and a folder whose record is damaged: no build touches them.
  const kinds = Object.keys(damages).filter((kind) => !/folder|pipe|link/.test(kind));
  const files = filesBelow(folder).filter((file) => !file.endsWith(recordName) && lstatSync(file).size < 1_000_000);
  for (const [index, file] of files.entries()) {
    const random = new Random(seed, index);
    if (random.chance(0.7)) continue;
    const [kind, other] = [random.pick(kinds), random.pick(files)];
    // It may be one that is gone already.
    damages[kind]?.(file, existsSync(other) ? other : file);
  }
}

const timesBelow = (folder: string) =>
  new Map(existsSync(folder) ? filesBelow(folder).map((file) => [relative(folder, file), statSync(file).mtimeMs]) : []);

/** Servers make ETags of times: the same bytes keep theirs, and others never have one that was there before. */
function judgeTimes(before: Map<string, number>, after: Map<string, number>, isSame: (path: string) => boolean): string[] {
  const wrong = [...after].find(([path, time]) => {
    const former = before.get(path);
    return former !== undefined && (isSame(path) ? time !== former : time <= former);
  });
  return wrong ? [`${wrong[0]} has the time of other bytes, or another for the same`] : [];
}

async function takeStep({ setting, step, isDraft }: { setting: Setting; step: EditStep; isDraft: boolean }): Promise<string[]> {
  const { sandbox } = setting;
  const { siteFile, outDir } = sandbox;
  const site = JSON.parse(readFileSync(siteFile, 'utf8'));
  for (const name of step.edits) siteEdits[name]?.(site, join(contentOf(sandbox), 'assets'));
  const text = JSON.stringify(site, null, 2);
  const mutated =
    step.mutation === undefined
      ? text
      : applyEdits(text, mutateStructure(new Random(step.mutation, 0), createBase('', text, '')));
  writeFileSync(siteFile, mutated);
  const alone = await buildAlone(setting, isDraft);
  const [before, files] = [timesBelow(outDir), fingerprint(outDir)];
  // Files of the site before the last are those of the site.
  const isOutDamaged = step.damaged !== undefined && step.damaged.place !== 'sites/store';
  if (step.damaged) damage(sandbox, outDir, step.damaged);
  const complaints: string[] = [];
  if (step.killAt !== undefined) {
    const env = { KILL_AT: String(step.killAt), KILL_NEAR: 'content/out' };
    await runInSandbox(sandbox, 'build', { preload: [preload], env, args: argsOf(isDraft) });
    const found = fingerprint(outDir);
    const isWhole = !existsSync(outDir) || !difference(found, files) || !difference(found, alone.files);
    if (!isOutDamaged && !isWhole) complaints.push('a killed build left half a site');
  }
  const ended = await runInSandbox(sandbox, 'build', { args: argsOf(isDraft) });
  const found = fingerprint(outDir);
  if (ended.code !== alone.code || saidOf(ended) !== alone.said) {
    complaints.push(`the build says what it does not say alone:\n${saidOf(ended)}\nalone:\n${alone.said}`);
  }
  const wanted = alone.code === 0 ? alone.files : files;
  const wrong = isOutDamaged && alone.code !== 0 ? undefined : difference(found, wanted);
  if (wrong) complaints.push(`the output is another than that of a build alone: ${wrong}`);
  if (!step.damaged) complaints.push(...judgeTimes(before, timesBelow(outDir), (path) => files[path] === found[path]));
  const left = await leftovers(sandbox);
  if (left.length > 0) complaints.push(`left beside the output: ${left.join(', ')}`);
  if (mutated !== text) writeFileSync(siteFile, text);
  return complaints;
}

async function tryEdits(setting: Setting, { steps, isDraft, site }: EditsInput): Promise<string[]> {
  restore(setting);
  // A draft never replaces a complete site.
  if (isDraft) rmSync(setting.sandbox.outDir, { recursive: true });
  for (const [index, step] of steps.entries()) {
    const complaints = await takeStep({ setting, step, isDraft });
    if (complaints.length > 0) return complaints.map((one) => `${site}, step ${index + 1} (${JSON.stringify(step)}): ${one}`);
  }
  return [];
}

function chooseStep(random: Random): EditStep {
  const edits = Array.from({ length: random.pick([1, 1, 1, 2, 3]) }, () => random.pick(Object.keys(siteEdits)));
  return {
    edits,
    ...(random.chance(0.2) && { mutation: random.int(0, 0x7fffffff) }),
    ...(random.chance(0.3) && { damaged: { place: random.pick(places), seed: random.int(0, 0x7fffffff) } }),
    ...(random.chance(0.25) && { killAt: random.int(1, 60) }),
  };
}

function chooseInput(random: Random): EditsInput {
  const steps = Array.from({ length: random.int(3, 8) }, () => chooseStep(random));
  return { site: random.pick(sites), isDraft: random.chance(0.5), steps };
}

async function createAttacker(): Promise<Attacker> {
  const settings = new Map<string, Promise<Setting>>();
  const judge = async (input: EditsInput) => {
    const setting = settings.get(input.site) ?? openSite(input.site);
    settings.set(input.site, setting);
    return tryEdits(await setting, input);
  };
  return {
    attack: async (random) => {
      const input = chooseInput(random);
      return { input, complaints: await judge(input) };
    },
    replay: (input) => judge(input as EditsInput),
    close: async () => {
      for (const setting of settings.values()) await removeSandbox((await setting).sandbox);
    },
  };
}

export const editsLayer: Layer = {
  name: 'edits',
  about: 'builds after edits, kills and damages write what a build alone writes',
  share: 0.1,
  prepare: createAttacker,
};
