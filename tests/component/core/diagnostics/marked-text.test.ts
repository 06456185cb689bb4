import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkSite } from '../../../../generator/check/check.ts';
import { loadSite } from '../../../../generator/content/site/load.ts';
import { readAssets } from '../../../../generator/content/site/read-assets.ts';
import { toDiagnostic } from '../../../../generator/core/diagnostics/diagnostics.ts';
import { messagePartsOf } from '../../../../generator/core/diagnostics/marked-text.ts';
import type { Code, Parameters } from '../../../../generator/core/diagnostics/messages/messages.ts';
import { Source } from '../../../../generator/core/json/source.ts';
import { temporaryFolder } from '../../../support/build.ts';
import { machine } from '../../../support/environment.ts';
import { invalidSiteNames, readInvalidSite, writeInvalidSite } from '../../../support/invalid-sites.ts';

const diagnosticOf = (code: Code, parameters: Parameters) =>
  toDiagnostic(new Source('site.json', '{}'), { code, path: [], parameters });

function valuesOf(code: Code, parameters: Parameters, key: 'message' | 'hint' = 'message') {
  return messagePartsOf(diagnosticOf(code, parameters), 'ar')
    [key].filter(({ isValue }) => isValue)
    .map(({ text }) => text);
}

describe('messagePartsOf', () => {
  test('marks values in messages and hints, whatever they contain', () => {
    expect(valuesOf('bad-colour', { found: '#f2c94c' })).toEqual(['#f2c94c']);
    expect(valuesOf('dead-link', { found: '/products', nearest: '/product' })).toEqual(['/products']);
    expect(valuesOf('dead-link', { found: '/products', nearest: '/product' }, 'hint')).toEqual(['/product']);
    expect(valuesOf('wrong-value', { found: 'a', list: ['rtl', 'ltr'] }, 'hint')).toEqual(['rtl', 'ltr']);
    expect(valuesOf('dead-link', { found: 'لا صفحة' })).toEqual(['لا صفحة']);
  });

  test('marks keys and addresses in the text of the message itself', () => {
    expect(valuesOf('bad-href', { found: 'x' }, 'hint')).toEqual(['/services', 'https:', 'mailto:', 'tel:']);
  });

  test('does not mark translated terms', () => {
    expect(valuesOf('wrong-type', { found: 'string', expected: 'array' })).toEqual([]);
  });
});

test.each(invalidSiteNames)(
  'the message parts of %s join to the message, and Arabic text has no unmarked Latin part',
  async (name) => {
    const { shownBy } = readInvalidSite(name);
    if (shownBy === 'build') return;
    const siteFile = await writeInvalidSite(name, await temporaryFolder());
    const source = await loadSite(siteFile);
    const { diagnostics } = checkSite(source, await readAssets(join(dirname(siteFile), 'assets'), source.value, machine));
    for (const diagnostic of diagnostics) {
      for (const language of ['ar', 'en'] as const) {
        const pieces = messagePartsOf(diagnostic, language);
        for (const key of ['message', 'hint'] as const) {
          expect(pieces[key].map(({ text }) => text).join('')).toBe(diagnostic[key][language]);
          const bare = pieces[key].filter(({ isValue }) => !isValue).map(({ text }) => text);
          if (language === 'ar') expect(bare.join(' ')).not.toMatch(/[A-Za-z]|#\w|\/\w|\w\//);
        }
      }
    }
  },
);
