import { deserialize } from 'node:v8';
import { currentEngine, readEngineArtifact } from '../../../bundle/templates/engine-artifacts.ts';
import type { BuildEnvironment } from '../../../core/cache/build-environment.ts';

/** The editor's script, sheet and parts by name: what the browser asks for below `_edit/files/`. */
export type EditorFiles = ReadonlyMap<string, Uint8Array>;

let last: { id: string; files: Promise<EditorFiles> } | undefined;

/**
 * The editor as the browser gets it; empty where it was built without the packages that it is made with.
 * @throws Error when it does not compile.
 */
export async function bundleEditor({ engine: opened }: BuildEnvironment): Promise<EditorFiles> {
  const engine = await currentEngine(opened);
  if (last?.id !== engine.id) last = { id: engine.id, files: readEngineArtifact<EditorFiles>(engine, 'editor', deserialize) };
  return last.files;
}
