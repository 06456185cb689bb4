import { openPackedStore } from '../../core/cache/store.ts';
import { buildInChildProcess } from '../../core/util/build-in-child-process.mjs';
import { type Engine, isBuilt, openEngine } from '../../core/util/engine.mjs';

/** Artifacts that are created with the engine, and stored beside its program. */
export type EngineArtifactName = 'templates' | 'editor' | 'preview-client' | 'guide-client';

/**
 * Reads an artifact of the engine.
 * @throws Error if it is damaged or missing
 */
export async function readEngineArtifact<Value>(
  { artifacts }: Engine,
  name: EngineArtifactName,
  read: (bytes: Uint8Array) => Value,
): Promise<Value> {
  const bytes = await openPackedStore(artifacts).get(name);
  if (!bytes) throw new Error(`The part "${name}" of the engine is damaged: npm run build:engine builds it anew.`);
  return read(bytes);
}

/**
 * Engine of the current sources: those of a checkout may have changed since the preview started. Rebuilds it if needed.
 * @throws Error if a source does not compile
 */
export async function currentEngine(engine: Engine): Promise<Engine> {
  if (engine.isPacked || engine.customBlocks !== undefined) return engine;
  if (!isBuilt(engine.root)) await buildInChildProcess(engine.root);
  const current = openEngine(engine.root);
  return current.id === engine.id ? engine : { ...current, cache: engine.cache };
}
