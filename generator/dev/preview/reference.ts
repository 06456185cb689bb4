import { chosenIndex, fieldsOf, indexOfType, indexWithin, noteOf, rootFields, shapeAt } from '../../contract/look-up.ts';
import type { Index, Question, Shape } from '../../contract/shapes.ts';

/** A field as the reference explains it. */
export interface FieldExplained {
  /** Its keys from the part on: `logo.src`, `links[].label`. */
  name: string;
  isRequired: boolean;
  type: string;
  /** Such as `2–6`; empty where any length or number fits. */
  limits: string;
  description: string;
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

type Language = 'ar' | 'en';
type Field = ReturnType<typeof fieldsOf>[number];

/** What stands at a place, in the words of JSON. */
function typeOf(shape: Shape | undefined): string {
  if (shape?.is === 'words') return shape.words.map((word) => JSON.stringify(word)).join(' | ');
  if (shape?.is === 'number') return shape.rules?.some(({ asks }) => asks[0] === 'whole') ? 'integer' : 'number';
  if (shape?.is === 'list') return 'array';
  if (shape?.is === 'record') return 'object';
  return shape?.is === 'variants' || shape?.is === 'either' ? '' : (shape?.is ?? '');
}

/** Descriptions hold a line in Arabic, then one in English. */
export function descriptionOf(index: Index | undefined, language: Language): string {
  const lines = (noteOf(shapeAt(index)).description ?? '').split('\n');
  return (language === 'ar' ? lines[0] : lines.at(-1)) ?? '';
}

/** How many, how long or how much it may be. */
function limitsOf(shape: Shape | undefined): string {
  const find = (...names: Question[0][]) => shape?.rules?.find(({ asks }) => names.includes(asks[0]))?.asks[1];
  const [least, most] = [find('least', 'above', 'shortest'), find('most', 'below', 'longest')];
  if (least === undefined && most === undefined) return '';
  return most === undefined ? `≥ ${least}` : least === undefined ? `≤ ${most}` : `${least}–${most}`;
}

/** @param start the keys before its own, such as `logo.` */
export function describeField({ key, index, isOptional }: Field, language: Language, start = ''): FieldExplained {
  const shape = shapeAt(index);
  const [example] = noteOf(shape).examples ?? [];
  return {
    name: start + key,
    isRequired: !isOptional,
    type: typeOf(shape),
    limits: limitsOf(shape),
    description: descriptionOf(index, language),
    example: example === undefined ? '' : JSON.stringify(example),
  };
}

/** What a reader follows in one table: what is deeper has a table of its own, as sections have. */
const mostDepth = 3;

/** The object in a field, or in each item of its list, and how keys in it begin. */
function innerOf({ key, index }: Field, start: string): { index: Index; start: string } | undefined {
  const shape = shapeAt(index);
  const inner = shape?.is === 'list' ? shape.item : index;
  const chosen = chosenIndex(inner, {});
  if (chosen === undefined || shapeAt(chosen)?.is !== 'object') return undefined;
  return { index: chosen, start: `${start}${key}${shape?.is === 'list' ? '[]' : ''}.` };
}

function describeFields(index: Index, language: Language, start = '', depth = 0): FieldExplained[] {
  return fieldsOf(index).flatMap((field) => {
    const inner = depth < mostDepth ? innerOf(field, start) : undefined;
    return [
      describeField(field, language, start),
      ...(inner ? describeFields(inner.index, language, inner.start, depth + 1) : []),
    ];
  });
}

/** Kinds of cards, each a collection of its own fields. */
const typesOfCollections = () => {
  const shape = shapeAt(rootFields.collections);
  const item = shape?.is === 'record' ? shapeAt(shape.item) : undefined;
  return item?.is === 'variants' ? item.options.map(([word]) => String(word)) : [];
};

/** Every part of a site file but its sections: what it may say, by the contract. */
export function describeParts(language: Language): PartExplained[] {
  const part = (id: string, place: string, index: Index | undefined): PartExplained[] =>
    index === undefined
      ? []
      : [{ id, place, description: descriptionOf(index, language), fields: describeFields(index, language) }];
  const single = ['site', 'header', 'footer', 'announcement', 'notFound'];
  const itemOf = (key: string) => {
    const shape = shapeAt(rootFields[key]);
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
