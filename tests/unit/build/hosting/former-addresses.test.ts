import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { checkHostLimits } from '../../../../generator/build/hosting/host-limits.ts';
import { planHost } from '../../../../generator/build/hosting/host-plan.ts';
import { hostFiles, serverFiles } from '../../../../generator/build/hosting/list.ts';
import { matchesQuery, queryPattern } from '../../../../generator/build/hosting/queries.ts';
import { redirectPages } from '../../../../generator/build/hosting/redirect-pages.ts';
import { planObjects } from '../../../../generator/build/publish/objects.ts';
import { checkSite } from '../../../../generator/check/check.ts';
import { suggestFormat } from '../../../../generator/check/shape/suggest-format.ts';
import type { AssetIndex } from '../../../../generator/content/site/assets.ts';
import { readAssets } from '../../../../generator/content/site/read-assets.ts';
import { Source } from '../../../../generator/core/json/source.ts';
import { openProject } from '../../../../generator/core/util/project.ts';
import { startPreview } from '../../../../generator/editor/server/server.ts';
import type { Site } from '../../../../site.schema.ts';
import { formerPathSchema } from '../../../../templates/model/addresses/schema.ts';
import { fixtureSite } from '../../../support/build.ts';
import { writeCapitals } from '../../../support/capitals.ts';
import { machine } from '../../../support/environment.ts';
import { oldAddresses, withOldAddresses } from '../../../support/old-addresses.ts';

const variants: Site = JSON.parse(readFileSync(fixtureSite('variants'), 'utf8'));
const isValid = (address: string) => formerPathSchema.safeParse(address).success;
const options = { root: '/srv', address: new URL('https://www.example.com'), certificate: '/c', key: '/k', hasBrotli: false };

describe('former address', () => {
  test.each(oldAddresses.map(({ from }) => [from]))('may be %s', (address) => {
    expect(isValid(address)).toBe(true);
  });

  test.each([
    ...['/a\nb', '/a?b\nc', '/a%0Ab', '/a?b=%0d', '/a?b=%00', '/%00', '/a\u0085b', '/a?b\u202ec'],
    ...[
      '/a\\b',
      '/a%5cb',
      '/a%2Fb',
      '/a%3Fb',
      '/a%23b',
      '/a#b',
      '/a?b#c',
      '/a*',
      '/a%2A',
      '/a:b',
      '/a"b',
      '/a%22',
      '/a<b>',
      '/a|b',
    ],
    ...[
      '/100%',
      '/%zz',
      '/%C7%E1',
      '/a?b=%E0%A4%A',
      '/a?%',
      '/a?',
      '/a?&',
      '/a?b&&c',
      '/a? b',
      '/ a',
      '/a /b',
      '/a/',
      '//a',
      'a?b',
    ],
    ...['?p=1', '/.git?a=b', '/a/%2e%2e/b', '/a/../b', '/assets?a=b', '/%61ssets/a', '/robots.txt?a=b', '/index', '/a.html/b?c'],
    `/a?b=${'c'.repeat(1600)}`,
    `/${'%D8%A7'.repeat(101)}`,
  ])('may not be %j', (address) => {
    expect(isValid(address)).toBe(false);
  });

  test('may be as long encoded as unencoded', () => {
    expect([isValid(`/${'ا'.repeat(100)}`), isValid(`/${'%D8%A7'.repeat(100)}`)]).toEqual([true, true]);
  });

  test.each([
    ['https://www.qiyam.sa/?p=1086', '/?p=1086'],
    ['/100% new', '/100%25 new'],
    ['old/page/', '/old/page'],
  ])('%s is suggested to become %s', (text, suggestion) => {
    expect(suggestFormat('bad-former-path', text, isValid)).toBe(suggestion);
  });
});

