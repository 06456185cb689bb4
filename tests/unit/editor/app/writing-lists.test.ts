import fc from 'fast-check';
import { type Command, EditorState, NodeSelection, TextSelection } from 'prosemirror-state';
import { describe, expect, test } from 'vitest';
import { isObject, type Json } from '../../../../generator/core/json/value.ts';
import {
  backspace,
  deleteForward,
  enter,
  insertPiece,
  movePiece,
  raise,
  setPieceType,
  sink,
} from '../../../../generator/editor/app/writing/commands.ts';
import { docOf, listOf } from '../../../../generator/editor/app/writing/list.ts';
import { operationsBetween } from '../../../../generator/editor/app/writing/list-operations.ts';
import { toggleMark } from '../../../../generator/editor/app/writing/marking.ts';
import { type PiecesModel, piecesModelOf } from '../../../../generator/editor/app/writing/model.ts';
import { piecesOf, sliceOf } from '../../../../generator/editor/app/writing/slice.ts';
import { editsOf } from '../../../../generator/editor/document/text/operations.ts';
import { applyOperation } from '../../../../generator/editor/document/value.ts';
import { siteForms } from '../../../../generator/editor/server/endpoints/schema/site-forms.ts';
import { sentences } from '../../../support/random-sentences.ts';

function modelOf(form: string, key: string): PiecesModel {
  const field = siteForms().objects[form]?.properties.find((property) => property.key === key)?.field;
  const model = field && piecesModelOf(siteForms(), field);
  if (!model) throw new Error(`${form}.${key} is no list of texts.`);
  return model;
}

const body = modelOf('block-prose', 'body');

test('derives from the forms which pieces are edited as text', () => {
  expect([...body.lines]).toEqual(['heading', 'subheading', 'minor-heading', 'paragraph-heading']);
  expect([...body.lists]).toEqual(['list']);
  expect([...body.others]).toContain('quote');
  expect(body.hasNotes).toBe(true);
  const quote = modelOf('prose-quote', 'text');
  expect([[...quote.lines], [...quote.lists], [...quote.others]]).toEqual([[], ['list'], ['code', 'figure']]);
});

const nested: Json = {
  type: 'list',
  numbered: true,
  items: [
    'أ',
    { text: 'ب', items: ['ج', { text: 'د', items: ['هـ'], numbering: 'letters' }], numbered: true },
    { text: 'و', paragraphs: ['فقرة', { type: 'figure', image: {} }], items: ['ز'] },
    { text: 'ح' },
  ],
};

const examples: Json[] = [
  'فقرة **مهمة**',
  { type: 'heading', text: 'عنوان', id: 'name' },
  nested,
  { type: 'figure', image: { src: 'a.jpg', alt: '' } },
  { type: 'quote', text: ['قول', { type: 'list', items: ['أ'] }], source: 'قائل' },
  { type: 'unknown', text: 4 },
  '',
  { type: 'heading', text: '' },
  { type: 'list', items: [] },
  { type: 'list', items: ['', 5] },
  [['x']],
  null,
  7,
  '[[a](lang:en) b](lang:fr)',
];

test('shows each piece as text or as an atom, and writes it as it was', () => {
  expect(docOf(examples, body).children.map(({ type }) => type.name)).toEqual([
    'paragraph',
    'line',
    'list',
    ...Array.from({ length: 3 }, () => 'atom'),
    'paragraph',
    'line',
    ...Array.from({ length: 6 }, () => 'atom'),
  ]);
  expect(listOf(docOf(examples, body))).toEqual(examples);
  // Without the values that were remembered while reading.
  expect(listOf(docOf(examples, body).type.schema.nodeFromJSON(docOf(examples, body).toJSON()))).toEqual(examples);
});

const keys = fc.constantFrom('type', 'text', 'items', 'paragraphs', 'numbered', 'id', '__proto__', 'x');
const json = fc.letrec<{ value: Json; item: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    sentences,
    fc.constantFrom<Json>('', ' ', 'list', 'heading', null, 0, true, [], {}),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.array(fc.tuple(keys, tie('value')), { maxLength: 4 }).map((entries): Json => Object.fromEntries(entries)),
    fc.record({ type: fc.constantFrom('heading', 'subheading', 'figure', 'x'), text: sentences }),
    fc.array(tie('item'), { maxLength: 4 }).map((items): Json => ({ type: 'list', items })),
  ),
  item: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    sentences,
    fc.record({ text: sentences, items: fc.array(tie('item'), { minLength: 1, maxLength: 3 }) }),
    fc.record({ text: sentences, paragraphs: fc.array(tie('value'), { minLength: 1, maxLength: 2 }) }),
  ),
}));
const lists = fc.array(json.value, { maxLength: 6 });
const applyBetween = (before: Json[], after: Json[]) =>
  operationsBetween([], before, after).reduce<Json | undefined>((value, operation) => applyOperation(value, operation), before);

