import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../support/project-root.ts';
import type { Attacker, Layer } from '../layer.ts';
import type { Random } from '../random.ts';
import {
  createSandbox,
  difference,
  type Ended,
  fingerprint,
  leftovers,
  removeSandbox,
  runInSandbox,
  type Sandbox,
} from '../sandbox.ts';

/** How a build is ended: by the clock, or at a step that changes a disk. */
export type Kill = { after: number } | { step: number; isDone: boolean; near: string };

interface Setting {
  sandbox: Sandbox;
  texts: [string, string];
  /** What each of the two contents builds to. */
  whole: [Record<string, string>, Record<string, string>];
  /** Which of the two is in `out/`. */
  current: 0 | 1;
  /** Milliseconds of a build. */
  duration: number;
  /** Steps that change a disk: in all, and those near the output. */
  steps: Record<string, number>;
}

const preload = join(projectRoot, 'tests/fuzz/kill-at.mjs');
const nearOutput = 'content/out';

async function build(setting: Setting, to: 0 | 1): Promise<Ended> {
  await writeFile(setting.sandbox.siteFile, setting.texts[to]);
  return runInSandbox(setting.sandbox, 'build');
}

async function countSteps(sandbox: Sandbox, near: string): Promise<number> {
  const file = join(sandbox.root, 'steps');
  await runInSandbox(sandbox, 'build', { preload: [preload], env: { COUNT_STEPS: file, KILL_NEAR: near } });
  return existsSync(file) ? Number(await readFile(file, 'utf8')) : 1;
}

async function prepare(): Promise<Setting> {
  const sandbox = await createSandbox();
  const text = await readFile(sandbox.siteFile, 'utf8');
  const texts: [string, string] = [text, text.replaceAll('موقع صغير', 'موقع آخر')];
  const setting: Setting = { sandbox, texts, whole: [{}, {}], current: 0, duration: 0, steps: {} };
  for (const which of [1, 0] as const) {
    const { code, output } = await build(setting, which);
    if (code !== 0) throw new Error(`The sandbox does not build: ${output}`);
    setting.whole[which] = fingerprint(sandbox.outDir);
  }
  const start = performance.now();
  await build(setting, 0);
  setting.duration = performance.now() - start;
  for (const near of ['', nearOutput]) setting.steps[near] = await countSteps(sandbox, near);
  return setting;
}

/** After the end by force: `out/` is one of the two, whole; where it is away, a command that fails brings the old one back. */
async function judgeOutput(setting: Setting, old: 0 | 1): Promise<string[]> {
  const { sandbox, whole } = setting;
  const other = old === 0 ? 1 : 0;
  if (!existsSync(sandbox.outDir)) {
    await writeFile(sandbox.siteFile, '{"site": 1}');
    await runInSandbox(sandbox, 'build');
    const lost = difference(fingerprint(sandbox.outDir), whole[old]);
    return lost ? [`a killed build took the site away, and a failing one did not bring it back: ${lost}`] : [];
  }
  const found = fingerprint(sandbox.outDir);
  const half = difference(found, whole[old]) && difference(found, whole[other]);
  return half ? [`a killed build left half a site: ${half}`] : [];
}

async function judgeNext(setting: Setting, to: 0 | 1): Promise<string[]> {
  const { code, output } = await build(setting, to);
  const wrong = difference(fingerprint(setting.sandbox.outDir), setting.whole[to]);
  const left = await leftovers(setting.sandbox);
  setting.current = to;
  return [
    ...(code === 0 ? [] : [`the build after a killed one fails: ${output.slice(0, 400)}`]),
    ...(wrong ? [`the build after a killed one is another: ${wrong}`] : []),
    ...(left.length > 0 ? [`left beside the output: ${left.join(', ')}`] : []),
  ];
}

async function killOnce(setting: Setting, kill: Kill): Promise<string[]> {
  const { sandbox, texts, current } = setting;
  const next = current === 0 ? 1 : 0;
  await writeFile(sandbox.siteFile, texts[next]);
  if ('after' in kill) await runInSandbox(sandbox, 'build', { killAfter: kill.after });
  else {
    const env = { KILL_AT: String(kill.step), KILL_NEAR: kill.near, KILL_AFTER: kill.isDone ? '1' : '' };
    await runInSandbox(sandbox, 'build', { preload: [preload], env });
  }
  return [...(await judgeOutput(setting, current)), ...(await judgeNext(setting, next))];
}

function chooseKill(random: Random, { duration, steps }: Setting): Kill {
  if (random.chance(0.25)) return { after: random.int(1, Math.round(duration)) };
  const near = random.pick(['', nearOutput, nearOutput]);
  const count = steps[near] ?? 1;
  // The last steps swap the folders.
  const step = random.chance(0.5) ? random.int(Math.max(1, count - 8), count) : random.int(1, count);
  return { step, near, isDone: random.chance(0.5) };
}

async function createAttacker(): Promise<Attacker> {
  const setting = await prepare();
  return {
    attack: async (random) => {
      const input = chooseKill(random, setting);
      return { input, complaints: await killOnce(setting, input) };
    },
    replay: (input) => killOnce(setting, input as Kill),
    close: () => removeSandbox(setting.sandbox),
  };
}

export const killsLayer: Layer = {
  name: 'kills',
  about: 'builds that are ended by force at any moment',
  share: 0.05,
  prepare: createAttacker,
};
