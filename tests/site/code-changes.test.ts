import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { fixtureSite, temporaryFolder } from '../support/build.ts';
import { openCustomBlockSite, runProgram } from '../support/custom-blocks.ts';
import { filesBelow } from '../support/damage.ts';
import { examplesSite, writeExamples } from '../support/examples.ts';
import { copyProject } from '../support/project-copy.ts';
import { projectRoot } from '../support/project-root.ts';

/*
 * A build with the cache of other code must equal a clean build. Every cache key depends on all code
 * (`tests/unit/bundle/engine/code-scope.test.ts` compares it with the module graph), so one change per kind of result suffices.
 */

type Files = ReadonlyMap<string, string>;

/** A change of a module that runs only on a cache miss, visible in some output files. */
interface Change {
  file: string;
  from: string;
  to: string;
  /** Output files that change, in one of the sites. */
  shows: RegExp;
  /** Another file to change with it. */
  version?: [file: string, from: RegExp, to: string];
}

const changes: Record<string, Change> = {
  'page rendering': {
    file: 'generator/build/tasks/page-task.ts',
    from: 'encodeText(html)',
    to: "encodeText(html + '<!-- changed -->')",
    shows: /\.html$/,
  },
  'letter icons': {
    file: 'generator/pages/social/letter-icon.ts',
    from: 'const letterSide = 34;',
    to: 'const letterSide = 40;',
    shows: /^assets\/icon\..*\.svg$/,
  },
  compression: {
    file: 'generator/build/hosting/compress.ts',
    from: 'level: constants.Z_BEST_COMPRESSION',
    to: 'level: constants.Z_BEST_SPEED',
    shows: /\.html\.gz$/,
  },
  'social image composition': {
    file: 'generator/pages/social/composition.ts',
    from: 'margin = 80',
    to: 'margin = 90',
    shows: /^assets\/social\//,
  },
  'social image encoding': {
    file: 'generator/build/tasks/picture-task.ts',
    from: 'content: await paint(content)',
    to: "content: Buffer.concat([await paint(content), Buffer.from('changed')])",
    shows: /^assets\/social\//,
  },
  'photo encoding': {
    file: 'generator/assets/images/encode.ts',
    from: 'quality: 52',
    to: 'quality: 40',
    shows: /\.avif$/,
  },
  'font conversion, cached per engine': {
    file: 'generator/assets/files/convert-font.ts',
    from: 'new Uint8Array(await fontverter.convert(Buffer.from(bytes), format))',
    to: 'widen(new Uint8Array(await fontverter.convert(Buffer.from(bytes), format)))',
    shows: /^assets\/social\//,
  },
  'the recording of results': {
    file: 'generator/core/cache/worker-session.ts',
    from: 'for (const [index, outcome] of outcomes.entries()) {',
    to: `for (const [index, outcome] of outcomes.entries()) {
      const { files = [] } = outcome as { files?: { content: Uint8Array }[] };
      for (const one of files) one.content = Buffer.concat([one.content, Buffer.of(32)]);`,
    shows: /\.html$/,
  },
  'cached queries': {
    file: 'generator/core/cache/query.ts',
    from: 'const answer = isCached ? cached : find(input);',
    to: `const answer = isCached ? cached : find(input);
    if (!isCached && Array.isArray(answer)) for (const one of answer) if (one?.json) one.json += ' ';`,
    shows: /search/,
  },
  'a shipped licence': {
    file: 'templates/theme/icons/drawings.LICENSE',
    from: 'MIT License',
    to: 'MIT License, changed',
    shows: /^assets\/licences\./,
  },
  'a transitive dependency': {
    file: 'node_modules/scheduler/cjs/scheduler.production.js',
    from: 'frameInterval = 5',
    to: 'frameInterval = 7',
    shows: /^assets\/react\..*\.js$/,
    version: ['node_modules/.package-lock.json', /("node_modules\/scheduler": \{\s*"version": )"[^"]+"/, '$1"0.0.1"'],
  },
};

/** Makes the advance widths of some glyphs larger. */
const widen = `
function widen(font: Uint8Array): Uint8Array {
  const view = new DataView(font.buffer, font.byteOffset);
  if (view.getUint32(0) !== 0x00010000) return font;
  for (let at = 12; at < 12 + 16 * view.getUint16(4); at += 16) {
    if (view.getUint32(at) !== 0x686d7478) continue;
    const table = view.getUint32(at + 8);
    for (let glyph = 0; glyph < 300; glyph++) view.setUint16(table + 4 * glyph, view.getUint16(table + 4 * glyph) + 40);
  }
  return font;
}
`;

/** A copy of the project, in which `scheduler` and its dependents are copies instead of symlinks. */
let project: string;
/** A site with all blocks, and one in three languages. */
let sites: Record<'blocks' | 'languages', string>;
let folder: string;
/** Output of the unchanged code, which fills the cache. */
const before = new Map<string, Files>();
const former = () => join(folder, 'cache');

const contents = (out: string): Files =>
  new Map(filesBelow(out).map((file) => [relative(out, file), readFileSync(file).toString('base64')]));

/** Builds a site. @param cache the folder of all caches */
async function build(site: string, cache: string): Promise<Files> {
  const out = join(folder, 'out');
  rmSync(out, { recursive: true, force: true });
  const start = join(project, 'generator/cli/start.mjs');
  const { status, text } = await runProgram([start, 'build', '--site', site, '--out', out, '--cache', cache], folder);
  expect(status, text).toBe(0);
  return contents(out);
}

/** Paths with different bytes in two builds. */
const differing = (some: Files, others: Files) =>
  [...new Set([...some.keys(), ...others.keys()])].filter((path) => some.get(path) !== others.get(path)).sort();

beforeAll(async () => {
  folder = await temporaryFolder();
  project = await copyProject(join(folder, 'project'));
  for (const name of ['scheduler', 'react-dom', '.package-lock.json']) {
    rmSync(join(project, 'node_modules', name));
    cpSync(join(projectRoot, 'node_modules', name), join(project, 'node_modules', name), { recursive: true });
  }
  const examples = examplesSite() as { site: { icon?: unknown }; routes: { path: string; blocks: { image?: unknown }[] }[] };
  // Without an icon in the content, a letter is drawn.
  delete examples.site.icon;
  const routes = examples.routes.filter(({ path }) => !/\/(?:[2-9]|\d\d)$/.test(path));
  Object.assign(routes[0]?.blocks[0] ?? {}, { image: { src: 'photo.jpg', alt: 'صورة' } });
  sites = { blocks: await writeExamples({ ...examples, routes }), languages: fixtureSite('trilingual') };
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const photo = sharp({ create: { width: 300, height: 220, channels: 3, background: '#777', noise } });
  await photo.jpeg().toFile(join(dirname(sites.blocks), 'assets/photo.jpg'));
  for (const site of Object.values(sites)) before.set(site, await build(site, former()));
}, 900_000);

describe('a build with the cache of older code equals a clean build after a change of', () => {
  test.each(Object.entries(changes))(
    '%s',
    async (_what, { file, from, to, shows, version }) => {
      const texts = new Map(
        [file, ...(version ? [version[0]] : [])].map((name) => [name, readFileSync(join(project, name), 'utf8')]),
      );
      const text = texts.get(file) ?? '';
      expect(text).toContain(from);
      writeFileSync(join(project, file), text.replaceAll(from, () => to) + (to.startsWith('widen(') ? widen : ''));
      if (version) writeFileSync(join(project, version[0]), (texts.get(version[0]) ?? '').replace(version[1], version[2]));
      const [warm, cold] = [join(folder, 'warm'), join(folder, 'cold')];
      cpSync(former(), warm, { recursive: true });
      try {
        const shown: string[] = [];
        for (const site of Object.values(sites)) {
          const [warmFiles, coldFiles] = [await build(site, warm), await build(site, cold)];
          expect(differing(warmFiles, coldFiles)).toEqual([]);
          shown.push(...differing(coldFiles, before.get(site) ?? new Map()));
        }
        expect(shown.filter((path) => shows.test(path))).not.toEqual([]);
      } finally {
        for (const [name, former] of texts) writeFileSync(join(project, name), former);
        for (const cache of [warm, cold]) rmSync(cache, { recursive: true, force: true });
      }
    },
    900_000,
  );
});

test('a build with unchanged code reuses its cache', async () => {
  const site = sites.languages;
  const size = () => filesBelow(former()).filter((file) => existsSync(file)).length;
  const sizeBefore = size();
  expect(differing(await build(site, former()), before.get(site) ?? new Map())).toEqual([]);
  expect(size()).toBe(sizeBefore);
});

test('a changed custom block is rendered again while cached pictures are reused', async () => {
  const own = await openCustomBlockSite();
  const cache = join(folder, 'own cache');
  const make = async (name: string) => {
    const out = join(own.folder, 'out');
    rmSync(out, { recursive: true, force: true });
    const { status, text } = await own.run('build', '--out', out, '--cache', join(folder, name));
    expect(status, text).toBe(0);
    return contents(out);
  };
  const first = await make('own cache');
  const pictures = [...first.keys()].filter((path) => path.startsWith('assets/social/'));
  const cachedFiles = new Set(filesBelow(cache));
  await own.write('blocks/account/account.tsx', (text) => text.replace('<p>{holder}', '<p data-changed="yes">{holder}'));
  const warm = await make('own cache');
  expect(differing(warm, await make('own cold'))).toEqual([]);
  expect(differing(warm, first)).toContain('index.html');
  expect(pictures.filter((path) => warm.get(path) !== first.get(path))).toEqual([]);
  expect(pictures.length).toBeGreaterThan(0);
  expect([...cachedFiles].every((file) => existsSync(file))).toBe(true);
}, 900_000);
