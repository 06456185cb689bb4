import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { apacheFolder } from '../../../../generator/build/hosting/apache.ts';
import { completeSite } from '../../../../generator/build/hosting/complete.ts';
import { compressFiles } from '../../../../generator/build/hosting/compress.ts';
import { securityHeaders } from '../../../../generator/build/hosting/headers.ts';
import { checkHostLimits } from '../../../../generator/build/hosting/host-limits.ts';
import { planHost } from '../../../../generator/build/hosting/host-plan.ts';
import { hostFiles, serverFiles } from '../../../../generator/build/hosting/list.ts';
import { nginx } from '../../../../generator/build/hosting/nginx.ts';
import { redirectPages } from '../../../../generator/build/hosting/redirect-pages.ts';
import { resolveAddress } from '../../../../generator/build/hosting/resolve.ts';
import { planObjects } from '../../../../generator/build/publish/objects.ts';
import { plainPath } from '../../../../generator/content/site/former-paths.ts';
import { openProject } from '../../../../generator/core/util/project.ts';
import { startPreview } from '../../../../generator/editor/server/server.ts';
import type { Site } from '../../../../site.schema.ts';
import { fixtureSite, specifiedContent, temporaryFolder } from '../../../support/build.ts';
import { withCapitals, writeCapitals } from '../../../support/capitals.ts';
import { machine } from '../../../support/environment.ts';
import { htmlErrors } from '../../../support/html.ts';
import { projectRoot } from '../../../support/project-root.ts';

const read = (file: string): Site => JSON.parse(readFileSync(file, 'utf8'));
const variants = read(fixtureSite('variants'));
const specified = read(specifiedContent);

/** Output files of a site, as far as host files depend on them. */
const files = ['index.html', 'assets/site.0123456789.css', 'robots.txt', 'sitemap.xml'].map((path) => ({ path, content: 'a' }));

function noteOf(site: Site, name: string): string {
  return String(hostFiles(planHost(site), files).find(({ path }) => path === name)?.content ?? '');
}

function headerRules(site: Site): { pattern: string; names: string[] }[] {
  const blocks = noteOf(site, '_headers')
    .trim()
    .split(/\n(?=\S)/);
  return blocks.map((block) => {
    const [pattern = '', ...lines] = block.split('\n');
    return { pattern, names: lines.map((line) => line.trim().split(':')[0] ?? '') };
  });
}

test('keeps the limits of Cloudflare Pages in _headers and sets no header twice for an address', () => {
  for (const site of [variants, specified]) {
    const rules = headerRules(site);
    expect(rules.length).toBeLessThanOrEqual(100);
    for (const line of noteOf(site, '_headers').split('\n')) expect(line.length).toBeLessThan(2000);
    const base = planHost(site).base;
    for (const path of [base, `${base}assets/site.0123456789.css`, `${base}robots.txt`]) {
      const fitting = rules.filter(({ pattern }) =>
        pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
      );
      const names = fitting.flatMap((rule) => rule.names);
      expect(new Set(names).size, path).toBe(names.length);
      expect(names).toContain('Content-Security-Policy');
    }
  }
});

