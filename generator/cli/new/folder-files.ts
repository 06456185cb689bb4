import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ThemePresetName, themePresetNames } from '../../../templates/theme/theme-options.ts';
import { namedPackages } from '../../content/site/font-packages.ts';
import { type JsonObject, readJson } from '../../core/json/value.ts';
import { get } from '../../core/json/walk.ts';
import { readPackageJson } from '../../core/util/engine.mjs';
import { siteFileName } from '../../core/util/project.ts';
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

/** Content of a starter's `site.json`. @param root folder of the engine */
export const readStarter = (root: string, start: StartName): JsonObject =>
  readJson(readFileSync(join(startsFolder(root), 'sites', start, siteFileName), 'utf8')) as JsonObject;

/** Look that a starter has, chosen for its kind of organisation. @param root folder of the engine */
export const lookOfStarter = (root: string, start: StartName): ThemePresetName | undefined => {
  const look = get(get(readStarter(root, start).site, 'theme'), 'look');
  return themePresetNames.find((name) => name === look);
};

/**
 * Files beside the site file of a new site, but `assets/`, by relative path: package.json, README, workflows.
 * @param root folder of the engine
 */
export function filesBeside(
  root: string,
  site: JsonObject,
  { name, languages, dependency }: Pick<NewSite, 'name' | 'languages' | 'dependency'>,
): Map<string, string> {
  const shared = join(startsFolder(root), 'folder');
  const readme = languageChoices[languages].map((tag) => readFileSync(join(shared, `README.${tag}.md`), 'utf8'));
  const title = name === undefined ? [] : [`# ${inMarkdown(name)}\n`];
  return new Map([
    ['package.json', writePackage(root, site, dependency)],
    ['README.md', [...title, ...readme].join('\n')],
    ...Object.entries(besideSite).map(([file, place]): [string, string] => [place, readFileSync(join(shared, file), 'utf8')]),
  ]);
}

/** Files of a new site by relative path with slashes. @param root folder of the engine */
export function filesOfFolder(root: string, start: StartName, wanted: NewSite): Map<string, string | Uint8Array> {
  const own = join(startsFolder(root), 'sites', start);
  const site = siteOfStart(readStarter(root, start), wanted);
  return new Map<string, string | Uint8Array>([
    [siteFileName, writeSite(site)],
    ...listFiles(join(own, 'assets')).map((file): [string, Uint8Array] => [
      `assets${file.slice(join(own, 'assets').length).replaceAll('\\', '/')}`,
      readFileSync(file),
    ]),
    ...filesBeside(root, site, wanted),
  ]);
}
