import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { readIconFile } from '../../../../generator/assets/images/icon-file.ts';
import { drawingFiles } from '../../../../generator/build/tasks/outputs.ts';
import { nearestIcon } from '../../../../generator/content/site/assets.ts';
import { readAssets } from '../../../../generator/content/site/read-assets.ts';
import { IconDrawing } from '../../../../templates/components/icon.tsx';
import { isCustomIconFile } from '../../../../templates/theme/icons/custom-icon.ts';
import { temporaryFolder } from '../../../support/build.ts';
import { machine } from '../../../support/environment.ts';

const shape = '<path d="M0 0h9v9"/>';
const drawing = (content: string, attributes = 'viewBox="0 0 48 48"') =>
  readIconFile(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n${content}</svg>`));

/** The icon read from a drawing. @throws Error if it is rejected. */
function readIcon(content: string, attributes?: string) {
  const icon = drawing(content, attributes);
  if (Array.isArray(icon)) throw new Error(JSON.stringify(icon));
  return icon;
}

/** Why a drawing is rejected: the line, the reason and the text of each problem. */
function rejections(content: string, attributes?: string) {
  const problems = drawing(content, attributes);
  return Array.isArray(problems) ? problems.map(({ reason, found, line }) => `${line} ${reason} ${found}`.trim()) : [];
}

test('scales lines to the grid of the icon set and applies transforms of groups', () => {
  const group = '<g transform="translate(2 2)" fill="none" stroke="#123"><line x1="0" y1="0" x2="10" y2="10"/></g>';
  expect(readIcon(`<!-- by hand --><title>x</title>${group}`)).toEqual({ lines: 'M1 1 6 6', areas: '', evenOddAreas: '' });
});

test.each([
  ['draws a dark area in the current colour', '<rect fill="#111" width="48" height="48"/>', /^M0 0H24V24H0z/i],
  ['draws round corners', '<rect x="4" y="4" width="40" height="40" rx="8"/>', /^M6 2.*A4 4/],
  ['draws circles and ellipses', '<circle cx="24" cy="24" r="8"/><ellipse cx="24" cy="24" rx="4" ry="2"/>', /A4 4.*A2 1/],
  ['draws polygons', '<polygon points="0,0 48,0 48,48"/>', /^M0 0H24V24z$/],
])('%s', (_, content, areas) => expect(readIcon(content).areas).toMatch(areas));

test.each([
  ['fill="#000"', 'stroke="black"'],
  ['', 'stroke="#000000"'],
  ['', 'stroke="currentColor"'],
  ['fill="#2A6"', 'stroke="#22aa66"'],
  ['fill="rgb(34, 170, 102)"', 'stroke="#22AA66"'],
  ['fill="transparent"', 'stroke="red"'],
])('treats %s and %s as the same colour', (fill, stroke) => {
  expect(readIcon(`<path ${fill} d="M0 0h9v9"/><path fill="none" ${stroke} d="M0 0h9v9"/>`).lines).not.toBe('');
});

test('keeps the fill rule of areas', () => {
  expect(readIcon('<g fill-rule="evenodd"><path d="M0 0h48v48z"/></g>')).toMatchObject({
    areas: '',
    evenOddAreas: 'M0 0H24V24z',
  });
});

test('centres a drawing that is not square', () => {
  expect(readIcon('<path d="M0 0h10v20z"/>', 'viewBox="0 0 10 20"').areas).toBe('M6 0H18V24z');
  expect(readIcon('<path d="M0 0h10v20z"/>', 'width="10px" height="20"').areas).toBe('M6 0H18V24z');
});

test.each([
  ['<script>alert(1)</script>', '2 element <script>'],
  ['<path onclick="x()" d="M0 0h9v9"/>', '2 attribute onclick="x()"'],
  ['<path style="fill:url(https://e.x)" d="M0 0h9v9"/>', '2 attribute style="fill:url(https://e.x)"'],
  ['<path class="a" d="M0 0h9v9"/>', '2 attribute class="a"'],
  ['<path fill="url(#a)" d="M0 0h9v9"/>', '2 value fill="url(#a)"'],
  ['<use href="https://e.x/#a"/>', '2 element <use>'],
  ['<foreignObject><b onclick="x()">x</b></foreignObject>', '2 element <foreignObject>'],
  ['<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>', '2 element <svg>'],
  ['<x:path xmlns:x="http://www.w3.org/2000/svg" d="M0 0"/>', '2 element <x:path>'],
  ['<![CDATA[<script>]]>', '2 element <![CDATA['],
  ['words', '2 element words'],
  ['<path d="M0 0h9v9&quot;/>"/>', '2 value d="M0 0h9v9"/>"'],
  ['<path d="M0 NaN"/>', '2 value d="M0 NaN"'],
  ['<style>path{}</style>', '2 element <style>'],
  ['<animate attributeName="d"/>', '2 element <animate>'],
])('rejects %s', (content, problem) => expect(rejections(content + shape)).toEqual([problem]));

test('reports all problems at once, each with its line', () => {
  expect(rejections(`${shape}\n<image href="x"/>\n<path onload="a" d="M0 0h9"/>`)).toEqual([
    '3 element <image>',
    '4 attribute onload="a"',
  ]);
});

test.each([
  ['a missing size', shape, '', '1 size'],
  ['a size in percent', shape, 'width="100%" height="100%"', '1 size'],
  ['two colours', `<path fill="red" d="M0 0h9v9"/>${shape}`, undefined, '1 colours #ff0000, #000000'],
  ['an invisible drawing', '<path fill="none" d="M0 0h9v9"/>', undefined, '1 empty'],
  ['too many points', `<path d="M0 0${'l1 1'.repeat(5000)}"/>`, undefined, '1 points 5001'],
  ['too many bytes', ' '.repeat(40_000), undefined, '1 bytes 40 KB'],
])('reports %s', (_, content, attributes, problem) => expect(rejections(content, attributes)).toEqual([problem]));

test('never expands entities', () => {
  const bomb = '<!DOCTYPE s [<!ENTITY a "9"><!ENTITY b "&a;&a;">]><svg viewBox="0 0 9 9"><path d="M0 0h&b;"/></svg>';
  const problems = readIconFile(Buffer.from(bomb));
  expect(Array.isArray(problems) && problems.map(({ reason }) => reason)).toEqual(['doctype', 'syntax']);
});

test.each(['', 'words', '<html/>', '<svg', '\u0000', '<?xml-stylesheet href="x"?><svg viewBox="0 0 1 1"/>'])(
  'rejects %j',
  (text) => expect(readIconFile(Buffer.from(text))).toHaveLength(1),
);

test('renders path data in the current colour', () => {
  const html = renderToStaticMarkup(
    IconDrawing({ name: readIcon(`${shape}<line stroke="#000" x1="0" y1="0" x2="48" y2="48"/>`), size: 20 }),
  );
  expect(html).toContain('<path d="M0 0H4.5V4.5" fill="currentColor" stroke="none"></path><path d="M0 0 24 24"></path></svg>');
});

test.each([
  ['icons/palm.svg', true],
  ['icons/نخلة باسقة.svg', true],
  ['icons/../secret.svg', false],
  ['icons/.hidden.svg', false],
  ['icons/deep/palm.svg', false],
  ['palm.svg', false],
  ['icons/palm.png', false],
  ['award', false],
])('isCustomIconFile(%s) is %s', (text, isFile) => expect(isCustomIconFile(text)).toBe(isFile));

describe('icon files named by content', () => {
  const drawn = '<svg viewBox="0 0 24 24"><path d="M0 0h24v24z"/></svg>';
  const read = async (content: unknown) => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'icons'));
    for (const name of ['palm', 'dhow']) await writeFile(join(folder, `icons/${name}.svg`), drawn);
    return readAssets(folder, content, machine);
  };
  const notice = (icon: string) => ({ routes: [{ path: '/', blocks: [{ type: 'notice', icon }] }] });

  test('are inlined into pages instead of published', async () => {
    const assets = await read(notice('icons/palm.svg'));
    expect(assets.get('icons/palm.svg')).toEqual({ state: 'icon', icon: { lines: '', areas: 'M0 0H24V24z', evenOddAreas: '' } });
    expect(drawingFiles(assets)).toEqual([]);
  });

  test('are published if they are used as pictures too', async () => {
    const assets = await read({ ...notice('icons/palm.svg'), site: { icon: { src: 'icons/palm.svg' } } });
    expect(drawingFiles(assets)).toHaveLength(1);
    expect(assets.get('icons/palm.svg')).toMatchObject({ state: 'ready', icon: { lines: '' } });
  });

  test.each([
    ['palm', 'icons/palm.svg'],
    ['plam.svg', 'icons/palm.svg'],
    ['assets/icons/palm.svg', 'icons/palm.svg'],
    ['haert', 'heart'],
    ['icons/heart.svg', 'heart'],
    ['what-nobody-drew', undefined],
  ])('suggests for %s: %s', async (name, expected) => {
    expect(nearestIcon(name, await read({}))).toBe(expected);
  });

  test('report the nearest name of the set and the site if missing', async () => {
    const assets = await read(notice('icons/dohw.svg'));
    expect(assets.get('icons/dohw.svg')).toEqual({ state: 'missing', nearest: 'icons/dhow.svg' });
  });
});
