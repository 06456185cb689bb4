import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { planHost } from '../../../../generator/build/hosting/host-plan.ts';
import { hostFiles, serverFiles } from '../../../../generator/build/hosting/list.ts';
import { resolveAddress } from '../../../../generator/build/hosting/resolve.ts';
import { readEditions, sitesOf } from '../../../../generator/build/tasks/read-site.ts';
import { loadValidSite } from '../../../../generator/check/load-site.ts';
import { openProject } from '../../../../generator/core/util/project.ts';
import { machine } from '../../../support/environment.ts';
import { withEnglishPage, writeLanguages } from '../../../support/languages-site.ts';
import { projectRoot } from '../../../support/project-root.ts';

/** A site in a subfolder in three languages, with former addresses that have a query, and with a `$`, a quote and a percent sign. */
const content = withEnglishPage({ url: 'https://www.example.com/sub/folder' });
content.redirects.push(
  { from: '/page.php?id=7&lang=ar', to: '/visit' },
  { from: '/page.php?id=8', to: 'https://shop.example.net/a?b=c#d' },
  { from: '/cost-$5', to: '/visit#form' },
);
const project = openProject(await writeLanguages(content));
const plan = planHost(...sitesOf(readEditions(await loadValidSite({ project }, machine))));

const options = {
  'over TLS': { root: '/srv/a "site"', address: new URL('https://www.example.com'), hasBrotli: true },
  'behind a proxy': { root: '/srv/site', address: new URL('http://localhost:8080'), hasBrotli: false },
};
const keys = { certificate: '/etc/tls/site.pem', key: '/etc/tls/site.key' };

const paths = ['index.html', 'en/index.html', 'assets/site.0123456789.css', 'assets/a.0123456789.pdf', 'robots.txt', 'feed.xml'];

const golden = (folder: string, name: string) => join(projectRoot, 'tests/fixtures/hosts', folder, `${name}.txt`);

/**
 * `tests/hosts` tests how servers behave with these files, if they are installed. Here every line is compared with a
 * snapshot: after an intended change, run `vitest --update` and review the files.
 */
describe('generated host files', () => {
  test.each(Object.entries(options))('match the snapshots of servers, %s', async (name, server) => {
    const files = serverFiles(plan, { ...server, ...keys });
    expect(Object.keys(files).length).toBeGreaterThan(3);
    for (const [file, text] of Object.entries(files)) await expect(text).toMatchFileSnapshot(golden(name, file));
  });

  test('match the snapshots of static hosts', async () => {
    const files = hostFiles(
      plan,
      paths.map((path) => ({ path, content: 'a' })),
    );
    expect(files.map(({ path }) => path)).toEqual(['_headers', '_redirects']);
    for (const { path, content: text } of files) await expect(String(text)).toMatchFileSnapshot(golden('static', path));
  });
});

test('resolves addresses to files in the preview', async () => {
  const files = new Set(['index.html', 'en.html', 'en/visit.html', '404.html', 'en/404.html', 'robots.txt', 'robots.txt.br']);
  const addresses = [
    ...['/', '/sub/folder', '/sub/folder/', '/sub/folder/index.html', '/sub/folder/index', '/sub/folder/en', '/sub/folder/en/'],
    ...['/sub/folder/en/visit', '/sub/folder/en/visit.html', '/sub/folder/en/visit/', '/sub/folder/en/visit?a=b'],
    ...[
      '/sub/folder/404',
      '/sub/folder/404.html',
      '/sub/folder/en/404.html',
      '/sub/folder/robots.txt',
      '/sub/folder/robots.txt.br',
    ],
    ...[
      '/sub/folder/none',
      '/sub/folder/_headers',
      '/sub/folder/.env',
      '/sub/folder/%2e%2e/x',
      '/sub/folder/a%2fb',
      '/sub/folder/%',
    ],
    ...['/page.php?id=7&lang=ar', '/sub/folder/page.php?id=7&lang=ar', '/sub/folder/page.php?lang=ar&id=7&x=1'],
    ...['/sub/folder/page.php?id=8', '/sub/folder/page.php?id=9', '/sub/folder/cost-$5', '/sub/folder/cost-$5?a=b'],
  ];
  const isFile = (path: string) => files.has(path);
  const answers = addresses.map((address) => `${address} ${JSON.stringify(resolveAddress({ plan, address, isFile }))}`);
  await expect(`${answers.join('\n')}\n`).toMatchFileSnapshot(golden('preview', 'answers'));
});
