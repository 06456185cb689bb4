import { islandModules } from '../../templates/registry/islands.ts';

/** What renders pages. */
export const renderModule = 'generator/render/render.tsx';

/** What browsers load of any site, by name; the search only of sites that ask for one. */
export const browserModules: Readonly<Record<string, string>> = {
  loader: 'templates/islands/loader.ts',
  hydrate: 'templates/islands/hydrate.tsx',
  ...Object.fromEntries(Object.entries(islandModules).map(([name, file]) => [name, `templates/${file}`])),
  'search-opener': 'templates/site-search/client/opener.ts',
  'site-search': 'templates/site-search/client/search.ts',
};

/** All that the bundle is made of, with what these import. */
export const bundledModules = ['generator/bundle/run-vite.ts', renderModule, ...Object.values(browserModules)];
