import { deserialize } from 'node:v8';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import type { Engine } from '../../core/util/engine.mjs';
import type { bareLayout, createRenderer } from '../../pages/render/render.tsx';
import { bundleCustomBlocks } from './bundle-custom-blocks.ts';
import { currentEngine, readEngineArtifact } from './engine-artifacts.ts';
import { importModule } from './server-module.ts';
import type { StoredBundle } from './stored-bundle.ts';

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

async function load(engine: Engine, environment: BuildEnvironment): Promise<Bundle> {
  const { own: customBlocks } = engine;
  const stored =
    customBlocks === undefined
      ? await readEngineArtifact<StoredBundle>(engine, 'templates', deserialize)
      : await bundleCustomBlocks({ ...engine, own: customBlocks }, environment);
  const module = (await importModule(stored.server, environment.engineCache.folder)) as RenderModule;
  const { createRenderer, bareLayout } = module;
  const key = engine.id === environment.engine.id ? '' : engine.id;
  return { key, ...stored, createRenderer, bareLayout };
}

/** The bundle taken last: the preview asks for it at each edit of the content. */
let last: { id: string; bundle: Promise<Bundle> } | undefined;

/**
 * The templates of an engine. Those of a checkout are the ones of its sources as they are now, in a process that goes on; those with
 * code of a site stay until others are right.
 * @throws Error when a template does not compile.
 */
export async function bundleTemplates(environment: BuildEnvironment): Promise<Bundle> {
  const engine = environment.isLasting ? await currentEngine(environment.engine) : environment.engine;
  const isLast = engine.own === undefined ? last?.id === engine.id : last !== undefined;
  if (!last || !isLast) last = { id: engine.id, bundle: load(engine, environment) };
  const { bundle } = last;
  // What failed is tried again when it is asked for again.
  bundle.catch(() => {
    if (last?.bundle === bundle) last = undefined;
  });
  return bundle;
}

/**
 * Takes other templates from now on, in a process that goes on while the code of a site changes.
 * @throws Error when a template does not compile: the former stay
 */
export async function exchangeTemplates(engine: Engine, environment: BuildEnvironment): Promise<void> {
  if (last?.id === engine.id) return;
  const bundle = await load(engine, environment);
  last = { id: engine.id, bundle: Promise.resolve(bundle) };
}
