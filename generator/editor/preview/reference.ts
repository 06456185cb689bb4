import type { WrittenSite } from '../../../site.schema.ts';
import { byMessageLanguage, type MessageLanguage } from '../../../templates/model/files/language.ts';
import type { NodeIndex, SchemaCheck, SchemaNode } from '../../content/schema/compiled-schema.ts';
import { chosenIndex, fieldsOf, indexOfType, indexWithin, nodeAt, noteOf, rootFields } from '../../content/schema/look-up.ts';
import { withDefaults } from '../../content/site/defaults.ts';
import { valueAt } from '../../core/json/value-at.ts';

/** A field as the reference explains it. */
export interface FieldExplained {
  /** Its keys from the part on: `logo.src`, `links[].label`. */
  name: string;
  /** Where the contract has what it may be. */
  index: NodeIndex;
  isRequired: boolean;
  type: string;
  /** Such as `2–6`; empty where any length or number fits. */
  limits: string;
  description: string;
  /** What holds where it is left out, as JSON; empty where nothing does, or where that follows from other content. */
  fallback: string;
  /** As JSON; empty where the schema has none. */
  example: string;
}

/** A part of a site file. */
export interface PartExplained {
  /** Names it in addresses. */
  id: string;
  /** How the file has it: `routes[]`. */
  place: string;
  description: string;
  fields: FieldExplained[];
}

type Field = ReturnType<typeof fieldsOf>[number];

/** What stands at a place, in the words of JSON. */
function typeOf(shape: SchemaNode | undefined): string {
  if (shape?.is === 'words') return shape.words.map((word) => JSON.stringify(word)).join(' | ');
  if (shape?.is === 'number') return shape.rules?.some(({ asks }) => asks[0] === 'whole') ? 'integer' : 'number';
  if (shape?.is === 'list') return 'array';
  if (shape?.is === 'record') return 'object';
  return shape?.is === 'variants' || shape?.is === 'either' ? '' : (shape?.is ?? '');
}

/** Descriptions hold a line in each language. */
export function descriptionOf(index: NodeIndex | undefined, language: MessageLanguage): string {
  return byMessageLanguage((noteOf(nodeAt(index)).description ?? '').split('\n'))[language];
}

/** How many, how long or how much it may be. */
function limitsOf(shape: SchemaNode | undefined): string {
  const find = (...names: SchemaCheck[0][]) => shape?.rules?.find(({ asks }) => names.includes(asks[0]))?.asks[1];
  const [least, most] = [find('least', 'above', 'shortest'), find('most', 'below', 'longest')];
  if (least === undefined && most === undefined) return '';
  return most === undefined ? `≥ ${least}` : least === undefined ? `≤ ${most}` : `${least}–${most}`;
}

/** How the fields of a part are told. */
interface Telling {
  language: MessageLanguage;
  /** The part as it is where nothing of it is written. */
  filled?: unknown;
}

/** What stands in a part at some keys, such as `motion.cards`; undefined for what is no single value. */
function plainValueAt(part: unknown, keys: string): string | number | boolean | undefined {
  const value = valueAt(part, keys.split('.'));
  return typeof value === 'object' ? undefined : value;
}

/** @param start the keys before its own, such as `logo.` */
function describeField({ key, index, isOptional }: Field, { language, filled }: Telling, start: string): FieldExplained {
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

/** The object in a field, or in each item of its list, and how keys in it begin. */
function innerOf({ key, index }: Field, start: string): { index: NodeIndex; start: string } | undefined {
  const shape = nodeAt(index);
  const inner = shape?.is === 'list' ? shape.item : index;
  const chosen = chosenIndex(inner, {});
  if (chosen === undefined || nodeAt(chosen)?.is !== 'object') return undefined;
  return { index: chosen, start: `${start}${key}${shape?.is === 'list' ? '[]' : ''}.` };
}

/** Every field of an object, each with those in it; what contains its own kind is told once. */
export function describeFields(
  index: NodeIndex,
  telling: Telling,
  start = '',
  around: readonly NodeIndex[] = [],
): FieldExplained[] {
  return fieldsOf(index).flatMap((field) => {
    const inner = innerOf(field, start);
    const isNew = inner !== undefined && inner.index !== index && !around.includes(inner.index);
    return [
      describeField(field, telling, start),
      ...(isNew ? describeFields(inner.index, telling, inner.start, [...around, index]) : []),
    ];
  });
}

/** A site of which nothing is written but its language: the defaults. */
function emptySite(language: MessageLanguage) {
  return withDefaults({ site: { language }, routes: [] } as unknown as WrittenSite);
}

/** Kinds of cards, each a collection of its own fields. */
const typesOfCollections = () => {
  const shape = nodeAt(rootFields.collections);
  const item = shape?.is === 'record' ? nodeAt(shape.item) : undefined;
  return item?.is === 'variants' ? item.options.map(([word]) => String(word)) : [];
};

/** Every part of a site file but its sections: what it may say, by the contract. */
export function describeParts(language: MessageLanguage): PartExplained[] {
  const filled: Readonly<Record<string, unknown>> = { ...emptySite(language) };
  const part = (id: string, place: string, index: NodeIndex | undefined): PartExplained[] =>
    index === undefined
      ? []
      : [
          {
            id,
            place,
            description: descriptionOf(index, language),
            fields: describeFields(index, { language, filled: filled[place] }),
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
