import { readFileSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../generator/paths.ts';
import { type Block, type BlockType, blockSchema } from '../../templates/blocks/schemas.ts';
import { fixtureSite, temporaryFolder } from './build.ts';

export interface Example {
  type: BlockType;
  name: string;
  block: Block;
  /** Path of its page in the site of examples. */
  path: string;
}

export const blockTypes: BlockType[] = blockSchema.options.map((option) => option.shape.type.value);

/** The named examples of a block, from its folder. */
export function readExamples(type: BlockType): Example[] {
  const file = join(projectRoot, 'templates/blocks', type, 'examples.json');
  const examples: { name: string; block: Block }[] = JSON.parse(readFileSync(file, 'utf8'));
  return examples.map(({ name, block }, index) => ({ type, name, block, path: `/${type}/${index + 1}` }));
}

/** The cards that examples show. */
function readExampleCollections(): unknown {
  return JSON.parse(readFileSync(join(projectRoot, 'templates/blocks/example-collections.json'), 'utf8'));
}

const titled = new Set<BlockType>(['hero', 'banner', 'intro', 'login']);

const picture = { src: 'picture.svg', alt: '', decorative: true };

const banner = { type: 'banner', title: 'مثال', text: 'صفحة تعرض مثالًا واحدًا.', image: picture };

/** What examples name besides the pictures of the smallest site. */
export const exampleAssets = join(projectRoot, 'tests/fixtures/examples/assets');

/** A site of which every page shows one example; `writeExamples` puts it beside what it names. */
export function examplesSite(): unknown {
  const minimal = JSON.parse(readFileSync(fixtureSite('minimal'), 'utf8'));
  const routes = blockTypes.flatMap(readExamples).map(({ type, name, block, path }) => {
    const isTitled = titled.has(type) || (block.type === 'notice' && block.titled === true);
    return {
      path,
      title: `${type}: ${name}`,
      description: `${type}: ${name}`,
      breadcrumb: [{ label: 'الرئيسية', href: '/' }, { label: name }],
      blocks: isTitled ? [block] : [banner, block],
    };
  });
  return { ...minimal, collections: readExampleCollections(), routes: [...minimal.routes, ...routes] };
}

/**
 * Writes a site of examples, or an edited one, into a folder of its own, with all that they name.
 * @returns the path of its site file.
 */
export async function writeExamples(site: unknown = examplesSite()): Promise<string> {
  const folder = await temporaryFolder();
  await cp(dirname(fixtureSite('minimal')), folder, { recursive: true });
  await cp(exampleAssets, join(folder, 'assets'), { recursive: true });
  await writeFile(join(folder, 'site.json'), JSON.stringify(site, null, 2));
  return join(folder, 'site.json');
}
