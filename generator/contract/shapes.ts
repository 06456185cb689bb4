import type { Kind, Reference } from '../../templates/vocabulary/kinds.ts';

/** What a value is asked beyond its form, in plain data: functions go by their names in `templates/rules.ts`. */
export type Rule =
  | readonly ['matches', pattern: string, flags: string]
  | readonly ['holds', part: string]
  | readonly ['least' | 'above' | 'most' | 'below', limit: number]
  | readonly ['step', step: number]
  | readonly ['whole']
  /** Of texts and lists, how long they are. */
  | readonly ['shortest' | 'longest', length: number]
  /** A function that says true. */
  | readonly ['asks', name: string]
  /** A function that puts what it finds into a list: nothing. */
  | readonly ['finds', name: string];

/** Where a shape stands in the list of all: most are of many places. */
export type Index = number;

/** What a value of the content has to be. */
export type Shape = { rules?: readonly Rule[] } & (
  | { is: 'string'; kind: Kind }
  | { is: 'number'; kind: Kind }
  | { is: 'boolean'; kind: Kind }
  | { is: 'words'; kind: Kind; words: readonly unknown[] }
  | { is: 'list'; item: Index }
  | { is: 'record'; key: Index; item: Index }
  | { is: 'object'; reference?: Reference; fields: Readonly<Record<string, Index>>; required: readonly string[] }
  /** One of several objects, by what each says under a key. */
  | { is: 'variants'; by: string; options: readonly (readonly [word: unknown, shape: Index])[] }
  | { is: 'either'; options: readonly Index[] }
);

export type ShapeOf<Form extends Shape['is']> = Extract<Shape, { is: Form }>;

/** What a schema asks, as plain data. */
export interface Contract {
  shapes: readonly Shape[];
  /** What the whole has to be. */
  root: Index;
}
