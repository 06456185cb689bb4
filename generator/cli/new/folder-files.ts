import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namedPackages } from '../../content/site/font-packages.ts';
import { type JsonObject, readJson } from '../../core/json/value.ts';
import { readPackageJson } from '../../core/util/engine.mjs';
import { type NewSite, siteOfStart } from './site-of-start.ts';
import { languageChoices, type StartName } from './starts.ts';
import { writeSite } from './write-site.ts';

/** Folder of the starter sites. @param root folder of the engine */
const startsFolder = (root: string) => join(root, 'generator/cli/new');

/**
 * Files beside the site, by target path. npm packages cannot contain a `.gitignore`, so the dots are missing in the source
 * names.
 */
const besideSite = {
  _gitignore: '.gitignore',
  _gitattributes: '.gitattributes',
  'github-workflow.yml': '.github/workflows/site.yml',
  'gitlab-ci.yml': '.gitlab-ci.yml',
  'vscode-settings.json': '.vscode/settings.json',
} as const;

/** Escapes a name for a Markdown heading. */
const inMarkdown = (name: string) => name.replaceAll(/[!-/:-@[-`{-~]/g, (sign) => `\\${sign}`);

/** package.json of the site, with the engine and the fonts of its preset. */
function writePackage(root: string, site: JsonObject, engine: string): string {
  const { dependencies, devDependencies } = readPackageJson(root);
  const known = { ...dependencies, ...devDependencies };
  const fonts = namedPackages(site).flatMap(({ value }) => (known[value] === undefined ? [] : [[value, known[value]]]));
  const content = {
    private: true,
    type: 'module',
    scripts: { dev: 'qiyam dev', check: 'qiyam check', build: 'qiyam build', preview: 'qiyam preview' },
    dependencies: { ...Object.fromEntries(fonts), qiyam: engine },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** Files of a new site by relative path with slashes. @param root folder of the engine */
export function filesOfFolder(root: string, start: StartName, wanted: NewSite): Map<string, string | Uint8Array> {
  const own = join(startsFolder(root), 'sites', start);
  const shared = join(startsFolder(root), 'folder');
  const content = readJson(readFileSync(join(own, 'site.json'), 'utf8')) as JsonObject;
  const site = siteOfStart(content, wanted);
  const readme = languageChoices[wanted.languages].map((tag) => readFileSync(join(shared, `README.${tag}.md`), 'utf8'));
  const title = wanted.name === undefined ? [] : [`# ${inMarkdown(wanted.name)}\n`];
  return new Map<string, string | Uint8Array>([
    ['site.json', writeSite(site)],
    ...listFiles(join(own, 'assets')).map((file): [string, Uint8Array] => [
      `assets${file.slice(join(own, 'assets').length).replaceAll('\\', '/')}`,
      readFileSync(file),
    ]),
    ['package.json', writePackage(root, site, wanted.dependency)],
    ['README.md', [...title, ...readme].join('\n')],
    ...Object.entries(besideSite).map(([name, place]): [string, string] => [place, readFileSync(join(shared, name), 'utf8')]),
  ]);
}
