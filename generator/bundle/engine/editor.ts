import { editorPackages } from '../../core/diagnostics/extras.ts';
import { findPackage } from '../../core/util/packages.mjs';

/**
 * A package of the editor that is not installed. They are development dependencies, as machines that only build don't need them.
 * @param root folder of the engine
 */
export const missingEditorPackage = (root: string) => editorPackages.find((name) => findPackage(root, name) === undefined);

/**
 * Bundles the editor and the desk in memory.
 * @param root source folder of the engine
 * @returns their scripts, style sheet and chunks by name
 * @throws Error if it does not compile
 */
export async function runEditorBuild(root: string): Promise<Map<string, Uint8Array>> {
  const [{ build }, { editorConfig }] = await Promise.all([import('vite'), import('../templates/vite.ts')]);
  process.env.NODE_ENV = 'production';
  const result = [await build(editorConfig(root))].flat();
  const output = result.flatMap((one) => ('output' in one ? one.output : []));
  return new Map(output.map((file) => [file.fileName, Buffer.from(file.type === 'chunk' ? file.code : file.source)]));
}
