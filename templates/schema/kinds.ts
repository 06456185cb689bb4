import * as z from 'zod';
import type { EntryType } from './entry-types.ts';
import type { Kind, KindWith } from './field-roles.ts';
import type { GridForm } from './grids.ts';

/** Reference types: objects of the content that are planned as what they refer to. */
export type Reference =
  | ('image' | 'focus' | 'cards' | 'posts' | 'calendar' | 'pages' | 'article')
  | ('entries' | 'entry' | 'code' | 'formula');

/**
 * Target of a `word` that refers to other content or to a standard list of values. Forms offer the choices.
 *
 * - `cards`, `posts`, an entry type: a collection of that type; `card`, `post`, `entry`, `author`, `group`, `tag`: an item, by
 *   name, of the collection named beside the word or containing it; `section`: a section of the page, by id;
 * - `time`: a time of day; `zone`: a time zone.
 */
export type Named =
  | ('cards' | 'posts' | EntryType)
  | ('card' | 'post' | 'entry' | 'author' | 'group' | 'tag')
  | ('section' | 'time' | 'zone' | 'language');

const registry = z.registry<{ kind: Kind | Reference; names?: Named | undefined }>();

/** Brand of strings by kind, or by one of several. A field without a kind does not compile: see `Undeclared`. */
export type OfKind<Name extends Kind> = Name extends Kind ? z.core.$brand<Name> : never;

/**
 * Sets the kind of a field. Call it after the validation rules; `meta` and `optional` may follow.
 * @param names what a `word` is chosen from
 */
export function kind<Name extends Kind, Schema extends z.ZodType<string>>(name: Name, schema: Schema, names?: Named) {
  registry.add(schema, { kind: name, names });
  return schema.brand<Name>();
}

declare const referenceMarker: unique symbol;

/** Brand of an object that is a reference; structurally assignable. */
interface RefersTo<Name extends Reference> {
  readonly [referenceMarker]?: Name;
}

/** Marks an object schema as a reference. */
export function reference<Name extends Reference, Schema extends z.ZodType>(name: Name, schema: Schema) {
  registry.add(schema, { kind: name });
  return schema as Schema & { _zod: { output: RefersTo<Name> } };
}

declare const itemMarker: unique symbol;

/** Brand of an object that refers to entries of a collection, shown as an item of a form. */
interface ShowsItem<Item> {
  readonly [itemMarker]?: Item;
}

/** Marks an object schema as a reference to entries of a collection, and sets the item type that they are shown as. */
export function shows<Name extends Reference, Item extends z.ZodType, Schema extends z.ZodType>(
  name: Name,
  _item: Item,
  schema: Schema,
) {
  registry.add(schema, { kind: name });
  return schema as Schema & { _zod: { output: RefersTo<Name> & ShowsItem<z.output<Item>> } };
}

/** Item type of a reference to entries. */
export type ReferencedItem<Type> = typeof itemMarker extends keyof Type ? NonNullable<Type[typeof itemMarker]> : never;

const grids = z.registry<{ form: GridForm }>();

/** Marks an object schema as a grid. */
export function grid<Schema extends z.ZodType>(form: GridForm, schema: Schema): Schema {
  grids.add(schema, { form });
  return schema;
}

/** Grid keys of an object schema; undefined if it is not a grid. */
export const gridFormOf = (schema: z.core.$ZodType): GridForm | undefined => grids.get(schema)?.form;

/** Reference type of an object; undefined if it is not a reference. */
export type ReferenceOf<Type> = typeof referenceMarker extends keyof Type ? NonNullable<Type[typeof referenceMarker]> : undefined;

/** Kind of a schema, or of the schema that it derives from. */
export function kindOf(schema: z.core.$ZodType): Kind | Reference | undefined {
  return registry.get(schema)?.kind;
}

/** What a `word` schema refers to. */
export function namedBy(schema: z.core.$ZodType): Named | undefined {
  return registry.get(schema)?.names;
}

/** Paths of strings without a kind in a content type: `never` if all have one. */
export type PathsWithoutKind<Content, Path extends string = ''> = Content extends string
  ? string extends Content
    ? Content extends z.core.$brand
      ? never
      : Path
    : never
  : Content extends readonly (infer Item)[]
    ? PathsWithoutKind<Item, `${Path}[]`>
    : Content extends object
      ? { [Key in keyof Content & string]: PathsWithoutKind<Content[Key], `${Path}.${Key}`> }[keyof Content & string]
      : never;

/** Content type without brands: plain strings, except sentences, which are planned differently. */
export type Content<Type> = Type extends string & OfKind<KindWith<'hasMarks', true>>
  ? Sentence
  : Type extends string & OfKind<KindWith<'file', 'file'>>
    ? FileName
    : Type extends string & OfKind<KindWith<'file', 'icon'>>
      ? IconFile
      : Type extends string & z.core.$brand
        ? string
        : Type extends string | number | boolean | undefined
          ? Type
          : Type extends readonly (infer Item)[]
            ? Content<Item>[]
            : { [Key in keyof Type]: Content<Type[Key]> };

/** Content type with all fields required. */
export type Complete<Words> = Words extends string | undefined
  ? string
  : { [Key in keyof Words]-?: Complete<NonNullable<Words[Key]>> };

/** File name in the content. */
export type FileName = string & OfKind<KindWith<'file', 'file'>>;

/** File name of a site's own icon in the content. */
export type IconFile = string & OfKind<KindWith<'file', 'icon'>>;

declare const sentence: unique symbol;

/** Sentence in the content, with inline marks; any string is assignable. */
export type Sentence = string & { readonly [sentence]?: true };

/** Planned type of a string; sentences have a different one. */
export type ReplaceSentence<Text extends string, Planned> = typeof sentence extends keyof Text ? Planned : Text;
