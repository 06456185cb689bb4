import { join } from 'node:path';
import { type Engine, sourcesOf } from '../common/engine.mjs';
import { runApart } from '../machine/apart.ts';
import { isBytes, isText, listOf, partsOf, readForm, readKept, tableOf, takeOrMakeValue } from '../machine/forms.ts';
import type { Machine } from '../machine/machine.ts';
import type { Cache, Store } from '../machine/store.ts';
import type { bareLayout, createRenderer } from '../render/render.tsx';
import { currentEngine, readMade } from './made.ts';
import { importModule } from './server-module.ts';
import type { BundleManifest, StoredBundle, StylesBelow } from './stored-bundle.ts';

/** What the module that renders pages exports. */
export interface RenderModule {
  createRenderer: typeof createRenderer;
  bareLayout: typeof bareLayout;
}

/** The templates, ready to render and to serve. */
export interface Bundle extends RenderModule, StoredBundle {
  /** Names the sources that it is made of, where a process goes on in which they change. */
  key: string;
}

const filesForm = listOf(partsOf<StoredBundle['files'][number]>({ path: isText, content: isBytes }));

const readBundle = readForm(
  partsOf<StoredBundle>({
    server: isText,
    manifest: partsOf<BundleManifest>({
      loader: isText,
      hydrate: isText,
      react: isText,
      islands: tableOf(isText),
      search: partsOf<BundleManifest['search']>({ opener: isText, panel: isText }),
    }),
    styles: isText,
    stylesBelow: partsOf<StylesBelow>({ parts: tableOf(isText), needs: tableOf(listOf(isText)) }),
    files: filesForm,
    searchFiles: filesForm,
  }),
);

/** Beside the program that a command runs from; where it runs from its sources, everything is done in its own process. */
const bundler = join(import.meta.dirname, 'bundler.mjs');

const ownKey = 'bundle';

export interface BundleOptions {
  store: Store;
  make: () => Promise<StoredBundle>;
}

/** Takes the bundle of an engine with blocks of a site from the store, or makes it. */
export const keepBundle = ({ store, make }: BundleOptions): Promise<StoredBundle> =>
  takeOrMakeValue(store, ownKey, { make, read: readBundle });

/** Bundles templates of which some are of a site. @param cache of the engine */
export async function makeOwn(engine: Engine, { core }: Cache): Promise<StoredBundle> {
  const [{ runVite }, { readTransforms, writeTransforms }] = await Promise.all([
    import('./run-vite.ts'),
    import('./kept-transforms.ts'),
  ]);
  const kept = await readTransforms(core);
  const bundle = await runVite(sourcesOf(engine), engine.own, kept);
  await writeTransforms(core, kept);
  return bundle;
}

/**
 * Bundles templates of which some are of a site: by a process of its own, so that the 280 MB which that takes are free again for the
 * pages. What goes wrong there goes wrong here again, and is told.
 */
async function bundleOwn({ engine, engineCache }: Machine): Promise<StoredBundle> {
  const { store, folder } = engineCache;
  const kept = readKept(await store.get(ownKey), readBundle);
  if (kept !== undefined) return kept;
  await runApart(bundler, [folder, JSON.stringify(engine)]);
  return keepBundle({ store, make: () => makeOwn(engine, engineCache) });
}

async function load(engine: Engine, machine: Machine): Promise<Bundle> {
  const stored = engine.own === undefined ? await readMade(engine, 'templates', readBundle) : await bundleOwn(machine);
  const module = (await importModule(stored.server, machine.engineCache.folder)) as RenderModule;
  const { createRenderer, bareLayout } = module;
  const key = engine.id === machine.engine.id ? '' : engine.id;
  return { key, ...stored, createRenderer, bareLayout };
}

/** The bundle taken last: the preview asks for it at each edit of the content. */
let last: { id: string; bundle: Promise<Bundle> } | undefined;

/**
 * The templates of an engine. Those of a checkout are the ones of its sources as they are now, in a process that goes on.
 * @throws Error when a template does not compile.
 */
export async function bundleTemplates(machine: Machine): Promise<Bundle> {
  const engine = machine.isLasting ? await currentEngine(machine.engine) : machine.engine;
  if (last?.id !== engine.id) last = { id: engine.id, bundle: load(engine, machine) };
  const { bundle } = last;
  // What failed is tried again when it is asked for again.
  bundle.catch(() => {
    if (last?.bundle === bundle) last = undefined;
  });
  return bundle;
}
