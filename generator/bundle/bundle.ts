import { join } from 'node:path';
import { type Engine, idNow } from '../common/engine.mjs';
import { runApart } from '../machine/apart.ts';
import { isBytes, isText, listOf, partsOf, readForm, readKept, tableOf, takeOrMakeValue } from '../machine/forms.ts';
import type { Machine } from '../machine/machine.ts';
import type { Store } from '../machine/store.ts';
import type { bareLayout, createDesignLayout, createRenderer } from '../render/render.tsx';
import { importModule } from './server-module.ts';
import type { BundleManifest, StoredBundle, StylesBelow } from './stored-bundle.ts';

/** What the module that renders pages exports. */
export interface RenderModule {
  createRenderer: typeof createRenderer;
  bareLayout: typeof bareLayout;
  createDesignLayout: typeof createDesignLayout;
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

/** Bundles being made by this process, by the state of the sources. */
const inProgress = new Map<string, Promise<StoredBundle>>();

/** Beside the bundle that a command runs from; where it runs from its sources, everything is done in its own process. */
const bundler = join(import.meta.dirname, 'bundler.mjs');

/**
 * Has the templates bundled by a process of its own, so that the 280 MB which that takes are free again for the pages.
 * What goes wrong there goes wrong here again, and is told.
 */
async function makeElsewhere(state: string, { engine, engineCache }: Machine): Promise<StoredBundle | undefined> {
  await runApart(bundler, [state, engineCache.folder, JSON.stringify(engine)]);
  return readKept(await engineCache.store.get(keyOf(engine, state)), readBundle);
}

/** Sources that have changed since the process began have a bundle besides. */
const keyOf = ({ id }: Engine, state: string) => (state === id ? 'bundle' : `bundle of ${state}`);

export interface BundleOptions {
  store: Store;
  engine: Engine;
  /** Names the sources on the disk. */
  state: string;
  make: () => Promise<StoredBundle>;
}

/** Takes a bundle from the store, or makes it. It is not kept where the sources have changed meanwhile. */
export const keepBundle = ({ store, engine, state, make }: BundleOptions): Promise<StoredBundle> =>
  takeOrMakeValue(store, keyOf(engine, state), { make, read: readBundle, isToKeep: () => idNow(engine) === state });

async function makeHere(root: string): Promise<StoredBundle> {
  const { runVite } = await import('./run-vite.ts');
  return runVite(root);
}

async function takeOrBundle(state: string, machine: Machine): Promise<StoredBundle> {
  const { engine, engineCache } = machine;
  const { store } = engineCache;
  const kept = readKept(await store.get(keyOf(engine, state)), readBundle) ?? (await makeElsewhere(state, machine));
  return kept ?? keepBundle({ store, engine, state, make: () => makeHere(engine.root) });
}

function takeBundle(state: string, machine: Machine): Promise<StoredBundle> {
  const made = inProgress.get(state) ?? takeOrBundle(state, machine);
  inProgress.set(state, made);
  return made.finally(() => inProgress.delete(state));
}

/** The bundle taken last: the preview asks for it at each edit of the content. */
let last: { state: string; bundle: Bundle } | undefined;

/**
 * Bundles the templates, or takes the bundle of the same inputs from the store.
 * @throws Error when a template does not compile.
 */
export async function bundleTemplates(machine: Machine): Promise<Bundle> {
  const state = machine.sourceState();
  const key = state === machine.engine.id ? '' : state;
  if (last?.state === state) return last.bundle;
  const stored = await takeBundle(state, machine);
  const { createRenderer, bareLayout, createDesignLayout } = (await importModule(
    stored.server,
    machine.engineCache.folder,
  )) as RenderModule;
  last = { state, bundle: { key, ...stored, createRenderer, bareLayout, createDesignLayout } };
  return last.bundle;
}
