import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** Commands as the messages in the code name them: npm scripts of a checkout. */
const npmCommands =
  /npm run (new|upgrade|build|check|add|test|dev|preview|hosts|translate|publish|schema|sbom)(?::(?:s3|blocks))?( -- )?/g;
const templatedNpmCommand = /npm run \$\{[^}]+\} --/g;

/** Replaces these with the commands of the installed package. */
export const withPackageCommands = (text: string) =>
  text
    .replaceAll(templatedNpmCommand, `npx qiyam \${command.name}`)
    .replaceAll(npmCommands, (_, name, more) => `npx qiyam ${name}${more ? ' ' : ''}`)
    // An option quoted alone, with the `--` that makes npm pass it on.
    .replaceAll('`-- --', '`--');

/** Code whose texts are written into sites: output must not depend on how the engine was installed. */
const isOfSites = (path: string) => /[\\/]generator[\\/]build[\\/]write[\\/]/.test(path);

/** Makes messages of the packed engine name the package's commands. */
export const packageCommands: Plugin = {
  name: 'package-commands',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]generator[\\/].*\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      return text.includes('npm run ') && !isOfSites(path) ? { contents: withPackageCommands(text), loader: 'ts' } : undefined;
    });
  },
};
