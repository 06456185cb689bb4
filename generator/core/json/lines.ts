/** How JSON is laid out. */
export interface JsonLayout {
  /** How long a line may be that holds a whole list or object, in characters. */
  longest: number;
  /** What a level is indented by. */
  unit: string;
  /** A value in one line. */
  inLine: (value: unknown) => string;
}

/**
 * JSON in which a list or object that a line has room for takes one line.
 * @param indent of the line it begins in @param before characters before it in that line, besides
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
