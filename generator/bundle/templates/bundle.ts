import { deserialize } from 'node:v8';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import type { Engine } from '../../core/util/engine.mjs';
import type { bareLayout, createRenderer } from '../../pages/render/render.tsx';
import { bundleCustomBlocks } from './bundle-custom-blocks.ts';
import { currentEngine, readEngineArtifact } from './engine-artifacts.ts';
import { importModule } from './server-module.ts';
import type { StoredBundle } from './stored-bundle.ts';

/** Exports of the module that renders pages. */
export interface RenderModule {
  createRenderer: typeof createRenderer;
  bareLayout: typeof bareLayout;
}

/** Templates, ready to render and to serve. */
export interface Bundle extends RenderModule, StoredBundle {
  /** Id of the engine; "" if it is still the one that this process was started with. */
  key: string;
}

async function load(engine: Engine, environment: BuildEnvironment): Promise<Bundle> {
  const { customBlocks } = engine;
  const stored =
    customBlocks === undefined
      ? await readEngineArtifact<StoredBundle>(engine, 'templates', deserialize)
      : await bundleCustomBlocks({ ...engine, customBlocks }, environment);
  const module = (await importModule(stored.server, environment.engineCache.folder)) as RenderModule;
  const { createRenderer, bareLayout } = module;
  const key = engine.id === environment.engine.id ? '' : engine.id;
  return { key, ...stored, createRenderer, bareLayout };
}

/** Last bundle: the preview asks for it at each edit of the content. */
let last: { id: string; bundle: Promise<Bundle> } | undefined;

/**
 * Bundles the templates of an engine. In a long-running process, those of a checkout follow its current sources; those with
 * custom code stay the same until {@link exchangeTemplates} replaces them.
 * @throws Error if a template does not compile
 */
export async function bundleTemplates(environment: BuildEnvironment): Promise<Bundle> {
  const engine = environment.isLongRunning ? await currentEngine(environment.engine) : environment.engine;
  const isLast = engine.customBlocks === undefined ? last?.id === engine.id : last !== undefined;
  if (!last || !isLast) last = { id: engine.id, bundle: load(engine, environment) };
  const { bundle } = last;
  // A failed bundle is retried on the next call.
  bundle.catch(() => {
    if (last?.bundle === bundle) last = undefined;
  });
  return bundle;
}

/**
 * Replaces the templates in a long-running process, after the code of a site has changed.
 * @throws Error if a template does not compile; the previous templates stay
 */
export async function exchangeTemplates(engine: Engine, environment: BuildEnvironment): Promise<void> {
  if (last?.id === engine.id) return;
  const bundle = await load(engine, environment);
  last = { id: engine.id, bundle: Promise.resolve(bundle) };
}
