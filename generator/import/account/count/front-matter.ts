import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';

export type FrontMatter = Record<string, unknown>;

const isObject = (value: unknown): value is FrontMatter => typeof value === 'object' && value !== null && !Array.isArray(value);

const formats: readonly [start: RegExp, parse: (text: string) => unknown][] = [
  [/^---[ \t]*\n([\s\S]*?)(?<=\n)(?:---|\.\.\.)[ \t]*(?:\n|$)/, (text) => parseYaml(text)],
  [/^\+\+\+[ \t]*\n([\s\S]*?)(?<=\n)\+\+\+[ \t]*(?:\n|$)/, (text) => parseToml(text)],
  [/^(\{[ \t]*\n[\s\S]*?\n\})[ \t]*(?:\n|$)/, (text) => JSON.parse(text)],
];

/** Splits front matter from a Markdown file with `\n` at line ends; what cannot be read is text. */
export function splitFrontMatter(text: string): { data: FrontMatter; body: string; lines: number } {
  for (const [start, parse] of formats) {
    const found = start.exec(text);
    if (!found) continue;
    try {
      const data = parse(found[1] ?? '');
      const lines = found[0].split('\n').length - 1;
      return { data: isObject(data) ? data : {}, body: text.slice(found[0].length), lines };
    } catch {
      return { data: {}, body: `${found[1] ?? ''}\n\n${text.slice(found[0].length)}`, lines: 0 };
    }
  }
  return { data: {}, body: text, lines: 0 };
}

/** Text of the first of some keys that has one. */
export function textField(data: FrontMatter, ...keys: string[]): string {
  for (const key of keys) {
    const value = data[key];
    if (typeof value === 'string' || typeof value === 'number') return String(value);
  }
  return '';
}

/** Texts of a field that is a text or a list. */
export function listField(data: FrontMatter, key: string): string[] {
  const value = data[key];
  if (Array.isArray(value)) return value.filter((one) => typeof one === 'string' || typeof one === 'number').map(String);
  return typeof value === 'string' && value !== '' ? [value] : [];
}
