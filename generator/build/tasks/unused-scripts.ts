import type { InMemoryFile } from '../../core/util/output-file.ts';

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/**
 * Paths of a bundle's scripts that a site does not use.
 * @param asked URLs of the scripts that pages use; their imports count as used too
 */
export function unusedScripts(files: readonly InMemoryFile[], asked: readonly string[]): Set<string> {
  const scripts = new Map(files.filter(({ path }) => path.endsWith('.js')).map((file) => [nameOf(file.path), file]));
  const unused = new Set(scripts.keys());
  const use = (name: string) => {
    if (!unused.delete(name)) return;
    const code = Buffer.from(scripts.get(name)?.content ?? '').toString();
    for (const other of scripts.keys()) if (code.includes(`/${other}`)) use(other);
  };
  for (const address of asked) use(nameOf(address));
  return new Set([...unused].flatMap((name) => scripts.get(name)?.path ?? []));
}
