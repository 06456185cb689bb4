import { join } from 'node:path';
import { build } from 'esbuild';

/** Scripts of the preview and of the guide, by name: folders of the sources. */
export const clients = {
  'preview-client': 'generator/editor/preview/client',
  'guide-client': 'generator/editor/guide/client',
} as const;

/**
 * Bundles a script of the preview.
 * @param root of the sources. @returns its text. @throws Error when it does not compile
 */
export async function runClientBuild(root: string, name: keyof typeof clients): Promise<string> {
  const { outputFiles } = await build({
    ...{ absWorkingDir: root, entryPoints: [join(root, clients[name], 'main.ts')] },
    ...{ bundle: true, write: false, format: 'esm', target: 'es2022', logLevel: 'silent' },
  });
  return outputFiles.map(({ text }) => text).join('');
}
