import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Content } from '../content.ts';

/** Hugo reads a file for each page: this makes them of one file, as JSON front matter. Bundled, and run in Hugo's folder. */
const { site, pages }: Content = JSON.parse(readFileSync('content.json', 'utf8'));
rmSync('content', { recursive: true, force: true });
mkdirSync('content', { recursive: true });
mkdirSync('data', { recursive: true });
writeFileSync('data/shell.json', JSON.stringify(site));
for (const [index, page] of pages.entries()) {
  const name = page.path === '/' ? '_index.md' : `page-${index}.md`;
  const url = page.path === '/' ? '/' : `${page.path}/`;
  writeFileSync(`content/${name}`, `${JSON.stringify({ url, ...page }, null, 1)}\n`);
}
