import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CssSyntaxError } from 'postcss';
import type { CustomBlocks } from '../../core/util/engine.mjs';
import type { CustomBlockDiagnostic } from './custom-block-diagnostics.ts';

/** `css` template literals in code; the group is their content. */
const templates = /\bcss`((?:[^`\\]|\\.)*)`/gs;

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');

const code = String.raw`\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}`;
const comment = /(?<![:\w])\/\/[^\n]*/g;
const statement = new RegExp(String.raw`^[^\S\n]*${code};?[^\S\n]*$`, 'gm');
const word = new RegExp(code, 'g');

/**
 * CSS of a template literal with everything that is not CSS replaced, keeping positions: line comments, which the compiler
 * removes, and interpolations, which are a whole statement or part of a value.
 */
const withoutCode = (text: string) =>
  text
    .replaceAll(comment, blank)
    .replaceAll(statement, blank)
    .replaceAll(word, (found) => found.replaceAll(/[^\n]/g, 'x'));

/**
 * Checks the CSS syntax of each `css` template literal: bundlers drop rules that they cannot parse, or warn where nobody sees
 * it.
 */
export async function checkStyles({ folder, files }: CustomBlocks): Promise<CustomBlockDiagnostic[]> {
  const { parse } = (await import('postcss')).default;
  return files.flatMap((file): CustomBlockDiagnostic[] => {
    if (!/\.tsx?$/.test(file)) return [];
    const text = readFileSync(join(folder, file), 'utf8');
    return [...text.matchAll(templates)].flatMap(({ 1: styles = '', index }): CustomBlockDiagnostic[] => {
      try {
        // Padded to its place in the file, so that reported positions are those of the file.
        parse(blank(text.slice(0, index + 'css`'.length)) + withoutCode(styles));
        return [];
      } catch (error) {
        const { reason, line = 1, column = 1 } = error as CssSyntaxError;
        if (reason === undefined) throw error;
        return [{ code: 'own-syntax', file, line, column, found: reason }];
      }
    });
  });
}
