import * as z from 'zod';
import type { EntryType } from './entry-types.ts';
import type { GridForm } from './grids.ts';
import type { Kind, KindWith } from './kind-table.ts';

/** What an object of the content refers to, and is planned as. */
export type Reference =
  | ('image' | 'focus' | 'cards' | 'posts' | 'calendar' | 'pages' | 'article')
  | ('entries' | 'entry' | 'code' | 'formula');

/**
 * What a word names where it is not made up: something that stands elsewhere in the content, or that everybody knows. Forms
 * let it be chosen.
 *
 * - `cards`, `posts`, a type of entries: a collection of that kind; `card`, `post`, `entry`, `author`, `group`, `tag`: what a
 *   collection has, by its name: the one beside the word, or the one that the word is in; `section`: a section of the page, by
 *   its id;
 * - `time`: a time of day; `zone`: a time zone.
 */
export type Named =
  | ('cards' | 'posts' | EntryType)
  | ('card' | 'post' | 'entry' | 'author' | 'group' | 'tag')
  | ('section' | 'time' | 'zone' | 'language');

const registry = z.registry<{ kind: Kind | Reference; names?: Named | undefined }>();

/** A string of a kind, or of one of several. A field without one does not compile: see `Undeclared`. */
export type OfKind<Name extends Kind> = Name extends Kind ? z.core.$brand<Name> : never;

/**
 * Says what a field is. Made after what else the schema says of it; `meta` and `optional` may follow.
 * @param names what a word is chosen from
 */
export function kind<Name extends Kind, Schema extends z.ZodType<string>>(name: Name, schema: Schema, names?: Named) {
  registry.add(schema, { kind: name, names });
  return schema.brand<Name>();
}

declare const standing: unique symbol;

/** An object of the content that stands for something else. Any object of its form can be one. */
interface StandsFor<Name extends Reference> {
  readonly [standing]?: Name;
}

/** Says what an object stands for. */
export function reference<Name extends Reference, Schema extends z.ZodType>(name: Name, schema: Schema) {
  registry.add(schema, { kind: name });
  return schema as Schema & { _zod: { output: StandsFor<Name> } };
}

declare const shown: unique symbol;

/** An object of the content that stands for something of a collection, which is shown as an item of a form is. */
interface Shows<Item> {
  readonly [shown]?: Item;
}

/** Says that an object stands for entries of a collection, and as what they are shown. */
export function shows<Name extends Reference, Item extends z.ZodType, Schema extends z.ZodType>(
  name: Name,
  _item: Item,
  schema: Schema,
) {
  registry.add(schema, { kind: name });
  return schema as Schema & { _zod: { output: StandsFor<Name> & Shows<z.output<Item>> } };
}

/** As what entries are shown that an object stands for. */
export type ShownBy<Type> = typeof shown extends keyof Type ? NonNullable<Type[typeof shown]> : never;

const grids = z.registry<{ form: GridForm }>();

/** Says that an object is written as a grid. */
export function grid<Schema extends z.ZodType>(form: GridForm, schema: Schema): Schema {
  grids.add(schema, { form });
  return schema;
}

/** How an object holds a grid; undefined for one that is none. */
export const gridFormOf = (schema: z.core.$ZodType): GridForm | undefined => grids.get(schema)?.form;

/** What an object stands for; undefined for one that is itself. */
export type ReferenceOf<Type> = typeof standing extends keyof Type ? NonNullable<Type[typeof standing]> : undefined;

/** The kind of a schema, or of the one that it was made from. */
export function kindOf(schema: z.core.$ZodType): Kind | Reference | undefined {
  return registry.get(schema)?.kind;
}

/** What the word of a schema names. */
export function namedBy(schema: z.core.$ZodType): Named | undefined {
  return registry.get(schema)?.names;
}

/** Paths of the strings in a type of content that have no kind: `never` when all have one. */
export type Undeclared<Content, Path extends string = ''> = Content extends string
  ? string extends Content
    ? Content extends z.core.$brand
      ? never
      : Path
    : never
  : Content extends readonly (infer Item)[]
    ? Undeclared<Item, `${Path}[]`>
    : Content extends object
      ? { [Key in keyof Content & string]: Undeclared<Content[Key], `${Path}.${Key}`> }[keyof Content & string]
      : never;

/** A type of content for those who use it: strings are strings again, but for sentences, which are planned otherwise. */
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

/** A type of content of which nothing may be left out. */
export type Complete<Words> = Words extends string | undefined
  ? string
  : { [Key in keyof Words]-?: Complete<NonNullable<Words[Key]>> };

/** A file as the content names it. */
export type FileName = string & OfKind<KindWith<'file', 'file'>>;

/** An icon of the site as the content names it. */
export type IconFile = string & OfKind<KindWith<'file', 'icon'>>;

declare const sentence: unique symbol;

/** A sentence as the content has it, with its marks. Any string can be one. */
export type Sentence = string & { readonly [sentence]?: true };

/** What a page has in the place of a string: something else for a sentence. */
export type InPlaceOf<Text extends string, Planned> = typeof sentence extends keyof Text ? Planned : Text;
