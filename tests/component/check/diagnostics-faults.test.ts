import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildSite } from '../../../generator/build/build.ts';
import { checkSite } from '../../../generator/check/check.ts';
import { loadSite } from '../../../generator/content/site/load.ts';
import { readAssets } from '../../../generator/content/site/read-assets.ts';
import { type Code, messages } from '../../../generator/core/diagnostics/messages/messages.ts';
import { translationsMessages } from '../../../generator/core/diagnostics/messages/translations.ts';
import { openProject } from '../../../generator/core/util/project.ts';
import { temporaryFolder } from '../../support/build.ts';
import { machine } from '../../support/environment.ts';
import {
  encode,
  type InvalidSite,
  invalidSiteNames,
  readBase,
  readInvalidSite,
  textOf,
  writeInvalidSite,
} from '../../support/invalid-sites.ts';
import { projectRoot } from '../../support/project-root.ts';

async function diagnose(siteFile: string, shownBy: InvalidSite['shownBy'] = 'check') {
  const folder = dirname(siteFile);
  if (shownBy === 'build') return (await buildSite({ project: openProject(siteFile, join(folder, 'out')) }, machine)).warnings;
  const source = await loadSite(siteFile);
  return checkSite(source, await readAssets(join(folder, 'assets'), source.value, machine)).diagnostics;
}

/** The message without quoted content, which may be Arabic in any language. */
const withoutQuoted = (text: string) => text.replaceAll(/"[^"]*"/g, '');

describe('fault fixture', () => {
  test.each(invalidSiteNames)('%s gives exactly the expected diagnostics', async (name) => {
    const { gives, shownBy } = readInvalidSite(name);
    const diagnostics = await diagnose(await writeInvalidSite(name, await temporaryFolder()), shownBy);
    const found = diagnostics.map(
      ({ line, column, pointer, code, severity }) => `${line}:${column} ${severity} ${code} ${pointer}`,
    );
    expect(found.map((one) => one.trimEnd())).toEqual(gives);
    for (const { message, hint } of diagnostics) {
      expect(message.en).toMatch(/^[^\u0600-\u06FF]*(?:"[^"]*"[^\u0600-\u06FF]*)*\.$/);
      expect(message.ar).toMatch(/\.$/);
      for (const text of [message.ar, hint.ar]) expect(withoutQuoted(text)).toMatch(/[\u0600-\u06FF]/);
      for (const text of [message.en, message.ar, hint.en, hint.ar]) expect(text).not.toMatch(/undefined|\[object|Hint|NaN/);
      // Every diagnostic has a hint.
      expect([hint.en !== '', hint.ar !== '']).toEqual([true, true]);
    }
  });
});

test('every diagnostic code has a fault fixture', () => {
  const covered = new Set(invalidSiteNames.flatMap((name) => readInvalidSite(name).gives.map((line) => line.split(' ')[2])));
  // Diagnostics of translations need more than one file: see `translations/site-texts.test.ts`.
  const left = (Object.keys(messages) as Code[]).filter(
    (code) => !covered.has(code) && !Object.hasOwn(translationsMessages, code),
  );
  // `invalid` is for custom blocks: see `own-blocks.test.ts`. `lost-schema` is reported by the command only: see
  // `lost-schema.test.ts`. `look-fonts` and `code-package` need a missing package: see `theme-fonts.test.ts` and `code.test.ts`.
  // `edition-font` needs a site in two languages with its own font: see `fallbacks.test.ts`.
  expect(left).toEqual(['invalid', 'code-package', 'math-package', 'lost-schema', 'look-fonts', 'edition-font']);
});

describe('fault fixtures', () => {
  test.each(['minimal', 'variants'] as const)('have a base %s without faults', async (base) => {
    const source = await loadSite(join(projectRoot, 'tests/fixtures/faults/bases', `${base}.json`));
    expect(source.text).toBe(readBase(base));
    const assets = await readAssets(join(projectRoot, 'tests/fixtures/sites/variants/assets'), source.value, machine);
    expect(checkSite(source, assets).diagnostics).toEqual([]);
  });

  test('have no asset folder without a fault', () => {
    const folders = readdirSync(join(projectRoot, 'tests/fixtures/faults/assets'));
    expect(folders.filter((folder) => !existsSync(join(projectRoot, 'tests/fixtures/faults', `${folder}.yaml`)))).toEqual([]);
  });

  const fault = (edits: Partial<InvalidSite['edits'][number]>[]) =>
    textOf({ ...readInvalidSite('bad-alt'), edits: edits as InvalidSite['edits'] });

  test('reject edits that match no place, several places or overlapping places of their base', () => {
    expect(fault([{ line: 2, replace: 'site', with: 'sites' }])).toContain('generator/sites.schema.json');
    expect(fault([{ line: 1, replace: '{', with: '[' }])).toMatch(/^\[\n {2}"\$schema"/);
    expect(() => fault([{ replace: '"nowhere"', with: '' }])).toThrow('The base has no "nowhere"');
    expect(() => fault([{ replace: '"alt"', with: '' }])).toThrow('more than once');
    expect(() => fault([{ line: 1, replace: '"$schema"', with: '' }])).toThrow('on line 1');
    const overlapping = [
      { replace: '"language": "ar"', with: '' },
      { replace: 'ge": "ar"', with: '' },
    ];
    expect(() => fault(overlapping)).toThrow('overlap');
  });

  test.each(['utf-8', 'utf-8-bom', 'utf-16', 'windows-1256'] as const)(
    'encode text as %s so that TextDecoder reads it back',
    (encoding) => {
      const decoder = new TextDecoder(encoding.replace('-bom', ''));
      expect(decoder.decode(encode('قِيَم "1"', encoding))).toBe('قِيَم "1"');
    },
  );
});
