import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findPages } from '../../../generator/editor/app/model/find-pages.ts';
import type { EditablePage } from '../../../generator/editor/document/protocol-state.ts';
import { fold, matches } from '../../../templates/components/fold.ts';
import { foldWord, wordsIn } from '../../../templates/layout/site-search/words.ts';
import { productFiles } from '../../support/imports.ts';
import { projectRoot } from '../../support/project-root.ts';

/** A word as written on a site, and as typed by people. */
const spellings: [written: string, typed: string][] = [
  ['2030', '٢٠٣٠'],
  ['٢٠٣٠', '۲۰۳۰'],
  ['مسؤولية', 'مسئولية'],
  ['شؤون', 'شئون'],
  ['رؤوس', 'رءوس'],
  ['شيء', 'شئ'],
  ['شاطئ', 'شاطيء'],
  ['كتاب', 'کتاب'],
  ['علي', 'علی'],
  ['هيئة', 'ہيئة'],
  ['مدينة', 'مدينه'],
  ['مدرسة', 'مدرسۃ'],
  ['إدارة', 'اداره'],
  ['آلية', 'اليه'],
  ['ٱلرحمن', 'الرحمن'],
  ['مُحَمَّد', 'محمد'],
  ['هٰذا', 'هذا'],
  ['قـــيم', 'قيم'],
  ['کتاب\u200cها', 'كتابها'],
  ['Café', 'CAFE'],
  ['1,250', '١٬٢٥٠'],
  ['ﺍﻟﻘﻴﻢ', 'القيم'],
  ["l'école", 'LECOLE'],
  ['لْمَدِينَة', 'لمدينة'],
];

const page = (title: string): EditablePage => ({ title, path: '/x', at: ['routes', 0] }) as unknown as EditablePage;

describe('folding of text for search', () => {
  test.each(spellings)('matches %s and %s in pages, site search and editor', (written, typed) => {
    expect(fold(`${written} و`)).toBe(`${fold(written)} و`);
    expect(matches(`قبل ${written} بعد`, typed)).toBe(true);
    expect(matches(`قبل ${typed} بعد`, written)).toBe(true);
    const terms = wordsIn(written).map(({ term }) => term);
    for (const { term } of wordsIn(typed)) expect(terms).toContain(term);
    expect(findPages([page(`قبل ${written} بعد`)], typed).shown).toHaveLength(1);
  });

  test.each([
    ['روسيا', 'رؤوس'],
    ['ماء', 'مال'],
    ['سماء', 'سمك'],
    ['2030', '2031'],
  ])('does not match %s and %s', (written, typed) => {
    expect(matches(written, typed)).toBe(false);
    expect(findPages([page(written)], typed).shown).toEqual([]);
  });

  test('folds words the same as the whole text', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...spellings.flat()), { minLength: 1, maxLength: 6 }), (words) => {
        expect(fold(words.join(' ')).replaceAll(' ', '')).toBe(words.map(foldWord).join(''));
        expect(fold(fold(words.join(' ')))).toBe(fold(words.join(' ')));
      }),
      { seed: 43, numRuns: 300 },
    );
  });

  test('is used by every filter of the editor and the blocks', () => {
    const files = productFiles().filter((file) =>
      /^(?:templates\/blocks|generator\/editor\/(?:app|preview\/client))\//.test(file),
    );
    const own = files.filter((file) => /toLowerCase\(\)\.includes\(/.test(readFileSync(join(projectRoot, file), 'utf8')));
    expect(files.length).toBeGreaterThan(200);
    expect(own).toEqual([]);
  });
});
