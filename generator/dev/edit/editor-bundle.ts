import { outsidePackages } from '../../bundle/outside-packages.ts';
import type { OptionalPackage } from '../../diagnostics/optional.ts';
import { isBytes, mapOf, readForm, takeOrMakeValue } from '../../machine/forms.ts';
import type { Machine } from '../../machine/machine.ts';

/** The editor's script, sheet and parts by name: what the browser asks for below `_edit/files/`. */
export type EditorFiles = ReadonlyMap<string, Uint8Array>;

/** What the editor is made with; a package of development, as machines that only build need none of it. */
export const editorLibrary = 'react-aria-components' satisfies OptionalPackage;

/** The bundler is loaded only when the sources have changed. */
async function bundle(root: string): Promise<Map<string, Uint8Array>> {
  const [{ build }, { editorConfig }] = await Promise.all([import('vite'), import('../../bundle/vite.ts')]);
  const former = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    const result = [await build(editorConfig(root))].flat();
    const output = result.flatMap((one) => ('output' in one ? one.output : []));
    return new Map(output.map((file) => [file.fileName, Buffer.from(file.type === 'chunk' ? file.code : file.source)]));
  } finally {
    if (former === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = former;
  }
}

let last: { state: string; files: Promise<EditorFiles> } | undefined;

const takeFiles = ({ engine, engineCache, sourceState }: Machine, state: string): Promise<EditorFiles> =>
  takeOrMakeValue(engineCache.core, state === engine.id ? 'preview-editor' : `preview-editor of ${state}`, {
    make: () => outsidePackages(engine.root, bundle),
    read: readForm(mapOf(isBytes)),
    isToKeep: () => sourceState() === state,
  });

/**
 * The editor as the browser gets it: bundled when it is opened first, kept in the store for the next start.
 * @throws Error when it does not compile.
 */
export async function bundleEditor(machine: Machine): Promise<EditorFiles> {
  const state = machine.sourceState();
  if (last?.state !== state) last = { state, files: takeFiles(machine, state) };
  const { files } = last;
  // What failed is tried again when it is asked for again.
  files.catch(() => {
    if (last?.files === files) last = undefined;
  });
  return files;
}
