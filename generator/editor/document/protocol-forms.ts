import type { MessageLanguage } from '../../../templates/model/files/language.ts';
import type { Kind } from '../../../templates/schema/field-roles.ts';
import type { GridForm } from '../../../templates/schema/grids.ts';
import type { RecipeId } from '../../core/diagnostics/messages/recipes.ts';
import type { Json } from '../../core/json/value.ts';

/** Forms of the editor, derived from the schema of the content. */

/** Kind of a text field; `icon`: a name from GET `_edit/icons`. */
export type TextKind = Kind;

/** Form field, derived from the schema (GET `_edit/schema`); objects refer to one another by name. */
export type FieldModel =
  | {
      is: 'text';
      kind: TextKind;
      /** Source of the choices of a name: `Named` of `templates/schema/kinds.ts`. */
      names?: string;
      longest?: number;
      pattern?: string;
    }
  | { is: 'choice'; options: { value: Json; label: Localised }[] }
  | { is: 'number'; least?: number; most?: number; isWhole: boolean }
  /** Switch; `only`: the file may contain only this value, and omits the key for the other. */
  | { is: 'switch'; only?: boolean; whenAbsent?: WhenAbsent }
  /** Name of a form in `EditSchema.objects`. */
  | { is: 'object'; name: string }
  | { is: 'list'; item: FieldModel; least?: number; most?: number }
  | { is: 'record'; item: FieldModel }
  /** One of several forms, selected by `type`. */
  | { is: 'variants'; names: Record<string, string> }
  | { is: 'either'; options: FieldModel[] };

export type Localised = Record<MessageLanguage, string>;

export interface ObjectModel {
  /** Label where users choose among several: blocks, pieces of text, fields of a form. */
  label?: Localised;
  /** Description in one sentence. */
  about: Localised;
  /** Reference that the object represents, e.g. `image` or `cards`. */
  reference?: string;
  /** Displayed as a grid. */
  grid?: GridForm;
  /** Guide page. */
  recipe?: RecipeId;
  properties: PropertyModel[];
}

/** Value of an omitted switch: fixed, or that of another switch in the same object. */
export type WhenAbsent = boolean | { like: string };

export interface PropertyModel {
  key: string;
  /** Label of the control. */
  label: Localised;
  about: Localised;
  examples: Json[];
  isOptional: boolean;
  field: FieldModel;
  /** Guide page, if more specific than that of the object. */
  recipe?: RecipeId;
}

export interface EditSchema {
  root: FieldModel;
  objects: Record<string, ObjectModel>;
}
