import { posix } from 'node:path';
import { type Plugin, parseAst } from 'vite';
import { type CustomModules, customNameOf, enginePathIn, entryPoints, isEntryPoint } from './custom-modules.ts';

/** A name that a module imports, or exports of another: `as` is what it calls it. */
interface NamedImport {
  source: string;
  name: string;
  as: string;
}

type Statement = ReturnType<typeof parseAst>['body'][number];
type NameNode = { name: string } | { value: string };

const textOf = (node: NameNode) => ('name' in node ? node.name : node.value);

/** What a statement names of another module; `*` is all of it. */
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
 * Has the modules of a site import what they name of an entry point, and not all that it has: their pages need the styles of these
 * alone. Comes after what has recorded the imports.
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
        // What it has by `*` has no styles.
        return found ? [posix.join(posix.dirname(entry), found.source)] : [entry];
      };
      const entries = new Set<string>(Object.values(entryPoints));
      for (const [place, info] of infoOf) {
        if (!info || customNameOf(modules.own, info.id) === undefined) continue;
        const others = (graph.get(place) ?? []).filter((one) => !entries.has(one));
        graph.set(place, [...others, ...namesIn(info.code).flatMap(sourceFilesOf)]);
      }
    },
  };
}
