import { describe, expect, test } from 'vitest';
import { checkSite } from '../../../generator/check/check.ts';
import { report } from '../../../generator/cli/commands/options.ts';
import { formatDiagnostics } from '../../../generator/core/diagnostics/diagnostics.ts';
import { Source } from '../../../generator/core/json/source.ts';
import { readBase } from '../../support/invalid-sites.ts';

const base = readBase('variants');

/** The base fixture with one replacement. */
function put(search: string, replacement: string): string {
  if (!base.includes(search)) throw new Error(`The base has no ${search}`);
  return base.replace(search, () => replacement);
}

const title = (value: string) => put('"title": "Forms"', `"title": ${value}`);
const href = (address: string) => put('"href": "/#strip"', `"href": "${address}"`);
const many = (length: number, piece: string) => piece.repeat(Math.ceil(length / piece.length));
const each = (length: number, make: (index: number) => string) =>
  Array.from({ length: Math.ceil(length / make(0).length) }, (_, index) => make(index)).join('');
const first = (search: string, length: number, make: (index: number) => string) => put(search, search + each(length, make));

/** Contents, by length, for which a careless pattern or loop takes quadratic time. */
const contents: Record<string, (length: number) => string> = {
  'escaped quotation marks': (n) => title(`"${many(n, '\\"')}"`),
  'escaped quotation marks without end': (n) => title(`"${many(n, '\\"')}`),
  'escaped single quotation marks without end': (n) => title(`'${many(n, "\\'")}`),
  'texts that end with their lines': (n) => title(many(n, '"\n')),
  'quotation marks': (n) => title(many(n, '"')),
  'quotation marks of two kinds': (n) => title(many(n, `'"`)),
  'guillemets that only open': (n) => title(many(n, '«')),
  'low quotation marks': (n) => title(many(n, '„')),
  'comments without end': (n) => title(many(n, '/*')),
  'closing brackets in one line': (n) => title(many(n, ']')),
  'brackets in one line': (n) => title(`[${many(n, '[1],')}1], ,`),
  'brackets by lines': (n) => title(`[${many(n, '[\n1\n],\n')}1], ,`),
  'brackets of two kinds': (n) => title(many(n, '[},')),
  'empty lines before a slip': (n) => title(`${many(n, '\n')},`),
  commas: (n) => title(many(n, ',')),
  words: (n) => title(many(n, 'x ')),
  'Arabic digits': (n) => title(many(n, '٣ ')),
  'keys without quotation marks': (n) => title(`{${many(n, 'a: 1, ')}}`),
  'one key many times': (n) => first('"language": "en",', n, () => '"language": "en",'),
  'many unknown keys': (n) => first('"language": "en",', n, (i) => `"key-${i}": 1,`),
  'many keys that are nearly right': (n) => first('"language": "en",', n, (i) => `"languag${i}": 1,`),
  'one long key': (n) => put('"language": "en",', `"language": "en","${many(n, 'k')}": 1,`),
  'many wrong items': (n) => first('"legal": [', n, () => '1,'),
  'many wrong blocks': (n) => first('"blocks": [', n, () => '{"type":"tabs"},'),
  'many collections': (n) => first('"collections": {', n, (i) => `"c${i}": {"type":"link-cards","cards":[]},`),
  'invisible characters': (n) => title(`"${many(n, 'a\u200b')}"`),
  'joiners between letters': (n) => title(`"${many(n, 'a\u200d')}"`),
  'isolates that only open': (n) => title(`"a${many(n, '\u2066')}\\n"`),
  'isolates that only close': (n) => title(`"a${many(n, '\u2069')}"`),
  'characters of another script': (n) => title(`"${many(n, '中文')}"`),
  'a long letter': (n) => title(`"a${many(n, '\u0316\u0301')}"`),
  'slashes in a link': (n) => href(`/${many(n, '/')}x`),
  'question marks in a link': (n) => href(`/${many(n, '?')}\\n`),
  'a long address with a space': (n) => href(`https://${many(n, 'a')} `),
  'slashes in a path': (n) => put('"path": "/forms"', `"path": "a${many(n, '/')}b"`),
  'a path of many parts': (n) => put('"path": "/forms"', `"path": "${many(n, '/a')} "`),
  'slashes in a former address': (n) => put('"path": "/forms",', `"path": "/forms","movedFrom":["/a${many(n, '/')}b"],`),
  'many former addresses': (n) => put('"path": "/forms",', `"path": "/forms","movedFrom":[${each(n, (i) => `"/m${i}",`)}"/m"],`),
  'many dead links': (n) => first('"links": [', n, (i) => `{"label":"a","href":"/f${i}"},`),
  'many dead places': (n) => first('"links": [', n, (i) => `{"label":"a","href":"/#f${i}"},`),
  'many routes': (n) => first('"routes": [', n, (i) => `{"path":"/a${i}"},`),
  'one route many times': (n) => first('"routes": [', n, () => '{"path":"/a"},'),
  'a chain of redirects': (n) =>
    put(
      '"routes": [',
      `"redirects": [${each(n, (i) => `{"from":"/r${i}","to":"/r${i + 1}"},`)}{"from":"/r","to":"/"}],"routes": [`,
    ),
  'places and links to others': (n) =>
    first('"blocks": [', n, (i) => `{"type":"feature","id":"i${i}","action":{"href":"/#j${i}"}},`),
  'filters and grids': (n) =>
    first('"blocks": [', n, (i) => `{"type":"search","filters":"i${i}"},{"type":"card-grid","id":"g${i}"},`),
  'names of no card': (n) =>
    put(
      '"blocks": [',
      `"blocks": [{"type":"card-grid","cards":{"collection":"articles","names":[${each(n, (i) => `"n${i}",`)}"x"]}},`,
    ),
  'names of no collection': (n) => first('"blocks": [', n, (i) => `{"type":"card-grid","cards":{"collection":"c${i}"}},`),
  'a long value of a few': (n) => put('"network": "linkedin"', `"network": "${many(n, 'linkedin')}"`),
  'a long number': (n) => put('"breadcrumbHeight": 64', `"breadcrumbHeight": ${many(n, '9')}`),
};

/** CPU time of reading, checking and reporting, in milliseconds. */
function timeOf(text: string): number {
  const before = process.cpuUsage();
  const { diagnostics } = checkSite(new Source('site.json', text), new Map());
  report(diagnostics, {});
  formatDiagnostics(diagnostics, 'github', 'ar');
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Maximum growth of the time for eight times the content: linear growth is 8, quadratic growth 64. */
const most = 24;

/**
 * How much longer eight times the content takes. Times of a few milliseconds are noise, and garbage collection may affect any
 * run, so the shortest of several runs counts. Content that is fast enough in any case is measured once.
 */
function growth(make: (length: number) => string): number {
  const length = 6_000;
  const [short, long] = [make(length), make(8 * length)];
  const least = (text: string, runs: number) => Math.min(...Array.from({ length: runs }, () => timeOf(text)));
  const floor = 8;
  const once = timeOf(long);
  if (once / floor < most) return once / floor;
  const base = Math.max(least(short, 3), floor);
  return once / base < most ? once / base : least(long, 2) / base;
}

describe('the time of a check', () => {
  test.each(Object.keys(contents))('grows about linearly for %s', (name) => {
    expect(growth(contents[name] as (length: number) => string)).toBeLessThan(most);
  });
});
