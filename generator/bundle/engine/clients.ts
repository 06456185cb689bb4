import { join } from 'node:path';
import { build } from 'esbuild';

/** Source folders of the browser scripts of preview and guide, by artifact name. */
export const clients = {
  'preview-client': 'generator/editor/preview/client',
  'guide-client': 'generator/editor/guide/client',
} as const;

/**
 * Bundles a browser script of the preview or the guide.
 * @param root source folder of the engine
 * @returns the code
 * @throws Error if it does not compile
 */
export async function runClientBuild(root: string, name: keyof typeof clients): Promise<string> {
  const { outputFiles } = await build({
    ...{ absWorkingDir: root, entryPoints: [join(root, clients[name], 'main.ts')] },
    ...{ bundle: true, write: false, format: 'esm', target: 'es2022', logLevel: 'silent' },
  });
  return outputFiles.map(({ text }) => text).join('');
}
