import * as z from 'zod';
import { iconSchema, plainPattern, textSchema } from '../../../../templates/vocabulary/fields.ts';
import { type Kind, kindOf, namedBy } from '../../../../templates/vocabulary/kinds.ts';
import type { EditSchema, FieldModel, Json, Localised, ObjectModel, PropertyModel, WhenAbsent } from '../../../edit/contract.ts';
import { nameOfForm, wordsOfKey } from '../../../edit/words/words-of-forms.ts';
import { recipeOfField, recipeOfForm } from '../../guide/recipe-of-form.ts';
import { plainWords } from './plain-words.ts';

/** As much of a schema of zod as forms are made from. */
interface Schema {
  _zod: { def: Definition };
}

interface Check {
  check: string;
  minimum?: number;
  maximum?: number;
  value?: number;
  format?: string;
}

interface Definition {
  type: string;
  innerType?: Schema;
  element?: Schema;
  valueType?: Schema;
  shape?: Record<string, Schema>;
  options?: readonly Schema[];
  discriminator?: string;
  values?: readonly Json[];
  entries?: Record<string, string>;
  format?: string;
  checks?: readonly { _zod: { def: Check } }[];
}

interface Meta {
  id?: string;
  description?: string;
  examples?: Json[];
  pattern?: string;
  enumDescriptions?: string[];
}

const registered = (schema: Schema) => z.globalRegistry.get(schema as unknown as z.ZodType) as Meta | undefined;

const kindOfSchema = (schema: Schema) => kindOf(schema as unknown as z.core.$ZodType);

/** What is said of a schema: of its use first, then of what it is made from. */
function metaOf(schema: Schema): Meta {
  const { innerType } = schema._zod.def;
  return { ...(innerType && metaOf(innerType)), ...registered(schema) };
}

const unwrapped = (schema: Schema): Schema => (schema._zod.def.innerType ? unwrapped(schema._zod.def.innerType) : schema);

/** Descriptions have a paragraph in Arabic, then one in English. */
function bothOf(description = ''): Localised {
  const [ar = '', en = ar] = description.split('\n');
  return { ar, en };
}

/** What stands over the control of a key. */
function labelOf(key: string, form: string): Localised {
  const { ar, en } = wordsOfKey(key, form) ?? { ar: key, en: key };
  return { ar, en: en.charAt(0).toUpperCase() + en.slice(1) };
}

/** Explanations of values have both languages in a line. */
function valueWords(value: Json, description: string | undefined): Localised {
  const [ar = '', en = ar] = (description ?? String(value)).split(' — ');
  return { ar, en };
}

/** Smallest and largest of a number, or of how long a text or list may be. */
function limitsOf({ _zod: { def } }: Schema): { least?: number; most?: number } {
  const limits: { least?: number; most?: number } = {};
  for (const { _zod } of def.checks ?? []) {
    const { check, minimum, maximum, value } = _zod.def;
    if (check === 'min_length' || check === 'greater_than') limits.least = minimum ?? value;
    if (check === 'max_length' || check === 'less_than') limits.most = maximum ?? value;
  }
  return limits;
}

const isWhole = ({ _zod: { def } }: Schema) =>
  [def, ...(def.checks ?? []).map((check) => check._zod.def)].some(({ format }) => format === 'safeint');

/** What every text has to be, which a form need not tell. */
const usualPatterns = new Set([metaOf(textSchema as unknown as Schema).pattern, plainPattern]);

function textModel(schema: Schema): FieldModel {
  const { pattern } = metaOf(schema);
  const longest = limitsOf(schema).most;
  const kind = (kindOfSchema(schema) as Kind | undefined) ?? 'word';
  const names = namedBy(schema as unknown as z.core.$ZodType);
  return {
    is: 'text',
    kind,
    ...(names && { names }),
    ...(longest !== undefined && { longest }),
    ...(!usualPatterns.has(pattern) && { pattern }),
  };
}

function choiceModel(schema: Schema, { enumDescriptions = [] }: Meta): FieldModel {
  const values = Object.values(schema._zod.def.entries ?? {});
  return { is: 'choice', options: values.map((value, index) => ({ value, label: valueWords(value, enumDescriptions[index]) })) };
}

/** A copy of a schema with other words has its definition. */
const isIcon = ({ _zod: { def } }: Schema) => def.entries === (iconSchema as unknown as Schema)._zod.def.entries;

