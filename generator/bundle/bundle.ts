import { join } from 'node:path';
import { runApart } from '../machine/apart.ts';
import { isBytes, isText, listOf, partsOf, readForm, readKept, tableOf, takeOrMakeValue } from '../machine/forms.ts';
import type { Machine } from '../machine/machine.ts';
import type { Store } from '../machine/store.ts';
import type { bareLayout, createDesignLayout, createRenderer } from '../render/render.tsx';
import { bundledModules } from './entries.ts';
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
  /** Names the sources that it is made of. */
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

/** Bundles being made by this process, by their key. */
const inProgress = new Map<string, Promise<StoredBundle>>();

/** Beside the bundle that a command runs from; where it runs from its sources, everything is done in its own process. */
const bundler = join(import.meta.dirname, 'bundler.mjs');

/**
 * Has the templates bundled by a process of its own, so that the 280 MB which that takes are free again for the pages.
 * What goes wrong there goes wrong here again, and is told.
 */
async function makeElsewhere(key: string, { engine, engineCache }: Machine): Promise<StoredBundle | undefined> {
  await runApart(bundler, [key, engineCache.folder, engine.root]);
  return readKept(await engineCache.store.get(key), readBundle);
}

/** Takes a bundle from the store, or has it made by whoever can. */
export const keepBundle = (store: Store, key: string, make: () => Promise<StoredBundle>): Promise<StoredBundle> =>
  takeOrMakeValue(store, key, { make, read: readBundle });

async function makeHere(root: string): Promise<StoredBundle> {
  const { runVite } = await import('./run-vite.ts');
  return runVite(root);
}

async function takeOrBundle(key: string, machine: Machine): Promise<StoredBundle> {
  const { store } = machine.engineCache;
  const kept = readKept(await store.get(key), readBundle) ?? (await makeElsewhere(key, machine));
  return kept ?? keepBundle(store, key, () => makeHere(machine.engine.root));
}

function takeBundle(key: string, machine: Machine): Promise<StoredBundle> {
  const made = inProgress.get(key) ?? takeOrBundle(key, machine);
  inProgress.set(key, made);
  return made.finally(() => inProgress.delete(key));
}

/** The bundle taken last: the preview asks for it at each edit of the content. */
let last: Bundle | undefined;

/**
 * Bundles the templates, or takes the bundle of the same inputs from the store.
 * @throws Error when a template does not compile.
 */
export async function bundleTemplates(machine: Machine): Promise<Bundle> {
  const key = `bundle/${await machine.sourceKey(bundledModules)}`;
  if (last?.key === key) return last;
  const stored = await takeBundle(key, machine);
  const { createRenderer, bareLayout, createDesignLayout } = (await importModule(
    stored.server,
    machine.engineCache.folder,
  )) as RenderModule;
  last = { key, ...stored, createRenderer, bareLayout, createDesignLayout };
  return last;
}
