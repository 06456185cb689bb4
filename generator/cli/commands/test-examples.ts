import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { blockTypes, descriptorOf } from '../../../templates/blocks/descriptors.ts';
import { aboutKind } from '../../../templates/schema/kind-table.ts';
import { isOwnIconFile } from '../../../templates/theme/icons/own-icon.ts';
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

/** An example of a block of the site, as its file has it. */
export interface Example {
  type: string;
  name: string;
  /** Where it stands in its file. */
  index: number;
  block: Block;
}

/** Of a block, where no place of the content leads to one. */
export const blockField = fieldAt(['notFound', 'blocks', 0]);

const examplesIn = (file: string): { name: string; block: Block }[] => JSON.parse(readFileSync(file, 'utf8'));

/** The file of the examples of a block, from the folder of the site. */
const fileOf = (type: string) => `blocks/${type}/examples.json`;

/** Those of all blocks of a site. */
export const readExamples = ({ folder, types }: CustomBlocks): Example[] =>
  types.flatMap((type) => examplesIn(join(folder, fileOf(type))).map((one, index) => ({ type, index, ...one })));

const isTitle = (block: Block) => descriptorOf(block.type)?.isTitle?.(block as never) === true;

/** What gives pages their titles: the shortest example of such a block of ours that needs no collection. */
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

/** Languages of the sites in which examples are tried: one of each direction. */
export const triedLanguages = ['ar', 'en'] as const;
export type TriedLanguage = (typeof triedLanguages)[number];

const names: Record<TriedLanguage, string> = { ar: 'تجربة الأقسام', en: 'Trying blocks' };

const picture = 'picture.svg';
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480"><path fill="#888" d="M0 0h640v480H0z"/></svg>\n';

/** Whatever picture an example names is there; what it links to in its own site is the first page. */
const withWhatIsThere = <Content>(content: Content): Content =>
  mapStrings(
    content,
    ({ text, kind }) => {
      const { file, address } = aboutKind(kind);
      if (file === 'picture') return picture;
      return (address === 'link' || address === 'own') && /^[/#]/.test(text) ? '/' : text;
    },
    siteField,
  );

/** Collections of which examples show cards: those of our own examples. */
function collectionsFor(examples: readonly Example[], root: string): Record<string, unknown> {
  const all: Record<string, unknown> = JSON.parse(readFileSync(join(root, 'templates/blocks/example-collections.json'), 'utf8'));
  const text = JSON.stringify(examples);
  return Object.fromEntries(Object.entries(all).filter(([name]) => text.includes(JSON.stringify(name))));
}

/** Where sites of examples are laid. */
export interface BlockTestContext {
  root: string;
  own: CustomBlocks;
  /** In which they are written, one after the other. */
  folder: string;
  machine: BuildEnvironment;
}

/** A site with a page for each example, in a file of its own; `paths` are those of the pages, in the order of the examples. */
export function writeSite(name: string, language: TriedLanguage, examples: readonly Example[], context: BlockTestContext) {
  const { root, own: customBlocks, folder } = context;
  const title = readTitle(root, customBlocks.types);
  const page = (path: string, blocks: Block[]) => {
    const route = { path, title: path === '/' ? names[language] : path.slice(1), description: path.slice(1) || names[language] };
    return { ...route, blocks };
  };
  const paths = examples.map(({ type }, index) => `/${type}/${index + 1}`);
  const pages = examples.map(({ block }, index) => page(paths[index] ?? '', isTitle(block) ? [block] : [title, block]));
  const theme = { look: 'rooted', brand: '#3a2f5c', accent: '#e3a857' };
  // Paths are what they are; all else may lead nowhere here.
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

/** A file that examples name, other than a picture, is one of the site. */
export function writeExampleFiles({ own: customBlocks, folder }: BlockTestContext, examples: readonly Example[]): void {
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
        const { file } = aboutKind(kind);
        if (file === 'file' || file === 'font' || isOwnIconFile(text)) take(text);
        return text;
      },
      blockField,
    );
}

/** Something wrong with an example: the place is one in its block, or that of all of it. */
export interface InvalidExample {
  example: number;
  place: (string | number)[];
  diagnostic: Diagnostic;
}

/** What the check says of a site of examples: the site itself, or what is wrong with which of them. */
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
      // A page of ours that is wrong is our mistake.
      if (room !== 'routes' || !example) throw new Error(`${diagnostic.code} ${diagnostic.place}: ${diagnostic.message.en}`);
      const isOfBlock = at === (isTitle(example.block) ? 0 : 1);
      return { example: Number(route) - 1, place: isOfBlock ? place : [], diagnostic };
    });
    return { wrong };
  }
}

/** The same, told where the example stands in the file of the site. */
export async function toBlockDiagnostics(
  { diagnostic, place }: InvalidExample,
  { type, index }: Example,
  folder: string,
): Promise<Diagnostic> {
  const { code, parameters } = diagnostic;
  const path = [index, 'block', ...place];
  return toDiagnostic(await loadSite(join(folder, fileOf(type))), { code, path, parameters });
}
