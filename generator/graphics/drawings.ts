import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '../hash.ts';
import { workOnEach } from '../images/trouble.ts';
import type { Machine } from '../machine/machine.ts';
import type { OutputFile } from '../output/output-file.ts';
import { projectRoot } from '../paths.ts';

/** An icon that is still to be drawn. The same key means the same bytes. */
export interface Drawing {
  /** The picture that it is made of, by its name under `assets/`. */
  source: string;
  path: string;
  key: string;
  draw: () => Promise<Uint8Array>;
}

/** What drawings are made with: a change of it gives every drawing another key. */
const packages = ['sharp', 'harfbuzzjs', 'bidi-js', 'fontverter', '@fontsource-variable/readex-pro'];
const sources = [
  'generator/graphics/drawings.ts',
  'generator/graphics/icons.ts',
  'generator/images/draw.ts',
  'generator/images/drawing-frame.ts',
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

/**
 * Draws what was not drawn before, as many at a time as there are processors, and takes the rest from the store.
 * @throws PicturesError for what cannot be drawn
 */
export function drawFiles(drawings: Drawing[], { take }: Machine): Promise<OutputFile[]> {
  return workOnEach(drawings, async ({ path, key, draw }) => ({
    path,
    content: await take(`drawing/${key}`, draw),
  }));
}
