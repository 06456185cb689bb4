import { isDeepStrictEqual } from 'node:util';
import type { Path } from '../../generator/core/json/path.ts';
import { isObject, type Json } from '../../generator/core/json/value.ts';
import { valueAt } from '../../generator/core/json/value-at.ts';
import { fileInEdition } from '../../generator/editor/document/in-edition.ts';
import type { Operation } from '../../generator/editor/document/text/operation.ts';
import { applyToValue } from '../../generator/editor/document/value.ts';
import type { Random } from '../fuzz/random.ts';

/** Edit on the pages of one language. */
export interface EditionEdit {
  tag: string;
  operation: Operation;
}

export function inLanguage(file: Json, tag: string) {
  const view = fileInEdition(file, tag);
  if (!view) throw new Error(`The site has no ${tag}.`);
  return view;
}

const valueInLanguage = (file: Json, tag: string) => inLanguage(file, tag).value as Json;

/** Paths of matching values. */
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

/** Paths of page texts, in a language's view. */
export const wordsIn = (value: unknown): Path[] =>
  placesOf(value, (one, at) => typeof one === 'string' && isPagePart(at) && wordKeys.test(nameOf(at)));

/** Paths of lists with several items. */
export const listsIn = (value: unknown): Path[] =>
  placesOf(
    value,
    (one, at) =>
      Array.isArray(one) && one.length > 1 && one.every(isObject) && isPagePart(at) && listKeys.test(String(at.at(-1))),
  );

const words = ['كلمة', 'Word', 'Mot', 'ISO 9001', '「字」', 'a "b" c', '**ثقيل**', '[x](/nowhere)'];

/** Random text edit in one of the site's languages. */
export function randomText(value: unknown, random: Random): Operation {
  return { do: 'set', at: random.pick(wordsIn(value)), value: `${random.pick(words)} ${random.int(0, 999)}` };
}

/** Random move, copy, insertion or removal; undefined without a list. */
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

/** Translated texts of each place, as written in the file. */
function leavesOf(file: unknown, tags: readonly string[]): Set<string> {
  const isLeaf = (one: unknown) =>
    isObject(one) && Object.keys(one).length > 1 && Object.keys(one).every((key) => tags.includes(key));
  return new Set(placesOf(file, isLeaf).map((at) => JSON.stringify(valueAt(file, at))));
}

/** Problems with the result of an edit: its language must show it, the others must not change. */
export function complaintsOf(file: Json, { tag, operation }: EditionEdit): string[] {
  const view = inLanguage(file, tag);
  const all = view.languages.map((one) => one.tag);
  const next = view.onFile([operation]).reduce(applyToValue, file);
  const said = `${JSON.stringify(operation).slice(0, 300)} in ${tag}`;
  const complaints: string[] = [];
  const isText = operation.do === 'set';
  if (!isText && !isDeepStrictEqual(valueInLanguage(next, tag), applyToValue(view.value as Json, operation)))
    complaints.push(`${said}: the language does not show it`);
  if (isText && valueAt(valueInLanguage(next, tag), operation.at) !== operation.value)
    complaints.push(`${said}: the text is another`);
  // Texts of the default language are fallbacks of the others; lists are shared.
  const place = view.toFile(operation.at);
  const isOwn = isText
    ? !view.isFirst || place.at(-1) === tag
    : !view.isFirst && operation.do !== 'move' && operation.do !== 'duplicate';
  const others = isOwn ? all.filter((one) => one !== tag) : [];
  const fallsBack = (other: string) => inLanguage(file, other).fallbacks.some(({ path }) => isDeepStrictEqual(path, place));
  for (const other of others.filter((one) => !view.isFirst || !fallsBack(one))) {
    if (!isDeepStrictEqual(valueInLanguage(next, other), valueInLanguage(file, other)))
      complaints.push(`${said}: ${other} has become another`);
  }
  // Moves never separate a text from its translations.
  const before = leavesOf(file, all);
  const torn = isText ? [] : [...leavesOf(next, all)].filter((leaf) => !before.has(leaf));
  return [...complaints, ...torn.map((leaf) => `${said}: ${leaf.slice(0, 200)} stood nowhere`)];
}