describe('_headers of a site with many files', () => {
  const list = (count: number, name: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => ({ path: name(index), content: 'a' }));
  const rulesFor = (paths: { path: string; content: string }[]) => {
    const [headers] = hostFiles(planHost(specified), paths);
    return String(headers?.content)
      .trim()
      .split(/\n(?=\S)/)
      .map((block) => block.split('\n'));
  };

  /** How Cloudflare Pages and Netlify read a pattern; they read the first 100 rules. */
  const asCloudflare = (pattern: string) => new RegExp(`^${pattern.replaceAll(/[.()]/g, String.raw`\$&`).replace('*', '.*')}$`);
  const asNetlify = (pattern: string) => new RegExp(`^${pattern.replace('/*', '/?(.*)').replace(/(?<!\()\*/, '(.*)')}/?$`, 'iu');
  const headersOf = (rules: string[][], address: string, matcher: (pattern: string) => RegExp) =>
    rules
      .slice(0, 100)
      .filter(([pattern = '']) => matcher(pattern).test(address))
      .flatMap(([, ...lines]) => lines);

  const kinds = ['pdf', 'csv', 'docx', 'xlsx', 'txt', 'mp4'] as const;
  const few = [...files, ...list(12, (index) => `files/paper-${index}.${kinds[index % 6]}`)];
  const many = [...few, ...list(300, (index) => `files/year/report-${index}.${kinds[index % 6]}`)];

  test('sets the same headers per file as with few files', () => {
    const [small, large] = [rulesFor(few), rulesFor(many)];
    expect(small.filter(([pattern]) => pattern?.endsWith('.pdf'))).toHaveLength(2);
    expect(large.length).toBeLessThanOrEqual(100);
    expect(large.map(([pattern]) => pattern)).toContain('/files/*.pdf');
    for (const { path } of many) {
      const alike = path.replace(/year\/report-(\d+)/, (_, index) => `paper-${Number(index) % 6}`);
      const expected = headersOf(small, `/${alike}`, asCloudflare);
      expect(headersOf(large, `/${path}`, asCloudflare), path).toEqual(expected);
    }
    const names = headersOf(large, '/files/paper-4.txt', asCloudflare).map((line) => line.split(':', 1)[0]);
    expect(names).toEqual(expect.arrayContaining(['  Content-Type', '  Cache-Control']));
    expect(new Set(names).size).toBe(names.length);
  });

  test('has one rule per pattern, since Cloudflare Pages reads only the last', () => {
    for (const rules of [rulesFor(few), rulesFor(many)]) {
      const patterns = rules.map(([pattern]) => pattern);
      expect(new Set(patterns).size).toBe(patterns.length);
    }
  });

  test('sets no content type for a page whose address ends like a file name', () => {
    const pages = ['files/about.pdf.html', 'files/the-csv.html', 'files/NOTES.DOCX.html'].map((path) => ({ path, content: 'a' }));
    const large = rulesFor([...many, ...pages]);
    for (const { path } of pages) {
      for (const matcher of [asCloudflare, asNetlify]) {
        const names = headersOf(large, `/${path.replace('.html', '')}`, matcher).map((line) => line.split(':', 1)[0]);
        expect(names, path).not.toContain('  Content-Type');
      }
    }
  });

  test('is reported if it still exceeds the number of rules read', () => {
    const paths = list(150, (index) => `files/folder-${index}.x${index}`).map(({ path }) => path);
    expect(checkHostLimits({ editions: [{ site: specified }], paths: many.map(({ path }) => path) })).toEqual([]);
    expect(checkHostLimits({ editions: [{ site: specified }], paths })).toEqual([
      { code: 'host-limit', path: [], parameters: { expected: 'headers', found: '_headers', count: 153 } },
    ]);
  });
});

describe('_redirects of a site with many former addresses', () => {
  const redirects = Array.from({ length: 700 }, (_, index) => ({ from: `/old/${index}`, to: '/' }));
  const movedFrom = ['/former', `/${Array.from({ length: 9 }, () => 'long'.repeat(30)).join('/')}`];
  const routes = specified.routes.map((route, index) => (index === 1 ? { ...route, movedFrom } : route));

  test('lists addresses as written first, so that only variants are cut off', () => {
    const lines = noteOf({ ...specified, redirects }, '_redirects')
      .trim()
      .split('\n');
    expect(lines).toHaveLength(2100);
    expect(lines.slice(0, 700)).toEqual(redirects.map(({ from }) => `${from} / 301`));
    expect(lines[700]).toBe('/old/0/ / 301');
  });

  test('is reported with the count, and an overlong line with its position', () => {
    const findings = checkHostLimits({ editions: [{ site: { ...specified, redirects, routes } }], paths: [] });
    expect(findings.map(({ path, parameters }) => [path, parameters])).toEqual([
      [['redirects'], { expected: 'redirects', found: '_redirects', count: 2106 }],
      [['routes', 1, 'movedFrom', 1], { expected: 'line', found: movedFrom[1], count: expect.any(Number) }],
    ]);
    expect(checkHostLimits({ editions: [{ site: { ...specified, redirects: redirects.slice(0, 600) } }], paths: [] })).toEqual(
      [],
    );
  });
});

