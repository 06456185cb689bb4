import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { compileSchema } from '../../../../generator/content/schema/compile-schema.ts';
import type { CompiledSchema } from '../../../../generator/content/schema/compiled-schema.ts';
import { compiledSiteSchema } from '../../../../generator/content/schema/compiled-site-schema.ts';
import { createJsonSchema } from '../../../../generator/content/schema/json-schema.ts';
import { jsonSchemaFile } from '../../../../generator/core/util/sources.mjs';
import { tableSchema } from '../../../../templates/blocks/table/schema.ts';
import { routePathSchema } from '../../../../templates/model/addresses/schema.ts';
import { headerSchema } from '../../../../templates/model/site/header-schema.ts';
import { croppedImageSchema, hrefSchema, imageSchema, plainText } from '../../../../templates/schema/fields.ts';
import { isHref, isUsableAddress, plainPattern, textPattern } from '../../../../templates/schema/rules.ts';
import { projectRoot } from '../../../support/project-root.ts';

describe('href', () => {
  test.each([
    '/',
    '/services',
    '/services/training#goals',
    '/مقالات/قيمة',
    'https://example.com/a?b=c',
    'http://example.com',
    'mailto:a@example.com',
    'tel:+966-11-000',
  ])('accepts %s', (href) => {
    expect([hrefSchema.safeParse(href).success, isHref(href)]).toEqual([true, true]);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'http:/example.com',
    'http://user:word@example.com',
    '//example.com',
    '/\\example.com',
    'https:/example.com',
    'https:///x',
    'services',
    './services',
    '#goals',
    '',
    ' ',
    '/a b',
    'mailto:',
    'tel:abc',
    'file:///etc/passwd',
    'https://\\x',
  ])('rejects %j', (href) => {
    expect([hrefSchema.safeParse(href).success, isHref(href)]).toEqual([false, false]);
  });
});

describe('route path', () => {
  test.each(['/', '/about-us', '/products/IndicatorsMeasuring', '/مقالات/قيمة', '/a.b/c'])('accepts %s', (path) => {
    expect(routePathSchema.safeParse(path).success).toBe(true);
  });

  test.each([
    '',
    'about',
    '/about/',
    '//',
    '/a//b',
    '/a b',
    '/../etc',
    '/a/..',
    '/./a',
    '/a?b',
    '/a#b',
    '/a%2e',
    '/a\\b',
    '/a:b',
    '/a\u0000b',
    '/<b>',
  ])('rejects %j', (path) => {
    expect(routePathSchema.safeParse(path).success).toBe(false);
  });
});

describe('image', () => {
  test.each([
    [{ src: 'a/b.svg', alt: 'text' }, true],
    [{ src: 'a.svg', alt: '', decorative: true }, true],
    [{ src: 'a.svg', alt: '' }, false],
    [{ src: 'a.svg', alt: ' ' }, false],
    [{ src: 'a.svg', alt: 'text', decorative: true }, false],
    [{ src: '../a.svg', alt: 'text' }, false],
    [{ src: '.hidden/a.svg', alt: 'text' }, false],
    [{ src: 'https://example.com/a.svg', alt: 'text' }, false],
    [{ src: 'a.html', alt: 'text' }, false],
  ])('%j has validity %s', (image, isRight) => {
    expect(imageSchema.safeParse(image).success).toBe(isRight);
    expect(croppedImageSchema.safeParse(image).success).toBe(isRight);
  });

  test.each([
    [{ left: 0, top: 100 }, true],
    [{ left: 50 }, false],
    [{ left: -1, top: 0 }, false],
    [{ left: 33.3, top: 0 }, false],
    [{ left: '50%', top: '0;color:red' }, false],
  ])('with focus %j has validity %s, only if it is cropped', (focus, isRight) => {
    expect(croppedImageSchema.safeParse({ src: 'a.svg', alt: 'text', focus }).success).toBe(isRight);
    expect(imageSchema.safeParse({ src: 'a.svg', alt: 'text', focus }).success).toBe(false);
  });
});

test('reports errors inside an object besides an error of the whole object', () => {
  const around = z.strictObject({ header: headerSchema, table: tableSchema }).check(({ issues, value }) => {
    issues.push({ code: 'custom', message: 'around', path: [], input: value });
  });
  const table = { type: 'table', caption: 'أ', columns: ['أ', 'ب'], rows: [['1'], ['1', '2', '3']] };
  const { error } = around.safeParse({ header: { links: [{ label: 'أ' }, { label: 'ب' }] }, table });
  expect(error?.issues.map(({ message }) => message)).toEqual(['no-target', 'no-target', 'row-length', 'row-length', 'around']);
});

test('has an up-to-date JSON Schema file', () => {
  expect(readFileSync(join(projectRoot, jsonSchemaFile), 'utf8')).toBe(createJsonSchema());
});

test('has no open object in the JSON Schema', () => {
  const open: string[] = [];
  const visit = (node: unknown, path: string): void => {
    if (node === null || typeof node !== 'object') return;
    const { type, properties, additionalProperties } = node as Record<string, unknown>;
    if (type === 'object' && properties !== undefined && additionalProperties !== false) open.push(path);
    for (const [key, child] of Object.entries(node)) visit(child, `${path}/${key}`);
  };
  visit(JSON.parse(createJsonSchema()), '');
  expect(open).toEqual([]);
});

/** Patterns that any text field has. */
const generalPatterns = new Set<string | undefined>([undefined, plainPattern, textPattern, '\\S']);

/** Strings with checks by function beyond plain text that no pattern describes for editors. */
function undescribed({ nodes, notes }: CompiledSchema) {
  return nodes.flatMap((shape) => {
    if (shape.is !== 'string') return [];
    const checks = (shape.rules ?? []).map(({ check }) => check);
    const functions = checks.flatMap((asks) => (asks[0] === 'asks' || asks[0] === 'finds' ? [asks[1]] : []));
    const note = notes[shape.note ?? -1];
    const patterns = [note?.pattern, ...checks.flatMap((asks) => (asks[0] === 'matches' ? [asks[1]] : []))];
    const isDescribed = functions.every((name) => name === 'isPlain') || patterns.some((one) => !generalPatterns.has(one));
    return isDescribed ? [] : [`${note?.description}: ${functions.join(', ')}`];
  });
}

test('describes string checks by patterns as far as possible', () => {
  expect(undescribed(compileSchema(plainText.refine(isUsableAddress)))).toHaveLength(1);
  expect(undescribed(compiledSiteSchema)).toEqual([]);
});
