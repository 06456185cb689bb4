import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkSite } from '../../../generator/check/check.ts';
import { walkFields } from '../../../generator/content/site/fields.ts';
import type { Path } from '../../../generator/core/json/path.ts';
import { Source } from '../../../generator/core/json/source.ts';
import { fixtureSite } from '../../support/build.ts';

const original: unknown = JSON.parse(readFileSync(fixtureSite('variants'), 'utf8'));

/** Property names that JavaScript uses itself, e.g. when it converts an object to a string. */
const hostileObject =
  '{"toString":1,"valueOf":null,"constructor":{"prototype":1},"hasOwnProperty":1,"toJSON":"x","then":true,"length":-1,"__proto__":{"a":1}}';

/** One path of each kind: items of a list count once per type. */
function placesOf(site: unknown): Path[] {
  const kinds = new Map<string, Path>();
  walkFields(site, ({ path }) => {
    const kind = path.map((key, index) => (typeof key === 'number' ? typeAt(site, path.slice(0, index + 1)) : key)).join('/');
    if (!kinds.has(kind)) kinds.set(kind, path);
  });
  return [...kinds.values()];
}

function typeAt(site: unknown, path: Path): string {
  const value = path.reduce((at, key) => (at as Record<string, unknown>)[key], site);
  return String((value as { type?: string } | null)?.type ?? '*');
}

const places = placesOf(original);

/** The site as JSON, with the value at a path replaced by some text. */
function replaced(path: Path, piece: string): string {
  const mark = '\u0001';
  const copy = structuredClone(original);
  const parent = path.slice(0, -1).reduce((at, key) => (at as Record<string, unknown>)[key], copy);
  (parent as Record<string, unknown>)[path.at(-1) as string] = mark;
  return JSON.stringify(copy).replace(JSON.stringify(mark), () => piece);
}

/** All messages and hints for a text. */
function messagesOf(text: string): string[] {
  return checkSite(new Source('site.json', text), new Map()).diagnostics.flatMap(({ message, hint }) => [
    message.ar,
    message.en,
    hint.ar,
    hint.en,
  ]);
}

describe('names of JavaScript built-ins in content', () => {
  test('are tried at every kind of place', () => {
    expect(places.length).toBeGreaterThan(200);
  });

  test.each([
    ['an object of such keys', hostileObject],
    ['a list of such objects', `[${hostileObject}]`],
    ['a text that is such a key', '"constructor"'],
    ['another such text', '"__proto__"'],
  ])('%s give readable messages at every place', (_, piece) => {
    for (const path of places) {
      const messages = messagesOf(replaced(path, piece));
      expect(messages.join(), path.join('/')).not.toMatch(/function |\[native/);
    }
  });

  test('are reported as unknown keys by name', () => {
    for (const path of places) {
      const value = path.reduce((at, key) => (at as Record<string, unknown>)[key], original);
      if (value === null || typeof value !== 'object' || Array.isArray(value)) continue;
      const messages = messagesOf(replaced(path, `{${hostileObject.slice(1, -1)},${JSON.stringify(value).slice(1)}`)).join('\n');
      if (path.join('/') === 'collections') continue;
      for (const key of ['toString', 'constructor', '__proto__']) expect(messages, path.join('/')).toContain(`"${key}"`);
    }
  });
});
