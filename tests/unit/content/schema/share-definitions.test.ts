import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { describeSite } from '../../../../generator/content/schema/json-schema.ts';
import {
  definitionsPath,
  type JsonSchemaNode,
  shareDefinitions,
} from '../../../../generator/content/schema/share-definitions.ts';

const note = { type: 'string', description: 'ملاحظة على الطلب.\nA note about the order.', examples: ['عاجل', 'هدية'] };
const otherNote = { type: 'string', description: 'ملاحظة من البائع.\nWhat the seller says of it.', examples: ['نفد'] };
const parcel: JsonSchemaNode = { type: 'object', properties: { note, size: { type: 'number' } }, additionalProperties: false };
const order: JsonSchemaNode = {
  type: 'object',
  properties: {
    note: otherNote,
    first: { type: 'object', properties: { parcel, reply: note }, additionalProperties: false },
    second: { type: 'array', items: { type: 'object', properties: { note: otherNote, parcel }, additionalProperties: false } },
  },
  required: ['first'],
  additionalProperties: false,
  definitions: { parcel: { type: 'boolean' } },
};

test('turns repeated schemas into named definitions, also nested ones, and keeps the rest', () => {
  const { definitions, ...shared } = shareDefinitions(order);
  expect(shared).toEqual({
    type: 'object',
    properties: {
      note: { $ref: '#/definitions/note' },
      first: {
        type: 'object',
        properties: { parcel: { $ref: '#/definitions/parcel-2' }, reply: { $ref: '#/definitions/note-a-note-about-the' } },
        additionalProperties: false,
      },
      second: {
        type: 'array',
        items: {
          type: 'object',
          properties: { note: { $ref: '#/definitions/note' }, parcel: { $ref: '#/definitions/parcel-2' } },
          additionalProperties: false,
        },
      },
    },
    required: ['first'],
    additionalProperties: false,
  });
  expect(Object.entries(definitions ?? {})).toEqual([
    ['parcel', { type: 'boolean' }],
    ['note', otherNote],
    ['parcel-2', { ...parcel, properties: { note: { $ref: '#/definitions/note-a-note-about-the' }, size: { type: 'number' } } }],
    ['note-a-note-about-the', note],
  ]);
});

test('does not mutate its input and leaves a schema without repetition unchanged', () => {
  const before = structuredClone(order);
  shareDefinitions(order);
  expect(order).toEqual(before);
  const single: JsonSchemaNode = { type: 'object', properties: { note }, definitions: {} };
  expect(shareDefinitions(single)).toEqual(single);
});

test.each<[string, unknown]>([
  ['a valid order', { first: { parcel: { note: 'أ', size: 2 }, reply: 'ب' }, second: [{ note: 'ج' }] }],
  ['wrong values in shared parts', { note: 1, first: { parcel: { note: 2, size: '3' }, reply: [] } }],
  ['keys that shared parts do not have', { first: { parcel: { weight: 1 } }, second: [{ parcel: { notes: 'أ' }, x: 1 }] }],
  ['values of other types', { first: [], second: {} }],
])('validates %s as before', (_, value) => {
  const errorsWith = (schema: JsonSchemaNode) => {
    const validate = new Ajv({ allErrors: true }).compile(schema);
    validate(value);
    return (validate.errors ?? []).map(({ instancePath, keyword, params }) => ({ instancePath, keyword, params }));
  };
  expect(errorsWith(shareDefinitions(order))).toEqual(errorsWith(order));
});

/** A schema with definitions inlined at their references, except for the existing ones. */
function inlineDefinitions(
  node: unknown,
  definitions: Record<string, JsonSchemaNode>,
  existing: Record<string, JsonSchemaNode>,
): unknown {
  if (Array.isArray(node)) return node.map((child) => inlineDefinitions(child, definitions, existing));
  if (typeof node !== 'object' || node === null) return node;
  const name = '$ref' in node && typeof node.$ref === 'string' ? node.$ref.slice(definitionsPath.length) : '';
  if (name !== '' && !(name in existing)) return inlineDefinitions(definitions[name], definitions, existing);
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, inlineDefinitions(child, definitions, existing)]));
}

test('keeps the site schema equal once definitions are inlined', () => {
  const whole = describeSite();
  const { definitions: existing = {} } = whole;
  const { definitions = {}, ...shared } = shareDefinitions(whole);
  const own = Object.fromEntries(Object.keys(existing).map((name) => [name, definitions[name]]));
  expect(Object.keys(definitions).length).toBeGreaterThan(Object.keys(existing).length);
  expect(JSON.stringify(inlineDefinitions({ ...shared, definitions: own }, definitions, existing))).toBe(JSON.stringify(whole));
});
