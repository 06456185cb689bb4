import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isBytes, mapOf, readForm, takeOrMakeValue } from '../../kept-value.ts';
import type { Machine } from '../../machine/machine.ts';
import { projectRoot } from '../../paths.ts';
import { keyOfSources } from '../../sources-key.ts';

/** The editor's script, sheet and parts by name: what the browser asks for below `_edit/files/`. */
export type EditorFiles = ReadonlyMap<string, Uint8Array>;

/** Everything that the editor is made of. */
export const editorInputs = [
  'generator/bundle',
  'generator/content',
  'generator/dev/editor',
  'generator/dev/guide',
  'generator/dev/message.ts',
  'generator/edit',
  'generator/inline',
  'templates',
  'package-lock.json',
  'tsconfig.json',
];

/**
 * Holds that a change of any source makes a new editor.
 * @throws Error that names modules of the project that are in no input
 */
function checkInputs(modules: readonly string[]): void {
  const own = modules
    .map((id) => relative(projectRoot, id).replaceAll(sep, '/'))
    .filter((id) => /^(?:generator|templates)\//.test(id));
  const others = own.filter((id) => !editorInputs.some((input) => id.startsWith(`${input}/`)));
  if (others.length > 0) throw new Error(`The editor is made of ${others.join(', ')} too: name the folder in editor-bundle.ts.`);
}

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
    checkInputs(output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])));
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
  const key = `preview-editor/${await keyOfSources(editorInputs, machine)}`;
  if (last?.key !== key) last = { key, files: takeFiles(key, machine) };
  const { files } = last;
  // What failed is tried again when it is asked for again.
  files.catch(() => {
    if (last?.files === files) last = undefined;
  });
  return files;
}
