/** Library of the editor; a development dependency, as machines that only build don't need it. */
export const editorLibrary = 'react-aria-components';

/**
 * Bundles the editor in memory.
 * @param root source folder of the engine
 * @returns its script, style sheet and chunks by name
 * @throws Error if it does not compile
 */
export async function runEditorBuild(root: string): Promise<Map<string, Uint8Array>> {
  const [{ build }, { editorConfig }] = await Promise.all([import('vite'), import('../templates/vite.ts')]);
  process.env.NODE_ENV = 'production';
  const result = [await build(editorConfig(root))].flat();
  const output = result.flatMap((one) => ('output' in one ? one.output : []));
  return new Map(output.map((file) => [file.fileName, Buffer.from(file.type === 'chunk' ? file.code : file.source)]));
}
