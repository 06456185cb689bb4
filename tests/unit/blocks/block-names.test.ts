import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type BlockType, blockTypes } from '../../../templates/blocks/descriptors.ts';
import { projectRoot } from '../../support/project-root.ts';

/** Block types that are also other words in the sources: they count only where nothing but a block can be meant. */
const otherMeanings: Partial<Record<BlockType, string>> = {
  article: 'the element of HTML; what is planned of a reference to a post',
  audio: 'the element of HTML; a kind of file',
  calendar: 'an icon; the calendar that a site goes by; the file of an event',
  chart: 'an icon; a recipe of the guide',
  code: 'the element of HTML; a kind of text; what tells a message or a finding from others',
  contact: 'contact data of a site; a recipe of the guide',
  embed: 'the part of addresses of services that their frames have; a recipe of the guide',
  facts: 'what others see of an entry, or of a made thing; a recipe of the guide',
  figures: 'numbers, and pictures with a caption',
  form: 'the element of HTML; a form of the editor; a recipe of the guide',
  gallery: 'where the editor shows the kinds of sections',
  map: 'a link to a map',
  pages: 'the pages of a site, or of a list',
  people: 'an icon; a recipe of the guide',
  person: 'an icon',
  place: 'a word of findings; a kind of place',
  places: 'where something stands in a file; a kind of collection',
  points: 'a key of other objects',
  posts: 'a kind of collection, and what is in it',
  prices: 'a recipe of the guide',
  project: 'the folder of a site; what it offers',
  projects: 'a recipe of the guide; a kind of collection',
  search: 'the search of a whole site; the element of HTML; an icon',
  steps: 'what is done one after the other; a recipe of the guide',
  table: 'the element of HTML; a recipe of the guide',
  tabs: 'tabs of any kind; a recipe of the guide',
  video: 'a kind of file; an icon',
};

/** Objects with such a `type` may be no blocks: collections, and fields of a search. */
const typesOfOthers: BlockType[] = ['people', 'places', 'posts', 'projects', 'search'];

/** Where a block may be named: files, or whole folders, and why. */
const exceptions: Record<string, string> = {
  'generator/content/collections/': 'makes the pages of collections: blocks of posts are its work',
  'templates/registry/collections/entries/': 'what the page of an entry tells is running text',
  'templates/registry/collections/documents/': 'what a document is: a block shows it',
  'templates/registry/collections/people/': 'what a person is: two blocks show it, of which one begins a page',
  'templates/registry/collections/places/': 'what a place is: two blocks show it, of which one begins a page',
  'templates/registry/collections/projects/': 'what a project is: two blocks show it, of which one begins a page',
  'templates/registry/collections/posts/': 'what a post is: its text is running text, and three blocks show it',
  'templates/model/planned/pages.ts': 'what a block of the pages below a page shows, ready to render',
  'templates/model/planned/posts.ts': 'what these three show, ready to render',
  'templates/layout/site-search/search-page.tsx': 'the row of its pages is called as that of a list of posts',
  'templates/registry/routes/every-page-schema.ts': 'examples of what stands on every page',
  'generator/content/site/defaults.ts': 'the 404 page of a site that has not written one',
  'generator/desk/app/': 'screens of the desk with names of their own',
  'generator/editor/document/tasks/add-form.ts': 'adds a form, which is a block',
  'generator/editor/document/ready-pages.ts': 'pages made of chosen blocks',
  'generator/editor/document/tasks/add-page.ts': 'the least that a new page may be, where a site has none to follow',
  'generator/editor/preview/catalogue.ts': 'examples with buttons, cards, fields and tabs, in each state',
  'generator/editor/app/paste/': 'makes pieces of running text, of which one is called as a block is',
  'generator/desk/received/': 'answers to forms are checked by the rules of forms',
  'generator/import/': 'kinds of content of an old site are called as blocks are, and become blocks',
  'generator/core/diagnostics/': 'advice names those that most sites take',
  'templates/theme/icons/keywords.ts': 'words by which people look for icons',
};

const folders = readdirSync(join(projectRoot, 'templates/blocks'), { withFileTypes: true }).filter((one) => one.isDirectory());
const ofBlocks = folders.map(({ name }) => `templates/blocks/${name}/`);

const sources = ['generator', 'templates']
  .flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  .concat('site.schema.ts')
  // Migrations name what files of earlier versions contain.
  .filter((name) => !/^generator\/(?:dist|editor\/migrations)\//.test(name))
  .filter(
    (name) => /\.(?:tsx?|m?js|css)$/.test(name) && ![...ofBlocks, 'templates/blocks/list.ts'].some((own) => name.startsWith(own)),
  );

const withoutComments = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, '');

