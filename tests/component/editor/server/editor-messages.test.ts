import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkSite } from '../../../../generator/check/check.ts';
import { compiledSiteSchema } from '../../../../generator/content/schema/compiled-site-schema.ts';
import { loadSite } from '../../../../generator/content/site/load.ts';
import { readAssets } from '../../../../generator/content/site/read-assets.ts';
import type { Diagnostic } from '../../../../generator/core/diagnostics/diagnostics.ts';
import { editorMessagePartsOf, type MessagePart } from '../../../../generator/core/diagnostics/marked-text.ts';
import { labelOf } from '../../../../generator/core/diagnostics/messages/words.ts';
import { editorParameters } from '../../../../generator/editor/server/endpoints/placed-problem.ts';
import { temporaryFolder } from '../../../support/build.ts';
import { machine } from '../../../support/environment.ts';
import { invalidSiteNames, readInvalidSite, writeInvalidSite } from '../../../support/invalid-sites.ts';

/** Keys of the content that are no words of English, as `isPast`, and types, as `card-grid`. */
const keys = [
  ...new Set(
    compiledSiteSchema.nodes.flatMap((shape) =>
      shape.is === 'object'
        ? Object.keys(shape.fields)
        : shape.is === 'words'
          ? shape.words.filter((word) => typeof word === 'string' && /[a-z]-[a-z]/.test(word))
          : [],
    ),
  ),
].map(String);
const codeLike = new Set(keys.filter((key) => /[A-Z$-]/.test(key)));

/** What people type as it is, and names of kinds of files and services, in our own Arabic words. */
const typed =
  /^(?:https?:(?:\/\/)?|mailto:|tel:|desk|%s|\/|PDF|ZIP|JPEG|PNG|SVG|HEIC|GIF|JPG|CSV|UTF-8|Excel:?|docx|xlsx|pptx|csv|[\d-]+|U\+\w+)$/;
