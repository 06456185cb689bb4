import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { projectRoot } from '../../generator/common/paths.ts';

/** Something that a module imports. */
export interface Import {
  from: string;
  /** A file of the project, or a package name. */
  to: string;
  isType: boolean;
  /** Loaded when it is asked for. */
  isLater: boolean;
}

/** The modules of a folder, from the root of the project. */
export function sourceFiles(folder: string): string[] {
  return readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name)));
}

/** All that a module imports, types too. */
export function importsOf(file: string): Import[] {
  const text = readFileSync(join(projectRoot, file), 'utf8');
  const statements = text.matchAll(/^(?:import|export) (type )?(?:[\w*{][^;'"=]* from )?['"]([^'"\n]+)['"];$/gm);
  const expressions = text.matchAll(/import\(()['"]([^'"]+)['"]\)/g);
  return [...statements, ...expressions].map(([whole, type, to = '']) => ({
    from: file,
    to: to.startsWith('.') ? relative(projectRoot, join(projectRoot, dirname(file), to)) : to,
    isType: Boolean(type),
    isLater: whole.startsWith('import('),
  }));
}
