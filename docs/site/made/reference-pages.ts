import { compiledSiteSchema } from '../../../generator/content/schema/compiled-site-schema.ts';
import { indexWithin, nodeAt, noteOf, rootFields } from '../../../generator/content/schema/look-up.ts';
import { wordsOfBlocks } from '../../../generator/editor/document/words/block-words.ts';
import { type Both, both, code, descriptionFor, inBoth, same } from './both.ts';
import { linkPiece, pageOfWords, withoutMarks } from './key-pieces.ts';
import type { Made } from './page.ts';
import { Reference } from './reference.ts';
import { type Key, originOf, partOf, partsOfBlocks, partsOfFile, type wordsAt } from './told.ts';
import { referenceWords as words } from './words.ts';

/** All words of a long list. */
function pageOfList(list: string, all: ReturnType<typeof wordsAt>): Made {
  const title = same(list);
  const rows = all.map(({ word, meaning }) => [
    same(code(word)),
    inBoth((language) => withoutMarks(meaning[language]) || code(word)),
  ]);
  const columns = [words.value, words.meaning];
  return {
    path: pageOfWords(list),
    title,
    description: descriptionFor(title, words.seeValues, words.about),
    blocks: [{ type: 'table', caption: title, columns, rows }],
  };
}

const isOwn = ({ name }: Key) => !/[.[]/.test(name);

/** Every page of the reference: of parts of the file, of blocks, and of long lists of words. */
export function referencePages(): Made[] {
  const reference = new Reference();
  const blocks = indexWithin(compiledSiteSchema.root, ['routes', 0, 'blocks'], undefined);
  if (blocks !== undefined) reference.tell(blocks, '/blocks');
  if (rootFields.collections !== undefined) reference.tell(rootFields.collections, '/reference');
  const file = partOf('site.json', compiledSiteSchema.root);
  const path = '/reference/file';
  reference.add(
    { ...file, description: words.file, keys: file.keys.filter(isOwn) },
    { path, title: words.fileTitle, sequence: 'reference' },
  );
  for (const part of partsOfBlocks()) {
    const [ar, en] = wordsOfBlocks[part.type].name;
    const live = linkPiece(`/blocks/${part.type}`, words.liveBlock);
    const title = both(`${ar}: ${part.type}`, `${en}: ${part.type}`);
    reference.add(part, { path: `/reference/blocks/${part.type}`, title, sequence: 'reference-of-blocks' }, [live]);
  }
  for (const part of partsOfFile()) {
    reference.add(part, { path: `/reference/${part.id.replace('part-', '')}`, title: same(part.place), sequence: 'reference' });
  }
  return [...reference.pages, ...[...reference.longLists].map(([list, all]) => pageOfList(list, all))];
}

/** Every key that the contract knows, by its object and name: what a test holds the reference to. */
export function everyKeyOfContract(): { key: string; meaning: Both }[] {
  return compiledSiteSchema.nodes.flatMap((shape, index) => {
    if (shape.is !== 'object' || originOf(index) !== index) return [];
    return Object.entries(shape.fields).map(([key, field]) => {
      const [ar = '', en = ''] = (noteOf(nodeAt(field)).description ?? '').split('\n');
      return { key, meaning: { ar, en } };
    });
  });
}