test('encodes _redirects and keeps its limits and statuses', () => {
  const lines = noteOf(variants, '_redirects').trim().split('\n');
  expect(lines).toContain('/sub/folder/old /sub/folder/forms 301');
  expect(lines).toContain('/sub/folder/old/strip.html /sub/folder/#strip 302');
  const arabic = encodeURI('/مقالات/قيمة');
  expect(lines).toContain(`/sub/folder${encodeURI('/قديم')} /sub/folder${arabic}#two 301`);
  expect(lines).toContain(`/sub/folder/values.php /sub/folder${arabic} 301`);
  for (const line of lines) {
    expect(line).toMatch(/^[!-~]+ [!-~]+ 30[12]$/);
    expect(line.length).toBeLessThan(1000);
    expect(line.split(' ')[0]).not.toMatch(/[*:]/);
  }
  expect(noteOf(specified, '_redirects')).toBe('');
});

test('isolates only sites without frames by Cross-Origin-Embedder-Policy', () => {
  expect(securityHeaders(specified)).not.toHaveProperty('Cross-Origin-Embedder-Policy');
  expect(securityHeaders(specified)['Content-Security-Policy']).toContain('frame-src https://www.openstreetmap.org;');
  expect(securityHeaders(variants)['Cross-Origin-Embedder-Policy']).toBe('require-corp');
  for (const site of [variants, specified]) expect(securityHeaders(site)['Content-Security-Policy']).not.toContain('unsafe');
});

test('allows frames from the origins in the content, also in prose, and autoplay only for players', () => {
  const piece = (href: string) => ({ type: 'embed', title: 'a', href });
  const blocks = [
    piece('https://www.datawrapper.de/_/AbCdE/'),
    piece('https://charts.example.com/a?b'),
    {
      type: 'prose',
      body: ['a', piece('https://open.spotify.com/track/512ojhOuo1ktJprKbVcKyQ'), piece('https://x.com/a/status/12')],
    },
  ];
  const [home] = variants.routes;
  const headers = securityHeaders({ ...variants, routes: [{ ...home, blocks }] } as unknown as Site);
  const frames = [
    'https://datawrapper.dwcdn.net',
    'https://charts.example.com',
    'https://open.spotify.com',
    'https://platform.twitter.com',
  ];
  expect(headers['Content-Security-Policy']).toContain(`frame-src ${frames.join(' ')};`);
  expect(headers['Permissions-Policy']).toContain('autoplay=("https://open.spotify.com")');
  expect(headers['Permissions-Policy']).not.toMatch(/datawrapper|charts|twitter/);
});

test('allows scripts to connect to the site and the origins that editions name', () => {
  const withConnect = (...connect: string[]) => {
    const security = { contact: 'mailto:a@example.com', expires: '2099-01-01', connect };
    return { ...variants, site: { ...variants.site, security } } as Site;
  };
  const policy = (...sites: [Site, ...Site[]]) => securityHeaders(...sites)['Content-Security-Policy'];
  expect(policy(variants)).toContain("; connect-src 'self'; ");
  const one = withConnect('https://api.example.com', 'wss://live.example.com:8443');
  const other = withConnect('https://api.example.com');
  expect(policy(one, other)).toContain("; connect-src 'self' https://api.example.com wss://live.example.com:8443; ");
});

test('sets the security headers', () => {
  const { 'Content-Security-Policy': policy, 'Permissions-Policy': permissions, ...others } = securityHeaders(variants);
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; .*base-uri 'none'; frame-ancestors 'none'$/);
  // Style sheets contain drawings as data URLs; scripts, styles and frames never use them.
  expect(policy?.match(/[\w-]+ [^;]*data:/g)).toEqual(["img-src 'self' data:"]);
  for (const feature of ['camera', 'geolocation', 'microphone', 'payment', 'usb']) expect(permissions).toContain(`${feature}=()`);
  expect(permissions).not.toMatch(/self|\*/);
  expect(others).toEqual({
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
  });
});

test.each([
  ['/a', '/a'],
  ['/a/', '/a'],
  ['/a.html', '/a'],
  ['/a/index.html', '/a'],
  ['/a/b.HTML', '/a/b'],
  ['/a.php', '/a.php'],
  ['/', '/'],
])('maps the former address %s to the page %s', (path, page) => {
  expect(plainPath(path)).toBe(page);
});

