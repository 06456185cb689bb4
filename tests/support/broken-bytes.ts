import { isUtf8 } from 'node:buffer';
import { getNodeValue, type Node, parseTree } from 'jsonc-parser';
import type { Random } from '../fuzz/random.ts';

/** Bytes for replacements: JSON syntax, some text, and invalid UTF-8. */
const bytes = [...Buffer.from('{}[]",:\\/\'0-1eE.+# \n\t\0atn'), 0xc7, 0xff, 0xa0, 0xef];

export interface BrokenFile {
  bytes: Buffer;
  /** Description of the change. */
  description: string;
}

/** File with one byte changed: replaced, inserted, removed or swapped. */
export function breakByte(random: Random, original: Buffer): BrokenFile {
  const at = random.int(0, original.length - 2);
  const [before, after] = [original.subarray(0, at), original.subarray(at + 1)];
  const own = Buffer.from([random.pick(bytes)]);
  const ways = {
    another: () => [before, own, after],
    more: () => [before, own, original.subarray(at)],
    less: () => [before, after],
    swapped: () => [before, original.subarray(at + 1, at + 2), original.subarray(at, at + 1), original.subarray(at + 2)],
  };
  const way = random.pick(Object.keys(ways) as (keyof typeof ways)[]);
  return { bytes: Buffer.concat(ways[way]()), description: `${way} ${own.toString('hex')} at ${at}` };
}

function hasKeyTwice({ type, children = [] }: Node): boolean {
  const keys = type === 'object' ? children.map(({ children: [key] = [] }) => key && getNodeValue(key)) : [];
  return new Set(keys).size < keys.length || children.some(hasKeyTwice);
}

/** Whether bytes are valid UTF-8 JSON without duplicate keys; independent of our parser. */
export function isStrictJson(file: Buffer): boolean {
  try {
    JSON.parse(file.toString());
  } catch {
    return false;
  }
  const root = parseTree(file.toString());
  return isUtf8(file) && root !== undefined && !hasKeyTwice(root);
}
