import { isDeepStrictEqual } from 'node:util';
import { textByLanguageAt } from '../../content/locales/texts-by-language.ts';
import { chosen, type Field, within } from '../../content/site/fields.ts';
import { isObject, type Json, type JsonObject } from '../../core/json/value.ts';
import { type EditionContext, isWords, keyIn, mayDiffer, textInFile } from './edition-context.ts';

/** Change of one place: stored value, displayed value and new value. */
interface PlacedChange {
  old: Json | undefined;
  shown: Json | undefined;
  value: Json;
  field: Field;
  key: string | number;
}

/** Value to store in the file so that the edition displays the given value. */
export function putValue(context: EditionContext, { old, shown, value, field, key }: PlacedChange): Json {
  if (old !== undefined && isDeepStrictEqual(shown, value)) return old;
  if (old === undefined) return newValue(context, value, field, key);
  if (typeof value === 'string') {
    const text = textInFile(context, value, field, key);
    const leaf = textByLanguageAt(old, field);
    if (leaf) return { ...(leaf as JsonObject), [keyIn(leaf, context)]: text };
    const first = context.languages[0]?.tag ?? '';
    const isShared = typeof old === 'string' && !context.edition.isFirst && mayDiffer(field, value);
    return isShared ? { [first]: old, [context.language.tag]: text } : text;
  }
  const own = chosen(field, value);
  if (Array.isArray(value) && Array.isArray(old) && Array.isArray(shown))
    return putList(context, { old, shown, value, field: own });
  if (isObject(value) && isObject(old) && isObject(shown)) return putObject(context, { old, shown, value, field: own });
  return newValue(context, value, field, key);
}

type ChangeOf<Value> = Record<'old' | 'shown' | 'value', Value> & { field: Field };

function putObject(context: EditionContext, { old, shown, value, field }: ChangeOf<JsonObject>): Json {
  const kept = Object.entries(old).filter(([key]) => !Object.hasOwn(shown, key) || Object.hasOwn(value, key));
  const put = ([key, inner]: [string, Json]): [string, Json] => [
    key,
    putValue(context, { old: old[key], shown: shown[key], value: inner, field: within(field, key), key }),
  ];
  // An object of another type replaces the old one completely.
  if (shown.type !== value.type) return Object.fromEntries(Object.entries(value).map(put));
  const changed = new Map(Object.entries(value).map(put));
  const fresh = [...changed].filter(([key]) => !Object.hasOwn(old, key));
  return Object.fromEntries([...kept.map(([key, inner]): [string, Json] => [key, changed.get(key) ?? inner]), ...fresh]);
}

/** Unchanged items keep their texts in all languages; an item that replaces another inherits its other languages. */
function putList(context: EditionContext, { old, shown, value, field }: ChangeOf<readonly Json[]>): Json {
  // Lists that the edition filters cannot be aligned with those of the file.
  if (old.length !== shown.length) return value.map((item, index) => newValue(context, item, within(field, index), index));
  const taken = new Set<number>();
  const sameAs = value.map((item) => {
    const found = shown.findIndex((one, index) => !taken.has(index) && isDeepStrictEqual(one, item));
    if (found !== -1) taken.add(found);
    return found;
  });
  return value.map((item, index) => {
    const found = sameAs[index] ?? -1;
    if (found !== -1) return old[found] as Json;
    const inner = within(field, index);
    const isFree = index < old.length && !taken.has(index) && value.length === old.length;
    return isFree
      ? putValue(context, { old: old[index], shown: shown[index], value: item, field: inner, key: index })
      : newValue(context, item, inner, index);
  });
}

/** Stored form of a new value: plain in the default language, otherwise keyed by the language. */
export function newValue(context: EditionContext, value: Json, field: Field, key: string | number): Json {
  if (typeof value === 'string') {
    const text = textInFile(context, value, field, key);
    const isOwn = !context.edition.isFirst && mayDiffer(field, value) && isWords(field, key, value);
    return isOwn ? { [context.language.tag]: text } : text;
  }
  const own = chosen(field, value);
  if (Array.isArray(value)) return value.map((item, index) => newValue(context, item, within(own, index), index));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([inner, one]) => [inner, newValue(context, one, within(own, inner), inner)]),
  );
}
