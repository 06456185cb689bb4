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

/** Files of a site as far as notes to hosts look at them. */
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

test('_headers keeps the limits of Cloudflare Pages, and no header is in two rules for one address', () => {
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

  /** What Cloudflare Pages and Netlify make of a pattern; the first 100 rules are read. */
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

  test('says of each file what it says where there are few', () => {
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

  test('says of an address once what belongs to it: of two rules for one Cloudflare Pages reads the later', () => {
    for (const rules of [rulesFor(few), rulesFor(many)]) {
      const patterns = rules.map(([pattern]) => pattern);
      expect(new Set(patterns).size).toBe(patterns.length);
    }
  });

  test('says nothing of a page whose address ends like that of a file', () => {
    const pages = ['files/about.pdf.html', 'files/the-csv.html', 'files/NOTES.DOCX.html'].map((path) => ({ path, content: 'a' }));
    const large = rulesFor([...many, ...pages]);
    for (const { path } of pages) {
      for (const matcher of [asCloudflare, asNetlify]) {
        const names = headersOf(large, `/${path.replace('.html', '')}`, matcher).map((line) => line.split(':', 1)[0]);
        expect(names, path).not.toContain('  Content-Type');
      }
    }
  });

  test('is told of where it is more than is read all the same', () => {
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

  test('has addresses as they were written first, so that what is not read are their other forms', () => {
    const lines = noteOf({ ...specified, redirects }, '_redirects')
      .trim()
      .split('\n');
    expect(lines).toHaveLength(2100);
    expect(lines.slice(0, 700)).toEqual(redirects.map(({ from }) => `${from} / 301`));
    expect(lines[700]).toBe('/old/0/ / 301');
  });

  test('is told of, with the count, and a line that is too long with its place', () => {
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

test('_redirects is encoded, keeps the limits and the status', () => {
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

test('pages embed nothing that could refuse it, so only a site without frames is isolated from them', () => {
  expect(securityHeaders(specified)).not.toHaveProperty('Cross-Origin-Embedder-Policy');
  expect(securityHeaders(specified)['Content-Security-Policy']).toContain('frame-src https://www.openstreetmap.org;');
  expect(securityHeaders(variants)['Cross-Origin-Embedder-Policy']).toBe('require-corp');
  for (const site of [variants, specified]) expect(securityHeaders(site)['Content-Security-Policy']).not.toContain('unsafe');
});

test('frames of other sites come from where the content says, in running text too, and only players may play', () => {
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

test('scripts connect to the site itself, and to what an edition names', () => {
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

test('the headers for safety are these', () => {
  const { 'Content-Security-Policy': policy, 'Permissions-Policy': permissions, ...others } = securityHeaders(variants);
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; .*base-uri 'none'; frame-ancestors 'none'$/);
  // Drawings stand in the sheets; scripts, styles and frames never come from the address itself.
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
])('the former address %s is that of the page %s', (path, page) => {
  expect(plainPath(path)).toBe(page);
});

test.each([
  '//evil.example/',
  '/sub/folder//evil.example/',
  '/sub/folder/%2f%2fevil.example/',
  '/\\evil.example/',
  '/sub/folder/%0d%0a/',
])('%s leads nowhere, even when every file were there', (address) => {
  expect(resolveAddress({ plan: planHost(variants), address, isFile: () => true })).toEqual({ kind: 'none' });
});

test('pages at former addresses are sound HTML that leads on, is not indexed and says where in words of the content', async () => {
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

test('pages at former addresses are written only when asked for', async () => {
  const paths = async (hasRedirectPages: boolean) =>
    (await completeSite([variants], files, { hasRedirectPages }, machine)).map(({ path }) => path);
  expect(await paths(false)).not.toContain('old.html');
  expect(await paths(true)).toContain('old.html');
});

test('the documentation has a row for each file by which a host is told', () => {
  const plan = planHost(variants);
  const options = { root: '/srv', address: new URL('https://www.example.com'), certificate: '/c', key: '/k', hasBrotli: false };
  const made = Object.keys(serverFiles(plan, options)).map((name) => `hosts/${name}`);
  const noted = hostFiles(plan, files).map(({ path }) => path);
  const rows = readFileSync(join(projectRoot, 'docs/publishing.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '));
  const isTold = (name: string) => rows.some((row) => row.includes(`\`${name}\``));
  expect([...made, ...noted].filter((name) => !isTold(name))).toEqual([]);
});

describe('former addresses that differ in capitals alone from a page, or from each other', () => {
  const site = withCapitals(variants);
  const plan = planHost(site);
  const options = { root: '/srv', address: new URL('https://www.example.com'), certificate: '/c', key: '/k', hasBrotli: false };
  const fold = (text: string) => text.toLowerCase();
  const pages = variants.routes.map(({ path }) => fold(plan.base + path.slice(1)));

  test('no rule of nginx compares them without capitals: places are compared so where files are', () => {
    const configuration = nginx.configure(plan, options);
    const places = [...configuration.matchAll(/location = "([^"]+)"/g)].map(([, place = '']) => fold(place));
    expect(places).toContain('/sub/folder/old');
    expect(new Set(places).size).toBe(places.length);
    expect(places.filter((place) => place !== plan.base && pages.includes(place))).toEqual([]);
    expect(configuration).toContain('if ($uri ~ "^/sub/folder/Forms$") { return 301 "/sub/folder/forms$is_args$args"; }');
  });

  test('Apache asks for the address as it was sent: where capitals do not count, files are spelt as they are on the disk', () => {
    const rules = apacheFolder.configure(plan, options).split('\n');
    const index = rules.findIndex((rule) => rule.includes('/sub/folder/(?:Forms|'));
    expect(rules.slice(index, index + 2).map((rule) => rule.split(' ', 2).join(' '))).toEqual([
      'RewriteCond "%{REQUEST_URI}"',
      'RewriteRule "^"',
    ]);
    expect(rules.filter((rule) => /^RewriteRule .*\[[^\]]*NC/.test(rule))).toEqual([]);
  });

  test('have no page of their own where the file of a page would be overwritten', async () => {
    const own = ['forms.html', 'login.html', 'index.html'].map((path) => ({ path, content: 'a' }));
    const complete = await completeSite([site], own, { hasRedirectPages: true }, machine);
    const written = complete.map(({ path }) => path).filter((path) => path.endsWith('.html'));
    expect(written).toEqual(expect.arrayContaining(['old.html', 'Überblick.html', 'überblick.html']));
    const ofPages = written.filter((path) => own.some((page) => page.path === fold(path)));
    expect(ofPages).toEqual(['forms.html', 'login.html', 'index.html']);
  });

  test('are objects of their own, which lead on, in a store: its keys tell capitals apart', () => {
    const objects = planObjects({ sites: [site], plan, files: [{ path: 'forms.html', content: 'a' }], prefix: '' });
    const byKey = new Map(objects.map((one) => [one.key, one]));
    expect(byKey.get('sub/folder/forms')?.body.toString()).toBe('a');
    expect(byKey.get('sub/folder/Forms')).toMatchObject({ location: '/sub/folder/forms' });
    expect(byKey.get('sub/folder/Forms')?.body.toString()).toContain('url=/sub/folder/forms"');
  });

  test('lead on in the preview of an edit', async () => {
    const { url, close } = await startPreview({
      environment: machine,
      project: openProject(await writeCapitals(variants)),
      port: 0,
      language: undefined,
    });
    const ask = async (path: string) => {
      const { status, headers } = await fetch(new URL(path, url), { redirect: 'manual' });
      return [status, headers.get('location')];
    };
    try {
      expect(await ask('Forms')).toEqual([302, '/sub/folder/forms']);
      expect(await ask('LOGIN')).toEqual([302, '/sub/folder/login']);
      expect(await ask(encodeURI('Überblick'))).toEqual([302, '/sub/folder/forms']);
      expect(await ask('forms')).toEqual([200, null]);
    } finally {
      await close();
    }
  });
});

test('the preview of an edit shows what other programs wrote into the output folder, and no more of it', async () => {
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
  const ask = async (path: string) => {
    const answer = await fetch(new URL(path, url));
    return [answer.status, answer.headers.get('cache-control'), answer.headers.get('content-type')];
  };
  try {
    expect(await ask('live/rooms/beds.json')).toEqual([200, 'no-store', 'application/json']);
    for (const path of ['live/.secret', 'live/rooms', 'live/none.json', 'live/%00', 'other.json', 'live/..%2fother.json']) {
      expect((await ask(path))[0], path).toBe(404);
    }
  } finally {
    await close();
  }
});

test('text is compressed once, the same on every machine, where that makes it smaller', async () => {
  const text = 'قيمة '.repeat(1000);
  const noise = Uint8Array.from({ length: 4000 }, (_, index) => (Math.imul(index + 1, 2654435761) >>> 13) & 255);
  const given = [
    { path: 'a.html', content: text },
    { path: 'small.html', content: 'a'.repeat(390) },
    { path: 'a.woff2', content: text },
    { path: 'noise.txt', content: noise },
  ];
  const [first, second] = [await compressFiles(given, machine), await compressFiles(given, machine)];
  expect(first.map(({ path }) => path).filter((path) => !path.startsWith('noise'))).toEqual(['a.html.br', 'a.html.gz']);
  expect(second).toEqual(first);
  const [br, gz] = first.map(({ content }) => Buffer.from(content)) as [Buffer, Buffer];
  expect(brotliDecompressSync(br).toString()).toBe(text);
  expect(gunzipSync(gz).toString()).toBe(text);
  // RFC 1952: no flags, no time, no operating system.
  expect([...gz.subarray(3, 8), gz[9]]).toEqual([0, 0, 0, 0, 0, 255]);
  for (const { content, path } of first) if (path.startsWith('noise')) expect(content.length).toBeLessThan(noise.length);
});
