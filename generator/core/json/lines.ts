/** Formatting of JSON. */
export interface JsonLayout {
  /** Maximum length of a line with a whole list or object, in characters. */
  longest: number;
  /** Indentation of one level. */
  unit: string;
  /** Formats a value in one line. */
  inLine: (value: unknown) => string;
}

/**
 * Formats JSON; lists and objects that fit into a line take a single line.
 * @param indent indentation of the current line @param before number of other characters before the value in that line
 */
export function writeInLines(value: unknown, layout: JsonLayout, indent = '', before = 0): string {
  const line = layout.inLine(value);
  if (typeof value !== 'object' || value === null || indent.length + before + line.length <= layout.longest) return line;
  const inner = indent + layout.unit;
  const members = Array.isArray(value)
    ? value.map((item) => inner + writeInLines(item, layout, inner))
    : Object.entries(value).map(([key, item]) => {
        const name = `${JSON.stringify(key)}: `;
        return inner + name + writeInLines(item, layout, inner, name.length);
      });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${members.join(',\n')}\n${indent}${close}`;
}
