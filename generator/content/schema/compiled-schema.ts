import type { Kind } from '../../../templates/schema/field-roles.ts';
import type { GridForm } from '../../../templates/schema/grids.ts';
import type { Named, Reference } from '../../../templates/schema/kinds.ts';
import type { Path } from '../../core/json/path.ts';

/** A check of a value beyond its type, as plain data: functions are referred to by name in `templates/registry/rules.ts`. */
export type SchemaCheck =
  | readonly ['matches', pattern: string, flags: string]
  | readonly ['holds', part: string]
  | readonly ['least' | 'above' | 'most' | 'below', limit: number]
  | readonly ['step', step: number]
  | readonly ['whole']
  /** Length of texts and lists. */
  | readonly ['shortest' | 'longest', length: number]
  /** A predicate. */
  | readonly ['asks', name: string]
  /** A function that collects issues; the value is valid if it finds none. */
  | readonly ['finds', name: string];

/** A check, and what is reported if it fails. */
export interface SchemaRule {
  check: SchemaCheck;
  /** Code of a message; length and number limits have none. */
  code?: string;
  /** Parameters of the message. */
  parameters?: Readonly<Record<string, unknown>>;
  /** Path within the value. */
  at?: Path;
  /** Whether later rules are skipped if this one fails. */
  isLast?: true;
}

/** Index of a node in the list of all nodes; most nodes are used in several places. */
export type NodeIndex = number;

/** Documentation of a schema for people who write content. */
export interface SchemaNote {
  /** Id of the schema. */
  id?: string;
  /** A paragraph in Arabic, then one in English. */
  description?: string;
  /** Whether the description is that of the reused schema. */
  isOfOrigin?: true;
  examples?: readonly unknown[];
  /** Pattern for editors that use JSON Schema. */
  pattern?: string;
  /** Meaning of each value of an enum, both languages in one line. */
  enumDescriptions?: readonly string[];
  names?: Named;
}

/** A node of the compiled schema; `note` is an index in the list of notes. */
export type SchemaNode = { rules?: readonly SchemaRule[]; note?: number } & (
  | { is: 'string'; kind: Kind }
  | { is: 'number'; kind: Kind }
  | { is: 'boolean'; kind: Kind }
  /** `isChosen`: an enum, which may get more values later. */
  | { is: 'words'; kind: Kind; words: readonly unknown[]; isChosen?: true }
  | { is: 'list'; item: NodeIndex }
  | { is: 'record'; key: NodeIndex; item: NodeIndex }
  | {
      is: 'object';
      reference?: Reference;
      grid?: GridForm;
      fields: Readonly<Record<string, NodeIndex>>;
      required: readonly string[];
      /** The same schema without the documentation of this use. */
      origin?: NodeIndex;
    }
  /** One of several objects, told apart by a discriminator key. */
  | { is: 'variants'; by: string; options: readonly (readonly [word: unknown, shape: NodeIndex])[] }
  | { is: 'either'; options: readonly NodeIndex[] }
);

export type SchemaNodeOf<Form extends SchemaNode['is']> = Extract<SchemaNode, { is: Form }>;

/** A schema as plain data. */
export interface CompiledSchema {
  nodes: readonly SchemaNode[];
  notes: readonly SchemaNote[];
  /** The node of the whole document. */
  root: NodeIndex;
}
