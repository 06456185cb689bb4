import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';
import { projectRoot } from './project-root.ts';

/** Something that a module imports. */
export interface Import {
  from: string;
  /** A file of the project, or a package name. */
  to: string;
  /** What it takes of it by name. */
  names: string[];
  isType: boolean;
  /** Loaded when it is asked for. */
  isLater: boolean;
}

/** The modules of a folder, from the root of the project. */
export function sourceFiles(folder: string, root = projectRoot): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

/** Those of all code that the product is made of. */
export const productFiles = (root = projectRoot): string[] => [
  ...['generator', 'templates'].flatMap((folder) => sourceFiles(folder, root)),
  'site.schema.ts',
];

const nameOf = ({ imported }: ESTree.ImportSpecifier) => ('name' in imported ? imported.name : imported.value);

/** All that a module imports, types too, wherever in it that stands. @throws Error for what does not parse */
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
      // A glob, which Vite fills: all that lies below counts.
      const below = sourceFiles(dirname(file), root).filter((one) => one !== file);
      for (const one of below) add(`./${relative(dirname(file), one)}`, { isLater: true });
    },
  }).visit(program);
  return found;
}
