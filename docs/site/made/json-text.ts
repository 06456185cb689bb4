import { type JsonLayout, writeInLines } from '../../../generator/core/json/lines.ts';

function lineOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(lineOf).join(', ')}]`;
  const members = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${lineOf(item)}`);
  return members.length > 0 ? `{ ${members.join(', ')} }` : '{}';
}

/** As wide as an example is shown on a desk. */
const layout: JsonLayout = { longest: 76, unit: '  ', inLine: lineOf };

/** JSON as people write it: what a line has room for stands in one. */
export const jsonText = (value: unknown): string => writeInLines(value, layout);
