import { isDeepStrictEqual } from 'node:util';
import type { Path } from '../../generator/core/json/path.ts';
import { isObject, type Json } from '../../generator/core/json/value.ts';
import { valueAt } from '../../generator/core/json/value-at.ts';
import { fileInEdition } from '../../generator/editor/document/in-edition.ts';
import type { Operation } from '../../generator/editor/document/text/operation.ts';
import { applyToValue } from '../../generator/editor/document/value.ts';
import type { Random } from '../fuzz/random.ts';

/** An edit that somebody makes on the pages of a language. */
export interface EditionEdit {
  tag: string;
  operation: Operation;
}

export function inLanguage(file: Json, tag: string) {
  const view = fileInEdition(file, tag);
  if (!view) throw new Error(`The site has no ${tag}.`);
  return view;
}

const shown = (file: Json, tag: string) => inLanguage(file, tag).value as Json;

/** Places of a value at which something stands that is looked for. */
function placesOf(value: unknown, isWanted: (value: unknown, at: Path) => boolean, at: Path = []): Path[] {
  const own = isWanted(value, at) ? [at] : [];
  if (typeof value !== 'object' || value === null) return own;
  const inner = Object.entries(value).flatMap(([key, one]) =>
    placesOf(one, isWanted, [...at, Array.isArray(value) ? Number(key) : key]),
  );
  return [...own, ...inner];
}

const isPagePart = (at: Path) => (at[0] === 'routes' && at.includes('blocks')) || at[0] === 'collections';
const wordKeys = /^(?:title|heading|text|label|caption|eyebrow|summary)$/;
const listKeys = /^(?:blocks|items|links|tabs|events)$/;
const nameOf = (at: Path) => String(at.findLast((key) => typeof key === 'string'));

/** Places of texts of pages, as a language has them. */
export const wordsIn = (value: unknown): Path[] =>
  placesOf(value, (one, at) => typeof one === 'string' && isPagePart(at) && wordKeys.test(nameOf(at)));

/** Places of lists of more than one thing. */
export const listsIn = (value: unknown): Path[] =>
  placesOf(
    value,
    (one, at) =>
      Array.isArray(one) && one.length > 1 && one.every(isObject) && isPagePart(at) && listKeys.test(String(at.at(-1))),
  );

const words = ['كلمة', 'Word', 'Mot', 'ISO 9001', '「字」', 'a "b" c', '**ثقيل**', '[x](/nowhere)'];

/** A text that is written, in a language that a site has. */
export function randomText(value: unknown, random: Random): Operation {
  return { do: 'set', at: random.pick(wordsIn(value)), value: `${random.pick(words)} ${random.int(0, 999)}` };
}

/** Something that is moved, copied, added or taken away; undefined where there is no list. */
export function randomStructure(value: Json, random: Random): Operation | undefined {
  const lists = listsIn(value);
  if (lists.length === 0) return undefined;
  const list = random.pick(lists);
  const items = valueAt(value, list) as Json[];
  const at = [...list, random.int(0, items.length - 1)];
  return random.pick<Operation>([
    { do: 'move', at, to: random.int(0, items.length - 1) },
    { do: 'duplicate', at },
    { do: 'insert', at: list, index: random.int(0, items.length), value: random.pick(items) },
    { do: 'remove', at },
  ]);
}

/** Texts that stand at one place in several languages, as they stand there. */
function leavesOf(file: unknown, tags: readonly string[]): Set<string> {
  const isLeaf = (one: unknown) =>
    isObject(one) && Object.keys(one).length > 1 && Object.keys(one).every((key) => tags.includes(key));
  return new Set(placesOf(file, isLeaf).map((at) => JSON.stringify(valueAt(file, at))));
}

/** What is wrong with what an edit makes of a file: the language shows it, and the others nothing of it. */
export function complaintsOf(file: Json, { tag, operation }: EditionEdit): string[] {
  const view = inLanguage(file, tag);
  const all = view.languages.map((one) => one.tag);
  const next = view.onFile([operation]).reduce(applyToValue, file);
  const said = `${JSON.stringify(operation).slice(0, 300)} in ${tag}`;
  const complaints: string[] = [];
  const isText = operation.do === 'set';
  if (!isText && !isDeepStrictEqual(shown(next, tag), applyToValue(view.value as Json, operation)))
    complaints.push(`${said}: the language does not show it`);
  if (isText && valueAt(shown(next, tag), operation.at) !== operation.value) complaints.push(`${said}: the text is another`);
  // What is of the default language is what others fall back to; its lists are those of all.
  const place = view.toFile(operation.at);
  const isOwn = isText
    ? !view.isFirst || place.at(-1) === tag
    : !view.isFirst && operation.do !== 'move' && operation.do !== 'duplicate';
  const others = isOwn ? all.filter((one) => one !== tag) : [];
  const fallsBack = (other: string) => inLanguage(file, other).fallbacks.some(({ path }) => isDeepStrictEqual(path, place));
  for (const other of others.filter((one) => !view.isFirst || !fallsBack(one))) {
    if (!isDeepStrictEqual(shown(next, other), shown(file, other))) complaints.push(`${said}: ${other} has become another`);
  }
  // Nothing that is moved parts a text from its translations.
  const before = leavesOf(file, all);
  const torn = isText ? [] : [...leavesOf(next, all)].filter((leaf) => !before.has(leaf));
  return [...complaints, ...torn.map((leaf) => `${said}: ${leaf.slice(0, 200)} stood nowhere`)];
}
