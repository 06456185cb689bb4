import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { projectRoot } from '../paths.ts';
import type { bareLayout, createDesignLayout, createRenderer } from '../render/render.tsx';

/** Browser files by role; names are relative to `out/`. */
export interface BundleManifest {
  loader: string;
  hydrate: string;
  react: string;
  islands: Record<string, string>;
  /** The faces that every page needs. */
  preloadFonts: string[];
  /** Everything to copy into `out/`. */
  files: string[];
}

/** The templates, ready to render and to serve. */
export interface Bundle {
  createRenderer: typeof createRenderer;
  bareLayout: typeof bareLayout;
  createDesignLayout: typeof createDesignLayout;
  manifest: BundleManifest;
  /** What a page needs at once of the styles of all templates, to which the site's own rules are added. */
  styles: string;
  /** The styles of what stands below the opening of a page. */
  stylesBelow: string;
  /** Folder that holds `manifest.files`. */
  filesDir: string;
}

const cacheDir = join(projectRoot, 'node_modules/.cache/qiyam');
const keptBundles = 3;

/** Everything that the bundle is made of. Content is not among it: an edit of `site.json` never bundles again. */
const inputs = [
  'templates',
  'generator/bundle',
  'generator/dev/design',
  'generator/render',
  'package-lock.json',
  'tsconfig.json',
];

async function listFiles(path: string): Promise<string[]> {
  const absolute = join(projectRoot, path);
  if (!(await stat(absolute)).isDirectory()) return [path];
  const entries = await readdir(absolute, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(?:tsx?|css)$/.test(entry.name))
    .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name)));
}

async function hashInputs(): Promise<string> {
  const files = (await Promise.all(inputs.map(listFiles))).flat().sort();
  const contents = await Promise.all(files.map((file) => readFile(join(projectRoot, file))));
  const hash = createHash('sha256').update(process.version);
  for (const [index, file] of files.entries()) hash.update(`\0${file}\0`).update(contents[index] ?? '');
  return hash.digest('hex').slice(0, 16);
}

/** Removes all but the bundles used last. */
async function pruneCache(): Promise<void> {
  const names = (await readdir(cacheDir)).filter((name) => /^[0-9a-f]{16}$/.test(name));
  const dated = await Promise.all(names.map(async (name) => ({ name, time: (await stat(join(cacheDir, name))).mtimeMs })));
  const old = dated.sort((a, b) => b.time - a.time).slice(keptBundles);
  await Promise.all(old.map(({ name }) => rm(join(cacheDir, name), { recursive: true, force: true })));
}

/** Makes the bundle in a folder of its own and moves it to `dir` when it is whole. */
async function makeBundle(dir: string): Promise<void> {
  const { runVite } = await import('./run-vite.ts');
  await mkdir(cacheDir, { recursive: true });
  const unfinished = await mkdtemp(`${dir}.`);
  try {
    const manifest = await runVite(unfinished);
    await writeFile(join(unfinished, 'manifest.json'), JSON.stringify(manifest));
    // Another process may have made the same bundle meanwhile: then its folder stays.
    await rename(unfinished, dir).catch((error) => {
      if (!existsSync(dir)) throw error;
    });
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  await pruneCache();
}

/** Bundles being made by this process, by their folder. */
const inProgress = new Map<string, Promise<void>>();

/**
 * Bundles the templates, or takes the bundle of the same inputs from the cache under `node_modules/.cache`.
 * @throws Error when a template does not compile.
 */
export async function bundleTemplates(): Promise<Bundle> {
  const dir = join(cacheDir, await hashInputs());
  if (!existsSync(dir)) {
    const made = inProgress.get(dir) ?? makeBundle(dir);
    inProgress.set(dir, made);
    await made.finally(() => inProgress.delete(dir));
  }
  const now = new Date();
  await utimes(dir, now, now);
  const [manifest, styles, stylesBelow, server] = await Promise.all([
    readFile(join(dir, 'manifest.json'), 'utf8').then((text): BundleManifest => JSON.parse(text)),
    readFile(join(dir, 'styles.css'), 'utf8'),
    readFile(join(dir, 'below.css'), 'utf8'),
    import(pathToFileURL(join(dir, 'server/render.mjs')).href),
  ]);
  return {
    createRenderer: server.createRenderer,
    bareLayout: server.bareLayout,
    createDesignLayout: server.createDesignLayout,
    manifest,
    styles,
    stylesBelow,
    filesDir: join(dir, 'browser'),
  };
}