test('writes any list as it was', () => {
  fc.assert(
    fc.property(lists, (list) => {
      const doc = docOf(list, body);
      doc.check();
      expect(listOf(doc)).toEqual(list);
      expect(listOf(doc.type.schema.nodeFromJSON(doc.toJSON()))).toEqual(list);
    }),
    { numRuns: 500, seed: 20260102 },
  );
});

describe('operations', () => {
  test('turn any list into any other', () => {
    fc.assert(
      fc.property(lists, lists, (before, after) => {
        expect(applyBetween(before, after)).toEqual(after);
      }),
      { numRuns: 500, seed: 20260103 },
    );
    fc.assert(
      fc.property(fc.shuffledSubarray([...'abcdefgh']), fc.shuffledSubarray([...'abcdefgh']), (before, after) => {
        expect(applyBetween(before, after)).toEqual(after);
      }),
      { numRuns: 500, seed: 20260104 },
    );
  });

  const at = ['body'];
  test.each<[name: string, before: Json[], after: Json[], operations: unknown[]]>([
    ['a changed text', ['a', 'نص', 'c'], ['a', 'نصوص', 'c'], [{ do: 'set', at: ['body', 1], value: 'نصوص' }]],
    [
      'a split text',
      ['أول النص وثان'],
      ['أول النص', 'وثان'],
      [
        { do: 'insert', at, index: 1, value: 'وثان' },
        { do: 'set', at: ['body', 0], value: 'أول النص' },
      ],
    ],
    ['a moved piece', ['a', 'b', 'c'], ['b', 'c', 'a'], [{ do: 'move', at: ['body', 0], to: 2 }]],
    [
      'an added piece before a changed one',
      ['نص طويل'],
      ['x', 'نص طويل جدًا'],
      [
        { do: 'insert', at, index: 0, value: 'x' },
        { do: 'set', at: ['body', 1], value: 'نص طويل جدًا' },
      ],
    ],
    [
      'a nested item',
      [{ type: 'list', items: ['a', { text: 'b', items: ['c'] }] }],
      [{ type: 'list', items: ['a', { text: 'b', items: ['c', 'd'] }] }],
      [{ do: 'insert', at: ['body', 0, 'items', 1, 'items'], index: 1, value: 'd' }],
    ],
    [
      'the type of a heading',
      [{ type: 'heading', text: 'أ', id: 'x' }],
      [{ type: 'subheading', text: 'أ', id: 'x' }],
      [{ do: 'set', at: ['body', 0, 'type'], value: 'subheading' }],
    ],
  ])('of %s', (_, before, after, operations) => {
    expect(operationsBetween(at, before, after)).toEqual(operations);
  });
});

/** State with the caret in the given text, after a number of its characters. */
function stateAt(list: Json[], text: string, offset: number): EditorState {
  const state = EditorState.create({ doc: docOf(list, body) });
  let place = 0;
  state.doc.descendants((node, start) => {
    if (node.isTextblock && node.textContent === text) place = start + 1 + offset;
  });
  return state.apply(state.tr.setSelection(TextSelection.create(state.doc, place)));
}

function applied(state: EditorState, ...commands: Command[]): EditorState {
  let now = state;
  for (const command of commands) command(now, (made) => (now = now.apply(made)));
  now.doc.check();
  return now;
}

const type =
  (text: string): Command =>
  ({ tr }, dispatch) => {
    dispatch?.(tr.insertText(text));
    return true;
  };

const heading = { type: 'heading', text: 'عنوان', id: 'x' };

