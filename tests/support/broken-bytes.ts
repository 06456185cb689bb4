import { isUtf8 } from 'node:buffer';
import { getNodeValue, type Node, parseTree } from 'jsonc-parser';
import type { Random } from '../fuzz/random.ts';

/** Bytes that are put in the place of others: those that JSON gives a meaning, some of texts, and some that are no UTF-8. */
const bytes = [...Buffer.from('{}[]",:\\/\'0-1eE.+# \n\t\0atn'), 0xc7, 0xff, 0xa0, 0xef];

export interface Broken {
  bytes: Buffer;
  /** Names the change. */
  what: string;
}

/** A file with one change of a byte: another, one more, one less, or two that have changed places. */
export function breakByte(random: Random, original: Buffer): Broken {
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
  return { bytes: Buffer.concat(ways[way]()), what: `${way} ${own.toString('hex')} at ${at}` };
}

function hasKeyTwice({ type, children = [] }: Node): boolean {
  const keys = type === 'object' ? children.map(({ children: [key] = [] }) => key && getNodeValue(key)) : [];
  return new Set(keys).size < keys.length || children.some(hasKeyTwice);
}

/** Whether bytes are JSON in UTF-8 in which no object has a key twice, told without any code of ours. */
export function isStrictJson(file: Buffer): boolean {
  try {
    JSON.parse(file.toString());
  } catch {
    return false;
  }
  const root = parseTree(file.toString());
  return isUtf8(file) && root !== undefined && !hasKeyTwice(root);
}
