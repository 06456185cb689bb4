/**
 * Characters that control a terminal, reorder text or are invisible: control characters, direction marks, line separators, tags
 * and noncharacters. The joiners of Arabic letters and emoji are excluded.
 */
const controlCharacters =
  /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;

/** Fast path: nearly all texts consist of these visible characters; this test takes a third of the time. */
const printableOnly = /^[ -~\u00A0-\u00AC\u00AE-\u061B\u061D-\u06FF]*$/;

function escapeCharacter(character: string): string {
  const hex = (character.codePointAt(0) ?? 0).toString(16);
  return hex.length > 4 ? `\\u{${hex}}` : `\\u${hex.padStart(4, '0')}`;
}

/** Escapes invisible and control characters of a text as their number: `\u202e`. */
export function escapeControlCharacters(text: string): string {
  return printableOnly.test(text) ? text : text.replaceAll(controlCharacters, escapeCharacter);
}

/** Same as `escapeControlCharacters`, for text of several lines, such as the error message of a tool. */
export function escapeControlCharactersInLines(text: string): string {
  return text.split(/\r?\n/).map(escapeControlCharacters).join('\n');
}

/** Same as `escapeControlCharacters`, for all texts of a value. */
export function escapeControlCharactersDeep<Value>(value: Value): Value {
  if (typeof value === 'string') return escapeControlCharacters(value) as Value;
  if (Array.isArray(value)) return value.map(escapeControlCharactersDeep) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, escapeControlCharactersDeep(child)])) as Value;
}

/** Equivalent JSON with such characters as escapes. */
export function toEscapedJson(value: unknown): string {
  const units = (character: string) =>
    Array.from({ length: character.length }, (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`);
  // Line feeds and spaces remaining here are JSON formatting: JSON.stringify has escaped those in strings.
  return JSON.stringify(value, null, 2).replaceAll(controlCharacters, (character) =>
    character === '\n' ? character : units(character).join(''),
  );
}

/** A character in Unicode notation: `U+202E`. */
export function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
