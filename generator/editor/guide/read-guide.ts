import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { type RecipeId, recipeIds } from '../../core/diagnostics/messages/recipes.ts';
import { type MarkdownContent, writeMarkdown } from './markdown.ts';

/** Folder of the guide: texts by language, and pictures. @param root root of the engine's code */
export const guideFolder = (root: string) => join(root, 'docs/guide');

export interface Recipe extends MarkdownContent {
  id: RecipeId;
  title: string;
  /** First paragraph, for lists. */
  lead: string;
  /** Additional search terms that are not in the text. */
  keywords: string;
  /** Questions that the recipe answers, in users' words. */
  questions: string[];
  /** HTML without the title. */
  html: string;
}

export type Guide = ReadonlyMap<RecipeId, Recipe>;

/** Comments at the end of a recipe: keywords, and questions, one per line. */
const keywordsPattern = /<!-- keywords: (.*?) -->/s;
const questionsPattern = /<!-- questions:\n(.*?)\n-->/s;

/** Image pixels per CSS pixel. */
export const pictureScale = 1.5;

function sizeOf(guide: string, address: string) {
  try {
    const { width, height } = imageSize(readFileSync(join(guide, 'ar', address)));
    return { width: Math.round(width / pictureScale), height: Math.round(height / pictureScale) };
  } catch {
    // A test reports missing pictures; the text is useful without them.
    return undefined;
  }
}

/** Reads a recipe. @throws Error if the file is missing */
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

/** Fingerprint of a folder's files, to detect changes. */
function stampOf(folder: string): string {
  return readdirSync(folder)
    .map((name) => {
      const { ino, size, mtimeMs, ctimeMs } = statSync(join(folder, name));
      return `${name} ${ino} ${size} ${mtimeMs} ${ctimeMs}`;
    })
    .join();
}

const read = new Map<string, { stamp: string; guide: Guide }>();

/** Guide in a language; cached until its files change. */
export function readGuide(root: string, language: MessageLanguage): Guide {
  const folder = join(guideFolder(root), language);
  const stamp = stampOf(folder);
  const known = read.get(folder);
  if (known?.stamp === stamp) return known.guide;
  const guide = new Map(recipeIds.map((id) => [id, readRecipe(guideFolder(root), id, language)]));
  read.set(folder, { stamp, guide });
  return guide;
}