/** A form is named by what the schema calls it, else by the way to it. */
class Forms {
  readonly objects: Record<string, ObjectModel> = {};
  readonly #names = new Map<Schema, string>();

  model(schema: Schema, way: string): FieldModel {
    const own = unwrapped(schema);
    const { type, element, valueType, values } = own._zod.def;
    if (type === 'string') return textModel(own);
    if (type === 'enum') return isIcon(own) ? { is: 'text', kind: 'icon' } : choiceModel(own, metaOf(schema));
    if (type === 'number') return { is: 'number', ...limitsOf(own), isWhole: isWhole(own) };
    if (type === 'boolean') return { is: 'switch' };
    if (type === 'literal') return literalModel(values?.[0] ?? null);
    if (type === 'array' && element) return { is: 'list', item: this.model(element, way), ...limitsOf(own) };
    if (type === 'record' && valueType) return { is: 'record', item: this.model(valueType, way) };
    if (type === 'union') return this.#union(own, way);
    if (type === 'object') return { is: 'object', name: this.#object(own, way) };
    throw new Error(`No form for ${type} at ${way}.`);
  }

  #union({ _zod: { def } }: Schema, way: string): FieldModel {
    const { options = [], discriminator } = def;
    if (discriminator === undefined) return { is: 'either', options: options.map((option) => this.model(option, way)) };
    const names = options.map((option): [string, string] => {
      const type = String(unwrapped(option)._zod.def.shape?.[discriminator]?._zod.def.values?.[0]);
      return [type, this.#object(unwrapped(option), `${way}.${type}`)];
    });
    return { is: 'variants', names: Object.fromEntries(names) };
  }

  #object(schema: Schema, way: string): string {
    const known = this.#names.get(schema);
    if (known !== undefined) return known;
    const { id, description } = metaOf(schema);
    const name = id ?? way;
    if (Object.hasOwn(this.objects, name)) throw new Error(`Two forms are called ${name}.`);
    this.#names.set(schema, name);
    const model: ObjectModel = { about: bothOf(description), properties: [] };
    this.objects[name] = model;
    const [label, reference, recipe] = [nameOfForm(name), kindOfSchema(schema), recipeOfForm(name)];
    if (label) model.label = label;
    if (reference !== undefined) model.reference = reference;
    if (recipe) model.recipe = recipe;
    const shape = schema._zod.def.shape ?? {};
    model.properties = Object.entries(shape).flatMap(([key, field]) => this.#property(name, key, field));
    return name;
  }

  #property(name: string, key: string, schema: Schema): PropertyModel[] {
    const { type, values } = schema._zod.def;
    // What tells a form from others is chosen with the form.
    if (key === 'type' && type === 'literal' && typeof values?.[0] === 'string') return [];
    const { description, examples = [] } = metaOf(schema);
    const way = name === '' ? key : `${name}.${key}`;
    const isOptional = (schema as unknown as z.ZodType).safeParse(undefined).success;
    const field = withAbsence(this.model(schema, way), { key, examples, isOptional });
    const recipe = recipeOfField({ key, form: name, kind: field.is === 'text' ? field.kind : undefined });
    const about = plainWords(bothOf(description), field);
    return [{ key, label: labelOf(key, name), about, examples, isOptional, field, ...(recipe && { recipe }) }];
  }
}

/** Switches that, left out, say the same as another of their object. */
const followers: Record<string, string> = { searchable: 'listed' };

/** The example of a switch that may be left out is what is worth writing: leaving it out says the other. */
function withAbsence(field: FieldModel, { key, examples, isOptional }: Pick<PropertyModel, 'key' | 'examples' | 'isOptional'>) {
  if (field.is !== 'switch' || !isOptional) return field;
  const like = followers[key];
  const whenAbsent: WhenAbsent = like === undefined ? !(field.only ?? examples[0]) : { like };
  return { ...field, whenAbsent };
}

function literalModel(value: Json): FieldModel {
  if (typeof value === 'boolean') return { is: 'switch', only: value };
  return { is: 'choice', options: [{ value, label: valueWords(value, undefined) }] };
}

/** The forms of a schema, with what it says of each of their fields. @throws Error for what has no form. */
export function formsOf(schema: z.ZodType): EditSchema {
  const forms = new Forms();
  const root = forms.model(schema as unknown as Schema, '');
  return { root, objects: forms.objects };
}
