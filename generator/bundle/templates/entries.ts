import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { islandModules } from '../../../templates/registry/islands.ts';

/** Entry module of the page renderer. */
export const renderModule = 'generator/pages/render/render.tsx';

/** Entry modules of the browser scripts, by name. The search is only for sites that enable it. */
export const browserModules: Readonly<Record<string, string>> = {
  loader: 'templates/runtime/islands/loader.ts',
  hydrate: 'templates/runtime/islands/hydrate.tsx',
  ...Object.fromEntries(Object.entries(islandModules).map(([name, file]) => [name, `templates/${file}`])),
  'search-opener': 'templates/layout/site-search/client/opener.ts',
  'site-search': 'templates/layout/site-search/client/search.ts',
};

/** Entry modules of the editor, the desk and its sign-in page, by the name of their script. */
const editorModules: Readonly<Record<string, string>> = {
  editor: 'generator/editor/app/main.tsx',
  desk: 'generator/desk/app/main.tsx',
  'sign-in': 'generator/desk/app/sign-in.ts',
};

/** Those that exist: name and file relative to the engine. */
export const editorScripts = (root: string): [name: string, file: string][] =>
  Object.entries(editorModules).filter(([, file]) => existsSync(join(root, file)));

/**
 * Checks that each island's script exports `Island` or `start`: browsers start it by one of these names.
 * @throws Error if one does not
 */
export function checkIslands(scripts: readonly { name: string; exports: readonly string[] }[]): void {
  for (const [name, file] of Object.entries(islandModules)) {
    const script = scripts.find((one) => one.name === name);
    if (!script?.exports.some((one) => one === 'Island' || one === 'start'))
      throw new Error(`templates/${file} exports neither a component of the name Island nor a function of the name start.`);
  }
}
