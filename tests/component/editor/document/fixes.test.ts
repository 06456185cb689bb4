import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { checkSite } from '../../../../generator/check/check.ts';
import { loadSite } from '../../../../generator/content/site/load.ts';
import { readAssets } from '../../../../generator/content/site/read-assets.ts';
import type { Diagnostic } from '../../../../generator/core/diagnostics/diagnostics.ts';
import { Source } from '../../../../generator/core/json/source.ts';
import { editText } from '../../../../generator/core/json/text-edit.ts';
import { fixesOf } from '../../../../generator/editor/document/fixes.ts';
import { temporaryFolder } from '../../../support/build.ts';
import { machine } from '../../../support/environment.ts';
import { invalidSiteNames, writeInvalidSite } from '../../../support/invalid-sites.ts';

const errorsIn = (diagnostics: Diagnostic[]) => diagnostics.filter(({ severity }) => severity === 'error');
const wordsOf = ({ code, pointer, parameters }: Diagnostic) => JSON.stringify([code, pointer, parameters.found]);

/** Codes for which at least one of the fixtures has a repair that is certain. */
const repaired = new Set<string>();

test('every fix removes its diagnostic and adds no errors', async () => {
  const folder = await temporaryFolder();
  for (const name of invalidSiteNames) {
    const file = await writeInvalidSite(name, join(folder, name));
    const source = await loadSite(file).catch(() => undefined);
    if (!source) continue;
    const assets = await readAssets(join(dirname(file), 'assets'), source.value, machine);
    const { diagnostics } = checkSite(source, assets);
    for (const diagnostic of diagnostics) {
      const edits = fixesOf(diagnostic, source);
      if (edits.length === 0) continue;
      repaired.add(diagnostic.code);
      const after = checkSite(new Source(source.file, editText(source.text, edits)), assets).diagnostics;
      const isIt = (other: Diagnostic) => wordsOf(other) === wordsOf(diagnostic);
      expect(after.filter(isIt).length, `${name}: ${diagnostic.message.en}`).toBeLessThan(diagnostics.filter(isIt).length);
      expect(errorsIn(after).length, `${name}: ${diagnostic.message.en}`).toBeLessThanOrEqual(errorsIn(diagnostics).length);
    }
  }
  expect([...repaired]).toEqual(
    expect.arrayContaining([
      'syntax',
      'unknown-key',
      'unknown-type',
      'wrong-value',
      'dead-link',
      'dead-fragment',
      'duplicate-route',
      'duplicate-id',
      'duplicate-card',
      'misspelt-name',
      'unknown-collection',
      'repeated-name',
      'brand-contrast',
      'missing-image',
      'bad-href',
      'bad-external-href',
      'bad-path',
      'bad-time',
      'bad-url',
    ]),
  );
});
