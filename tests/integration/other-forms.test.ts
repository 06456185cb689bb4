import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { deflateSync, inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { openProject } from '../../generator/common/project.ts';
import { Random } from '../fuzz/random.ts';
import { folderBesideCaches } from '../support/build.ts';
import { filesBelow } from '../support/damage.ts';
import { copiedSite } from '../support/edit-client.ts';
import { projectRoot } from '../support/project-root.ts';

// Modules of its own: what is kept of sources and templates is asked for once by a process, which may have done so before.
vi.resetModules();
const { buildSite } = await import('../../generator/build.ts');
const { openMachine } = await import('../../generator/machine/machine.ts');
const { engine, machine: shared } = await import('../support/machine.ts');

/** One for all: what follows from code, and what follows from sites. */
const { store } = shared.engineCache;
const machine = openMachine({ engine, cache: shared.folder, store });

/**
 * What is kept may have another form than this version gives it: that of an earlier one, or none. Each kind of entry is put
 * back with a sound digest and something else in it; the site is then as without it.
 */
interface Kind {
  /** How the value of an entry is read, and written; absent where an entry is bytes, which have no form. */
  read: (bytes: Uint8Array) => unknown;
  write: (value: unknown) => Uint8Array;
}

const ofV8: Kind = { read: deserialize, write: serialize };
const ofJson: Kind = {
  read: (bytes) => JSON.parse(Buffer.from(bytes).toString()),
  write: (value) => Buffer.from(JSON.stringify(value) ?? 'undefined'),
};
const ofText: Kind = { read: (bytes) => Buffer.from(bytes).toString(), write: (value) => Buffer.from(String(value)) };

/** By the beginning of the key; `undefined`: bytes that are used as they are, of which any are as good as others. */
const kinds: [prefix: RegExp, kind: Kind | undefined][] = [
  [/^table\//, ofV8],
  [/^rows of check /, ofV8],
  [/^rows of pages /, ofV8],
  [/^rows of pictures /, ofV8],
  [/^rows of copies /, ofV8],
  [/^rows of entries /, ofV8],
  [/^rows of routes /, ofV8],
  [/^rows of collections /, ofV8],
  [/^left in\//, ofV8],
  [/^pack\//, ofJson],
  [/^bundle$/, ofV8],
  [/^image\/.*\/facts/, ofJson],
  [/^backdrop\//, { read: (bytes) => deserialize(inflateSync(bytes)), write: (value) => deflateSync(serialize(value)) }],
  [/^fonts\//, ofV8],
  [/^code of /, ofText],
  [/^(?:image|compressed|drawing|letter-icon|typeface)\//, undefined],
];

const kindOf = (key: string) => kinds.find(([prefix]) => prefix.test(key));

let folder: string;
let siteFile: string;
/** What the store was asked for and given, by key, with the parts after a head. */
const kept = new Map<string, Uint8Array>();
let expected: Map<string, string>;
const out = () => join(folder, 'out');

const contents = (place: string) =>
  new Map(filesBelow(place).map((file) => [relative(place, file), readFileSync(file).toString('base64')]));

const card = { name: 'book', id: 1, image: { src: 'picture.svg', alt: '', decorative: true } };

/** A small site with all that is kept: a photo, a drawing, and a search. */
async function makeSite(): Promise<void> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const photo = sharp({ create: { width: 300, height: 220, channels: 3, background: '#777', noise } });
  writeFileSync(join(folder, 'assets/photo.jpg'), await photo.jpeg().toBuffer());
  const content = JSON.parse(readFileSync(siteFile, 'utf8'));
  content.routes[0].blocks[0].image = { src: 'photo.jpg', alt: 'صورة' };
  content.site.search = { path: '/search' };
  content.collections = {
    books: { type: 'link-cards', cards: [{ ...card, title: 'كتاب', description: 'وصف كتاب', href: '/page-1' }] },
  };
  // Of few pages all is written anew when one has changed.
  for (let page = 0; page < 20; page++) {
    const title = `صفحة ${page}`;
    const breadcrumb = [{ label: 'الرئيسية', href: '/' }, { label: title }];
    const own = { path: `/page-${page}`, title, description: `وصف ${title}`, breadcrumb };
    content.routes.push({ ...structuredClone(content.routes[0]), ...own });
  }
  writeFileSync(siteFile, JSON.stringify(content));
}

/** An edit of one page, so that what is kept is asked for, some of it is made, and changes are kept apart. */
function edit(): void {
  const site = JSON.parse(readFileSync(siteFile, 'utf8'));
  site.routes[0].description = `وصف ${randomUUID()}`;
  writeFileSync(siteFile, JSON.stringify(site, null, 2));
}

async function builtFromNothing(): Promise<Map<string, string>> {
  const elsewhere = await folderBesideCaches();
  for (const name of ['site.json', 'assets']) cpSync(join(folder, name), join(elsewhere, name), { recursive: true });
  const gets = vi
    .spyOn(store, 'get')
    .mockImplementation(async (key) => (/^(?:bundle|typeface)/.test(key) ? kept.get(key) : undefined));
  const parts = vi.spyOn(store, 'getPart').mockReturnValue(undefined);
  const puts = [vi.spyOn(store, 'put').mockResolvedValue(), vi.spyOn(store, 'putParts').mockResolvedValue()];
  await buildSite({ project: openProject(join(elsewhere, 'site.json'), join(elsewhere, 'out')) }, machine);
  for (const spy of [gets, parts, ...puts]) spy.mockRestore();
  return contents(join(elsewhere, 'out'));
}

beforeAll(async () => {
  siteFile = await copiedSite('minimal', 'site', folderBesideCaches());
  folder = dirname(siteFile);
  await makeSite();
  const [put, putParts, get] = [store.put, store.putParts, store.get];
  vi.spyOn(store, 'put').mockImplementation((key, bytes) => {
    kept.set(key, bytes);
    return put(key, bytes);
  });
  vi.spyOn(store, 'putParts').mockImplementation((key, head, parts) => {
    kept.set(key, head);
    return putParts(key, head, parts);
  });
  vi.spyOn(store, 'get').mockImplementation(async (key) => {
    const bytes = await get(key);
    if (bytes) kept.set(key, bytes);
    return bytes;
  });
  for (let time = 0; time < 3; time++) {
    await buildSite({ project: openProject(siteFile, out()) }, machine);
    await buildSite({ project: openProject(siteFile, join(folder, 'out.draft')), isDraft: true }, machine);
    if (time < 2) edit();
  }
  vi.restoreAllMocks();
  expected = await builtFromNothing();
}, 300_000);

test('each kind of entry is known, and there is one of each', () => {
  const unknown = [...kept.keys()].filter((key) => !kindOf(key));
  expect(unknown).toEqual([]);
  const lacking = kinds.filter(([prefix]) => ![...kept.keys()].some((key) => kindOf(key)?.[0] === prefix));
  expect(lacking.map(([prefix]) => String(prefix))).toEqual([]);
});

const wrong: Record<string, unknown> = { null: null, 'an object': {}, 'a list': [], 'a number': 0, 'a text': 'x', undefined };

/** What follows from a collection has no form either. */
const isOfCollections = (key: string) => /^rows of collections /.test(key);

/** Something of another type than what it is put in place of. */
function otherThan(value: unknown, random: Random): unknown {
  const typeOf = (one: unknown) => (one === null ? 'null' : Array.isArray(one) ? 'list' : typeof one);
  return random.pick([null, {}, [], 0, 'x'].filter((one) => typeOf(one) !== typeOf(value)));
}

/** What the content says has no form of its own: it is kept beside the name of the code that has read it. */
const isContent = (name: unknown, inner: unknown) =>
  name === 'head' || name === 'parameters' || (name === 'facts' && !(inner as Record<string, unknown>)?.resources);

/** The value with something wrong in one of its places, somewhere within. */
function damagedWithin(value: unknown, random: Random): unknown {
  if (value instanceof Map) {
    const entries = [...value];
    const at = random.int(0, Math.max(0, entries.length - 1));
    return new Map(entries.map(([key, one], index) => [key, index === at ? damagedWithin(one, random) : one]));
  }
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return otherThan(value, random);
  const names = Object.keys(value);
  if (names.length === 0 || random.int(0, 5) === 0) return otherThan(value, random);
  const name = random.pick(names);
  const inner = (value as Record<string, unknown>)[name];
  const damaged = isContent(name, inner) ? otherThan(inner, random) : damagedWithin(inner, random);
  return Array.isArray(value)
    ? value.map((one, index) => (String(index) === name ? damaged : one))
    : { ...value, [name]: damaged };
}

async function putBack(): Promise<void> {
  for (const [key, bytes] of kept) {
    if (kindOf(key)?.[0].source.startsWith('^pack')) await store.putParts(key, bytes, []);
    else await store.put(key, bytes);
  }
}

function buildByCommand(): void {
  const command = [join(projectRoot, 'generator/commands/start.mjs'), 'build', '--site', siteFile, '--out', out()];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, expect.not.stringMatching(/^\s+at /m)]);
}

/** Builds with some entries as they are now, without the site that they tell of. @returns the keys that were asked for. */
async function expectAsFromNothing(isByCommand = false): Promise<Set<string>> {
  rmSync(out(), { recursive: true, force: true });
  // The machine reads a picture again only where the system says that it was written to since.
  for (const file of filesBelow(join(folder, 'assets'))) utimesSync(file, new Date(), new Date());
  const [get, getPart] = [vi.spyOn(store, 'get'), vi.spyOn(store, 'getPart')];
  if (isByCommand) buildByCommand();
  else await buildSite({ project: openProject(siteFile, out()) }, machine);
  const asked = new Set([...get.mock.calls, ...getPart.mock.calls].map(([key]) => key));
  for (const spy of [get, getPart]) spy.mockRestore();
  const found = contents(out());
  expect([...found.keys()]).toEqual([...expected.keys()]);
  expect([...found].filter(([path, content]) => content !== expected.get(path)).map(([path]) => path)).toEqual([]);
  return asked;
}

/** Something wrong in the place of all of a value, or of what is somewhere within. */
const forms: [name: string, form: (value: () => unknown, key: string) => unknown][] = [
  ...Object.entries(wrong).map(([name, value]): (typeof forms)[number] => [name, () => value]),
  ...[1, 2, 3, 4].map((seed): (typeof forms)[number] => {
    const random = new Random(7, seed);
    const within = (value: unknown, key: string) =>
      isOfCollections(key) ? otherThan(value, random) : damagedWithin(value, random);
    return [`something wrong within, ${seed}`, (value, key) => within(value(), key)];
  }),
];

const isAnyOf = (key: string, prefixes: RegExp[]) => prefixes.some((prefix) => prefix.test(key));

/** Puts something of another form in the place of all entries of some kinds. @returns their keys. */
async function misshape(prefixes: RegExp[], form: (typeof forms)[number][1]): Promise<string[]> {
  const keys = [...kept.keys()].filter((key) => isAnyOf(key, prefixes));
  for (const key of keys) {
    const { read, write } = kindOf(key)?.[1] ?? ofText;
    const bytes = write(form(() => read(kept.get(key) ?? Buffer.alloc(0)), key));
    // As many bytes as any of these may be taken to have.
    if (key.startsWith('pack/')) await store.putParts(key, bytes, [Buffer.alloc(500_000)]);
    else await store.put(key, bytes);
  }
  return keys;
}

/**
 * Kinds that are read by tasks that know nothing of each other, so that what is wrong with one hides nothing of another:
 * each of them is asked for although the others are wrong.
 */
const together: Record<string, RegExp[]> = {
  'rows of all tables, what was left in the output, and what is known of pictures': [
    ...['check', 'entries', 'routes', 'collections', 'pages', 'pictures', 'copies'].map(
      (name) => new RegExp(`^rows of ${name} `),
    ),
    /^left in\//,
    /^image\/.*\/facts/,
  ],
  'names of rows': [/^table\//],
  'packs, and grounds of drawings': [/^pack\//, /^backdrop\//],
};

/** Held in memory by a process that has read it once, and made in seconds. */
const held = [/^bundle$/, /^code of /, /^fonts\//];

test('each kind that has a form is held below', () => {
  const isHeld = (key: string) => isAnyOf(key, [...Object.values(together).flat(), ...held]);
  expect([...kept.keys()].filter((key) => kindOf(key)?.[1] && !isHeld(key))).toEqual([]);
});

describe.each(Object.entries(together))('where %s have another form, the site is as from nothing:', (_names, prefixes) => {
  test.each(forms)('%s', async (_name, form) => {
    await putBack();
    // Where nothing is known of pictures they are drawn again, on what is kept.
    if (isAnyOf('backdrop/', prefixes)) await misshape([/^table\/pictures/], () => null);
    const keys = await misshape(prefixes, form);
    const asked = await expectAsFromNothing();
    const isAsked = (prefix: RegExp) => keys.some((key) => prefix.test(key) && asked.has(key));
    expect(prefixes.filter((prefix) => !isAsked(prefix))).toEqual([]);
  });
});

/** Whichever it is, all is bundled anew. */
test.each(forms.slice(0, 1))(
  'where the bundle and what is known of sources have another form, the site is as from nothing: %s',
  async (_name, form) => {
    await putBack();
    await misshape(held, form);
    await expectAsFromNothing(true);
  },
);

test('where nothing that is kept has its form, the site is as from nothing', async () => {
  const random = new Random(7, 0);
  await misshape([...Object.values(together).flat(), /^code of /], () => random.pick(Object.values(wrong)));
  await expectAsFromNothing();
});
