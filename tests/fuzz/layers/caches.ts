import { cp, lstat, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Attacker, Layer } from '../layer.ts';
import { Random } from '../random.ts';
import { createSandbox, difference, fingerprint, removeSandbox, runInSandbox, type Sandbox } from '../sandbox.ts';

/** What may have happened to a file of a cache. */
export const damages = [
  'truncated',
  'emptied',
  'one bit',
  'other entry',
  'folder',
  'unreadable',
  'missing',
  'longer',
  'text',
] as const;
export type Damage = (typeof damages)[number];

/** Some files of the caches and what happens to each, by chance: all of one kind, or all of them. */
export interface CacheInput {
  /** Which kind of entry: their places without what differs from one to the next; all when absent. */
  kind?: string;
  damage?: Damage;
  seed: number;
}

/** Names of entries are hashes: without them a place says what kind of entry it is. */
const kindOf = (file: string) => file.replaceAll(/[0-9a-zA-Z_-]{8,}/g, '#').replaceAll(/\d+/g, '#');

interface Setting {
  sandbox: Sandbox;
  /** The caches as a build leaves them. */
  kept: string;
  expected: Record<string, string>;
  kinds: string[];
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

async function prepare(): Promise<Setting> {
  const sandbox = await createSandbox();
  const first = await runInSandbox(sandbox, 'build');
  if (first.code !== 0) throw new Error(`The sandbox does not build: ${first.output}`);
  const expected = fingerprint(sandbox.outDir);
  // Some caches are written only when a program ends or starts once more.
  await runInSandbox(sandbox, 'build');
  const kept = join(sandbox.root, 'kept-cache');
  await cp(sandbox.cacheDir, kept, { recursive: true });
  const kinds = [...new Set((await filesOf(kept)).map(kindOf))].sort();
  if (kinds.length === 0) throw new Error('A build keeps no cache: there is nothing to damage.');
  return { sandbox, kept, expected, kinds };
}

async function damageFile(file: string, damage: Damage, others: string[], random: Random): Promise<void> {
  const bytes = await readFile(file);
  if (damage === 'truncated') return writeFile(file, bytes.subarray(0, random.int(0, Math.max(0, bytes.length - 1))));
  if (damage === 'emptied') return writeFile(file, '');
  if (damage === 'longer') return writeFile(file, Buffer.concat([bytes, Buffer.from('x')]));
  if (damage === 'text') return writeFile(file, '{"damaged": true}');
  if (damage === 'other entry') return writeFile(file, await readFile(random.pick(others)));
  if (damage === 'one bit') {
    if (bytes.length === 0) return;
    const at = random.int(0, bytes.length - 1);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << random.int(0, 7));
    return writeFile(file, bytes);
  }
  await rm(file);
  if (damage === 'folder') await mkdir(join(file, 'inside'), { recursive: true });
  // For whoever may read everything too: a link that leads back to itself.
  if (damage === 'unreadable') await symlink(file, file);
}

async function damageAll({ sandbox, kept }: Setting, { kind, damage, seed }: CacheInput): Promise<string[]> {
  const names = await filesOf(kept);
  const chosen = kind === undefined ? names : names.filter((name) => kindOf(name) === kind);
  for (const [index, name] of chosen.entries()) {
    const random = new Random(seed, index);
    // Of all at once half stay sound: damage to one must not hide damage to the next.
    if (kind === undefined && random.chance(0.5)) continue;
    const others = names.filter((other) => other !== name).map((other) => join(kept, other));
    await damageFile(join(sandbox.cacheDir, name), damage ?? random.pick(damages), others, random);
  }
  return chosen;
}

async function restore({ sandbox, kept }: Setting): Promise<void> {
  await rm(sandbox.cacheDir, { recursive: true, force: true });
  await cp(kept, sandbox.cacheDir, { recursive: true });
}

async function tryDamage(setting: Setting, input: CacheInput): Promise<string[]> {
  const { sandbox, expected } = setting;
  await restore(setting);
  await damageAll(setting, input);
  const complaints: string[] = [];
  // The second build meets what the first has put right.
  for (const turn of ['the build', 'the build after it']) {
    const { code, output } = await runInSandbox(sandbox, 'build');
    const wrong = difference(fingerprint(sandbox.outDir), expected);
    const what = `${turn} of a cache with ${input.kind ?? 'entries of all kinds'} ${input.damage ?? 'damaged'}`;
    if (code !== 0) complaints.push(`${what} fails: ${output.slice(0, 500)}`);
    else if (wrong) complaints.push(`${what} is another: ${wrong}`);
  }
  return complaints;
}

/** Whole folders: a file in place of one, a link to nowhere, none. */
const wholeDamages = ['file', 'link', 'none'] as const;

async function tryWhole(setting: Setting, damage: (typeof wholeDamages)[number], name: string): Promise<string[]> {
  await restore(setting);
  const folder = join(setting.sandbox.cacheDir, name);
  await rm(folder, { recursive: true, force: true });
  if (damage === 'file') await writeFile(folder, 'x');
  if (damage === 'link') await symlink('/nowhere/at/all', folder);
  const { code, output } = await runInSandbox(setting.sandbox, 'build');
  const wrong = difference(fingerprint(setting.sandbox.outDir), setting.expected);
  await rm(folder, { recursive: true, force: true });
  if (code !== 0) return [`the build with a ${damage} for the cache folder ${name} fails: ${output.slice(0, 500)}`];
  return wrong ? [`the build with a ${damage} for the cache folder ${name} is another: ${wrong}`] : [];
}

type WholeInput = { whole: (typeof wholeDamages)[number]; name: string };

async function foldersOf(kept: string): Promise<string[]> {
  const entries = await readdir(kept, { recursive: true });
  const isFolder = await Promise.all(entries.map(async (entry) => (await lstat(join(kept, entry))).isDirectory()));
  return ['', ...entries.filter((_, index) => isFolder[index])];
}

async function createAttacker(): Promise<Attacker> {
  const setting = await prepare();
  const folders = await foldersOf(setting.kept);
  const judge = (input: CacheInput | WholeInput) =>
    'whole' in input ? tryWhole(setting, input.whole, input.name) : tryDamage(setting, input);
  const choose = (random: Random): CacheInput | WholeInput => {
    if (random.chance(0.15)) return { whole: random.pick(wholeDamages), name: random.pick(folders) };
    const seed = random.int(0, 0x7fffffff);
    if (random.chance(0.2)) return { seed };
    return { kind: random.pick(setting.kinds), damage: random.pick(damages), seed };
  };
  return {
    attack: async (random) => {
      const input = choose(random);
      return { input, complaints: await judge(input) };
    },
    replay: (input) => judge(input as CacheInput | WholeInput),
    close: () => removeSandbox(setting.sandbox),
  };
}

export const cachesLayer: Layer = {
  name: 'caches',
  about: 'damaged entries of every cache: the output stays the same',
  share: 0.05,
  prepare: createAttacker,
};
