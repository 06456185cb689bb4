import { existsSync, readFileSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import Validator from '@adobe/structured-data-validator';
import { beforeAll, describe, expect, test } from 'vitest';
import { outputPathOf } from '../../generator/content/site/page-url.ts';
import { groupBy } from '../../generator/core/util/group-by.ts';
import { defaultLabels } from '../../templates/registry/labels.ts';
import { buildTemporarily, fixtureSite, shippedSite, temporaryFolder } from '../support/build.ts';
import { allMatches, htmlErrors } from '../support/html.ts';

type Thing = { '@type': string; '@id'?: string } & Record<string, unknown>;

const {
  site,
  routes,
}: { site: { url: string; labels?: { breadcrumb?: string } }; routes: { path: string; kind?: string; placeholder?: boolean }[] } =
  JSON.parse(readFileSync(shippedSite, 'utf8'));

function thingsOf(html: string): Thing[] {
  const [block = '', ...others] = allMatches(html, /<script type="application\/ld\+json">([^<]*)<\/script>/g);
  expect(others).toEqual([]);
  const { '@context': context, '@graph': graph, ...thing } = JSON.parse(block);
  expect(context).toBe('https://schema.org');
  return graph ?? [thing];
}

/** Missing properties that search engines require. */
async function errorsOf(things: Thing[]): Promise<string[]> {
  const jsonld = Object.fromEntries(groupBy(things, (thing) => thing['@type']));
  const issues = await new Validator().validate({ jsonld });
  return issues.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage }) => issueMessage);
}

/** All strings below a value, with their keys. */
function strings(value: unknown, key = ''): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, child]) => strings(child, Array.isArray(value) ? key : name));
}

let outDir: string;
const read = (path: string) => readFileSync(join(outDir, outputPathOf(path)), 'utf8');
const typesOf = (path: string) => thingsOf(read(path)).map((thing) => thing['@type']);

beforeAll(async () => {
  outDir = await buildTemporarily(shippedSite);
});

describe.each(routes)('$path', ({ path, kind, placeholder }) => {
  test('has the properties that search engines require of each type', async () => {
    const things = thingsOf(read(path));
    expect(await errorsOf(things)).toEqual([]);
    const page = things.find((thing) => thing['@id']?.endsWith('#page'));
    // A page without a kind has only the canonical link.
    if (kind) expect(page).toBeDefined();
    expect(read(path)).toContain(`<link rel="canonical" href="${page?.url ?? ''}`);
  });

  test('describes the site on the home page, and the organisation where something refers to it', () => {
    const things = thingsOf(read(path));
    const has = (type: string) => things.some((thing) => thing['@type'] === type);
    expect(has('WebSite')).toBe(path === '/');
    const organization = `${site.url}/#organization`;
    const isReferredTo = strings(things.filter((thing) => thing['@id'] !== organization)).some(([, id]) => id === organization);
    expect(has('Organization')).toBe(isReferredTo);
  });

  test('has the visible breadcrumb', () => {
    const list = thingsOf(read(path)).find((thing) => thing['@type'] === 'BreadcrumbList');
    const items = (list?.itemListElement ?? []) as { position: number; name: string; item?: string }[];
    const [shown = ''] =
      read(path)
        .split(`aria-label="${site.labels?.breadcrumb ?? defaultLabels.ar.breadcrumb}"`)[1]
        ?.split('</nav>') ?? [];
    expect(items.map(({ name }) => name)).toEqual(allMatches(shown, />([^<]+)</g));
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    // The last item is the page itself, which needs no address.
    expect(items.map(({ item }) => item !== undefined)).toEqual(items.map((_, index) => index < items.length - 1));
  });

  test('refers only to things on the page and to existing files', () => {
    const things = thingsOf(read(path));
    const ids = new Set(things.flatMap((thing) => thing['@id'] ?? []));
    const all = strings(things);
    for (const [, id] of all.filter(([key]) => key === '@id')) expect(ids).toContain(id);
    const addresses = all.filter(([key, text]) => key !== '@id' && text.startsWith(`${site.url}/`)).map(([, text]) => text);
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) {
      const file = decodeURI(address.slice(site.url.length));
      expect(existsSync(join(outDir, file)) || existsSync(join(outDir, outputPathOf(file))), address).toBe(true);
    }
  });

  test('has an offer type only when its content is complete', () => {
    const offers = { service: 'Service', work: 'CreativeWork', credential: 'EducationalOccupationalCredential' };
    const expected = placeholder ? undefined : offers[kind as keyof typeof offers];
    expect(typesOf(path).filter((type) => Object.values(offers).includes(type))).toEqual(expected ? [expected] : []);
  });
});

