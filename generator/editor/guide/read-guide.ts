import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { type RecipeId, recipeIds } from '../../core/diagnostics/messages/recipes.ts';
import { type Facts, writeMarkdown } from './markdown.ts';

/** Where the texts of the guide are, by language, and its pictures. @param root of the code of the engine */
export const guideFolder = (root: string) => join(root, 'docs/guide');

export interface Recipe extends Facts {
  id: RecipeId;
  title: string;
  /** Its first sentences, for lists. */
  lead: string;
  /** What people may look for it by and do not find in it. */
  keywords: string;
  /** What people ask that it answers, in their words. */
  questions: string[];
  /** Without the title. */
  html: string;
}

export type Guide = ReadonlyMap<RecipeId, Recipe>;

/** Comments at the end of a recipe: what else it is looked for by, and questions that it answers, a line each. */
const keywordsPattern = /<!-- keywords: (.*?) -->/s;
const questionsPattern = /<!-- questions:\n(.*?)\n-->/s;

/** Pixels of a picture for each that it takes on the page. */
export const pictureScale = 1.5;

function sizeOf(guide: string, address: string) {
  try {
    const { width, height } = imageSize(readFileSync(join(guide, 'ar', address)));
    return { width: Math.round(width / pictureScale), height: Math.round(height / pictureScale) };
  } catch {
    // A test tells of pictures that are missing; the text is of use without.
    return undefined;
  }
}

/** Reads a recipe. @throws Error when the file is not there */
function readRecipe(guide: string, id: RecipeId, language: MessageLanguage): Recipe {
  const source = readFileSync(join(guide, language, `${id}.md`), 'utf8').replaceAll('\r\n', '\n');
  const [, title = '', body = ''] = /^# ([^\n]+)\n(.*)$/s.exec(source) ?? [];
  const { html, texts, ...facts } = writeMarkdown(body.replace(keywordsPattern, '').replace(questionsPattern, ''), (address) =>
    sizeOf(guide, address),
  );
  const keywords = keywordsPattern.exec(body)?.[1] ?? '';
  const questions = questionsPattern.exec(body)?.[1]?.split('\n') ?? [];
  return { id, title, lead: texts[0] ?? '', keywords, questions, html, texts, ...facts };
}

/** What tells whether texts of a language have changed, by their folder. */
function stampOf(folder: string): string {
  return readdirSync(folder)
    .map((name) => {
      const { ino, size, mtimeMs, ctimeMs } = statSync(join(folder, name));
      return `${name} ${ino} ${size} ${mtimeMs} ${ctimeMs}`;
    })
    .join();
}

const read = new Map<string, { stamp: string; guide: Guide }>();

/** The guide in a language, as its files say now. */
export function readGuide(root: string, language: MessageLanguage): Guide {
  const folder = join(guideFolder(root), language);
  const stamp = stampOf(folder);
  const known = read.get(folder);
  if (known?.stamp === stamp) return known.guide;
  const guide = new Map(recipeIds.map((id) => [id, readRecipe(guideFolder(root), id, language)]));
  read.set(folder, { stamp, guide });
  return guide;
}
