import { deserialize } from 'node:v8';
import { currentEngine, readEngineArtifact } from '../../../bundle/templates/engine-artifacts.ts';
import type { BuildEnvironment } from '../../../core/cache/build-environment.ts';

/** Files of the clients of the editor and the desk, by name: served below `_edit/files/` and `_desk/files/`. */
export type EditorFiles = ReadonlyMap<string, Uint8Array>;

let last: { id: string; files: Promise<EditorFiles> } | undefined;

/** Clients of the editor and the desk; empty if the engine was built without its optional packages. @throws Error if it does not compile */
export async function bundleEditor({ engine: opened }: Pick<BuildEnvironment, 'engine'>): Promise<EditorFiles> {
  const engine = await currentEngine(opened);
  if (last?.id !== engine.id) last = { id: engine.id, files: readEngineArtifact<EditorFiles>(engine, 'editor', deserialize) };
  return last.files;
}
