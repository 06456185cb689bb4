import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainWords } from '../../../generator/content/text/inline/read.ts';
import { groupNames, groups, type RecipeId, recipeIds } from '../../../generator/core/diagnostics/messages/recipes.ts';
import { type Guide, readGuide } from '../../../generator/editor/guide/read-guide.ts';
import { guideWords } from '../../../generator/editor/guide/words.ts';
import { descriptionFor, inBoth, inEach, type SiteLanguage, siteLanguages } from './both.ts';
import { readMarkdown } from './markdown.ts';
import type { Content, Made } from './page.ts';
import { pageWords, recipeWords } from './words.ts';

/** Documents of the repository that have a page of the site. */
const pagesOfDocuments: Record<string, string> = {
  'publishing.md': '/publishing',
  'own-blocks.md': '/own-blocks',
  'own-blocks.ar.md': '/own-blocks',
  'README.md': '/recipes',
};

/** Where links between documents lead on the site. */
export function linkTo(address: string): string | undefined {
  const [path = ''] = address.split('#');
  const name = path.split('/').at(-1) ?? '';
  const id = name.replace(/\.md$/, '');
  if (pagesOfDocuments[name] !== undefined) return pagesOfDocuments[name];
  return (recipeIds as readonly string[]).includes(id) ? `/recipes/${id}` : undefined;
}

/** Where pictures of the guide stand among those of the site. */
export const pictureOf = (address: string) => address.replace(/^\.\.\/pictures\//, 'guide/');

/** A text of a language as running text, which stands on the pages of that language alone. */
export const inLanguage = (language: SiteLanguage, source: string, tableName: string): Content => ({
  type: 'prose',
  languages: [language],
  ...(/^## /m.test(source.slice(source.indexOf('\n## ') + 4)) && { contents: { [language]: pageWords.contents[language] } }),
  body: readMarkdown(source, { language, linkTo, pictureOf, tableName }),
});

/** The text of a recipe without its title, and without what only the search of the guide reads. */
function bodyOf(root: string, id: RecipeId, language: SiteLanguage): string {
  const source = readFileSync(join(root, 'docs/guide', language, `${id}.md`), 'utf8').replaceAll('\r\n', '\n');
  return source.replace(/^# [^\n]+\n/, '').replaceAll(/<!--.*?-->/gs, '');
}

/** What stands before the details that some titles name. */
const shortTitle = (title: string) => (title.length > 60 ? (title.split(/[:：]/)[0] ?? title) : title);

const leadOf = (guides: Record<SiteLanguage, Guide>, id: RecipeId) =>
  inBoth((language) => plainWords(guides[language].get(id)?.lead ?? ''));

/** A page for each recipe of the guide. @param root of the engine */
export function recipePages(root: string): Made[] {
  const guides = inEach((language) => readGuide(root, language));
  return recipeIds.map((id) => {
    const title = inBoth((language) => shortTitle(guides[language].get(id)?.title ?? id));
    return {
      path: `/recipes/${id}`,
      title,
      description: descriptionFor(title, leadOf(guides, id), recipeWords.about),
      keywords: [inBoth((language) => guides[language].get(id)?.keywords ?? '')].filter(({ ar, en }) => ar !== '' && en !== ''),
      sequence: 'recipes',
      blocks: siteLanguages.map((language) => inLanguage(language, bodyOf(root, id, language), title[language])),
    };
  });
}

/** The list of all recipes, by their groups. */
export function listOfRecipes(pages: readonly Made[]): Content {
  const items = groupNames.map((name) => ({
    term: inBoth((language) => guideWords[language].groups[name]),
    values: pages
      .filter(({ path }) => groups[name].some((id) => path === `/recipes/${id}`))
      .map(({ path, title }) => inBoth((language) => `[${title[language]}](${path})`)),
  }));
  return { type: 'facts', id: 'all', items };
}
