import { posix } from 'node:path';
import type { Manifest } from '../../../templates/model/page/page-plan.ts';
import { memoize } from '../../core/util/memoize.ts';
import type { SentFiles, TransferredFile } from './sent-files.ts';

/** Static imports of a bundled script. */
function importsOf(script: string): string[] {
  return [...script.matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+)["']/g)].map(([, path = '']) => path);
}

/** Returns the function that finds the files of scripts and of all their imports. */
function createImportReader({ partOf, pathOf, textAt }: SentFiles) {
  const importsIn = memoize((path: string) =>
    importsOf(textAt(path)).map((imported) => posix.join(posix.dirname(path), imported)),
  );
  return (urls: readonly string[]): TransferredFile[] => {
    const paths = new Set<string>();
    const add = (path: string) => {
      if (paths.has(path)) return;
      paths.add(path);
      for (const imported of importsIn(path)) add(imported);
    };
    for (const url of urls) add(pathOf(url));
    return [...paths].map(partOf);
  };
}

/** Returns the function that finds the scripts of a page from the names of its islands, separated by spaces. */
export function createScriptReader(sent: SentFiles, manifest: Manifest) {
  const withImports = createImportReader(sent);
  const isOfReact = ({ file }: TransferredFile) => file === sent.pathOf(manifest.react);
  return memoize((names: string) => {
    const islands = names === '' ? [] : names.split(' ').map((name) => ({ name, url: manifest.islands[name] ?? '' }));
    const { opener, panel } = manifest.search ?? {};
    const before = [...(islands.length > 0 ? [manifest.loader] : []), ...(opener === undefined ? [] : [opener])];
    const islandOf = new Map(islands.map(({ name, url }) => [sent.pathOf(url), name]));
    const live = islands.map(({ url }) => url);
    const hydrate = withImports(live).some(isOfReact) ? [manifest.hydrate] : [];
    const all = withImports([...before, ...hydrate, ...live, ...(panel === undefined ? [] : [panel])]);
    return {
      scripts: withImports(before),
      scriptsInUse: all.map((part) => ({ ...part, island: islandOf.get(part.file) })),
    };
  });
}
