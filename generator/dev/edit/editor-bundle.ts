import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../common/paths.ts';
import { codeKey } from '../../machine/code-keys.ts';
import { isBytes, mapOf, readForm, takeOrMakeValue } from '../../machine/forms.ts';
import type { Machine } from '../../machine/machine.ts';

/** The editor's script, sheet and parts by name: what the browser asks for below `_edit/files/`. */
export type EditorFiles = ReadonlyMap<string, Uint8Array>;

/** What the editor is made of, with what these import, and what makes it. */
const modules = ['generator/dev/editor/main.tsx', 'generator/bundle/vite.ts'];

/** What the editor is made with; a package of development, as machines that only build need none of it. */
export const editorLibrary = 'react-aria-components';

/** Whether this machine has what the editor is made with. */
export const isInstalled = () => existsSync(join(projectRoot, 'node_modules', editorLibrary));

/** The bundler is loaded only when the sources have changed. */
async function bundle(): Promise<Map<string, Uint8Array>> {
  const [{ build }, { editorConfig }] = await Promise.all([import('vite'), import('../../bundle/vite.ts')]);
  const former = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    const result = [await build(editorConfig())].flat();
    const output = result.flatMap((one) => ('output' in one ? one.output : []));
    return new Map(output.map((file) => [file.fileName, Buffer.from(file.type === 'chunk' ? file.code : file.source)]));
  } finally {
    if (former === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = former;
  }
}

let last: { key: string; files: Promise<EditorFiles> } | undefined;

const takeFiles = (key: string, { store }: Machine): Promise<EditorFiles> =>
  takeOrMakeValue(store, key, { make: bundle, read: readForm(mapOf(isBytes)) });

/**
 * The editor as the browser gets it: bundled when it is opened first, kept in the store for the next start.
 * @throws Error when it does not compile.
 */
export async function bundleEditor(machine: Machine): Promise<EditorFiles> {
  const key = `preview-editor/${await codeKey(machine.store, modules)}`;
  if (last?.key !== key) last = { key, files: takeFiles(key, machine) };
  const { files } = last;
  // What failed is tried again when it is asked for again.
  files.catch(() => {
    if (last?.files === files) last = undefined;
  });
  return files;
}