test('the validator reports a missing required property', async () => {
  const [list] = thingsOf(read(routes[0]?.path ?? '')).filter((thing) => thing['@type'] === 'BreadcrumbList');
  const [first, ...others] = (list?.itemListElement ?? []) as object[];
  expect(await errorsOf([{ ...list, itemListElement: [{ ...first, name: undefined }, ...others] } as Thing])).not.toEqual([]);
});

test('placeholders are not published in structured data', () => {
  const { contact, social } = JSON.parse(readFileSync(shippedSite, 'utf8')).site;
  const provisional = [contact.email, contact.phone, ...social].filter((one) => one.placeholder);
  for (const { value, href } of provisional) {
    for (const { path } of routes) expect(strings(thingsOf(read(path))).map(([, text]) => text)).not.toContain(value ?? href);
  }
});

test('the 404 page has no structured data', () => {
  expect(readFileSync(join(outDir, '404.html'), 'utf8')).not.toContain('ld+json');
});

describe('the variants site', () => {
  /** Builds the variants fixture with some texts changed. */
  async function build(...changes: [string, string][]): Promise<(path: string) => string> {
    const folder = await temporaryFolder();
    await cp(dirname(fixtureSite('variants')), folder, { recursive: true });
    let content = await readFile(join(folder, 'site.json'), 'utf8');
    for (const [from, to] of changes) {
      expect(content).toContain(from);
      content = content.replaceAll(from, to);
    }
    await writeFile(join(folder, 'site.json'), content);
    const built = await buildTemporarily(join(folder, 'site.json'));
    return (path) => readFileSync(join(built, outputPathOf(path)), 'utf8');
  }

  test('escapes content in structured data without changing it', async () => {
    const hostile = '</script><script>alert(1)</script><!--<b>&amp;\u2028';
    const page = await build(['"name": "Variants & <Co>"', `"name": ${JSON.stringify(hostile)}`]);
    const html = page('/');
    expect(thingsOf(html)[0]?.name).toBe(hostile);
    expect(allMatches(html, /<script([^>]*)>/g).filter((attributes) => !/src=|ld\+json/.test(attributes))).toEqual([]);
    expect(await htmlErrors(html)).toEqual([]);
  });

  test('describes the organisation with the base path in every address', async () => {
    const [organization] = thingsOf((await build())('/'));
    expect(organization).toMatchObject({
      url: 'https://www.example.com/sub/folder/',
      logo: expect.stringMatching(/^https:\/\/www\.example\.com\/sub\/folder\/assets\//),
      contactPoint: { telephone: '+1 555 0100', email: 'someone@example.com', availableLanguage: 'en' },
      sameAs: ['https://www.linkedin.com/'],
      address: '1 Example Street',
    });
  });

  test('has neither structured data nor canonical address on an unlisted page', async () => {
    const page = await build(['"path": "/login",', '"path": "/login", "listed": false,']);
    expect(page('/login')).not.toMatch(/ld\+json|rel="canonical"/);
    expect(page('/login')).toContain('<meta name="robots" content="noindex">');
    expect(page('/')).toContain('ld+json');
  });
});
