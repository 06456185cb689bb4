import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import { describe, expect, test } from 'vitest';
import { checkSite } from '../../../generator/check/check.ts';
import { createJsonSchema } from '../../../generator/content/schema/json-schema.ts';
import { type Path, toPointer } from '../../../generator/core/json/path.ts';
import { Source } from '../../../generator/core/json/source.ts';
import { valueAt } from '../../../generator/core/json/value-at.ts';
import { siteSchema } from '../../../site.schema.ts';
import { setValue, textsOfWholeSite, wholeSite, withValue } from '../../support/whole-site.ts';

const refusedPlaces = (site: unknown) =>
  new Set(siteSchema.safeParse(site).error?.issues.map(({ path }) => path.join('/')) ?? []);

const ajv = new Ajv({ strict: true, allErrors: true });
formats.default(ajv);
ajv.addVocabulary(['enumDescriptions', 'defaultSnippets', 'patternErrorMessage']);
const validate = ajv.compile(JSON.parse(createJsonSchema()));

function refusedByEditors(site: unknown): Set<string> {
  validate(site);
  return new Set((validate.errors ?? []).map(({ instancePath }) => instancePath));
}

type Change = (text: string) => string;

/** The test site with the texts at some paths changed. */
function withTexts(paths: readonly Path[], change: Change): unknown {
  const copy = structuredClone(wholeSite);
  for (const path of paths) setValue(copy, path, change(String(valueAt(wholeSite, path))));
  return copy;
}

const inSchema = (site: unknown) => {
  const places = refusedPlaces(site);
  return (path: Path) => places.has(path.join('/'));
};

const inEditors = (site: unknown) => {
  const places = refusedByEditors(site);
  return (path: Path) => places.has(toPointer(path));
};

/**
 * Paths that are not rejected when a change makes all of them invalid. An error can hide others, so the remaining paths are
 * tried again without the rejected ones until no more are found.
 */
function neverRefused(paths: readonly Path[], change: Change, refused: (site: unknown) => (path: Path) => boolean): Path[] {
  const isRefused = refused(withTexts(paths, change));
  const left = paths.filter((path) => !isRefused(path));
  return left.length === 0 || left.length === paths.length ? left : neverRefused(left, change, refused);
}

describe('invalid characters', () => {
  const issuesBefore = refusedPlaces(wholeSite);
  const rejectedBefore = refusedByEditors(wholeSite);

  test('are tried in every text field', () => {
    expect(textsOfWholeSite.length).toBeGreaterThan(150);
    const names = textsOfWholeSite.map((path) => path.join('/'));
    for (const name of ['$schema', 'site/labels/carousel/slideLabel', 'site/logo/alt', 'site/url', 'redirects/0/to']) {
      expect(names).toContain(name);
    }
    // Errors that the test site has as it is, such as a decorative picture with a description.
    const wrong = names.filter((name) => issuesBefore.has(name) && !name.endsWith('/alt'));
    expect(wrong).toEqual([]);
  });

  test.each([
    ['NUL', '\0'],
    ['a bell', '\u0007'],
    ['escape', '\u001b'],
    ['delete', '\u007f'],
    ['a control of the upper half', '\u0085'],
    ['half a character', '\ud83c'],
    ['the other half', '\udf31'],
    ['U+FDD0, no character', '\ufdd0'],
    ['U+FFFE, no character', '\ufffe'],
    ['U+1FFFF, no character', '\u{1ffff}'],
    ['U+10FFFE, no character', '\u{10fffe}'],
  ])('are rejected in every text field: %s', (_, character) => {
    const atEnd: Change = (text) => text + character;
    const changes: Change[] = [atEnd, (text) => character + text, (text) => text.slice(0, 2) + character + text.slice(2)];
    for (const change of changes) {
      // Paths that are still hidden are tried alone.
      for (const path of neverRefused(textsOfWholeSite, change, inSchema))
        expect([...refusedPlaces(withTexts([path], change))], path.join('/')).toContain(path.join('/'));
    }
    const unmarked = textsOfWholeSite.filter((path) => !rejectedBefore.has(toPointer(path)));
    for (const path of neverRefused(unmarked, atEnd, inEditors))
      expect([...refusedByEditors(withTexts([path], atEnd))], `${path.join('/')} in editors`).toContain(toPointer(path));
  });

  test('are named in the diagnostic with their column', () => {
    const text = JSON.stringify(withValue(wholeSite, ['site', 'logo', 'alt'], 'شعار\uffff'), null, 1);
    const found = checkSite(new Source('site.json', text), new Map()).diagnostics.find(({ code }) => code === 'bad-character');
    expect(found?.message.en).toContain('U+FFFF');
    expect(found?.message.ar).toContain('U+FFFF');
    expect(text.split('\n')[(found?.line ?? 0) - 1]?.[(found?.column ?? 0) - 1]).toBe('\uffff');
  });
});
