/** Byte order mark: spreadsheets then read UTF-8. */
const byteOrderMark = '\uFEFF';

/**
 * Spreadsheets run cells that begin like this as formulas. Where they separate cells by semicolons, a cell also begins after a
 * semicolon or a line break of a value, as the quotes of this file then mean nothing.
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const formulas = /^(?=[=+\-@\t\r])|(?<=[;\n\r]["\s]*)(?=[=+\-@])/g;

function cell(value: string): string {
  const safe = value.replaceAll(formulas, "'");
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Line of comma-separated values (RFC 4180), in which no cell is a formula. */
export const csvLine = (values: readonly string[]): string => `${values.map(cell).join(',')}\r\n`;

/** First line of a file, with the byte order mark. */
export const csvHead = (names: readonly string[]): string => byteOrderMark + csvLine(names);
