import { describe, expect, test } from 'vitest';
import { createMatcher } from '../../../../../generator/editor/document/replacing/matcher.ts';
import { ReplaceError, readRuns, replaceWords } from '../../../../../generator/editor/document/replacing/words-in-text.ts';

function replaced(text: string, find: string, by: string, hasMarks = true): string {
  const matches = createMatcher({ find, isWholeWord: false, hasCase: false, isExact: false });
  const ranges = readRuns(text, hasMarks).flatMap(
    ({ text: words }, run) => matches?.(words).map((one) => ({ ...one, run })) ?? [],
  );
  if (ranges.length === 0) return 'none';
  try {
    return replaceWords(text, hasMarks, ranges, by);
  } catch (error) {
    if (error instanceof ReplaceError) return error.reason;
    throw error;
  }
}

describe('words of a text', () => {
  test.each([
    ['inside a mark', 'شركة **قيم** للعمل', 'قيم', 'رؤى', 'شركة **رؤى** للعمل'],
    ['in the words of a link', 'زر [موقع قيم](/قيم) الآن', 'قيم', 'رؤى', 'زر [موقع رؤى](/قيم) الآن'],
    ['in a note', 'نص^[قال قيم] آخر', 'قيم', 'رؤى', 'نص^[قال رؤى] آخر'],
    ['in the meaning of an abbreviation', '[WHO](abbr:منظمة قيم)', 'قيم', 'رؤى', '[WHO](abbr:منظمة رؤى)'],
    ['as Latin words in backticks', 'يعمل `Excel 365` هنا', 'excel', 'Calc', 'يعمل `Calc 365` هنا'],
    ['in each place of a text', '**قيم** وقيم و*قيم*', 'قيم', 'رؤى', '**رؤى** ورؤى و*رؤى*'],
    ['with marks around words of another language', '[Qiyam Group](lang:en)', 'group', 'Co', '[Qiyam Co](lang:en)'],
    ['next to signs that are no marks', 'f[قيم] 2*قيم', 'قيم', 'س', 'f[س] 2*س'],
  ])('are replaced %s', (_, text, find, by, result) => {
    expect(replaced(text, find, by)).toBe(result);
  });

  test.each([
    ['keeps the words in common where they are', 'شركة **قيم**', 'شركة قيم', 'شركة رؤى', 'شركة **رؤى**'],
    ['keeps the words in common at the end', '**شركة** قيم', 'شركة قيم', 'دار قيم', '**دار** قيم'],
    ['takes the marks of the first piece', '**شركة** قيم هنا', 'شركة قيم', 'دار رؤى', '**دار رؤى** هنا'],
    ['removes marks without words', 'أول *ثان* ثالث', 'اول ثان', 'واحد', 'واحد ثالث'],
    ['goes into the link it touches', 'شركة [قيم](/about) هنا', 'شركة قيم', 'رؤى', '[رؤى](/about) هنا'],
    ['crosses marks within one link', '[شركة **قيم**](/a)', 'شركة قيم', 'رؤى', '[رؤى](/a)'],
    ['crosses a line break', 'شركة\\\nقيم', 'شركة قيم', 'رؤى', 'رؤى'],
    ['leaves a note after the word', 'شركة^[حاشية] قيم', 'شركة قيم', 'رؤى', 'رؤى^[حاشية]'],
    ['crosses a mark inside a word', 'ال**كتاب**', 'الكتاب', 'الدفتر', 'ال**دفتر**'],
  ])('across a mark: the replacement %s', (_, text, find, by, result) => {
    const cross = replaced(text, find, by);
    expect(cross).toBe(result);
  });

  test.each([
    ['two links', '[شركة](/a) [قيم](/b)', 'شركة قيم', 'رؤى', 'emptied'],
    ['a link without words', 'زر [قيم](/a)', 'قيم', '', 'emptied'],
    ['an abbreviation without meaning', '[WHO](abbr:قيم)', 'قيم', '', 'emptied'],
    ['new strong words', 'نص قيم', 'قيم', '**رؤى**', 'marks'],
    ['a new link', 'نص قيم', 'قيم', '[رؤى](/a)', 'marks'],
    ['new code', 'نص قيم', 'قيم', '`x`', 'marks'],
    ['a mark closed elsewhere', 'نص *قيم كلمة* ذلك', 'قيم', 'أ*', 'marks'],
    ['a meaning with brackets', '[WHO](abbr:قيم)', 'قيم', 'أ)', 'marks'],
  ])('are not replaced if that makes %s', (_, text, find, by, reason) => {
    expect(replaced(text, find, by)).toBe(reason);
  });

  test('are removed with the marks around them', () => {
    expect(replaced('نص **قيم** آخر', 'قيم', '')).toBe('نص  آخر');
    expect(replaced('نص^[قيم] آخر', 'قيم', '')).toBe('نص آخر');
  });

  test.each([
    ['an address', '[هنا](/qiyam)', 'qiyam'],
    ['code', 'اكتب `npm/qiyam`', 'qiyam'],
    ['a formula', '[qiyam^2](math:)', 'qiyam'],
    ['a language tag', '[Hi](lang:en)', 'lang'],
    ['asterisks', 'نص **قيم**', '**'],
  ])('are not found in %s', (_, text, find) => {
    expect(replaced(text, find, 'x')).toBe('none');
  });

  test('of a field without marks are replaced as written', () => {
    expect(replaced('سعر **قيم**', 'قيم', '[x](/a)', false)).toBe('سعر **[x](/a)**');
  });
});
