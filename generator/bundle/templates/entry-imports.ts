import { posix } from 'node:path';
import { type Plugin, parseAst } from 'vite';
import { type CustomModules, customNameOf, enginePathIn, entryPoints, isEntryPoint } from './custom-modules.ts';

/** Import or re-export of a name from another module; `as` is its local or exported name. */
interface NamedImport {
  source: string;
  name: string;
  as: string;
}

type Statement = ReturnType<typeof parseAst>['body'][number];
type NameNode = { name: string } | { value: string };

const textOf = (node: NameNode) => ('name' in node ? node.name : node.value);

/** Names that a statement imports or re-exports; `*` stands for the whole module. */
export function namedIn(node: Statement): NamedImport[] {
  if (node.type === 'ImportDeclaration')
    return node.specifiers.map((one) => ({
      source: node.source.value,
      name: one.type === 'ImportSpecifier' ? textOf(one.imported) : '*',
      as: one.local.name,
    }));
  if (node.type === 'ExportNamedDeclaration' && node.source) {
    const source = node.source.value;
    return node.specifiers.map(({ local, exported }) => ({ source, name: textOf(local), as: textOf(exported) }));
  }
  if (node.type !== 'ExportAllDeclaration') return [];
  return [{ source: node.source.value, name: '*', as: node.exported ? textOf(node.exported) : '*' }];
}

const namesIn = (code: string | null) => parseAst(code ?? '').body.flatMap(namedIn);

/**
 * Replaces each entry point in the import graph of a site's modules with the files of the names that they import, so that a
 * page gets the styles of those only. Must run after `recordImports`.
 */
export function recordEntryImports(graph: Map<string, readonly string[]>, modules: CustomModules): Plugin {
  return {
    name: 'qiyam-record-entry-imports',
    buildEnd() {
      const infoOf = new Map([...this.getModuleIds()].map((id) => [enginePathIn(modules, id), this.getModuleInfo(id)]));
      const sourceFilesOf = ({ source, name }: NamedImport): string[] => {
        const entry = isEntryPoint(source) ? entryPoints[source] : undefined;
        if (entry === undefined) return [];
        const found = namesIn(infoOf.get(entry)?.code ?? null).find(({ as }) => as === name);
        // Names that an entry point re-exports by `*` have no styles.
        return found ? [posix.join(posix.dirname(entry), found.source)] : [entry];
      };
      const entries = new Set<string>(Object.values(entryPoints));
      for (const [place, info] of infoOf) {
        if (!info || customNameOf(modules.customBlocks, info.id) === undefined) continue;
        const others = (graph.get(place) ?? []).filter((one) => !entries.has(one));
        graph.set(place, [...others, ...namesIn(info.code).flatMap(sourceFilesOf)]);
      }
    },
  };
}
