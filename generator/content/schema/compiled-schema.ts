import type { GridForm } from '../../../templates/schema/grids.ts';
import type { Kind } from '../../../templates/schema/kind-table.ts';
import type { Named, Reference } from '../../../templates/schema/kinds.ts';
import type { Path } from '../../core/json/path.ts';

/** What a value is asked beyond its form, in plain data: functions go by their names in `templates/registry/rules.ts`. */
export type SchemaCheck =
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

/** A question, and what is told where the answer is no. */
export interface SchemaRule {
  asks: SchemaCheck;
  /** Code of a message; what limits a value or counts it has none of its own. */
  code?: string;
  /** What the message says beyond that. */
  parameters?: Readonly<Record<string, unknown>>;
  /** Where in the value. */
  at?: Path;
  /** Nothing more is then asked of the value. */
  isLast?: true;
}

/** Where a shape stands in the list of all: most are of many places. */
export type NodeIndex = number;

/** What a schema says of a value for those who write one. */
export interface SchemaNote {
  /** What the schema calls it. */
  id?: string;
  /** A paragraph in Arabic, then one in English. */
  description?: string;
  /** It is that of what the value is made from, which is used in several places. */
  isOfOrigin?: true;
  examples?: readonly unknown[];
  /** What editors are told that go by JSON Schema. */
  pattern?: string;
  /** What each word of a list means, both languages in a line. */
  enumDescriptions?: readonly string[];
  names?: Named;
}

/** What a value of the content has to be; `note` is its place in the list of notes. */
export type SchemaNode = { rules?: readonly SchemaRule[]; note?: number } & (
  | { is: 'string'; kind: Kind }
  | { is: 'number'; kind: Kind }
  | { is: 'boolean'; kind: Kind }
  /** `isChosen`: from a list, which may have one more some day. */
  | { is: 'words'; kind: Kind; words: readonly unknown[]; isChosen?: true }
  | { is: 'list'; item: NodeIndex }
  | { is: 'record'; key: NodeIndex; item: NodeIndex }
  | {
      is: 'object';
      reference?: Reference;
      grid?: GridForm;
      fields: Readonly<Record<string, NodeIndex>>;
      required: readonly string[];
      /** The same without what is said of its use here. */
      origin?: NodeIndex;
    }
  /** One of several objects, by what each says under a key. */
  | { is: 'variants'; by: string; options: readonly (readonly [word: unknown, shape: NodeIndex])[] }
  | { is: 'either'; options: readonly NodeIndex[] }
);

export type SchemaNodeOf<Form extends SchemaNode['is']> = Extract<SchemaNode, { is: Form }>;

/** What a schema asks, as plain data. */
export interface CompiledSchema {
  shapes: readonly SchemaNode[];
  notes: readonly SchemaNote[];
  /** What the whole has to be. */
  root: NodeIndex;
}