describe('commands', () => {
  test.each<[name: string, list: Json[], at: [string, number], commands: Command[], written: Json[]]>([
    ['Enter splits a paragraph', ['أول ثان'], ['أول ثان', 4], [enter], ['أول', 'ثان']],
    ['Enter after a heading', [heading, 'ب'], ['عنوان', 5], [enter, type('جديد')], [heading, 'جديد', 'ب']],
    ['Enter before a heading', [heading], ['عنوان', 0], [enter], [heading]],
    ['Enter in an item', [{ type: 'list', items: ['أب'] }], ['أب', 1], [enter], [{ type: 'list', items: ['أ', 'ب'] }]],
    [
      'Enter in an empty item',
      [{ type: 'list', items: ['أ'] }],
      ['أ', 1],
      [enter, enter, type('نص')],
      [{ type: 'list', items: ['أ'] }, 'نص'],
    ],
    ['Backspace joins', ['أ', 'ب'], ['ب', 0], [backspace], ['أب']],
    ['Backspace in a heading', [heading], ['عنوان', 0], [backspace], ['عنوان']],
    ['Backspace after an empty paragraph', ['أ', '', heading], ['', 0], [backspace], ['أ', heading]],
    ['Backspace in an item', [{ type: 'list', items: ['أ', 'ب'] }], ['ب', 0], [backspace], [{ type: 'list', items: ['أ'] }, 'ب']],
    ['Delete joins', ['أ', heading], ['أ', 1], [deleteForward], ['أعنوان']],
    ['Delete in an empty paragraph', ['', heading], ['', 0], [deleteForward], [heading]],
    [
      'Tab nests',
      [{ type: 'list', items: ['أ', 'ب'] }],
      ['ب', 0],
      [sink],
      [{ type: 'list', items: [{ text: 'أ', items: ['ب'] }] }],
    ],
    ['Tab and Shift+Tab', [{ type: 'list', items: ['أ', 'ب'] }], ['ب', 0], [sink, raise], [{ type: 'list', items: ['أ', 'ب'] }]],
    ['Tab at the third level', [nested], ['هـ', 0], [sink], [nested]],
    ['moves a piece', ['أ', heading], ['أ', 0], [movePiece(1)], [heading, 'أ']],
    ['moves an item', [{ type: 'list', items: ['أ', 'ب'] }], ['ب', 0], [movePiece(-1)], [{ type: 'list', items: ['ب', 'أ'] }]],
    [
      'moves a list',
      [{ type: 'list', items: ['أ', 'ب'] }, 'ج'],
      ['ب', 0],
      [movePiece(1)],
      ['ج', { type: 'list', items: ['أ', 'ب'] }],
    ],
    ['makes a heading', ['أ'], ['أ', 0], [setPieceType({ type: 'heading' }, body)], [{ type: 'heading', text: 'أ' }]],
    [
      'changes a heading',
      [heading],
      ['عنوان', 0],
      [setPieceType({ type: 'subheading' }, body)],
      [{ ...heading, type: 'subheading' }],
    ],
    [
      'makes a list',
      ['أ'],
      ['أ', 0],
      [setPieceType({ type: 'list', numbered: true }, body)],
      [{ type: 'list', items: ['أ'], numbered: true }],
    ],
    ['leaves a list', [{ type: 'list', items: ['أ'] }], ['أ', 0], [setPieceType(undefined, body)], ['أ']],
    ['inserts a piece', ['أ', 'ب'], ['أ', 0], [insertPiece({ type: 'divider' }, body)], ['أ', { type: 'divider' }, 'ب']],
    ['omits an empty new piece', ['أ'], ['أ', 0], [insertPiece({ type: 'heading', text: '' }, body)], ['أ']],
  ])('%s', (_, list, [text, offset], commands, written) => {
    expect(listOf(applied(stateAt(list, text, offset), ...commands).doc)).toEqual(written);
  });

  test('select the atom before, then remove it', () => {
    const once = applied(stateAt([{ type: 'divider' }, 'أ'], 'أ', 0), backspace);
    expect(once.selection).toBeInstanceOf(NodeSelection);
    expect(listOf(applied(once, backspace).doc)).toEqual(['أ']);
  });

  test('paste pieces into a paragraph, and copy them', () => {
    const state = stateAt(['أول ثان'], 'أول ثان', 4);
    const pasted = state.apply(state.tr.replaceSelection(sliceOf(['س', heading, 'ع '], body)));
    expect(listOf(pasted.doc)).toEqual(['أول س', heading, 'ع ثان']);
    expect(piecesOf(pasted.doc.slice(0, pasted.doc.content.size).content)).toEqual(['أول س', heading, 'ع ثان']);
  });
});

/** Random editing step: a command at a random selection. */
const steps = fc.record({
  from: fc.nat(10_000),
  length: fc.constantFrom(0, 0, 0, 1, 5, 40),
  command: fc.constantFrom<Command>(
    type('x'),
    type('كلمة '),
    enter,
    enter,
    backspace,
    backspace,
    deleteForward,
    sink,
    sink,
    raise,
    movePiece(1),
    movePiece(-1),
    toggleMark('strong'),
    toggleMark('emphasis'),
    setPieceType({ type: 'heading' }, body),
    setPieceType({ type: 'list' }, body),
    setPieceType(undefined, body),
    insertPiece({ type: 'divider' }, body),
    insertPiece(nested, body),
    ({ tr }, dispatch) => {
      dispatch?.(tr.replaceSelection(sliceOf(['س', nested, 'ع'], body)));
      return true;
    },
  ),
});

test('keeps the file equal to the document in random editing', () => {
  fc.assert(
    fc.property(lists, fc.array(steps, { minLength: 40, maxLength: 40 }), (list, random) => {
      let state = EditorState.create({ doc: docOf(list, body) });
      let file = `${JSON.stringify({ body: list }, undefined, 2)}\n`;
      for (const { from, length, command } of random) {
        const { size } = state.doc.content;
        const start = from % (size + 1);
        const selection = TextSelection.between(state.doc.resolve(start), state.doc.resolve(Math.min(size, start + length)));
        state = applied(state.apply(state.tr.setSelection(selection)), command);
        const before = JSON.parse(file).body as Json[];
        const after = listOf(state.doc);
        const operations = operationsBetween(['body'], before, after);
        const edits = editsOf(file, operations).toSorted((a, b) => b.from - a.from);
        const next = edits.reduce((text, edit) => text.slice(0, edit.from) + edit.text + text.slice(edit.to), file);
        expect(JSON.parse(next)).toEqual({ body: after });
        const shown = operations.reduce<Json | undefined>((value, one) => applyOperation(value, one), { body: before });
        expect(isObject(shown) && shown.body).toEqual(after);
        file = next;
      }
    }),
    { numRuns: 50, seed: 20260105 },
  );
});