describe('check of former addresses', () => {
  let assets: AssetIndex;
  beforeAll(async () => {
    assets = await readAssets(join(dirname(fixtureSite('variants')), 'assets'), variants, machine);
  });
  const errorsOf = (redirects: Site['redirects'], movedFrom: string[] = []) => {
    const routes = variants.routes.map((route) => (route.path === '/forms' ? { ...route, movedFrom } : route));
    const source = new Source('site.json', JSON.stringify({ ...variants, routes, redirects }));
    const { diagnostics } = checkSite(source, assets);
    return diagnostics.filter(({ severity }) => severity === 'error').map(({ code, pointer }) => [code, pointer]);
  };

  test('accepts those of other systems', () => {
    expect(errorsOf(oldAddresses)).toEqual([]);
  });

  test('rejects equal queries however they are written, and accepts different ones', () => {
    const redirects = ['/a?x=1&y=2', '/a?y=2&x=1', '/a/?x=1', '/a.html?x=%31', '/a'].map((from) => ({ from, to: '/forms' }));
    expect(errorsOf(redirects)).toEqual([
      ['duplicate-redirect', '/redirects/1/from'],
      ['duplicate-redirect', '/redirects/3/from'],
    ]);
  });

  test('rejects the percent-encoded address of a page, but not with a query', () => {
    const page = encodeURI('/مقالات/قيمة');
    const from = [page, `${page}.html`, `${page}?a=b`, '/?p=1', '/index.html?p=2'];
    expect(errorsOf(from.map((one) => ({ from: one, to: '/forms' })))).toEqual([
      ['redirect-hides-page', '/redirects/0/from'],
      ['redirect-hides-page', '/redirects/1/from'],
    ]);
    expect(errorsOf([], ['/?p=1', '/forms?old', '/%D8%A7'])).toEqual([]);
  });
});

