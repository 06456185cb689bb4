import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findIssues } from './check.ts';
import { allSchemes } from './schemes.ts';
import { openWindow } from './visits.ts';

/** Pages of which each has a fault in one scheme only: what makes it, and what is found. */
const faulty: [name: string, page: [styles: string, body: string], found: RegExp[]][] = [
  ['none', ['p { color: #000 }', '<p>Words</p>'], []],
  ['light', ['@media (prefers-color-scheme: light) { p { color: #ccc } }', '<p>Words</p>'], [/=light: color-contrast /]],
  [
    'dark',
    ['@media (prefers-color-scheme: dark) { p { color: #ccc } }', '<p>Words</p>'],
    [/=dark: color-contrast /, /=dark: WCAG2AA\.Principle1\.Guideline1_4\.1_4_3/],
  ],
  // Once, for all schemes, by both engines.
  ['no scheme', ['', '<img src="data:,">'], [/=light: image-alt /, /=light: WCAG2AA\.Principle1\.Guideline1_1\.1_1_1/]],
  [
    'a link among words in the dark',
    [
      'a { color: #00e } @media (prefers-color-scheme: dark) { a { color: #333; text-decoration: none } }',
      '<p>Words around <a href="/">a link</a> in a line</p>',
    ],
    [/=dark: link-in-text-block /],
  ],
  [
    'what forced colours show',
    ['ul { display: none } @media (forced-colors: active) { ul { display: block } }', '<ul><b>Words</b></ul>'],
    [/=forced[^:]*: list /],
  ],
  [
    'what can be scrolled in the dark',
    [
      'div { block-size: 200px } @media (prefers-color-scheme: dark) { div { block-size: 20px; overflow: auto } }',
      '<div><p>Words</p><p>Words</p><p>Words</p></div>',
    ],
    [/=dark: scrollable-region-focusable /],
  ],
];

const document = (styles: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>Page</title><link rel="icon" href="data:,"><style>html { color: #000; background: #fff } ${styles}</style></head><body><main><h1>Page</h1>${body}</main></body></html>`;

let server: Server;
let window: Awaited<ReturnType<typeof openWindow>>;
beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const [, [styles, body] = ['', '']] = faulty[Number(url.match(/\d+/)?.[0])] ?? [];
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(document(styles, body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  window = await openWindow();
});
afterAll(async () => {
  await window?.close();
  server.closeAllConnections();
  server.close();
});

test.each(faulty.map(([name, , found], index) => ({ name, index, found })))(
  'a fault of one scheme is found, and in that scheme: $name',
  async ({ index, found }) => {
    const target = { path: `${index}`, viewport: { width: 1280, height: 900 }, actions: [] };
    const { port } = server.address() as AddressInfo;
    const issues = await findIssues(window.checksOf(`http://127.0.0.1:${port}/${index}`, target, allSchemes));
    for (const pattern of found) expect(issues.join('\n')).toMatch(pattern);
    // In the schemes that are right nothing is.
    expect(new Set(issues.map((issue) => /scheme=([^:&]+)/.exec(issue)?.[1])).size).toBe(found.length > 0 ? 1 : 0);
  },
);
