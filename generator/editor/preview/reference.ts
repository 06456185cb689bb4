import type { WrittenSite } from '../../../site.schema.ts';
import { byMessageLanguage, type MessageLanguage } from '../../../templates/model/files/language.ts';
import type { NodeIndex, SchemaCheck, SchemaNode } from '../../content/schema/compiled-schema.ts';
import { chosenIndex, fieldsOf, indexOfType, indexWithin, nodeAt, noteOf, rootFields } from '../../content/schema/look-up.ts';
import { withDefaults } from '../../content/site/defaults.ts';
import { valueAt } from '../../core/json/value-at.ts';

/** Field in the reference. */
export interface FieldReference {
  /** Path from the part: `logo.src`, `links[].label`. */
  name: string;
  /** Node in the compiled schema. */
  index: NodeIndex;
  isRequired: boolean;
  type: string;
  /** For example `2–6`; empty if unlimited. */
  limits: string;
  description: string;
  /** Default value as JSON; empty if there is none or it depends on other content. */
  fallback: string;
  /** Example as JSON; empty if the schema has none. */
  example: string;
}

/** A part of a site file. */
export interface PartReference {
  /** Id used in addresses. */
  id: string;
  /** Path in the file: `routes[]`. */
  place: string;
  description: string;
  fields: FieldReference[];
}

type Field = ReturnType<typeof fieldsOf>[number];

/** JSON type of a node. */
function typeOf(shape: SchemaNode | undefined): string {
  if (shape?.is === 'words') return shape.words.map((word) => JSON.stringify(word)).join(' | ');
  if (shape?.is === 'number') return shape.rules?.some(({ check }) => check[0] === 'whole') ? 'integer' : 'number';
  if (shape?.is === 'list') return 'array';
  if (shape?.is === 'record') return 'object';
  return shape?.is === 'variants' || shape?.is === 'either' ? '' : (shape?.is ?? '');
}

/** Descriptions contain one line per language. */
export function descriptionOf(index: NodeIndex | undefined, language: MessageLanguage): string {
  return byMessageLanguage((noteOf(nodeAt(index)).description ?? '').split('\n'))[language];
}

/** Limits of number, length or value. */
function limitsOf(shape: SchemaNode | undefined): string {
  const find = (...names: SchemaCheck[0][]) => shape?.rules?.find(({ check }) => names.includes(check[0]))?.check[1];
  const [least, most] = [find('least', 'above', 'shortest'), find('most', 'below', 'longest')];
  if (least === undefined && most === undefined) return '';
  return most === undefined ? `≥ ${least}` : least === undefined ? `≤ ${most}` : `${least}–${most}`;
}

/** Options of describing fields. */
interface DescribeOptions {
  language: MessageLanguage;
  /** The part with all defaults. */
  defaults?: unknown;
}

/** Primitive value at a dotted path, such as `motion.cards`; undefined for objects. */
function plainValueAt(part: unknown, keys: string): string | number | boolean | undefined {
  const value = valueAt(part, keys.split('.'));
  return typeof value === 'object' ? undefined : value;
}

/** @param start path prefix of the field, such as `logo.` */
function describeField(
  { key, index, isOptional }: Field,
  { language, defaults: filled }: DescribeOptions,
  start: string,
): FieldReference {
  const shape = nodeAt(index);
  const [example] = noteOf(shape).examples ?? [];
  const fallback = isOptional ? plainValueAt(filled, start + key) : undefined;
  return {
    name: start + key,
    index,
    isRequired: !isOptional,
    type: typeOf(shape),
    limits: limitsOf(shape),
    description: descriptionOf(index, language),
    fallback: fallback === undefined ? '' : JSON.stringify(fallback),
    example: example === undefined ? '' : JSON.stringify(example),
  };
}

/** Object in a field, or in the items of its list, with the path prefix of its keys. */
function innerOf({ key, index }: Field, start: string): { index: NodeIndex; start: string } | undefined {
  const shape = nodeAt(index);
  const inner = shape?.is === 'list' ? shape.item : index;
  const chosen = chosenIndex(inner, {});
  if (chosen === undefined || nodeAt(chosen)?.is !== 'object') return undefined;
  return { index: chosen, start: `${start}${key}${shape?.is === 'list' ? '[]' : ''}.` };
}

/** All fields of an object, including nested ones; recursive forms are listed once. */
export function describeFields(
  index: NodeIndex,
  options: DescribeOptions,
  start = '',
  around: readonly NodeIndex[] = [],
): FieldReference[] {
  return fieldsOf(index).flatMap((field) => {
    const inner = innerOf(field, start);
    const isNew = inner !== undefined && inner.index !== index && !around.includes(inner.index);
    return [
      describeField(field, options, start),
      ...(isNew ? describeFields(inner.index, options, inner.start, [...around, index]) : []),
    ];
  });
}

/** Site with only its language set: provides the defaults. */
function emptySite(language: MessageLanguage) {
  return withDefaults({ site: { language }, routes: [] } as unknown as WrittenSite);
}

/** Types of collections. */
const typesOfCollections = () => {
  const shape = nodeAt(rootFields.collections);
  const item = shape?.is === 'record' ? nodeAt(shape.item) : undefined;
  return item?.is === 'variants' ? item.options.map(([word]) => String(word)) : [];
};

/** All parts of a site file except sections, from the schema. */
export function describeParts(language: MessageLanguage): PartReference[] {
  const filled: Readonly<Record<string, unknown>> = { ...emptySite(language) };
  const part = (id: string, place: string, index: NodeIndex | undefined): PartReference[] =>
    index === undefined
      ? []
      : [
          {
            id,
            place,
            description: descriptionOf(index, language),
            fields: describeFields(index, { language, defaults: filled[place] }),
          },
        ];
  const single = ['site', 'header', 'footer', 'announcement', 'everyPage', 'notFound'];
  const itemOf = (key: string) => {
    const shape = nodeAt(rootFields[key]);
    return shape?.is === 'list' ? shape.item : undefined;
  };
  const posts = indexOfType('collections', 'posts');
  const post = posts === undefined ? undefined : indexWithin(posts, ['posts', 0], {});
  return [
    ...single.flatMap((key) => part(`part-${key}`, key, rootFields[key])),
    ...part('part-routes', 'routes[]', itemOf('routes')),
    ...part('part-redirects', 'redirects[]', itemOf('redirects')),
    ...typesOfCollections()
      .filter((type) => type !== 'posts')
      .flatMap((type) => part(`part-${type}`, `collections.*: ${type}`, indexOfType('collections', type))),
    ...part('part-posts', 'collections.*: posts', posts).map((one) => ({
      ...one,
      fields: one.fields.filter(({ name }) => !name.startsWith('posts[].')),
    })),
    ...part('part-post', 'collections.*.posts[]', post),
  ];
}
