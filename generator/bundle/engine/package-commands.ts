import { readFile } from 'node:fs/promises';
import type { Plugin } from 'esbuild';

/** How a command is named in messages of the code: as in a checkout, where npm calls it. */
const npmCommands =
  /npm run (new|upgrade|build|check|add|test|dev|preview|hosts|translate|publish|schema|sbom)(?::(?:s3|blocks))?( -- )?/g;
const templatedNpmCommand = /npm run \$\{[^}]+\} --/g;

/** The same as who has the package calls them. */
export const withPackageCommands = (text: string) =>
  text
    .replaceAll(templatedNpmCommand, `npx qiyam \${command}`)
    .replaceAll(npmCommands, (_, name, more) => `npx qiyam ${name}${more ? ' ' : ''}`)
    // Of an option by itself, which npm hands on.
    .replaceAll('`-- --', '`--');

/** What stands in a site is the same, whoever built it. */
const isOfSites = (path: string) => /[\\/]generator[\\/]build[\\/]write[\\/]/.test(path);

/** Has the code of a package name commands so. */
export const packageCommands: Plugin = {
  name: 'calls-of-package',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]generator[\\/].*\.ts$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      return text.includes('npm run ') && !isOfSites(path) ? { contents: withPackageCommands(text), loader: 'ts' } : undefined;
    });
  },
};
