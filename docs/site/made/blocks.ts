import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { within } from '../../../generator/content/site/fields.ts';
import { wordsOfBlocks } from '../../../generator/editor/document/words/block-words.ts';
import { type BlockType, descriptorOf } from '../../../templates/blocks/descriptors.ts';
import type { Block } from '../../../templates/blocks/schemas.ts';
import { byMessageLanguage } from '../../../templates/languages/message-languages.ts';
import { type Both, both, descriptionFor, inBoth, type SiteLanguage } from './both.ts';
import {
  blockField,
  collectionsField,
  collectionsIn,
  type English,
  hasWordsOfAll,
  inBothLanguages,
  inBothOrArabic,
  inEnglish,
  isInEnglish,
  mapTexts,
} from './examples.ts';
import { jsonText } from './json-text.ts';
import { withoutMarks } from './key-pieces.ts';
import type { Content, Made } from './page.ts';
import { partsOfBlocks } from './told.ts';
import { blockWords as words } from './words.ts';

interface Example {
  name: string;
  block: Block;
}

/** What examples are shown in. */
interface Source {
  root: string;
  english: English;
  /** Whether a block, and what it shows of collections, has its English. */
  isWhole: (block: Block) => boolean;
}

/** Examples that a page shows at most: the first has most of what the block can say. */
const mostShown = 3;

/** JSON of the examples of a page, so that the page comes with the first flight. */
const mostCharacters = 6000;

/** Examples that are made to break a page are of no use to who learns. */
const isForTests = ({ name }: Example) =>
  /forty letters|hostile|two hundred|no optional|longest|mixed directions|long title|long heading/.test(name);

function readExamples(root: string, type: BlockType): Example[] {
  return JSON.parse(readFileSync(join(root, 'templates/blocks', type, 'examples.json'), 'utf8'));
}

/** The first example, and others in whose every text somebody has written English. */
const shownOf = (examples: readonly Example[], isWhole: (block: Block) => boolean) =>
  examples
    .filter((example, at) => at === 0 || (!isForTests(example) && isWhole(example.block)))
    .slice(0, mostShown)
    .filter((_, at, all) => at === 0 || JSON.stringify(all.slice(0, at + 1)).length < mostCharacters);

/** The JSON of an example, in the words of each language. */
function codeOf(block: Block, english: English, heading: Both): Content[] {
  const one = (language: SiteLanguage, value: unknown): Content => ({
    type: 'code',
    languages: [language],
    heading: { [language]: heading[language] },
    headingRole: 'label',
    language: 'json',
    text: jsonText(value),
  });
  return [one('ar', block), one('en', inEnglish(block, english))];
}

/** A page holds each name once. */
const withOwnIds = (value: unknown, at: number) =>
  mapTexts(value, ({ text, key }) => (key === 'id' ? `example-${at}-${text}` : text), blockField);

/** An example as a section of the page: one for both languages, or one for each where it cannot be by language. */
function liveOf(block: Block, { english, isWhole }: Source, at: number): Content[] {
  const own = withOwnIds(block, at);
  const arabic: Content = { ...(own as Content), languages: ['ar'] };
  if (!isWhole(block)) return [arabic];
  if (!hasWordsOfAll(block)) return [inBothLanguages(own, english, blockField) as Content];
  return [arabic, { ...(inEnglish(own, english) as Content), languages: ['en'] }];
}

const paragraph = (text: Both) => ({ type: 'prose', body: [text] });

interface Told {
  type: BlockType;
  description: Both;
}

function pagesOf({ type, description: told }: Told, source: Source): Made[] {
  const { root, english, isWhole } = source;
  const { name, recipe } = wordsOfBlocks[type];
  const title = inBoth((language) => byMessageLanguage(name)[language]);
  const path = `/blocks/${type}`;
  const lead = inBoth((language) => withoutMarks(told[language]));
  const shown = shownOf(readExamples(root, type), isWhole);
  const links = inBoth(
    (language) => `[${words.keys[language]}](/reference/blocks/${type}) · [${words.recipe[language]}](/recipes/${recipe})`,
  );
  const description = descriptionFor(title, lead, words.about);
  const apart: Made[] = [];
  const sections = shown.flatMap(({ block }, at): Content[] => {
    const heading = inBoth((language) => `${words.example[language]} ${at + 1}`);
    const json = codeOf(block, english, heading);
    const live = liveOf(block, source, at);
    const note = isWhole(block) ? [] : [{ type: 'prose', languages: ['en'], body: [{ en: words.inArabic.en }] }];
    if (descriptorOf(type)?.isTitle?.(block) !== true) return [...json, ...live, ...note];
    const own = `${path}/${at + 1}`;
    apart.push({ path: own, title: inBoth((language) => `${title[language]} ${at + 1}`), description, blocks: live });
    const way = inBoth((language) => `${words.isTitle[language]} [${words.open[language]}](${own})`);
    return [...json, paragraph(isWhole(block) ? way : both(way.ar, words.inArabic.en))];
  });
  const page: Made = {
    path,
    title,
    description,
    lead,
    keywords: [both(type, type)],
    sequence: 'blocks',
    blocks: [paragraph(links), ...sections],
  };
  return [page, ...apart];
}

const readCollections = (root: string): Content =>
  JSON.parse(readFileSync(join(root, 'templates/blocks/example-collections.json'), 'utf8'));

/** A page for each block, with its examples live and their JSON. */
export function blockPages(root: string, english: English): { pages: Made[]; examples: Content[] } {
  const collections = readCollections(root);
  const isWhole = (block: Block) =>
    isInEnglish(block, english) &&
    collectionsIn(block).every((name) => isInEnglish(collections[name], english, within(collectionsField, name)));
  const all = partsOfBlocks().flatMap((part) => pagesOf(part, { root, english, isWhole }));
  const isExample = ({ sequence }: Made) => sequence === undefined;
  return { pages: all.filter((page) => !isExample(page)), examples: all.filter(isExample).map(routeOfExample) };
}

/** An example that opens its page: its own title is that of the page. */
function routeOfExample({ path, title, description, blocks }: Made): Content {
  const back = paragraph(inBoth((language) => `[${words.back[language]}](${path.slice(0, path.lastIndexOf('/'))})`));
  const isArabic = blocks.some(({ languages }) => languages !== undefined);
  return {
    path,
    title: isArabic ? { ar: title.ar } : title,
    description,
    searchable: false,
    listed: false,
    blocks: [...blocks, back],
  };
}

/** Events with their days ahead of whoever reads, so that no example grows old. */
const lasting = (collections: Content): unknown =>
  Object.fromEntries(
    Object.entries(collections).map(([name, one]) => {
      const isOfEvents = (one as { type?: unknown }).type === 'event-cards';
      const isOfEvent = (key: string | number) => key === 'start' || key === 'end' || (isOfEvents && key === 'date');
      return [
        name,
        mapTexts(
          one,
          ({ text, key }) => (isOfEvent(key) ? text.replace(/^20\d\d/, '2050') : text),
          within(collectionsField, name),
        ),
      ];
    }),
  );

/** The cards, people, documents and posts that examples show: those that some page shows. */
export function exampleCollections(root: string, english: English): Content {
  return inBothOrArabic(lasting(readCollections(root)), english, collectionsField) as Content;
}
