import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { contentHash } from '../hash.ts';
import { projectRoot } from '../paths.ts';
import type { OutputFile } from '../write.ts';

/** A file of pixels that is still to be drawn. The same key means the same bytes. */
export interface Drawing {
  path: string;
  key: string;
  draw: () => Promise<Uint8Array>;
}

const cacheDir = join(projectRoot, 'node_modules/.cache/qiyam/drawings');

/** Drawings that no build has used for so long leave the cache. Milliseconds. */
const kept = 60 * 24 * 60 * 60 * 1000;

/** What drawings are made with: a change of it gives every drawing another key. */
const packages = ['sharp', 'harfbuzzjs', 'bidi-js', 'fontverter', '@fontsource-variable/readex-pro'];
const sources = [
  'generator/graphics/drawings.ts',
  'generator/graphics/icons.ts',
  'templates/theme/fonts.ts',
  'templates/theme/khatam.ts',
];
const sourceFolder = 'generator/graphics/social';

let fingerprint: string | undefined;

function readFingerprint(): string {
  const { dependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const hash = createHash('sha256').update(JSON.stringify(packages.map((name) => dependencies[name])));
  const files = readdirSync(join(projectRoot, sourceFolder)).map((file) => `${sourceFolder}/${file}`);
  for (const file of [...sources, ...files.sort()]) hash.update(`\0${file}\0`).update(readFileSync(join(projectRoot, file)));
  return hash.digest('hex');
}

/** Names a drawing by everything that it is made of, before it is drawn. */
export function drawingKey(input: unknown): string {
  fingerprint ??= readFingerprint();
  return contentHash(fingerprint + JSON.stringify(input));
}

async function drawAnew({ key, draw }: Drawing, file: string): Promise<Uint8Array> {
  const content = await draw();
  await mkdir(cacheDir, { recursive: true });
  // Another build may draw the same meanwhile: what is read is always whole.
  const unfinished = join(cacheDir, `${key}.${randomUUID()}`);
  await writeFile(unfinished, content);
  await rename(unfinished, file);
  return content;
}

async function pruneDrawings(): Promise<void> {
  const oldest = Date.now() - kept;
  for (const name of await readdir(cacheDir)) {
    const file = join(cacheDir, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: oldest }));
    if (mtimeMs < oldest) await rm(file, { force: true });
  }
}

/** Draws what was not drawn before, as many at a time as there are processors, and takes the rest from the cache. */
export async function drawFiles(drawings: Drawing[]): Promise<OutputFile[]> {
  const now = new Date();
  let isNew = false;
  const drawOne = async (drawing: Drawing) => {
    const file = join(cacheDir, drawing.key);
    const known = await readFile(file).catch(() => undefined);
    if (known) await utimes(file, now, now).catch(() => undefined);
    else isNew = true;
    return { path: drawing.path, content: known ?? (await drawAnew(drawing, file)) };
  };
  // Two pages with the same words share a picture.
  const distinct = [...new Map(drawings.map((drawing) => [drawing.path, drawing])).values()];
  const files = await pLimit(availableParallelism()).map(distinct, drawOne);
  if (isNew) await pruneDrawings();
  return files;
}
