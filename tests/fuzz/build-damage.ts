import { lstatSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { damages, filesBelow } from '../support/damage.ts';
import { Random } from './random.ts';

/** Files of the cache, a whole folder of it, or files of the output. */
const targets = ['cache', 'folder', 'output'] as const;

/** What happens to files between two builds. */
export interface Damage {
  target: (typeof targets)[number];
  seed: number;
  /** The bundles of the templates and of the commands too, which take seconds to make again. */
  withBundles?: true;
}

export function chooseDamage(random: Random): Damage {
  const damage: Damage = { target: random.pick(targets), seed: random.int(0, 0x7fffffff) };
  return damage.target === 'cache' && random.chance(0.05) ? { ...damage, withBundles: true } : damage;
}

/** Lists what a build wrote: a folder without it belongs to somebody else, and a build refuses it. */
const manifestName = '.qiyam-files';

const isRegular = (file: string) => lstatSync(file, { throwIfNoEntry: false })?.isFile() === true;
const isBundle = (file: string) => lstatSync(file).size > 1_000_000;

/** What is no file in the output is unmanaged, and a build refuses it. */
const outputDamages = Object.keys(damages).filter((kind) => !/folder|pipe|link/.test(kind));

function damageFiles(files: string[], kinds: string[], seed: number): void {
  const probability = new Random(seed, 0).pick([0.1, 0.4, 1]);
  for (const [index, file] of files.entries()) {
    const random = new Random(seed, index + 1);
    const [kind, other] = [random.pick(kinds), random.pick(files)];
    // Either may be gone or no file any more.
    if (random.chance(probability) && isRegular(file)) damages[kind]?.(file, isRegular(other) ? other : file);
  }
}

/** Puts a file or a dangling link in the place of a folder, or nothing. */
function replaceFolder(cache: string, bundles: string[], random: Random): void {
  const folders = readdirSync(cache, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((folder) => !bundles.some((file) => file.startsWith(`${folder}/`)))
    .sort();
  const folder = random.pick(folders);
  rmSync(folder, { recursive: true, force: true });
  random.pick([() => writeFileSync(folder, 'x'), () => symlinkSync('/nowhere/at/all', folder), () => undefined])();
}

/** Damages the cache or the output of a build. The same seed and the same files: the same damage. */
export function damageBuild({ target, seed, withBundles }: Damage, { cache, outDir }: { cache: string; outDir: string }): void {
  const files = filesBelow(target === 'output' ? outDir : cache).filter((file) => !file.endsWith(manifestName));
  const bundles = files.filter(isBundle);
  const chosen = withBundles ? files : files.filter((file) => !bundles.includes(file));
  if (target === 'folder') replaceFolder(cache, bundles, new Random(seed, 0));
  else damageFiles(chosen, target === 'output' ? outputDamages : Object.keys(damages), seed);
}
