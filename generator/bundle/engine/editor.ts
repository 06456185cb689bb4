/** What the editor is made with; a package of development, as machines that only build need none of it. */
export const editorLibrary = 'react-aria-components';

/**
 * Bundles the editor, in memory.
 * @param root of the sources. @returns its script, sheet and parts by name. @throws Error when it does not compile
 */
export async function runEditorBuild(root: string): Promise<Map<string, Uint8Array>> {
  const [{ build }, { editorConfig }] = await Promise.all([import('vite'), import('../templates/vite.ts')]);
  process.env.NODE_ENV = 'production';
  const result = [await build(editorConfig(root))].flat();
  const output = result.flatMap((one) => ('output' in one ? one.output : []));
  return new Map(output.map((file) => [file.fileName, Buffer.from(file.type === 'chunk' ? file.code : file.source)]));
}
