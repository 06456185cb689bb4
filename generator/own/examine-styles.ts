import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CssSyntaxError } from 'postcss';
import type { OwnFault } from './own-faults.ts';
import type { OwnSources } from './read-own.ts';

/** Styles in code, with what they take of it. */
const templates = /\bcss`((?:[^`\\]|\\.)*)`/gs;

const code = String.raw`\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}`;
const comment = /(?<![:\w])\/\/[^\n]*/g;
const statement = new RegExp(String.raw`^[^\S\n]*${code};?[^\S\n]*$`, 'gm');
const word = new RegExp(code, 'g');

/**
 * Styles without what is no CSS, each sign where it was: comments of a line, which the compiler leaves out, and code, which is a
 * statement of its own or stands for a word.
 */
const withoutCode = (text: string) =>
  text
    .replaceAll(comment, (found) => ' '.repeat(found.length))
    .replaceAll(statement, (found) => found.replaceAll(/[^\n]/g, ' '))
    .replaceAll(word, (found) => found.replaceAll(/[^\n]/g, 'x'));

/** Places count from 1. */
function placeAt(text: string, index: number): { line: number; column: number } {
  const lines = text.slice(0, index).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

/**
 * Reads the styles of a site as a browser would, each by itself: bundlers drop a rule that they cannot read, or tell of it where
 * nobody finds it.
 */
export async function examineStyles({ folder, files }: OwnSources): Promise<OwnFault[]> {
  const { parse } = (await import('postcss')).default;
  return files.flatMap((file): OwnFault[] => {
    if (!/\.tsx?$/.test(file)) return [];
    const text = readFileSync(join(folder, file), 'utf8');
    return [...text.matchAll(templates)].flatMap(({ 1: styles = '', index }): OwnFault[] => {
      try {
        parse(withoutCode(styles));
        return [];
      } catch (error) {
        const { reason, line = 1, column = 1 } = error as CssSyntaxError;
        if (reason === undefined) throw error;
        const start = placeAt(text, index + 'css`'.length);
        const place = { line: start.line + line - 1, column: line === 1 ? start.column + column - 1 : column };
        return [{ code: 'own-syntax', file, ...place, found: reason }];
      }
    });
  });
}