test.each([
  '//evil.example/',
  '/sub/folder//evil.example/',
  '/sub/folder/%2f%2fevil.example/',
  '/\\evil.example/',
  '/sub/folder/%0d%0a/',
])('does not resolve %s even if every file exists', (address) => {
  expect(resolveAddress({ plan: planHost(variants), address, isFile: () => true })).toEqual({ kind: 'none' });
});

test('writes redirect pages as valid unindexed HTML with a link in words of the content', async () => {
  const pages = redirectPages(variants);
  expect(pages.map(({ path }) => path)).toEqual([
    'old.html',
    'old/strip.html',
    'far.html',
    'قديم.html',
    'مقالات/قديمة.html',
    'values.php.html',
  ]);
  for (const { content } of pages) {
    expect(await htmlErrors(String(content))).toEqual([]);
    expect(content).toContain('<meta name="robots" content="noindex">');
    expect(content).not.toMatch(/<script|style=/);
  }
  const [old, , far] = pages.map(({ content }) => String(content));
  expect(old).toContain('<meta http-equiv="refresh" content="0; url=/sub/folder/forms">');
  expect(old).toContain('<link rel="canonical" href="https://www.example.com/sub/folder/forms">');
  expect(old).toContain('<a href="/sub/folder/forms">Forms</a>');
  expect(far).toContain('content="0; url=https://www.example.org/a(1);b?x=%241&amp;y=%7Bz%7D#place"');
});

test('writes redirect pages only on request', async () => {
  const paths = async (hasRedirectPages: boolean) =>
    (await completeSite([variants], files, { hasRedirectPages }, machine)).map(({ path }) => path);
  expect(await paths(false)).not.toContain('old.html');
  expect(await paths(true)).toContain('old.html');
});

