import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBuiltPage } from './built-page.ts';

/** Pages of a built site, by path below it. */
async function listPages(out: string): Promise<string[]> {
  const files = await readdir(out, { recursive: true });
  return files.filter((file) => file.endsWith('.html')).sort();
}

/** Looks for names in all pages of a built site, with their headers and footers. @returns those that no page shows */
export async function absentPhrases(out: string, phrases: readonly string[][]): Promise<string[][]> {
  let absent = phrases.map((words) => ({ words, text: ` ${words.join(' ')} ` }));
  for (const page of await listPages(out)) {
    if (absent.length === 0) break;
    const { text } = readBuiltPage(await readFile(join(out, page), 'utf8'));
    absent = absent.filter((phrase) => !text.includes(phrase.text));
  }
  return absent.map(({ words }) => words);
}
