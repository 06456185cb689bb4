import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../paths.ts';

/** The settings and the versions of what inspects and encodes: a change of either makes new results. */
const fingerprint = (() => {
  const folder = join(projectRoot, 'generator/images');
  const { dependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  const versions = ['sharp', 'svgo', 'image-size'].map((name) => dependencies[name]);
  const hash = createHash('sha256').update(JSON.stringify(versions));
  for (const file of readdirSync(folder).sort()) hash.update(`\0${file}\0`).update(readFileSync(join(folder, file)));
  return hash.digest();
})();

/** Name of a picture by its content and by the settings: the same on every machine. */
export function imageKey(bytes: Uint8Array): string {
  return createHash('sha256').update(fingerprint).update(bytes).digest('hex').slice(0, 32);
}
