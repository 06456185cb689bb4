import type { ScriptNames } from '../../templates/islands/scripts.ts';
import { islandMedia } from '../../templates/registry/islands.ts';
import { briefHash, contentHash } from '../common/hash.ts';

/** A script of the bundle; `fileName` is `assets/`, its name, a hash and `.js`. */
interface Script {
  name: string;
  fileName: string;
  code: string;
  moduleIds: string[];
}

/** Large, and the same for years: under a name of their own, visitors keep them when other scripts change. */
const lasting = new Set(['react', 'rolldown-runtime']);
/** Named on pages by themselves. */
const onPages = new Set(['loader', 'search-opener', 'site-search']);

const hashIn = ({ name, fileName }: Script) => fileName.slice(`assets/${name}.`.length, -'.js'.length);
const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/**
 * Gives the scripts that wait for a visitor one version in the place of a hash each, and tells the loader of it: then it
 * knows the address of each by its name, and neither a page nor the loader has to list them.
 * @throws Error when a script that keeps its name would name one that does not: its name would no longer tell what it holds.
 */
export function nameScripts(scripts: readonly Script[]): Script[] {
  const renamed = scripts.filter(({ name }) => !lasting.has(name) && !onPages.has(name));
  const version = contentHash(renamed.map(({ fileName }) => fileName).join()).slice(0, 8);
  const names = new Map(renamed.map(({ name, fileName }) => [lastPart(fileName), `${name}.${version}.js`]));
  const rename = (text: string) => [...names].reduce((all, [from, to]) => all.replaceAll(from, to), text);
  const react = scripts.find(({ name }) => name === 'react');
  const known: ScriptNames = [version, react ? hashIn(react) : '', islandMedia];
  return scripts.map((script) => {
    const code = rename(script.code);
    if (script.name === 'loader') {
      const filled = `const islandScripts=${JSON.stringify(known)};${code}`;
      return { ...script, fileName: `assets/loader.${briefHash(filled)}.js`, code: filled };
    }
    if (renamed.includes(script)) return { ...script, fileName: rename(script.fileName), code };
    if (code !== script.code) throw new Error(`${script.fileName} names a script whose name does not last.`);
    return script;
  });
}
