import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CssSyntaxError } from 'postcss';
import type { CustomBlocks } from '../../core/util/engine.mjs';
import type { CustomBlockDiagnostic } from './custom-block-diagnostics.ts';

/** Styles in code, with what they take of it. */
const templates = /\bcss`((?:[^`\\]|\\.)*)`/gs;

const blank = (text: string) => text.replaceAll(/[^\n]/g, ' ');

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
    .replaceAll(comment, blank)
    .replaceAll(statement, blank)
    .replaceAll(word, (found) => found.replaceAll(/[^\n]/g, 'x'));

/**
 * Reads the styles of a site as a browser would, each by itself: bundlers drop a rule that they cannot read, or tell of it where
 * nobody finds it.
 */
export async function checkStyles({ folder, files }: CustomBlocks): Promise<CustomBlockDiagnostic[]> {
  const { parse } = (await import('postcss')).default;
  return files.flatMap((file): CustomBlockDiagnostic[] => {
    if (!/\.tsx?$/.test(file)) return [];
    const text = readFileSync(join(folder, file), 'utf8');
    return [...text.matchAll(templates)].flatMap(({ 1: styles = '', index }): CustomBlockDiagnostic[] => {
      try {
        // Where they stand in the file, so that places are those of the file.
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
