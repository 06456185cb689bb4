import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { projectRoot } from './project-root.ts';

/** Import of a module. */
export interface Import {
  from: string;
  /** File of the project, or package name. */
  to: string;
  /** Imported names. */
  names: string[];
  isType: boolean;
  /** Dynamic import. */
  isLater: boolean;
}

/** Modules of a folder, relative to the project root. */
export function sourceFiles(folder: string, root = projectRoot): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

/** Modules of all product code. */
export const productFiles = (root = projectRoot): string[] => [
  ...['generator', 'templates'].flatMap((folder) => sourceFiles(folder, root)),
  'site.schema.ts',
];

const nameOf = ({ imported }: ESTree.ImportSpecifier) => ('name' in imported ? imported.name : imported.value);

/**
 * All imports of a module, including types and dynamic ones.
 * @throws Error if it does not parse
 */
export function importsOf(file: string, root = projectRoot): Import[] {
  const { program, errors } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: Import[] = [];
  const add = (source: unknown, { names = [], isType = false, isLater = false }: Partial<Import>) => {
    if (typeof source !== 'string') return;
    const to = source.startsWith('.') ? relative(root, join(root, dirname(file), source)) : source;
    found.push({ from: file, to, names, isType, isLater });
  };
  new Visitor({
    ImportDeclaration: ({ source, specifiers, importKind }) => {
      const names = specifiers.flatMap((one) => (one.type === 'ImportSpecifier' ? [nameOf(one)] : []));
      add(source.value, { names, isType: importKind === 'type' });
    },
    ExportAllDeclaration: ({ source, exportKind }) => add(source.value, { isType: exportKind === 'type' }),
    ExportNamedDeclaration: ({ source, exportKind }) => add(source?.value, { isType: exportKind === 'type' }),
    ImportExpression: ({ source }) => add('value' in source ? source.value : undefined, { isLater: true }),
    TSImportType: ({ source }) => add(source.value, { isType: true }),
    CallExpression: ({ callee }) => {
      if (callee.type !== 'MemberExpression' || callee.object.type !== 'MetaProperty') return;
      // Vite glob: counts as importing everything below.
      const below = sourceFiles(dirname(file), root).filter((one) => one !== file);
      for (const one of below) add(`./${relative(dirname(file), one)}`, { isLater: true });
    },
  }).visit(program);
  return found;
}
