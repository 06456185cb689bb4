import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { blockTypes, descriptorOf } from '../../../templates/blocks/descriptors.ts';
import { fieldRoleOf } from '../../../templates/schema/field-roles.ts';
import { isCustomIconFile } from '../../../templates/theme/icons/custom-icon.ts';
import { type CheckedSite, readSite } from '../../build/tasks/read-site.ts';
import { loadValidSite } from '../../check/load-site.ts';
import { fieldAt, siteField } from '../../content/site/fields.ts';
import { loadSite } from '../../content/site/load.ts';
import { mapStrings } from '../../content/site/map-strings.ts';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import { type Diagnostic, toDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import { ContentError } from '../../core/diagnostics/errors.ts';
import type { CustomBlocks } from '../../core/util/engine.mjs';
import { openProject } from '../../core/util/project.ts';

type Block = Record<string, unknown>;

/** Example of a custom block, as in its file. */
export interface Example {
  type: string;
  name: string;
  /** Index in its file. */
  index: number;
  block: Block;
}

/** Field of a block, if no path of the content leads to it. */
export const blockField = fieldAt(['notFound', 'blocks', 0]);

const examplesIn = (file: string): { name: string; block: Block }[] => JSON.parse(readFileSync(file, 'utf8'));

/** File of the examples of a block, relative to the site. */
const fileOf = (type: string) => `blocks/${type}/examples.json`;

/** Examples of all blocks of a site. */
export const readExamples = ({ folder, types }: CustomBlocks): Example[] =>
  types.flatMap((type) => examplesIn(join(folder, fileOf(type))).map((one, index) => ({ type, index, ...one })));

const isTitle = (block: Block) => descriptorOf(block.type)?.isTitle?.(block as never) === true;

/** Block that gives test pages a title: the shortest example of a built-in title block that needs no collection. */
function readTitle(root: string, types: readonly string[]): Block {
  const ours = blockTypes.filter((type) => !types.includes(type));
  const titles = ours.flatMap((type) => examplesIn(join(root, 'templates/blocks', type, 'examples.json')));
  const [shortest] = titles
    .map(({ block }) => block)
    .filter((block) => isTitle(block) && !JSON.stringify(block).includes('"collection":'))
    .sort((one, other) => JSON.stringify(one).length - JSON.stringify(other).length);
  if (!shortest) throw new Error('No block gives pages a title.');
  return shortest;
}

/** Languages of the test sites: one for each direction. */
export const triedLanguages = ['ar', 'en'] as const;
export type TriedLanguage = (typeof triedLanguages)[number];

const names: Record<TriedLanguage, string> = { ar: 'تجربة الأقسام', en: 'Trying blocks' };

const picture = 'picture.svg';
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480"><path fill="#888" d="M0 0h640v480H0z"/></svg>\n';

/** Makes every image exist and every internal link lead to the first page. */
const withWhatIsThere = <Content>(content: Content): Content =>
  mapStrings(
    content,
    ({ text, kind }) => {
      const { file, address } = fieldRoleOf(kind);
      if (file === 'picture') return picture;
      return (address === 'link' || address === 'own') && /^[/#]/.test(text) ? '/' : text;
    },
    siteField,
  );

/** Collections whose cards the examples show, taken from the examples of built-in blocks. */
function collectionsFor(examples: readonly Example[], root: string): Record<string, unknown> {
  const all: Record<string, unknown> = JSON.parse(readFileSync(join(root, 'templates/blocks/example-collections.json'), 'utf8'));
  const text = JSON.stringify(examples);
  return Object.fromEntries(Object.entries(all).filter(([name]) => text.includes(JSON.stringify(name))));
}

/** Context of the test of custom blocks. */
export interface BlockTestContext {
  root: string;
  customBlocks: CustomBlocks;
  /** Folder for the test sites, one at a time. */
  folder: string;
  machine: BuildEnvironment;
}

/** Writes a site with one page for each example. `paths` are those of the pages, in the order of the examples. */
export function writeSite(name: string, language: TriedLanguage, examples: readonly Example[], context: BlockTestContext) {
  const { root, customBlocks, folder } = context;
  const title = readTitle(root, customBlocks.types);
  const page = (path: string, blocks: Block[]) => {
    const route = { path, title: path === '/' ? names[language] : path.slice(1), description: path.slice(1) || names[language] };
    return { ...route, blocks };
  };
  const paths = examples.map(({ type }, index) => `/${type}/${index + 1}`);
  const pages = examples.map(({ block }, index) => page(paths[index] ?? '', isTitle(block) ? [block] : [title, block]));
  const theme = { look: 'rooted', brand: '#3a2f5c', accent: '#e3a857' };
  // Paths stay; other addresses are replaced.
  const { routes, ...rest } = withWhatIsThere({
    site: { name: names[language], url: 'https://www.example.com', language, theme },
    collections: collectionsFor(examples, root),
    routes: [page('/', [title]), ...pages],
  });
  const site = { ...rest, routes: routes.map((route, index) => ({ ...route, path: paths[index - 1] ?? '/' })) };
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'assets', picture), drawing);
  const file = join(folder, `${name}.json`);
  writeFileSync(file, JSON.stringify(site));
  return { file, paths };
}

/** Writes the files other than images that examples refer to. */
export function writeExampleFiles({ customBlocks, folder }: BlockTestContext, examples: readonly Example[]): void {
  const take = (name: string) => {
    const from = join(customBlocks.folder, 'assets', name);
    if (!existsSync(from)) return;
    mkdirSync(dirname(join(folder, 'assets', name)), { recursive: true });
    cpSync(from, join(folder, 'assets', name), { dereference: true });
  };
  for (const { block } of examples)
    mapStrings(
      block,
      ({ text, kind }) => {
        const { file } = fieldRoleOf(kind);
        if (file === 'file' || file === 'font' || isCustomIconFile(text)) take(text);
        return text;
      },
      blockField,
    );
}

/** Diagnostic of an example, with a path inside the block or for the whole block. */
export interface InvalidExample {
  example: number;
  place: (string | number)[];
  diagnostic: Diagnostic;
}

/** Checks a site of examples. @returns the site, or the diagnostics of each example */
export async function checkExampleSite(
  file: string,
  examples: readonly Example[],
  { machine: environment }: BlockTestContext,
): Promise<{ site: CheckedSite; wrong?: undefined } | { wrong: InvalidExample[] }> {
  try {
    return { site: readSite(await loadValidSite({ project: openProject(file) }, environment)) };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const errors = error.diagnostics.filter(({ severity }) => severity === 'error');
    const wrong = errors.map((diagnostic): InvalidExample => {
      const [room, route, , at, ...place] = diagnostic.path;
      const example = examples[Number(route) - 1];
      // An error outside the examples is an internal error.
      if (room !== 'routes' || !example) throw new Error(`${diagnostic.code} ${diagnostic.place}: ${diagnostic.message.en}`);
      const isOfBlock = at === (isTitle(example.block) ? 0 : 1);
      return { example: Number(route) - 1, place: isOfBlock ? place : [], diagnostic };
    });
    return { wrong };
  }
}

/** Moves diagnostics of examples to their position in the examples file. */
export async function toBlockDiagnostics(
  { diagnostic, place }: InvalidExample,
  { type, index }: Example,
  folder: string,
): Promise<Diagnostic> {
  const { code, parameters } = diagnostic;
  const path = [index, 'block', ...place];
  return toDiagnostic(await loadSite(join(folder, fileOf(type))), { code, path, parameters });
}
