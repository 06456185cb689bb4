import { byMessageLanguage, inEachLanguage } from '../../../../../templates/model/files/language.ts';
import { fieldRoleOf } from '../../../../../templates/schema/field-roles.ts';
import { plainPattern, textPattern } from '../../../../../templates/schema/rules.ts';
import type {
  CompiledSchema,
  NodeIndex,
  SchemaNode,
  SchemaNodeOf,
  SchemaNote,
} from '../../../../content/schema/compiled-schema.ts';
import type { Json } from '../../../../core/json/value.ts';
import type {
  EditSchema,
  FieldModel,
  Localised,
  ObjectModel,
  PropertyModel,
  WhenAbsent,
} from '../../../document/protocol-forms.ts';
import { nameOfForm, wordsOfKey } from '../../../document/words/words-of-forms.ts';
import { recipeOfField, recipeOfForm } from '../../../guide/recipe-of-form.ts';
import { plainWords } from './plain-words.ts';

/** Descriptions contain an Arabic line, then an English one. */
const bothOf = (description = ''): Localised => byMessageLanguage(description.split('\n'));

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Label of the control of a key. */
function labelOf(key: string, form: string): Localised {
  const words = wordsOfKey(key, form);
  return inEachLanguage((language) => capitalised(words?.[language] ?? key));
}

/** Descriptions of enum values contain both languages, separated by a dash. */
const valueWords = (value: Json, description: string | undefined): Localised =>
  byMessageLanguage((description ?? String(value)).split(' — '));

/** Limits of a number, or of the length of a text or list. */
function limitsOf({ rules = [] }: SchemaNode): { least?: number; most?: number } {
  const limits: { least?: number; most?: number } = {};
  for (const { check } of rules) {
    if (check[0] === 'least' || check[0] === 'above' || check[0] === 'shortest') limits.least = check[1];
    if (check[0] === 'most' || check[0] === 'below' || check[0] === 'longest') limits.most = check[1];
  }
  return limits;
}

const isWhole = ({ rules = [] }: SchemaNode) => rules.some(({ check }) => check[0] === 'whole');

/** General patterns of all texts, which forms omit. */
const usualPatterns = new Set([textPattern, plainPattern, undefined]);

function textModel(shape: SchemaNodeOf<'string'>, { pattern, names }: SchemaNote): FieldModel {
  const longest = limitsOf(shape).most;
  return {
    is: 'text',
    kind: shape.kind,
    ...(names && { names }),
    ...(longest !== undefined && { longest }),
    ...(!usualPatterns.has(pattern) && { pattern }),
  };
}

function wordsModel({ words }: SchemaNodeOf<'words'>, { enumDescriptions }: SchemaNote): FieldModel {
  const [only] = words;
  if (typeof only === 'boolean') return { is: 'switch', only };
  const options = words.map((word, index) => ({
    value: word as Json,
    label: valueWords(word as Json, enumDescriptions?.[index]),
  }));
  return { is: 'choice', options };
}

/** An icon is a name or a file; one control edits both. */
function eitherModel(options: FieldModel[]): FieldModel {
  const icon = options.find((option) => option.is === 'text' && fieldRoleOf(option.kind).file === 'icon');
  return icon ?? { is: 'either', options };
}

/** Forms by name: the id in the schema, otherwise the path. */
class Forms {
  readonly objects: Record<string, ObjectModel> = {};
  readonly #schema: CompiledSchema;
  readonly #names = new Map<NodeIndex, string>();

  constructor(contract: CompiledSchema) {
    this.#schema = contract;
  }

  #shapeOf(index: NodeIndex): { shape: SchemaNode; note: SchemaNote } {
    const shape = this.#schema.nodes[index];
    if (!shape) throw new Error(`The contract has no shape ${index}.`);
    return { shape, note: (shape.note === undefined ? undefined : this.#schema.notes[shape.note]) ?? {} };
  }

  model(index: NodeIndex, way: string): FieldModel {
    const { shape, note } = this.#shapeOf(index);
    if (shape.is === 'string') return textModel(shape, note);
    if (shape.is === 'words') return wordsModel(shape, note);
    if (shape.is === 'number') return { is: 'number', ...limitsOf(shape), isWhole: isWhole(shape) };
    if (shape.is === 'boolean') return { is: 'switch' };
    if (shape.is === 'list') return { is: 'list', item: this.model(shape.item, way), ...limitsOf(shape) };
    if (shape.is === 'record') return { is: 'record', item: this.model(shape.item, way) };
    if (shape.is === 'either') return eitherModel(shape.options.map((option) => this.model(option, way)));
    if (shape.is === 'object') return { is: 'object', name: this.#object(index, shape, way) };
    const names = shape.options.map(([word, option]): [string, string] => {
      const object = this.#shapeOf(option).shape;
      if (object.is !== 'object') throw new Error(`No form for ${object.is} at ${way}.${word}.`);
      return [String(word), this.#object(option, object, `${way}.${word}`)];
    });
    return { is: 'variants', names: Object.fromEntries(names) };
  }

  #object(
    used: NodeIndex,
    { fields, required, reference, grid, origin: index = used }: SchemaNodeOf<'object'>,
    way: string,
  ): string {
    const known = this.#names.get(index);
    if (known !== undefined) return known;
    const { id, description } = this.#shapeOf(index).note;
    const name = id ?? way;
    if (Object.hasOwn(this.objects, name)) throw new Error(`Two forms are called ${name}.`);
    this.#names.set(index, name);
    const model: ObjectModel = { about: plainWords(bothOf(description), { is: 'object' }), properties: [] };
    this.objects[name] = model;
    const [label, recipe] = [nameOfForm(name), recipeOfForm(name)];
    if (label) model.label = label;
    if (reference !== undefined) model.reference = reference;
    if (grid) model.grid = grid;
    if (recipe) model.recipe = recipe;
    model.properties = Object.entries(fields).flatMap(([key, field]) =>
      this.#property(name, key, [field, !required.includes(key)]),
    );
    return name;
  }

  #property(name: string, key: string, [index, isOptional]: [NodeIndex, boolean]): PropertyModel[] {
    const { shape, note } = this.#shapeOf(index);
    // The discriminating `type` is chosen together with the form.
    const isTelling = shape.is === 'words' && shape.words.length === 1 && typeof shape.words[0] === 'string';
    if (key === 'type' && isTelling && !isOptional) return [];
    const examples = (note.examples ?? []) as Json[];
    const way = name === '' ? key : `${name}.${key}`;
    const field = withAbsence(this.model(index, way), { key, examples, isOptional });
    const recipe = recipeOfField({ key, form: name, kind: field.is === 'text' ? field.kind : undefined });
    const about = plainWords(bothOf(note.description), field);
    return [{ key, label: labelOf(key, name), about, examples, isOptional, field, ...(recipe && { recipe }) }];
  }
}

/** Switches whose default is the value of another switch. */
const followers: Record<string, string> = { searchable: 'listed' };

/** The example of an optional switch is the value worth writing; omitting it means the opposite. */
function withAbsence(field: FieldModel, { key, examples, isOptional }: Pick<PropertyModel, 'key' | 'examples' | 'isOptional'>) {
  if (field.is !== 'switch' || !isOptional) return field;
  const like = followers[key];
  const whenAbsent: WhenAbsent = like === undefined ? !(field.only ?? examples[0]) : { like };
  return { ...field, whenAbsent };
}

/** Forms of a compiled schema. @throws Error for nodes that have no form */
export function formsOf(contract: CompiledSchema): EditSchema {
  const forms = new Forms(contract);
  const root = forms.model(contract.root, '');
  return { root, objects: forms.objects };
}
