import type { NodeIndex } from '../../../generator/content/schema/compiled-schema.ts';
import { code, descriptionFor, inBoth, placeName, same } from './both.ts';
import { mostWords, piecesOfKey, withoutMarks } from './key-pieces.ts';
import type { Content, Made } from './page.ts';
import { type Choices, chunksOf, countOf, fewestApart, keysOf, mostKeys, type Section, startOf, within } from './sections.ts';
import { choicesAt, type Key, originOf, type Part, partOf, wordsAt } from './told.ts';
import { pageWords, referenceWords as words } from './words.ts';

/** Writes pages of an object, and of objects in it where all are too much for one. */
export class Reference {
  readonly #pages: Made[] = [];
  /** Where the forms are told that a place chooses among. */
  readonly #told = new Map<NodeIndex, string>();
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
        choices.push({
          key: name,
          parts: left.map(({ word, by, index: option }) => ({ word, index: option, ...partOf(`"${by}": "${word}"`, option) })),
        });
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

  /** Forms of which there are many have pages of their own, in the order in which they are chosen from. */
  #formsApart(section: Section): Section[] {
    const { path, title, place, sequence } = section;
    const isLarge = ({ parts }: Choices) => keysOf(parts).length > mostKeys;
    const large = section.choices.filter(isLarge);
    section.choices = section.choices.filter((one) => !isLarge(one));
    return large.flatMap(({ key, parts }) => {
      const chunks = chunksOf(parts);
      const pathOf = (at: number) => `${path}/${placeName(key)}${at > 0 ? `-${at + 1}` : ''}`;
      section.apart.set(key, { path: pathOf(0), label: words.seeForms });
      return chunks.map((chunk, at): Section => {
        for (const { word, index } of chunk) this.#told.set(originOf(index), `${pathOf(at)}#${placeName(key)}-${word}`);
        const number = chunks.length > 1 ? ` ${at + 1}` : '';
        return {
          place: `${place} ${key}`,
          title: inBoth((language) => `${title[language]}, ${placeName(key)}${number}`),
          description: inBoth((language) => `${words.forms[language]} ${key}`),
          path: pathOf(at),
          sequence,
          keys: [],
          apart: section.apart,
          choices: [{ key, parts: chunk }],
        };
      });
    });
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
        const { word } = part;
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
            ...(section.keys.length > 0 ? [{ type: 'heading', text: words.keys, id: 'keys' }] : []),
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
    const forms = this.#formsApart(section);
    for (const one of [...this.#split(section), ...forms]) this.#pages.push(this.#page(one, one === section ? more : []));
  }

  /** Marks what has pages of its own as told. */
  tell(index: NodeIndex, path: string): void {
    for (const option of choicesAt(index)) this.#told.set(originOf(option.index), path);
  }

  get pages(): readonly Made[] {
    return this.#pages;
  }

  /** Words of lists that are too long for the keys that name them. */
  get longLists(): ReadonlyMap<string, ReturnType<typeof wordsAt>> {
    return this.#longLists;
  }
}
