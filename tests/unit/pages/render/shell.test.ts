import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Document, type HeadMetadata } from '../../../../generator/pages/render/document.tsx';
import { encode } from '../../../../generator/pages/render/entities.ts';
import { createShellRenderer } from '../../../../generator/pages/render/shell.tsx';
import type { Manifest, SiteFrame } from '../../../../templates/model/page/page-plan.ts';
import { lean } from '../../../../templates/model/page/pieces.ts';

const frame = { site: { language: 'ar', direction: 'rtl', name: 'قيم & "شركاء"' } } as unknown as SiteFrame;
const openingStyles = { hero: '/h.css' };
const files = { preloadFonts: ['/f.woff2'], islands: {}, styles: '/s.css', openingStyles, loader: '/l.js' };
const manifest = files as unknown as Manifest;

const page: HeadMetadata = {
  title: 'خدمة',
  documentTitle: 'خدمة | قيم',
  description: 'وصف',
  canonical: 'https://www.example.com/a',
  scrollToTop: false,
  hreflang: [],
  otherLocales: [],
  searches: false,
};
const odd = `<b> & "c" 'd' $& $1 </title>`;
const socialPicture = { url: 'https://www.example.com/p.png?a&b', type: 'image/png', width: 1200, height: 630 };

const pages: HeadMetadata[] = [
  page,
  { ...page, title: odd, documentTitle: odd, description: odd, canonical: `https://www.example.com/${encodeURI(odd)}` },
  { ...page, canonical: null, scrollToTop: true },
  { ...page, socialPicture, title: 'أخرى' },
  { ...page, socialPicture: { ...socialPicture, width: 600 } },
  { ...page, feed: { href: '/feed.xml', title: odd }, article: { published: '2026-01-02', modified: '2026-03-04' } },
  { ...page, description: '' },
];

test('writes the head of each page as React does, independently of previous pages', () => {
  const renderShell = createShellRenderer(frame, manifest);
  for (const page of [...pages, ...pages.toReversed()]) {
    for (const [openingSet, needsScript] of [['', true] as const, ['hero', true] as const, ['hero', false] as const]) {
      const metadata = { ...page, openingStyles: openingSet ? openingStyles[openingSet] : undefined };
      const byReact = renderToStaticMarkup(createElement(Document, { metadata, frame, manifest, needsScript }));
      const alone = `<!doctype html>${lean(byReact).replace('charSet', 'charset')}\n`;
      const { start, end } = renderShell({ ...page, openingSet }, needsScript);
      expect(`${start}</head><body></body>${end}`).toBe(alone);
    }
  }
});

test.each([...pages.map(({ title }) => title), '', '&amp;', `"'<>&`.repeat(3)])('escapes %s as React does', (text) => {
  expect(encode(text)).toBe(renderToStaticMarkup(text));
  expect(`<i title="${encode(text)}"></i>`).toBe(renderToStaticMarkup(createElement('i', { title: text })));
});
