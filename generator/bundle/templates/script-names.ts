import { islandModules } from '../../../templates/registry/islands.ts';
import type { ScriptNames } from '../../../templates/runtime/islands/scripts.ts';
import { briefHash, contentHash } from '../../core/util/hash.ts';

/** A script of the bundle; `fileName` is `assets/`, its name, a hash and `.js`. */
interface Script {
  name: string;
  fileName: string;
  code: string;
  moduleIds: string[];
  exports: string[];
  /** Paths of those that it imports. */
  imports: string[];
}

/** Large, and the same for years: under a name of their own, visitors keep them when other scripts change. */
const stableScripts = new Set(['react', 'rolldown-runtime']);
/** Named on pages by themselves. */
const pageScripts = new Set(['loader', 'search-opener', 'site-search']);

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** The scripts that one imports, and those that these import. */
function importedBy({ imports }: Script, all: readonly Script[]): Script[] {
  const direct = all.filter(({ fileName }) => imports.includes(fileName));
  return [...new Set(direct.flatMap((one) => [one, ...importedBy(one, all)]))];
}

/** What the loader has to know of the scripts. @param nameOf gives the name of a file, without its ending */
function loaderData(scripts: readonly Script[], version: string, nameOf: (script: Script) => string): ScriptNames {
  const islands = scripts.filter(({ name }) => Object.hasOwn(islandModules, name));
  const besides = (script: Script) => importedBy(script, scripts).map(nameOf);
  const hydrate = scripts.filter(({ name }) => name === 'hydrate');
  const usual = hydrate.flatMap((script) => [nameOf(script), ...besides(script)]);
  const others = islands.flatMap((script): [string, string[]][] => {
    if (script.exports.includes('start')) return [[script.name, besides(script)]];
    const own = besides(script).filter((name) => !usual.includes(name));
    return own.length > 0 ? [[script.name, [...usual, ...own]]] : [];
  });
  return [version, usual, Object.fromEntries(others)];
}

/**
 * Gives the scripts that wait for a visitor one version in the place of a hash each, and tells the loader of it: then it
 * knows the address of each by its name, and neither a page nor the loader has to list them.
 * @throws Error when a script that keeps its name would name one that does not: its name would no longer tell what it holds.
 */
export function nameScripts(scripts: readonly Script[]): Script[] {
  const renamed = scripts.filter(({ name }) => !stableScripts.has(name) && !pageScripts.has(name));
  const version = contentHash(renamed.map(({ fileName }) => fileName).join()).slice(0, 8);
  const names = new Map(renamed.map(({ name, fileName }) => [lastPart(fileName), `${name}.${version}.js`]));
  const rename = (text: string) => [...names].reduce((all, [from, to]) => all.replaceAll(from, to), text);
  const fileNameOf = (script: Script) => (renamed.includes(script) ? rename(script.fileName) : script.fileName);
  const known = loaderData(scripts, version, (script) => lastPart(fileNameOf(script)).slice(0, -'.js'.length));
  return scripts.map((script) => {
    const code = rename(script.code);
    if (script.name === 'loader') {
      // Every page has the loader: quotes that names need not have are left out.
      const data = JSON.stringify(known).replaceAll(/"(\w+)":/g, '$1:');
      const filled = `const islandScripts=${data};${code}`;
      return { ...script, fileName: `assets/loader.${briefHash(filled)}.js`, code: filled };
    }
    if (renamed.includes(script)) return { ...script, fileName: fileNameOf(script), code };
    if (code !== script.code) throw new Error(`${script.fileName} names a script whose name does not last.`);
    return script;
  });
}
