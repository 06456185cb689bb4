import type { MessageLanguage } from '../../../templates/model/files/language.ts';
import type { GridForm } from '../../../templates/schema/grids.ts';
import type { Kind } from '../../../templates/schema/kind-table.ts';
import type { RecipeId } from '../../core/diagnostics/messages/recipes.ts';
import type { Json } from '../../core/json/value.ts';

/**
 * The forms of the editor, derived from the schema of the content.
 */

/** What a text of a form is; `icon`: a name of those that GET `_edit/icons` tells. */
export type TextKind = Kind;

/** What a field of a form is: derived from the schema (GET `_edit/schema`), by names that refer to one another. */
export type FieldModel =
  | {
      is: 'text';
      kind: TextKind;
      /** What a word is chosen from: `Named` of `templates/schema/kinds.ts`. */
      names?: string;
      longest?: number;
      pattern?: string;
    }
  | { is: 'choice'; options: { value: Json; label: Localised }[] }
  | { is: 'number'; least?: number; most?: number; isWhole: boolean }
  /** A switch; `only` when the file may hold one of the two values alone, and says the other by leaving the key out. */
  | { is: 'switch'; only?: boolean; whenAbsent?: WhenAbsent }
  /** A form by its name in `EditSchema.objects`. */
  | { is: 'object'; name: string }
  | { is: 'list'; item: FieldModel; least?: number; most?: number }
  | { is: 'record'; item: FieldModel }
  /** One of several forms, told apart by their `type`. */
  | { is: 'variants'; names: Record<string, string> }
  | { is: 'either'; options: FieldModel[] };

export type Localised = Record<MessageLanguage, string>;

export interface ObjectModel {
  /** What one is called, where people choose among several: blocks, pieces of a text, fields of a form. */
  label?: Localised;
  /** What it is, in a sentence. */
  about: Localised;
  /** What it stands for as a whole, such as `image` or `cards`. */
  reference?: string;
  /** It is written as a grid. */
  grid?: GridForm;
  /** Where the guide tells of it. */
  recipe?: RecipeId;
  properties: PropertyModel[];
}

/** What a switch says that the file leaves out: on or off, or the same as another switch of its object, by the key of that. */
export type WhenAbsent = boolean | { like: string };

export interface PropertyModel {
  key: string;
  /** A word or two, for the head of its control. */
  label: Localised;
  about: Localised;
  examples: Json[];
  isOptional: boolean;
  field: FieldModel;
  /** Where the guide tells of it more than of the object that it is in. */
  recipe?: RecipeId;
}

export interface EditSchema {
  root: FieldModel;
  objects: Record<string, ObjectModel>;
}
