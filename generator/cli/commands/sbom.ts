import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Engine, packagePaths } from '../../core/util/engine.mjs';
import { createSbom, serializeSbom } from '../pack/sbom.ts';
import { defineCommand } from './command.ts';
import { readOptions, run } from './options.ts';

export const command = defineCommand({
  name: 'sbom',
  script: 'sbom',
  words: {
    en: 'Prints the packages of a production install, with versions, licences and hashes, as CycloneDX.',
    ar: 'يطبع حزم تثبيت الإنتاج بإصداراتها ورخصها وبصماتها بصيغة CycloneDX.',
  },
  options: ['language'],
});

/** A packed engine ships its SBOM: the bundle does not show its packages. */
export const main = (engine: Engine) =>
  run(command, engine, async () => {
    readOptions(command, engine);
    process.stdout.write(
      engine.isPacked
        ? await readFile(join(engine.root, packagePaths.bill), 'utf8')
        : serializeSbom(await createSbom(engine.root)),
    );
  });
