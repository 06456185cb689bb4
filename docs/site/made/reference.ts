import { contract } from '../../../generator/contract/contract.ts';
import { indexWithin, noteOf, rootFields, shapeAt } from '../../../generator/contract/look-up.ts';
import type { Index } from '../../../generator/contract/shapes.ts';
import { wordsOfBlocks } from '../../../generator/edit/words/block-words.ts';
import { type Both, both, code, descriptionFor, inBoth, placeName, same } from './both.ts';
import { linkPiece, mostWords, pageOfWords, piecesOfKey, withoutMarks } from './key-pieces.ts';
import type { Content, Made } from './page.ts';
import { choicesAt, type Key, originOf, type Part, partOf, partsOfBlocks, partsOfFile, wordsAt } from './told.ts';
import { pageWords, referenceWords as words } from './words.ts';

/** Keys that a page tells of: with more, objects in it have pages of their own. */
const mostKeys = 44;

/** Objects of fewer keys stay with the object that they are in. */
const fewestApart = 9;

/** An object with objects that some of its keys choose among. */
interface Section extends Part {
  title: Both;
  path: string;
  sequence: string;
  /** Where its keys are told, for those of pages beside it. */
  apart: Map<string, { path: string; label: Both }>;
  choices: { key: string; parts: Part[] }[];
}

const startOf = (key: string) => `${key}.`;
const startsOf = (name: string) => [startOf(name), startOf(`${name}[]`)];

/** Keys in an object, those of its own first. */
const within = (keys: readonly Key[], name: string) =>
  keys.filter((key) => startsOf(name).some((start) => key.name.startsWith(start)));

const countOf = ({ keys, choices }: Section) =>
  keys.length + choices.flatMap(({ parts }) => parts.flatMap((part) => part.keys)).length;

/** Writes pages of an object, and of objects in it where all are too much for one. */
class Reference {
  readonly #pages: Made[] = [];
  /** Where the forms are told that a place chooses among. */
  readonly #told = new Map<Index, string>();
  readonly #longLists = new Map<string, ReturnType<typeof wordsAt>>();

  #choicesOf(keys: readonly Key[], path: string): Pick<Section, 'choices' | 'apart'> {
    const apart: Section['apart'] = new Map();
    const choices: Section['choices'] = [];
    for (const { name, index } of keys) {
      const options = choicesAt(index);
      if (options.length === 0) continue;
      const [first] = options;
      const told = first && this.#told.get(originOf(first.index));
      if (told !== undefined) apart.set(name, { path: told, label: words.seeForms });
      const left = options.filter((option) => !this.#told.has(originOf(option.index)));
      for (const { word, index: option } of left) this.#told.set(originOf(option), `${path}#${placeName(name)}-${word}`);
      if (left.length > 0)
        choices.push({ key: name, parts: left.map(({ word, by, index: option }) => partOf(`"${by}": "${word}"`, option)) });
    }
    return { apart, choices };
  }

  /** Forms within forms, such as a list in a quotation. */
  #addInner({ choices, apart, path }: Section): void {
    for (const { parts } of [...choices]) {
      for (const part of parts) {
        const inner = this.#choicesOf(part.keys, path);
        choices.push(...inner.choices);
        for (const [name, see] of inner.apart) apart.set(`${part.place} ${name}`, see);
      }
    }
  }

  /** Takes the largest objects off a page until the rest is short enough. */
  #split(section: Section): Section[] {
    const others: Section[] = [];
    while (countOf(section) > mostKeys) {
      const { keys, path, sequence } = section;
      const [largest] = keys
        .map((key) => ({ key, inner: within(keys, key.name) }))
        .filter(({ key, inner }) => inner.length >= fewestApart && !/[.[]/.test(key.name))
        .sort((one, other) => other.inner.length - one.inner.length);
      if (!largest) break;
      const { key, inner } = largest;
      const place = `${section.place}.${key.name}`;
      const start = inner[0]?.name.startsWith(startOf(key.name)) ? startOf(key.name) : startOf(`${key.name}[]`);
      const own = `${path}/${placeName(key.name)}`;
      others.push(
        ...this.#split({
          place,
          title: same(place),
          description: key.description,
          path: own,
          sequence,
          keys: inner.map((one) => ({ ...one, name: one.name.slice(start.length) })),
          apart: new Map(),
          choices: [],
        }),
      );
      section.keys = keys.filter((one) => !inner.includes(one));
      section.apart.set(key.name, { path: own, label: words.seeKeys });
    }
    return [section, ...others];
  }

  #piecesOfPart(part: Part, { apart }: Section, prefix: string): Content[] {
    return part.keys.flatMap((key) => {
      const long = wordsAt(key.index);
      if (long.length > mostWords && long[0]?.list) this.#longLists.set(long[0].list, long);
      return piecesOfKey(key, prefix, apart.get(key.name) ?? apart.get(`${part.place} ${key.name}`));
    });
  }

  #page(section: Section, more: readonly Content[]): Made {
    const { title, description, path, place, sequence, choices } = section;
    const forms = choices.flatMap(({ key, parts }) =>
      parts.flatMap((part): Content[] => {
        const word = /"([^"]+)"$/.exec(part.place)?.[1] ?? '';
        const id = `${placeName(key)}-${word}`;
        return [
          { type: 'heading', text: same(code(`${key}: ${word}`)), id },
          inBoth((language) => withoutMarks(part.description[language])) as unknown as Content,
          ...this.#piecesOfPart(part, section, id),
        ];
      }),
    );
    const text = inBoth((language) => withoutMarks(description[language]));
    return {
      path,
      title,
      description: descriptionFor(title, text, words.about),
      lead: text,
      sequence,
      keywords: [same(place)],
      blocks: [
        {
          type: 'prose',
          contents: pageWords.contents,
          body: [
            ...more,
            { type: 'heading', text: same(code(place)), id: 'keys' },
            ...this.#piecesOfPart(section, section, ''),
            ...forms,
          ],
        },
      ],
    };
  }

  /** Adds the pages of an object. */
  add(part: Part, { path, title, sequence }: Pick<Section, 'path' | 'title' | 'sequence'>, more: readonly Content[] = []): void {
    const section: Section = { ...part, path, title, sequence, ...this.#choicesOf(part.keys, path) };
    this.#addInner(section);
    for (const one of this.#split(section)) this.#pages.push(this.#page(one, one === section ? more : []));
  }

  /** Marks what has pages of its own as told. */
  tell(index: Index, path: string): void {
    for (const option of choicesAt(index)) this.#told.set(originOf(option.index), path);
  }

  pages(): Made[] {
    const lists = [...this.#longLists].map(([list, all]) => pageOfList(list, all));
    return [...this.#pages, ...lists];
  }
}

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
  const blocks = indexWithin(contract.root, ['routes', 0, 'blocks'], undefined);
  if (blocks !== undefined) reference.tell(blocks, '/blocks');
  if (rootFields.collections !== undefined) reference.tell(rootFields.collections, '/reference');
  const file = partOf('site.json', contract.root);
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
  return reference.pages();
}

/** Every key that the contract knows, by its object and name: what a test holds the reference to. */
export function everyKeyOfContract(): { key: string; meaning: Both }[] {
  return contract.shapes.flatMap((shape, index) => {
    if (shape.is !== 'object' || originOf(index) !== index) return [];
    return Object.entries(shape.fields).map(([key, field]) => {
      const [ar = '', en = ''] = (noteOf(shapeAt(field)).description ?? '').split('\n');
      return { key, meaning: { ar, en } };
    });
  });
}
