import { expect, test } from 'vitest';
import { misplacedIn, tagsOf } from '../../../../generator/cli/commands/test-tags.ts';
import { openProject } from '../../../../generator/core/util/project.ts';
import { machine } from '../../../support/environment.ts';
import { writeExamples } from '../../../support/examples.ts';
import { readSite } from '../../../support/read-site.ts';
import { renderSite } from '../../../support/rendered-site.ts';

const page = (inner: string) => `<!DOCTYPE html><html><head><title>x</title></head><body>${inner}</body></html>`;

test.each([
  ['<p>a<div>b</div></p>', ['<p> <div>']],
  ['<p><span><ul><li>a</li></ul></span></p>', ['<span> <ul>']],
  ['<a href="/"><button type="button">a</button></a>', ['<a> <button>']],
  ['<ul><p>a</p></ul>', ['<ul> <p>']],
  ['<ul>a<li>b</li></ul>', ['<ul> a']],
  ['<div><li>a</li></div>', ['<div> <li>']],
  ['<table><tr><div>a</div></tr></table>', ['<tr> <div>']],
  ['<p id="a">a</p><p id="a">b</p>', ['id="a" × 2']],
  ['<p>a</b></p>', ['<p> </b>']],
  ['<details><summary><h2>a</h2></summary><p>b<br>c</p></details>', []],
  ['<label>a<input><a href="/"><svg><a><p></p></a></svg></a></label>', []],
  ['<dl><div><dt>a</dt><dd><p>b</p></dd></div></dl>', []],
])('misplacedIn checks %s', (html, found) => {
  expect(misplacedIn(page(html))).toEqual(found);
});

test('all built-in blocks nest their elements correctly', async () => {
  const site = await readSite({ project: openProject(await writeExamples()) }, machine);
  const { pages } = await renderSite(site);
  expect(pages.length).toBeGreaterThan(60);
  for (const { outputPath, html } of pages) expect([outputPath, misplacedIn(html)]).toEqual([outputPath, []]);
});

test('tagsOf lists tags without text, keeping attributes that have an effect', () => {
  const of = (text: string, inner = text) => tagsOf(page(`<a href="/a" title="${text}">${inner}</a>`));
  expect(of('b')).toEqual(['<body>', '<a href="/a" title>', '</a>', '</body>']);
  expect(of('b')).toEqual(of('&lt;c&gt;'));
  expect(of('b" onclick="d', 'b')).toContain('<a href="/a" title onclick="d">');
  expect(of('b', '<i>b</i>')).toContain('<i>');
});
