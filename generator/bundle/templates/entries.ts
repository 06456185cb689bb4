import { islandModules } from '../../../templates/registry/islands.ts';

/** What renders pages. */
export const renderModule = 'generator/pages/render/render.tsx';

/** What browsers load of any site, by name; the search only of sites that ask for one. */
export const browserModules: Readonly<Record<string, string>> = {
  loader: 'templates/runtime/islands/loader.ts',
  hydrate: 'templates/runtime/islands/hydrate.tsx',
  ...Object.fromEntries(Object.entries(islandModules).map(([name, file]) => [name, `templates/${file}`])),
  'search-opener': 'templates/layout/site-search/client/opener.ts',
  'site-search': 'templates/layout/site-search/client/search.ts',
};

/**
 * Asks of the scripts that each island exports what browsers start it by, a component or `start`: by another
 * name none ever starts.
 * @throws Error when one is not.
 */
export function checkIslands(scripts: readonly { name: string; exports: readonly string[] }[]): void {
  for (const [name, file] of Object.entries(islandModules)) {
    const script = scripts.find((one) => one.name === name);
    if (!script?.exports.some((one) => one === 'Island' || one === 'start'))
      throw new Error(`templates/${file} exports neither a component of the name Island nor a function of the name start.`);
  }
}
