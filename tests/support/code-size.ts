import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'vite';
import { projectRoot } from './project-root.ts';

/** Function or file, and its number of lines. */
export interface Size {
  /** `path`, or `path:line` for a function. */
  place: string;
  lines: number;
}

/** Number of lines of each function in a source file, with its first line. */
export function functionSizes(file: string, text: string): Size[] {
  const { program } = parseSync(file, text);
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  const sizes: Size[] = [];
  const add = ({ start, end, body }: { start: number; end: number; body: unknown }) => {
    if (body) sizes.push({ place: `${file}:${lineAt(start)}`, lines: lineAt(end) - lineAt(start) + 1 });
  };
  new Visitor({ FunctionDeclaration: add, FunctionExpression: add, ArrowFunctionExpression: add }).visit(program);
  return sizes;
}

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

export const sizesOfFunctions = (files: readonly string[]): Size[] => files.flatMap((file) => functionSizes(file, read(file)));

export const sizesOfFiles = (files: readonly string[]): Size[] =>
  files.map((file) => ({ place: file, lines: read(file).split('\n').length - 1 }));
