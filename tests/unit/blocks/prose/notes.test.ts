import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { planInline } from '../../../../generator/content/text/inline/plan.ts';
import { labels } from '../../../../templates/blocks/prose/labels.ts';
import { WithNotes } from '../../../../templates/blocks/prose/notes.tsx';
import { inline } from '../../../../templates/components/inline.tsx';
import { type RenderContext, RenderProvider } from '../../../../templates/model/page/render-context.tsx';

const plan = (text: string) => planInline(text, { resolveHref: (href) => href, annotate: (words) => words, hasNotes: true });

const keep = (_owner: object, _key: string, make: () => string) => make();

/** Renders the texts of a page with their notes. */
function render(numerals: 'latn' | 'arab', ...texts: string[]): string {
  const site = { language: 'ar', numerals, labels: { prose: labels.ar, leadsTo: '(%s)' } };
  const context = { frame: { site }, ids: { count: 0 }, pieces: [], keep } as unknown as RenderContext;
  const planned = texts.map(plan);
  const children = planned.map((text) =>
    createElement(
      ({ children }: { children?: ReactNode }) => WithNotes({ of: [text], className: 'x', children }),
      {},
      createElement('p', {}, inline(text)),
    ),
  );
  return renderToStaticMarkup(createElement(RenderProvider, { value: context }, ...children));
}

const matches = (html: string, pattern: RegExp) => Array.from(html.matchAll(pattern), ([, found]) => found);

test('links references and footnotes both ways, in text order, with the numerals of the site', () => {
  const html = render('arab', 'أ^[حاشية **أولى**.] و**ب^[حاشية ثانية.]** هنا');
  expect(matches(html, /role="doc-noteref"[^>]*>(.)</g)).toEqual(['١', '٢']);
  expect(matches(html, /aria-label="(الحاشية [^"]*)"/g)).toEqual(['الحاشية ١', 'الحاشية ٢']);
  const [marks, notes] = [matches(html, /<a id="([^"]*)"/g), matches(html, /<li id="([^"]*)"/g)];
  expect(matches(html, /href="#([^"]*)" role="doc-noteref"/g)).toEqual(notes);
  expect(matches(html, /href="#([^"]*)" role="doc-backlink"/g)).toEqual(marks);
  expect(html).toContain('>حاشية <strong>أولى</strong>. <a');
  expect(html).toContain('aria-label="عُد إلى موضع الحاشية ٢"');
});

test('numbers notes of each text separately and shares no id between texts', () => {
  const html = render('latn', 'أ^[حاشية.]', 'ب^[حاشية.]');
  const ids = matches(html, / id="([^"]*)"/g);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(4);
  expect(matches(html, /role="doc-noteref"[^>]*>(.)</g)).toEqual(['1', '1']);
});

test('renders no notes markup for a text without notes', () => {
  expect(render('latn', 'قيم [1] ^[أ ب]')).toBe('<div class="x"><p>قيم [1] ^[أ ب]</p></div>');
});

test('escapes three hundred notes with hostile content', () => {
  const html = render('latn', 'قيم^[<script> "a" & ب] '.repeat(300));
  expect(matches(html, /<li id="([^"]*)"/g)).toHaveLength(300);
  expect(html).not.toContain('<script>');
});

test('keeps a note inside a link as plain text, since links cannot nest', () => {
  expect(render('latn', '[قيم^[حاشية هنا.]](/x)')).toBe('<div class="x"><p><a href="/x">قيم^[حاشية هنا.]</a></p></div>');
});
