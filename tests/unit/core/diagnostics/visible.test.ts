import { describe, expect, test } from 'vitest';
import { checkSite } from '../../../../generator/check/check.ts';
import { report } from '../../../../generator/cli/commands/options.ts';
import { type Format, formatDiagnostics, formats } from '../../../../generator/core/diagnostics/diagnostics.ts';
import { escapeControlCharacters, toEscapedJson } from '../../../../generator/core/diagnostics/escape-control-characters.ts';
import { Source } from '../../../../generator/core/json/source.ts';
import { readBase } from '../../../support/invalid-sites.ts';

/** Characters that control a terminal or the direction of a line. */
const hostile = '\u001b[31m\u0007\u009b2J\r\u202e\u2066\u200f\u061c\u2028\ufeff\u{e0041}\ufffe';
const raw = /(?!\n)\p{Cc}|[\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufffe\u{e0000}-\u{e007f}]/u;

/** A site in which such characters are in values, in keys, and in the name of the file. */
function diagnosticsOf() {
  const site = JSON.parse(readBase('variants'));
  site.site.name = `x${hostile}`;
  site.header.links[0].href = `/nowhere${hostile}`;
  site.routes[1].path = `/a${hostile}`;
  site[`key${hostile}`] = 1;
  site.collections[`Name${hostile}`] = {};
  site.site.language = `ar${hostile}`;
  return checkSite(new Source(`folder/${hostile}.json`, JSON.stringify(site)), new Map()).diagnostics;
}

describe('control characters', () => {
  const diagnostics = diagnosticsOf();

  test.each(formats.flatMap((format) => (['ar', 'en'] as const).map((language) => [format, language] as [Format, 'ar' | 'en'])))(
    'are escaped in format %s in %s',
    (format, language) => {
      expect(diagnostics.length).toBeGreaterThan(5);
      const text = formatDiagnostics(diagnostics, format, language);
      expect(text).not.toMatch(raw);
      expect(text).toContain('\\u202e');
      expect(report(diagnostics, { format, language, isAll: true })).not.toMatch(raw);
    },
  );

  test('are escaped in every message', () => {
    for (const { message, hint } of diagnostics)
      for (const text of [message.ar, message.en, hint.ar, hint.en]) expect(text).not.toMatch(raw);
  });

  test('are unescaped for programs that parse JSON', () => {
    const [first] = JSON.parse(formatDiagnostics(diagnostics, 'json', 'en'));
    expect(first.file).toBe(`folder/${hostile}.json`);
    expect(JSON.parse(toEscapedJson({ [hostile]: [hostile] }))).toEqual({ [hostile]: [hostile] });
  });

  test('do not include joiners of Arabic letters and emoji', () => {
    for (const text of ['هـ\u200d وَرْشَة', '👩\u200d🏫 🏳️', 'قيم\u200cنا']) expect(escapeControlCharacters(text)).toBe(text);
    expect(escapeControlCharacters('a\u{e0041}\u001b\u202e')).toBe('a\\u{e0041}\\u001b\\u202e');
  });
});
