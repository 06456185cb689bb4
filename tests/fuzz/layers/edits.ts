import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Site } from '../../../site.schema.ts';
import type { Attacker, Layer } from '../layer.ts';
import { Random } from '../random.ts';
import { createSandbox, difference, fingerprint, removeSandbox, runInSandbox, type Sandbox } from '../sandbox.ts';

/** What follows from the seed: edits one after another, and what happens between them. */
export interface EditsInput {
  seed: number;
  steps: number;
}

type Edit = (site: Site, random: Random) => void;

const words = ['قيمة', 'خدمة', 'Plan 7', 'أثر', 'وحدة القياس'];
const pageOf = ({ routes }: Site, random: Random) => random.pick(routes);

/** What maintainers do: most of it leaves the site right. */
const edits: Edit[] = [
  (site, random) => {
    pageOf(site, random).title = random.pick(words);
  },
  (site, random) => {
    pageOf(site, random).description = `${random.pick(words)} `.repeat(12).trim();
  },
  (site, random) => {
    site.site.name = random.pick(words);
  },
  (site, random) => {
    const page = pageOf(site, random);
    if (page.path !== '/') page.listed = !page.listed && undefined;
    else page.scrollToTop = random.chance(0.5);
  },
  (site, random) => {
    for (const collection of Object.values(site.collections ?? {}))
      if ('cards' in collection) random.pick<{ title: string }>(collection.cards).title = random.pick(words);
  },
  ({ routes }, random) => {
    const path = `/new-${routes.length}`;
    const { breadcrumb, movedFrom, ...page } = random.pick(routes);
    routes.push({ ...structuredClone(page), path, title: random.pick(words) } as Site['routes'][number]);
  },
  ({ routes }, random) => {
    const at = routes.findIndex(({ path }) => path.startsWith('/new-'));
    if (at > 0) routes.splice(at, 1);
    else routes.splice(1, 0, ...routes.splice(random.int(1, routes.length - 1), 1));
  },
  ({ site }, random) => {
    site.theme = { ...site.theme, brand: random.pick(['#0f5c48', '#123a6b', '#5b1f4a']) } as typeof site.theme;
  },
  () => {},
];

interface Setting {
  sandbox: Sandbox;
  /** The site as it stands before any edit. */
  text: string;
  /** A cache that knows the templates, and no page of the site. */
  seed: string;
}

const caches = { again: 'again', alone: 'alone', seed: 'seed' };

async function prepare(): Promise<Setting> {
  const sandbox = await createSandbox();
  const text = await readFile(sandbox.siteFile, 'utf8');
  await writeFile(sandbox.siteFile, text.replaceAll('موقع صغير', 'بذرة'));
  const { code, output } = await runInSandbox(sandbox, 'build', { env: { QIYAM_CACHE: caches.seed } });
  if (code !== 0) throw new Error(`The sandbox does not build: ${output}`);
  return { sandbox, text, seed: join(sandbox.cacheDir, caches.seed) };
}

/** Something happens to the store, or to a build that runs. */
async function disturb({ sandbox }: Setting, random: Random): Promise<void> {
  const env = { QIYAM_CACHE: caches.again };
  if (random.chance(0.25)) await runInSandbox(sandbox, 'build', { env, killAfter: random.int(20, 1500) });
  if (!random.chance(0.4)) return;
  const store = join(sandbox.cacheDir, caches.again, 'store');
  const entries = (await readdir(store, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  for (let count = random.int(1, 20); count > 0 && entries.length > 0; count--) {
    const { parentPath, name } = random.pick(entries);
    const bytes = await readFile(join(parentPath, name));
    await writeFile(join(parentPath, name), bytes.subarray(0, random.int(0, bytes.length)));
  }
}

/** Builds with what earlier builds left, and with nothing of it. */
async function compare(setting: Setting, step: string): Promise<string[]> {
  const { sandbox, seed } = setting;
  const alone = { ...sandbox, outDir: join(dirname(sandbox.outDir), 'alone') };
  await rm(alone.outDir, { recursive: true, force: true });
  await rm(join(sandbox.cacheDir, caches.alone), { recursive: true, force: true });
  await cp(seed, join(sandbox.cacheDir, caches.alone), { recursive: true, preserveTimestamps: true });
  const again = await runInSandbox(sandbox, 'build', { env: { QIYAM_CACHE: caches.again } });
  const full = await runInSandbox(alone, 'build', { env: { QIYAM_CACHE: caches.alone } });
  if (again.code !== full.code)
    return [`${step}: ends with ${again.code}, alone with ${full.code}: ${again.output.slice(0, 400)}`];
  // Wrong content leaves what was there.
  const wrong = full.code === 0 ? difference(fingerprint(sandbox.outDir), fingerprint(alone.outDir)) : undefined;
  return wrong ? [`${step}: ${wrong}`] : [];
}

async function tryEdits(setting: Setting, { seed, steps }: EditsInput): Promise<string[]> {
  const { sandbox, text } = setting;
  const site: Site = JSON.parse(text);
  await cp(setting.seed, join(sandbox.cacheDir, caches.again), { recursive: true, preserveTimestamps: true });
  for (let step = 0; step < steps; step++) {
    const random = new Random(seed, step);
    for (let count = random.int(1, 3); count > 0; count--) random.pick(edits)(site, random);
    await writeFile(sandbox.siteFile, JSON.stringify(site, null, random.pick([2, 2, 2, 1])));
    await disturb(setting, random);
    const complaints = await compare(setting, `step ${step + 1}`);
    if (complaints.length > 0) return complaints;
  }
  return [];
}

async function createAttacker(): Promise<Attacker> {
  const setting = await prepare();
  return {
    attack: async (random) => {
      const input: EditsInput = { seed: random.int(0, 0x7fffffff), steps: random.int(2, 6) };
      return { input, complaints: await tryEdits(setting, input) };
    },
    replay: (input) => tryEdits(setting, input as EditsInput),
    close: () => removeSandbox(setting.sandbox),
  };
}

export const editsLayer: Layer = {
  name: 'edits',
  about: 'edits one after another, killed builds and damaged stores: the output is that of a build alone',
  share: 0.05,
  prepare: createAttacker,
};
