import { islandModules } from '../../../templates/registry/islands.ts';
import type { ScriptNames } from '../../../templates/runtime/islands/scripts.ts';
import { briefHash, contentHash } from '../../core/util/hash.ts';

/** Script of the bundle; `fileName` is `assets/<name>.<hash>.js`. */
interface Script {
  name: string;
  fileName: string;
  code: string;
  moduleIds: string[];
  exports: string[];
  /** Paths of the imported scripts. */
  imports: string[];
}

/** Large scripts that rarely change: they keep a content hash, so that visitors keep them cached when other scripts change. */
const stableScripts = new Set(['react', 'rolldown-runtime']);
/** Scripts that pages name directly. */
const pageScripts = new Set(['loader', 'search-opener', 'site-search']);

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Direct and indirect imports of a script. */
function importedBy({ imports }: Script, all: readonly Script[]): Script[] {
  const direct = all.filter(({ fileName }) => imports.includes(fileName));
  return [...new Set(direct.flatMap((one) => [one, ...importedBy(one, all)]))];
}

/**
 * Data from which the loader knows the file names of scripts.
 * @param nameOf returns the file name without its extension
 */
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
 * Gives the scripts that load later a common version instead of a hash each, and tells the loader the version. The loader then
 * knows the URL of each script by its name, so neither pages nor the loader have to list them.
 * @throws Error if a script that keeps its content hash imports a renamed one: the hash would no longer match the content
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
      // The loader is on every page with islands: unneeded quotes are dropped.
      const data = JSON.stringify(known).replaceAll(/"(\w+)":/g, '$1:');
      const filled = `const islandScripts=${data};${code}`;
      return { ...script, fileName: `assets/loader.${briefHash(filled)}.js`, code: filled };
    }
    if (renamed.includes(script)) return { ...script, fileName: fileNameOf(script), code };
    if (code !== script.code) throw new Error(`${script.fileName} names a script whose name does not last.`);
    return script;
  });
}
