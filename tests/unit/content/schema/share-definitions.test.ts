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

test('what stands twice becomes a definition with a name of its own, be it within another; the rest stays', () => {
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

test('nothing of what is given is changed, and what repeats nothing stays the same', () => {
  const before = structuredClone(order);
  shareDefinitions(order);
  expect(order).toEqual(before);
  const single: JsonSchemaNode = { type: 'object', properties: { note }, definitions: {} };
  expect(shareDefinitions(single)).toEqual(single);
});

test.each<[string, unknown]>([
  ['a right order', { first: { parcel: { note: 'أ', size: 2 }, reply: 'ب' }, second: [{ note: 'ج' }] }],
  ['wrong values in shared parts', { note: 1, first: { parcel: { note: 2, size: '3' }, reply: [] } }],
  ['keys that shared parts do not have', { first: { parcel: { weight: 1 } }, second: [{ parcel: { notes: 'أ' }, x: 1 }] }],
  ['other shapes', { first: [], second: {} }],
])('marks %s as before', (_, value) => {
  const faults = (schema: JsonSchemaNode) => {
    const validate = new Ajv({ allErrors: true }).compile(schema);
    validate(value);
    return (validate.errors ?? []).map(({ instancePath, keyword, params }) => ({ instancePath, keyword, params }));
  };
  expect(faults(shareDefinitions(order))).toEqual(faults(order));
});

/** A schema with its definitions put back where they are referred to, but for those that are kept. */
function putBack(node: unknown, definitions: Record<string, JsonSchemaNode>, kept: Record<string, JsonSchemaNode>): unknown {
  if (Array.isArray(node)) return node.map((child) => putBack(child, definitions, kept));
  if (typeof node !== 'object' || node === null) return node;
  const name = '$ref' in node && typeof node.$ref === 'string' ? node.$ref.slice(definitionsPath.length) : '';
  if (name !== '' && !(name in kept)) return putBack(definitions[name], definitions, kept);
  return Object.fromEntries(Object.entries(node).map(([key, child]) => [key, putBack(child, definitions, kept)]));
}

test('the contract of site.json says all that it said, in the same order', () => {
  const whole = describeSite();
  const { definitions: kept = {} } = whole;
  const { definitions = {}, ...shared } = shareDefinitions(whole);
  const own = Object.fromEntries(Object.keys(kept).map((name) => [name, definitions[name]]));
  expect(Object.keys(definitions).length).toBeGreaterThan(Object.keys(kept).length);
  expect(JSON.stringify(putBack({ ...shared, definitions: own }, definitions, kept))).toBe(JSON.stringify(whole));
});
