import { readFileSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fieldAt } from '../../generator/content/site/fields.ts';
import { mapStrings } from '../../generator/content/site/map-strings.ts';
import { type BlockType, descriptorOf } from '../../templates/blocks/descriptors.ts';
import { type Block, blockSchema } from '../../templates/blocks/schemas.ts';
import { fixtureSite, temporaryFolder } from './build.ts';
import { projectRoot } from './project-root.ts';

export interface Example {
  type: BlockType;
  name: string;
  block: Block;
  /** Path of its page in the examples site. */
  path: string;
}

export const blockTypes: BlockType[] = blockSchema.options.map((option) => option.shape.type.value);

/** Named examples of a block, from its folder. */
export function readExamples(type: BlockType): Example[] {
  const file = join(projectRoot, 'templates/blocks', type, 'examples.json');
  const examples: { name: string; block: Block }[] = JSON.parse(readFileSync(file, 'utf8'));
  return examples.map(({ name, block }, index) => ({ type, name, block, path: `/${type}/${index + 1}` }));
}

/** Collections that examples use. */
function readExampleCollections(): unknown {
  return JSON.parse(readFileSync(join(projectRoot, 'templates/blocks/example-collections.json'), 'utf8'));
}

const isTitle = (block: Block) => descriptorOf(block.type)?.isTitle?.(block) === true;

const picture = { src: 'picture.svg', alt: '', decorative: true };

const banner = { type: 'banner', title: 'مثال', text: 'صفحة تعرض مثالًا واحدًا.', image: picture };

/** Assets of examples besides the pictures of the minimal site. */
export const exampleAssets = join(projectRoot, 'tests/fixtures/examples/assets');

interface ExamplePage {
  type: BlockType;
  path: string;
  name: string;
  blocks: unknown[];
}

/** Site with a page for each example; `writeExamples` adds the assets. */
export function siteOfExamples(pages: ExamplePage[]): unknown {
  const minimal = JSON.parse(readFileSync(fixtureSite('minimal'), 'utf8'));
  const routes = pages.map(({ type, path, name, blocks }) => ({
    path,
    title: `${type}: ${name}`,
    description: `${type}: ${name}`,
    breadcrumb: [{ label: 'الرئيسية', href: '/' }, { label: name }],
    blocks,
  }));
  // Examples link to www.example.com, which would otherwise count as this site.
  const site = { ...minimal.site, url: 'https://blocks.example.com', desk: { url: 'https://desk.example.com' } };
  return { ...minimal, site, collections: readExampleCollections(), routes: [...minimal.routes, ...routes] };
}

/** Site with one example on every page. */
export function examplesSite(): unknown {
  const pages = blockTypes
    .flatMap(readExamples)
    .map(({ block, ...example }) => ({ ...example, blocks: isTitle(block) ? [block] : [banner, block] }));
  return siteOfExamples(pages);
}

/** Makes ids unique on a page. */
const withOwnIds = (block: Block, index: number): Block =>
  mapStrings(block, ({ text, kind }) => (kind === 'id' ? `e${index}-${text}` : text), fieldAt(['notFound', 'blocks', 0]));

/** Pages with all examples of each block type: on one page, or one page each if they are titles. */
export function pagesOfExamples(): ExamplePage[] {
  return blockTypes.flatMap((type) => {
    const examples = readExamples(type);
    const blocks = examples.map(({ block }, index) => withOwnIds(block, index)).filter((block) => !isTitle(block));
    const all = blocks.length > 0 ? [{ type, path: `/${type}/all`, name: 'all', blocks: [banner, ...blocks] }] : [];
    const titles = examples.filter(({ block }) => isTitle(block));
    return [...all, ...titles.map(({ path, name, block }) => ({ type, path, name, blocks: [block] }))];
  });
}

/**
 * Writes a site of examples, or an edited one, into a temporary folder with all assets.
 * @returns path of its site file
 */
export async function writeExamples(site: unknown = examplesSite()): Promise<string> {
  const folder = await temporaryFolder();
  await cp(dirname(fixtureSite('minimal')), folder, { recursive: true });
  await cp(exampleAssets, join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'site.json'), JSON.stringify(site, null, 2));
  return join(folder, 'site.json');
}