/** A pattern that matches only names of a block. */
function namingOf(type: BlockType): RegExp {
  const always = [`blocks/${type}/`, `\\bblock-${type}\\b`, `\\bblock\\w*\\??\\.type [!=]== '${type}'`];
  const literal = typesOfOthers.includes(type) ? [] : [`type: '${type}'`];
  const unambiguous = otherMeanings[type] ? [] : [`['"\`]${type}['"\`]`, `^\\s*${type}: `, ...(type.includes('-') ? [type] : [])];
  return new RegExp([...always, ...literal, ...unambiguous].join('|'), 'm');
}

/** Files that name a block, each with the types. */
function findNames(): Map<string, BlockType[]> {
  const patterns = blockTypes.map((type) => ({ type, naming: namingOf(type) }));
  const found = sources.map((file): [string, BlockType[]] => {
    const text = withoutComments(readFileSync(join(projectRoot, file), 'utf8'));
    return [file, patterns.filter(({ naming }) => naming.test(text)).map(({ type }) => type)];
  });
  return new Map(found.filter(([, types]) => types.length > 0));
}

/** Attributes, roles and classes that identify markup. */
const markersIn = (text: string) =>
  [...withoutComments(text).matchAll(/\bdata-[a-z][a-z-]*|\brole=["'][a-z]+["']|\b[a-z]+__[a-z_-]+/g)].map(([mark]) =>
    mark.replaceAll("'", '"'),
  );

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

/** Markers that only markup of blocks has. */
function markersOfBlocks(): Set<string> {
  const markup = ofBlocks.flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx|css)$/.test(name))
      .map((name) => folder + name),
  );
  const general = new Set(sources.filter((file) => file.startsWith('templates/')).flatMap((file) => markersIn(read(file))));
  return new Set(markup.flatMap((file) => markersIn(read(file))).filter((mark) => !general.has(mark)));
}

/** Where the generator has such markers for another reason. */
const otherMarkers: Record<string, string> = {
  'generator/editor/app/': 'markup of the editor, whose names are its own',
  'generator/desk/app/': 'markup of the desk, whose names are its own',
  'generator/editor/preview/client/main.ts': 'what the editor says of the frame in which it shows a page',
  'generator/content/text/math/tree.ts': 'markup of formulas',
};

const names = findNames();
const isIn = (file: string, place: string) => (place.endsWith('/') ? file.startsWith(place) : file === place);

test('names no block outside its folder', () => {
  const places = Object.keys(exceptions);
  expect([...names].filter(([file]) => !places.some((place) => isIn(file, place)))).toEqual([]);
});

test('has no unused exception', () => {
  expect(Object.keys(exceptions).filter((place) => ![...names.keys()].some((file) => isIn(file, place)))).toEqual([]);
  expect(Object.keys(otherMeanings).filter((type) => !blockTypes.includes(type as BlockType))).toEqual([]);
});

describe('markup of blocks', () => {
  const marks = markersOfBlocks();
  const known = new Map(
    sources
      .filter((file) => file.startsWith('generator/'))
      .map((file) => [file, markersIn(read(file)).filter((mark) => marks.has(mark))] as const)
      .filter(([, found]) => found.length > 0),
  );
  const places = Object.keys(otherMarkers);

  test('is not referenced in the generator by attribute, role or class', () => {
    expect([...known].filter(([file]) => !places.some((place) => isIn(file, place)))).toEqual([]);
    expect(places.filter((place) => ![...known.keys()].some((file) => isIn(file, place)))).toEqual([]);
  });

  test('is detected', () => {
    expect(['data-live', 'data-playing', 'role="tablist"', 'splide__slide'].filter((mark) => !marks.has(mark))).toEqual([]);
    expect(markersIn(`one.querySelectorAll("[role='tablist'], [data-live]")`).every((mark) => marks.has(mark))).toBe(true);
  });
});

test.each([
  ["import { tabs } from '../blocks/tabs/block.ts';", 'tabs'],
  ["if (block.type !== 'search') return [];", 'search'],
  ["const made = { type: 'gallery' };", 'gallery'],
  ["  carousel: ['movement'],", 'carousel'],
  ['words of `block-form` are others', 'form'],
  ["'ask for a card-grid'", 'card-grid'],
] as const)('detects a block name in: %s', (text, type) => {
  expect(namingOf(type).test(text)).toBe(true);
});