test('documents every host file in publishing.md', () => {
  const plan = planHost(variants);
  const options = { root: '/srv', address: new URL('https://www.example.com'), certificate: '/c', key: '/k', hasBrotli: false };
  const serverNames = Object.keys(serverFiles(plan, options)).map((name) => `hosts/${name}`);
  const noted = hostFiles(plan, files).map(({ path }) => path);
  const rows = readFileSync(join(projectRoot, 'docs/publishing.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  const isDocumented = (name: string) => rows.some((row) => row.includes(`\`${name}\``));
  expect([...serverNames, ...noted].filter((name) => !isDocumented(name))).toEqual([]);
});

describe('former addresses that differ only in case from a page or from each other', () => {
  const site = withCapitals(variants);
  const plan = planHost(site);
  const options = { root: '/srv', address: new URL('https://www.example.com'), certificate: '/c', key: '/k', hasBrotli: false };
  const fold = (text: string) => text.toLowerCase();
  const pages = variants.routes.map(({ path }) => fold(plan.base + path.slice(1)));

  test('use case-sensitive nginx conditions instead of locations', () => {
    const configuration = nginx.configure(plan, options);
    const places = [...configuration.matchAll(/location = "([^"]+)"/g)].map(([, place = '']) => fold(place));
    expect(places).toContain('/sub/folder/old');
    expect(new Set(places).size).toBe(places.length);
    expect(places.filter((place) => place !== plan.base && pages.includes(place))).toEqual([]);
    expect(configuration).toContain('if ($uri ~ "^/sub/folder/Forms$") { return 301 "/sub/folder/forms$is_args$args"; }');
  });

  test('are matched by Apache against the requested address', () => {
    const rules = apacheFolder.configure(plan, options).split('\n');
    const index = rules.findIndex((rule) => rule.includes('/sub/folder/(?:Forms|'));
    expect(rules.slice(index, index + 2).map((rule) => rule.split(' ', 2).join(' '))).toEqual([
      'RewriteCond "%{REQUEST_URI}"',
      'RewriteRule "^"',
    ]);
    expect(rules.filter((rule) => /^RewriteRule .*\[[^\]]*NC/.test(rule))).toEqual([]);
  });

  test('have no redirect page if it would overwrite a page', async () => {
    const own = ['forms.html', 'login.html', 'index.html'].map((path) => ({ path, content: 'a' }));
    const complete = await completeSite([site], own, { hasRedirectPages: true }, machine);
    const written = complete.map(({ path }) => path).filter((path) => path.endsWith('.html'));
    expect(written).toEqual(expect.arrayContaining(['old.html', 'Überblick.html', 'überblick.html']));
    const ofPages = written.filter((path) => own.some((page) => page.path === fold(path)));
    expect(ofPages).toEqual(['forms.html', 'login.html', 'index.html']);
  });

  test('are separate redirect objects in a store, whose keys are case-sensitive', () => {
    const objects = planObjects({ sites: [site], plan, files: [{ path: 'forms.html', content: 'a' }], prefix: '' });
    const byKey = new Map(objects.map((one) => [one.key, one]));
    expect(byKey.get('sub/folder/forms')?.body.toString()).toBe('a');
    expect(byKey.get('sub/folder/Forms')).toMatchObject({ location: '/sub/folder/forms' });
    expect(byKey.get('sub/folder/Forms')?.body.toString()).toContain('url=/sub/folder/forms"');
  });

  test('redirect in the live preview', async () => {
    const { url, close } = await startPreview({
      environment: machine,
      project: openProject(await writeCapitals(variants)),
      port: 0,
      language: undefined,
    });
    const request = async (path: string) => {
      const { status, headers } = await fetch(new URL(path, url), { redirect: 'manual' });
      return [status, headers.get('location')];
    };
    try {
      expect(await request('Forms')).toEqual([302, '/sub/folder/forms']);
      expect(await request('LOGIN')).toEqual([302, '/sub/folder/login']);
      expect(await request(encodeURI('Überblick'))).toEqual([302, '/sub/folder/forms']);
      expect(await request('forms')).toEqual([200, null]);
    } finally {
      await close();
    }
  });
});

test('serves only files in live/ from the output folder in the live preview', async () => {
  const out = join(await temporaryFolder(), 'out');
  for (const [name, content] of [
    ['live/rooms/beds.json', '{"free":3}'],
    ['live/.secret', 'hidden'],
    ['other.json', '{}'],
  ] as const) {
    mkdirSync(dirname(join(out, name)), { recursive: true });
    writeFileSync(join(out, name), content);
  }
  const { url, close } = await startPreview({
    environment: machine,
    project: openProject(fixtureSite('variants'), out),
    port: 0,
    language: undefined,
  });
  const request = async (path: string) => {
    const answer = await fetch(new URL(path, url));
    return [answer.status, answer.headers.get('cache-control'), answer.headers.get('content-type')];
  };
  try {
    expect(await request('live/rooms/beds.json')).toEqual([200, 'no-store', 'application/json']);
    for (const path of ['live/.secret', 'live/rooms', 'live/none.json', 'live/%00', 'other.json', 'live/..%2fother.json']) {
      expect((await request(path))[0], path).toBe(404);
    }
  } finally {
    await close();
  }
});

test('compresses text reproducibly and only where it gets smaller', async () => {
  const text = 'قيمة '.repeat(1000);
  const noise = Uint8Array.from({ length: 4000 }, (_, index) => (Math.imul(index + 1, 2654435761) >>> 13) & 255);
  const inputs = [
    { path: 'a.html', content: text },
    { path: 'small.html', content: 'a'.repeat(390) },
    { path: 'a.woff2', content: text },
    { path: 'noise.txt', content: noise },
  ];
  const [first, second] = [await compressFiles(inputs, machine), await compressFiles(inputs, machine)];
  expect(first.map(({ path }) => path).filter((path) => !path.startsWith('noise'))).toEqual(['a.html.br', 'a.html.gz']);
  expect(second).toEqual(first);
  const [br, gz] = first.map(({ content }) => Buffer.from(content)) as [Buffer, Buffer];
  expect(brotliDecompressSync(br).toString()).toBe(text);
  expect(gunzipSync(gz).toString()).toBe(text);
  // RFC 1952: no flags, no time, no operating system.
  expect([...gz.subarray(3, 8), gz[9]]).toEqual([0, 0, 0, 0, 0, 255]);
  for (const { content, path } of first) if (path.startsWith('noise')) expect(content.length).toBeLessThan(noise.length);
});
