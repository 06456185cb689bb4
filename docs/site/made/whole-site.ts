import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockPages, exampleCollections } from './blocks.ts';
import { inBoth, type SiteLanguage } from './both.ts';
import { changelogPage } from './changelog.ts';
import { commandsPage } from './commands.ts';
import { readEnglish } from './examples.ts';
import { jsonText } from './json-text.ts';
import { ownBlocksSections } from './own-blocks.ts';
import { ownReferencePages, withReference } from './own-reference.ts';
import { type Content, type Made, routesOf } from './page.ts';
import { listOfRecipes, recipePages } from './recipes.ts';
import { referencePages } from './reference-pages.ts';
import { referenceWords } from './words.ts';

interface Written {
  routes: { path: string; blocks: Content[] }[];
  collections?: Content;
}

/** A list of pages, with what each is about. */
function listOfPages(id: string, pages: readonly Made[]): Content {
  const items = pages.map(({ path, title, lead, description }) => ({
    term: title,
    values: [inBoth((language) => `[${(lead ?? description)[language]}](${path})`)],
  }));
  return { type: 'facts', id, items };
}

/** A value as it is in one language. */
function inOne(value: unknown, language: SiteLanguage): unknown {
  if (Array.isArray(value)) return value.map((item) => inOne(item, language));
  if (typeof value !== 'object' || value === null) return value;
  if (language in value) return (value as Record<string, unknown>)[language];
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inOne(item, language)]));
}

/** A page whose block with the name `example` stands below what the file has for it. */
function withCode<Route extends { blocks: Content[] }>(route: Route): Route {
  const blocks = route.blocks.flatMap((block): Content[] => {
    const { id, ...shown } = block;
    if (id !== 'example') return [block];
    const codes = (['ar', 'en'] as const).map((language) => ({
      type: 'code',
      languages: [language],
      file: 'site.json',
      language: 'json',
      text: jsonText(inOne(shown, language)),
    }));
    return [...codes, block];
  });
  return { ...route, blocks };
}

/** Sections that are made for pages that people write: they stand after those that are written, and before the way on. */
function addMade(routes: Written['routes'], made: Readonly<Record<string, readonly Content[]>>): Content[] {
  return routes.map((route) => {
    const own = made[route.path] ?? [];
    const end = route.blocks.at(-1)?.type === 'facts' ? -1 : route.blocks.length;
    return { ...route, blocks: [...route.blocks.slice(0, end), ...own, ...route.blocks.slice(end)] };
  });
}

/** The site of the documentation: the pages that people write, and those that are made of what the project says anyway. */
export async function wholeSite(root: string): Promise<unknown> {
  const folder = join(root, 'docs/site');
  const written: Written = JSON.parse(readFileSync(join(folder, 'site.json'), 'utf8'));
  const english = readEnglish(folder);
  const recipes = recipePages(root);
  const { pages: blocks, examples } = blockPages(root, english);
  const reference = referencePages();
  const ofDoors = ownReferencePages(root);
  const isOfBlocks = ({ path }: Made) => path.startsWith('/reference/blocks/');
  const made = {
    '/own-blocks': ownBlocksSections(root).map((section) => withReference(section, ofDoors)),
    '/recipes': [listOfRecipes(recipes)],
    '/blocks': [listOfPages('all', blocks)],
    '/reference': [
      {
        ...listOfPages(
          'parts',
          reference.filter((page) => !isOfBlocks(page)),
        ),
        heading: referenceWords.pages,
      },
      { ...listOfPages('blocks', reference.filter(isOfBlocks)), heading: referenceWords.ofBlocks },
    ],
  };
  return {
    ...written,
    collections: { ...exampleCollections(root, english), ...written.collections },
    routes: [
      ...addMade(written.routes.map(withCode), made),
      ...routesOf([...recipes, ...blocks, ...reference, ...ofDoors, await commandsPage(), changelogPage(root)]),
      ...examples,
    ],
  };
}
