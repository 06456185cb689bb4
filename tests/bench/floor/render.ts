import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Content } from '../content.ts';
import { Document } from './document.tsx';

/** Bundled into one file and run in the folder of the content: reads it, renders each page, writes it, and nothing else. */
const { site, pages }: Content = JSON.parse(readFileSync('content.json', 'utf8'));
for (const page of pages) {
  const file = `out${page.path === '/' ? '/index' : page.path}.html`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `<!DOCTYPE html>${renderToStaticMarkup(createElement(Document, { site, page }))}`);
}
