import fc from 'fast-check';
import { EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { describe, expect, test } from 'vitest';
import { flattenElements, readInline } from '../../../../generator/content/text/inline/read.ts';
import { inlineOf, survives, writtenText } from '../../../../generator/editor/app/writing/inline.ts';
import { linkAround, meaningAround, setLink, setMeaning, toggleMark } from '../../../../generator/editor/app/writing/marking.ts';
import { schema } from '../../../../generator/editor/app/writing/schema.ts';
import { sentences } from '../../../support/random-sentences.ts';

const runs = { numRuns: 600, seed: 20260101 };

const nodeOf = (text: string, source: string | null = text) => schema.node('sentence', { source }, inlineOf(text));
const rewritten = (text: string) => writtenText(nodeOf(text, null));

test.each([
  'نص بلا علامات',
  '**مهم**',
  'نسأل *كيف* و*لماذا*',
  '[الموقع](https://example.org)',
  'كلمة [in English](lang:en) هنا',
  '[WHO](abbr:منظمة الصحة العالمية)',
  'اضغط [Ctrl+C](key:)',
  'H[2](sub:)O و10[3](sup:)',
  '[90](del:) 80',
  'اكتب `npm ci` ثم `` a`b ``',
  'قانون [E = mc^2](math:)',
  'قيمة^[شرح الكلمة. **مهم**]',
  'سطر\\\nآخر',
  '[Ctrl](key:)[C](key:)',
  'كلمة^[أ ب]^[ج د]',
  '**كلمة^[شرح الكلمة] وأخرى**',
  '[كلمة *مائلة*](/a) **و[رابط](/b)**',
])('writes %j as it was', (text) => {
  expect(rewritten(text)).toBe(text);
  expect(survives(text)).toBe(true);
});

test.each(['[[a](lang:en) b](lang:fr)', 'a\ue002b', '[a^[b c](key:)'])('keeps %j as source', (text) => {
  const isRead = rewritten(text) === text;
  expect(survives(text)).toBe(isRead);
  expect(writtenText(nodeOf(text))).toBe(text);
});

test('writes texts of the grammar byte for byte, and texts that survive with the same marks', () => {
  const marksOf = (text: string) =>
    flattenElements(readInline(text) ?? [])
      .map(({ kind }) => kind)
      .toSorted();
  let surviving = 0;
  fc.assert(
    fc.property(sentences, (text) => {
      expect(writtenText(nodeOf(text))).toBe(text);
      if (!survives(text)) return;
      surviving += 1;
      const again = rewritten(text);
      expect(marksOf(again)).toEqual(marksOf(text.replace(/(?:\\\n)+$/, '').trim()));
      expect(rewritten(again)).toBe(again);
    }),
    runs,
  );
  expect(surviving).toBeGreaterThan(300);
});

test('keeps the order of nested marks', () => {
  for (const text of ['**[أ](/a)** ب', '[**أ**](/a) ب']) {
    const content = inlineOf(`${text}ج`);
    expect(writtenText(schema.node('sentence', { source: text }, content))).toBe(`${text}ج`);
  }
});

describe('commands', () => {
  /** Applies commands to a text in which `|` marks the ends of the selection. */
  function applied(marked: string, ...commands: ReturnType<typeof toggleMark>[]): string {
    const [from = 0, to = from] = [...marked.matchAll(/\|/g)].map(({ index }, n) => index - n);
    const text = marked.replaceAll('|', '');
    let state = EditorState.create({ doc: schema.node('sentence', { source: text }, schema.text(text)) });
    state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to)));
    for (const command of commands) command(state, (made: Transaction) => (state = state.apply(made)));
    return writtenText(state.doc);
  }

  test.each([
    ['نسأل |كيف| نعمل', 'strong', 'نسأل **كيف** نعمل'],
    ['نسأل كي|ف نعمل', 'emphasis', 'نسأل *كيف* نعمل'],
    ['نسأل |كيف |نعمل', 'key', 'نسأل [كيف](key:) نعمل'],
    ['نسأل |how|', 'language', 'نسأل [how](lang:en)'],
    ['كلمة |شرح الكلمة|', 'note', 'كلمة^[شرح الكلمة]'],
    ['|a| b', 'formula', '[a](math:) b'],
    ['ك|ل|مة', 'emphasis', 'كلمة'],
  ] as const)('mark %j as %s', (text, name, written) => {
    expect(applied(text, toggleMark(name))).toBe(written);
    expect(applied(text, toggleMark(name), toggleMark(name))).toBe(text.replaceAll('|', ''));
  });

  test('set and remove links and meanings', () => {
    expect(applied('زر ال|موقع', setLink('/a'))).toBe('زر [الموقع](/a)');
    expect(applied('زر ال|موقع', setLink('/a'), setLink('/b'))).toBe('زر [الموقع](/b)');
    expect(applied('زر ال|موقع', setLink('/a'), setLink(''))).toBe('زر الموقع');
    expect(applied('WH|O', setMeaning(' منظمة (الصحة) '))).toBe('[WHO](abbr:منظمة الصحة)');
    const state = EditorState.create({ doc: nodeOf('[WHO](abbr:م) [ب](/a)') });
    const at = (place: number) => state.apply(state.tr.setSelection(TextSelection.create(state.doc, place)));
    expect([meaningAround(at(1)), linkAround(at(1)), linkAround(at(5))]).toEqual(['م', '', '/a']);
  });
});