describe('host files for former addresses', () => {
  const site = withOldAddresses({ ...variants, redirects: [] });
  const plan = planHost(site);
  const movedFrom = variants.routes.flatMap((route) => route.movedFrom ?? []);

  test.each([
    [oldAddresses.at(-2)?.from, '/plain.php'],
    [oldAddresses.at(-1)?.from, '/plain?q=a'],
  ])('change for %s the same lines as for %s, and no others', (from = '', plain) => {
    const linesOf = (one: string) => {
      const files = serverFiles(planHost({ ...variants, redirects: [{ from: one, to: '/forms' }] }), options);
      return Object.values(files).flatMap((file) => file.split('\n'));
    };
    const [lines, expected] = [linesOf(from), linesOf(plain)];
    const differing = lines.filter((line, index) => line !== expected[index]);
    expect(lines).toHaveLength(expected.length);
    expect(differing.length).toBeGreaterThanOrEqual(4);
    for (const line of differing) {
      expect(line).toMatch(/^\s*(?:location = "|"~\^|`~\^|RewriteCond "%\{QUERY_STRING\}" "|RewriteRule ")/);
      // Caddy reads its environment by {$NAME}, Apache by ${NAME}.
      if (!line.includes('location =')) expect(line.replace(/^\s*RewriteCond "%\{QUERY_STRING\}"/, '')).not.toMatch(/\{|\$\w/);
    }
  });

  test('list in _redirects what Netlify supports: queries first, those with most parameters first, also at pages', () => {
    const lines = String(hostFiles(plan, []).find(({ path }) => path === '_redirects')?.content)
      .trim()
      .split('\n');
    const queries = lines.filter((line) => line.endsWith('!'));
    expect(lines.slice(0, queries.length)).toEqual(queries);
    expect(queries).toContain('/sub/folder/ p=1086 /sub/folder/forms 301!');
    expect(queries).toContain('/sub/folder/index.php id=7 lang=ar /sub/folder/forms 301!');
    expect(queries.findIndex((line) => line.includes('p=1086 lang=ar'))).toBeLessThan(
      queries.indexOf('/sub/folder/ p=1086 /sub/folder/forms 301!'),
    );
    // It would redirect to itself: the query is passed along.
    expect(queries.filter((line) => line.includes('p=9'))).toEqual([]);
    expect(lines).toContain(`/sub/folder/50%25%20off /sub/folder/forms 301`);
    for (const line of lines) expect(line).toMatch(/^\/\S+(?: [^\s=/]+=\S+)* [/h]\S+ 30[12]!?$/);
    expect(lines.filter((line) => /[*]/.test(line))).toEqual([]);
  });

  test('skip queries where redirects are pages or objects', () => {
    const paths = redirectPages(site).map(({ path }) => path);
    const keys = planObjects({ sites: [site], plan, files: [], prefix: '' }).map(({ key }) => key);
    const ofPaths = oldAddresses.filter(({ from }) => !from.includes('?'));
    expect(paths).toHaveLength(ofPaths.length + movedFrom.length);
    expect(paths).toEqual(expect.arrayContaining(['عنوان.html', 'old page/ثانية.html', '50% off.html']));
    expect(keys).toEqual(expect.arrayContaining(['sub/folder/عنوان', 'sub/folder/50% off']));
    expect([...paths, ...keys].filter((name) => name.includes('?') || name === 'sub/folder/index.html')).toEqual([]);
  });

  test('are reported by host if it does not support queries', () => {
    const limits = (url: string, more = {}) =>
      checkHostLimits({ editions: [{ site: { ...site, site: { ...site.site, url } } }], paths: [], ...more })
        .filter(({ parameters }) => parameters?.expected === 'query')
        .map(({ path, parameters }) => [path, parameters?.found, parameters?.count]);
    const count = oldAddresses.filter(({ from }) => from.includes('?')).length;
    const first = ['redirects', 0, 'from'];
    expect(limits('https://www.example.com')).toEqual([]);
    expect(limits('https://www.example.com', { hasRedirectPages: true })).toEqual([[first, 'GitHub Pages', count]]);
    expect(limits('https://www.example.com', { isForStore: true })).toEqual([[first, 'S3', count]]);
    expect(limits('https://qiyam.pages.dev')).toEqual([[first, 'Cloudflare Pages', count]]);
    expect(limits('https://qiyam.gitlab.io/site', { hasRedirectPages: true })).toEqual([[first, 'GitLab Pages', count]]);
  });
});

test('generates a query pattern that matches exactly what the preview matches', () => {
  const letter = fc.constantFrom(...'ab1&=+ %.*$(){}[]"\'`^|;#/?~-ق');
  const parameter = fc.string({ unit: letter, minLength: 1, maxLength: 4 });
  const encode = fc.constantFrom<(text: string) => string>(
    encodeURIComponent,
    (text) =>
      encodeURIComponent(text)
        .replaceAll(/%../g, (one) => one.toLowerCase())
        .replaceAll('%20', '+'),
    (text) => encodeURI(text).replaceAll(/[&+#]/g, encodeURIComponent),
  );
  fc.assert(
    fc.property(
      fc.array(parameter, { minLength: 1, maxLength: 4 }),
      fc.array(parameter, { maxLength: 2 }),
      encode,
      fc.nat(),
      (query, others, encodeAll, turn) => {
        const requested = [...query.slice(turn % query.length), ...query.slice(0, turn % query.length), ...others]
          .map(encodeAll)
          .join('&');
        for (const sought of [query, others.length > 0 ? others : query]) {
          expect(new RegExp(`^${queryPattern(sought)}`).test(requested)).toBe(matchesQuery(requested, sought));
        }
      },
    ),
  );
  expect(matchesQuery('b=2&a=1&x', ['a=1', 'b=2'])).toBe(true);
  expect(matchesQuery('a=10', ['a=1'])).toBe(false);
});

test('redirects queries in the live preview and serves pages with any other query', async () => {
  const project = openProject(await writeCapitals(withOldAddresses(variants)));
  const { url, close } = await startPreview({ environment: machine, project, port: 0, language: undefined });
  const request = async (path: string) => {
    const { status, headers } = await fetch(new URL(path, url), { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  try {
    expect(await request('?p=1086')).toEqual([302, '/sub/folder/forms']);
    expect(await request('index.php?lang=ar&id=7')).toEqual([302, '/sub/folder/forms']);
    expect(await request('forms?view=old')).toEqual([302, '/sub/folder/login']);
    expect(await request('forms?view=new')).toEqual([200, null]);
    expect(await request(encodeURI('عنوان'))).toEqual([302, '/sub/folder/forms']);
    expect(await request('index.php')).toEqual([404, null]);
  } finally {
    await close();
  }
});
