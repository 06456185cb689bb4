import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { buildProgram } from '../../../../generator/bundle/engine/build-program.mjs';
import { collectModules } from '../../../../generator/bundle/engine/code-keys.ts';
import { browserModules, renderModule } from '../../../../generator/bundle/templates/entries.ts';
import { listPackages } from '../../../../generator/core/util/engine.mjs';
import { once } from '../../../../generator/core/util/memoize.ts';
import { listSources } from '../../../../generator/core/util/sources.mjs';
import { projectRoot } from '../../../support/project-root.ts';

/** Keeps packages external. */
const packagesOutside: Plugin = {
  name: 'packages-outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[@a-z]/i }, ({ path, kind }) => (kind === 'entry-point' ? undefined : { path, external: true }));
  },
};

/** All loaded modules: commands, the processes they start, and templates on both sides. */
const loaded = once(async () => {
  const folder = join(projectRoot, 'nowhere');
  const more = { bundler: 'generator/bundle/custom-blocks/bundler.ts', render: renderModule, ...browserModules };
  const commands = ['build', 'check', 'dev', 'publish'];
  const program = { root: projectRoot, folder, commands, more, metafile: true, plugins: [packagesOutside] };
  const { metafile } = await buildProgram(program);
  // The plain JavaScript that starts these.
  const start = await build({
    absWorkingDir: projectRoot,
    entryPoints: ['generator/cli/start.mjs', 'generator/bundle/engine/build-engine.ts'],
    ...{ bundle: true, write: false, metafile: true, format: 'esm', platform: 'node', packages: 'external', outdir: folder },
  });
  const inputs = [metafile, start.metafile].flatMap((one) => Object.entries(one?.inputs ?? {}));
  const isOfPackage = (file: string) => file.includes('node_modules/');
  return {
    files: inputs.map(([file]) => file).filter((file) => !isOfPackage(file)),
    packages: inputs
      .filter(([file]) => !isOfPackage(file))
      .flatMap(([, { imports }]) => imports.filter(({ external }) => external).map(({ path }) => path)),
  };
});

test('includes every file that a build loads in the engine id', async () => {
  const named = new Set(listSources(projectRoot));
  const { files } = await loaded();
  expect(files.length).toBeGreaterThan(900);
  expect(files.filter((file) => !named.has(file))).toEqual([]);
});

test('includes every package that a build loads in the engine id', async () => {
  const named = listPackages(projectRoot).map(({ name }) => name);
  const { packages } = await loaded();
  const isNamed = (path: string) =>
    path.startsWith('node:') || named.some((name) => path === name || path.startsWith(`${name}/`));
  expect(packages.length).toBeGreaterThan(20);
  expect(packages.filter((path) => !isNamed(path))).toEqual([]);
});

test('opens a store only in the listed files', () => {
  const opening = listSources(projectRoot)
    .filter((file) => /\.(?:ts|mjs)$/.test(file))
    .filter((file) => /\bopenStore\(|\bopenPackedStore\(/.test(readFileSync(join(projectRoot, file), 'utf8')));
  expect(opening).toEqual([
    'generator/build/publish/store.ts',
    'generator/bundle/engine/build-engine.ts',
    'generator/bundle/templates/engine-artifacts.ts',
    'generator/cli/commands/publish.ts', // Another function: opens the object store that a site is published to.
    'generator/core/cache/store.ts',
  ]);
});

/** Modules that use the part of the cache that survives changes of custom blocks and styles, by what they produce. */
const coreModules: Record<string, string[]> = {
  'facts and files of pictures': [
    'generator/assets/images/inspect.ts',
    'generator/assets/images/picture-hashes.ts',
    'generator/assets/images/encode.ts',
    'generator/assets/images/drawing-process.mjs',
  ],
  icons: ['generator/pages/social/icons.ts', 'generator/pages/social/letter-icon.ts', 'generator/assets/images/drawings.ts'],
  'pictures of pages': ['generator/build/tasks/picture-task.ts'],
  fonts: ['generator/bundle/templates/fonts.ts'],
  'compressed copies': ['generator/build/hosting/compress.ts'],
  'what is known of the output': ['generator/build/write/manifest.ts'],
  'what keeps all this': ['generator/core/cache/build-environment.ts', 'generator/core/cache/worker-pool.ts'],
};

/** Where blocks and styles of a site are merged in. */
const isOfSite = (file: string) => /^templates\/(?:blocks|layout|theme\/own)\//.test(file);

describe('results cached without the custom code of a site', () => {
  test.each(Object.entries(coreModules))('do not depend on blocks or styles: %s', async (_what, modules) => {
    const { files } = await collectModules(projectRoot, modules);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter(isOfSite)).toEqual([]);
  });

  test('are produced only by the listed modules', () => {
    const usesCore = /(?:\bcore\b[,)]|\.core\b|\btake\(`|code: 'core'|openTable\()/;
    const using = listSources(projectRoot).filter(
      (file) => /^generator\/.*\.(?:ts|tsx)$/.test(file) && usesCore.test(readFileSync(join(projectRoot, file), 'utf8')),
    );
    const known = [
      ...Object.values(coreModules).flat(),
      // They pass the store to those above.
      'generator/core/cache/batches.ts',
      'generator/core/cache/store.ts',
      'generator/core/cache/task.ts',
      'generator/build/write/output.ts',
      'generator/content/site/assets.ts',
      'generator/pages/social/painter.ts',
      'generator/pages/social/faces.ts',
      'generator/pages/social/typeface.ts',
      // Linaria output of engine modules, keyed by their text; modules of a site are left out.
      'generator/bundle/templates/bundle-custom-blocks.ts',
      // Inspection of pictures, keyed as builds do.
      'generator/import/media/picture-tools.ts',
      // Takes from a rate limit, not from the store.
      'generator/desk/received/answer-form.ts',
      // Thumbnails and previews of the editor.
      'generator/editor/server/endpoints/files/store-upload.ts',
      'generator/editor/server/endpoints/files/thumbnail.ts',
    ];
    expect(using.filter((file) => !known.includes(file))).toEqual([]);
  });
});
