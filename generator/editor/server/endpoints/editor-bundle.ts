import { deserialize } from 'node:v8';
import { currentEngine, readEngineArtifact } from '../../../bundle/templates/engine-artifacts.ts';
import type { BuildEnvironment } from '../../../core/cache/build-environment.ts';

/** Files of the editor's client by name: served below `_edit/files/`. */
export type EditorFiles = ReadonlyMap<string, Uint8Array>;

let last: { id: string; files: Promise<EditorFiles> } | undefined;

/** Client of the editor; empty if the engine was built without its optional packages. @throws Error if it does not compile */
export async function bundleEditor({ engine: opened }: BuildEnvironment): Promise<EditorFiles> {
  const engine = await currentEngine(opened);
  if (last?.id !== engine.id) last = { id: engine.id, files: readEngineArtifact<EditorFiles>(engine, 'editor', deserialize) };
  return last.files;
}
