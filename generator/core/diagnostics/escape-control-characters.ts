/**
 * Characters that would steer a terminal, turn the order of what is read, or that nobody sees: controls, marks of direction,
 * separators of lines, tags, and what is no character. The joiners of Arabic letters and emoji are none of them.
 */
const controlCharacters =
  /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E007F}]/gu;

/** Nearly every text is of these characters alone, all of which are seen: to know that takes a third of the time. */
const printableOnly = /^[ -~\u00A0-\u00AC\u00AE-\u061B\u061D-\u06FF]*$/;

function escapeCharacter(character: string): string {
  const hex = (character.codePointAt(0) ?? 0).toString(16);
  return hex.length > 4 ? `\\u{${hex}}` : `\\u${hex.padStart(4, '0')}`;
}

/** A text with each character that is not seen as its number: `\u202e`. */
export function escapeControlCharacters(text: string): string {
  return printableOnly.test(text) ? text : text.replaceAll(controlCharacters, escapeCharacter);
}

/** The same in what may have several lines, such as what a tool says of an error. */
export function escapeControlCharactersInLines(text: string): string {
  return text.split(/\r?\n/).map(escapeControlCharacters).join('\n');
}

/** The same in all texts of a value. */
export function escapeControlCharactersDeep<Value>(value: Value): Value {
  if (typeof value === 'string') return escapeControlCharacters(value) as Value;
  if (Array.isArray(value)) return value.map(escapeControlCharactersDeep) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, escapeControlCharactersDeep(child)])) as Value;
}

/** JSON that reads as before, and in which such characters stand as escapes. */
export function toEscapedJson(value: unknown): string {
  const units = (character: string) =>
    Array.from({ length: character.length }, (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`);
  // Line feeds and spaces between the values are JSON's own: within a text JSON.stringify has escaped them.
  return JSON.stringify(value, null, 2).replaceAll(controlCharacters, (character) =>
    character === '\n' ? character : units(character).join(''),
  );
}

/** A character as Unicode calls it: `U+202E`. */
export function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
