import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseAst } from 'vite';
import { type EntryPoint, entryPoints } from '../../../generator/bundle/templates/custom-modules.ts';
import { namedIn } from '../../../generator/bundle/templates/entry-imports.ts';

/** A module of the engine or a package, and a name in it. */
interface Behind {
  module: string;
  name: string;
}

const statementsOf = (root: string, file: string) =>
  parseAst(readFileSync(join(root, file), 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body;

/** Names that a module declares and exports, types among them. */
const declaredIn = (root: string, file: string): string[] =>
  statementsOf(root, file).flatMap((node) => {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : null;
    if (declaration?.type === 'VariableDeclaration')
      return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
    return declaration && 'id' in declaration && declaration.id && 'name' in declaration.id ? [declaration.id.name] : [];
  });

/** All names of an entry point, types among them, each with where it is declared. @param root of the sources */
export function namesOfEntry(root: string, entry: EntryPoint): Map<string, Behind> {
  const file = entryPoints[entry];
  const named = statementsOf(root, file).flatMap(namedIn);
  return new Map(
    named.flatMap(({ source, name, as }) => {
      const module = source.startsWith('.') ? posix.join(posix.dirname(file), source) : source;
      const names = as === '*' ? declaredIn(root, module) : [as];
      return names.map((one): [string, Behind] => [one, { module, name: as === '*' ? one : name }]);
    }),
  );
}