/** Samples of what is to be written. */
const sample =
  /^(?:https:\/\/(?:www|desk)\.\S+|\/(?:services|old|address)\S*|name@example\.com|Asia\/Riyadh|#\w{6}|[\d-]+T\S+|v=\S+|YouTube|Vimeo|Cloudflare|Pages)$/;

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(stringsIn) : [];

/** The values of a message that come from us and not from the content. */
const ownOf = (pieces: MessagePart[], values: string[]) =>
  pieces.flatMap(({ text, isValue }) => (isValue && !values.some((value) => text.includes(value)) ? [text] : []));

function faultsOf(diagnostic: Diagnostic, content: unknown): string[] {
  const parameters = editorParameters(diagnostic, content);
  const values = stringsIn(parameters).filter((value) => value !== '');
  return (['ar', 'en'] as const).flatMap((language) => {
    const { message, hint } = editorMessagePartsOf({ code: diagnostic.code, parameters }, language);
    const all = [...message, ...hint];
    const bare = all.map(({ text, isValue }) => (isValue ? ' ' : text)).join('');
    const own = [...ownOf(all, values), ...(language === 'en' ? bare.split(/[\s"“”.,;:()]+/) : [])];
    const isKey = own.filter((word) => codeLike.has(word));
    const quoted = [...bare.matchAll(/"([a-z]+)"/gi)]
      .map(([, word = '']) => word)
      .filter((word) => keys.includes(word) && labelOf(word, 'en') !== word);
    const isBare = language === 'ar' ? (bare.match(/[A-Za-z]\S*/g) ?? []) : [];
    const isOurs = language === 'ar' ? ownOf(all, values).filter((word) => !typed.test(word) && !sample.test(word)) : [];
    const ofFiles = bare.match(/\bJSON\b|\blines? \d|\bin line\b|السطر|assets\/|[{}[\]]/g) ?? [];
    return [...isKey, ...quoted, ...isBare, ...isOurs, ...ofFiles].map(
      (word) => `${diagnostic.code} ${language} ${word}: ${all.map(({ text }) => text).join('')}`,
    );
  });
}

test('messages of the editor contain no keys, line numbers or unmarked Latin text', async () => {
  const faults = new Set<string>();
  for (const name of invalidSiteNames) {
    if (readInvalidSite(name).shownBy === 'build') continue;
    const siteFile = await writeInvalidSite(name, await temporaryFolder());
    const source = await loadSite(siteFile);
    const { diagnostics } = checkSite(source, await readAssets(join(dirname(siteFile), 'assets'), source.value, machine));
    for (const diagnostic of diagnostics) for (const fault of faultsOf(diagnostic, source.value)) faults.add(fault);
  }
  expect([...faults]).toEqual([]);
});

test('messages that only a build gives contain none either', () => {
  const told = (code: Diagnostic['code'], parameters: Diagnostic['parameters']) =>
    faultsOf({ code, parameters, path: ['routes', 0, 'blocks', 3] } as unknown as Diagnostic, {});
  const foundOf: Record<string, string> = { line: '/النحل-القديم', query: 'Cloudflare Pages' };
  const limits = ['headers', 'header', 'redirects', 'line', 'query'].flatMap((expected) =>
    told('host-limit', { expected, found: foundOf[expected] ?? '_headers', count: 2400 }),
  );
  const budgets = (['html', 'styles', 'firstFlight', 'scripts', 'scriptsInUse', 'fonts', 'images'] as const).flatMap((kind) =>
    told('over-budget', {
      ...{ found: '70', expected: '65', count: 3, budget: { kind, page: '/خلايا' } },
      list: ['routes[0].blocks[3] (carousel, chunks/a-1f.js) 40 KB', 'header + footer 9 KB'],
    }),
  );
  expect([...limits, ...budgets]).toEqual([]);
});

describe('messages of the editor', () => {
  const said = (
    code: Diagnostic['code'],
    parameters: Diagnostic['parameters'],
    path: Diagnostic['path'] = [],
    content: unknown = {},
  ) => {
    const diagnostic = { code, parameters, path } as Diagnostic;
    return editorMessagePartsOf({ code, parameters: editorParameters(diagnostic, content) }, 'ar');
  };
  const text = (pieces: MessagePart[]) => pieces.map((piece) => piece.text).join('');

  test('name a field as its form does', () => {
    const content = { site: { contact: { email: {} } } };
    expect(text(said('missing-key', { found: 'value' }, ['site', 'contact', 'email'], content).message)).toBe(
      'الحقل "عنوان البريد" ناقص.',
    );
  });

  test('name a place instead of a line', () => {
    const content = {
      routes: [
        { path: '/farm', title: 'المزرعة' },
        { path: '/farm', title: 'الحقل' },
      ],
    };
    const diagnostic = {
      code: 'duplicate-route',
      path: ['routes', 1, 'path'],
      other: ['routes', 0],
      parameters: { found: '/farm', line: 3 },
    };
    const parameters = editorParameters(diagnostic as unknown as Diagnostic, content);
    expect(text(editorMessagePartsOf({ code: 'duplicate-route', parameters }, 'ar').message)).toBe(
      'العنوان "/farm" لصفحة أخرى أيضًا: المزرعة.',
    );
  });

  test('name the pictures of a page over budget', () => {
    const list = ['routes[0].blocks[1].image (assets/pictures/swarm.webp) 300 KB', 'assets/hive.jpg 20.5 KB', 'site-1f.css 3 KB'];
    const parameters = { found: '700', expected: '500', count: 0, list, budget: { kind: 'images', page: '/خلايا' } } as const;
    expect(text(said('over-budget', parameters).message)).toBe(
      'صور الصفحة في "/خلايا": 700 كيلوبايت والحد 500؛ أثقل ما فيها: swarm.webp 300 KB، hive.jpg 20.5 KB.',
    );
  });

  test('show file names without folders as separate values', () => {
    const { message } = said('unreadable-image', { found: 'nakhla-6.svg' });
    expect(message.filter(({ isValue }) => isValue)).toEqual([{ text: 'nakhla-6.svg', isValue: true }]);
    expect(text(message)).not.toContain('assets');
  });
});
