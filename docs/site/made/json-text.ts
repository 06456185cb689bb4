/** How long a line of an example may be, in characters: as wide as it is shown on a desk. */
const lineLength = 76;

/** JSON as people write it: what a line has room for stands in one. */
export function jsonText(value: unknown, indent = '', before = 0): string {
  const line = lineOf(value);
  if (typeof value !== 'object' || value === null || indent.length + before + line.length <= lineLength) return line;
  const inner = `${indent}  `;
  const members = Array.isArray(value)
    ? value.map((item) => inner + jsonText(item, inner))
    : Object.entries(value).map(([key, item]) => {
        const name = `${JSON.stringify(key)}: `;
        return inner + name + jsonText(item, inner, name.length);
      });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${members.join(',\n')}\n${indent}${close}`;
}

function lineOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(lineOf).join(', ')}]`;
  const members = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${lineOf(item)}`);
  return members.length > 0 ? `{ ${members.join(', ')} }` : '{}';
}
