import { type Row, writeRow } from '../../../templates/layout/site-search/index-format.ts';

/** Bytes of a shard before compression, about; no shard ends before half of it is there. */
const shardBytes = 16 * 1024;

/** A number from 0 to 1 that a key always has. */
function chanceOf(key: string): number {
  let hash = 2166136261;
  for (let index = 0; index < key.length; index++) hash = Math.imul(hash ^ key.charCodeAt(index), 16777619);
  return (hash >>> 0) / 2 ** 32;
}

/**
 * The rows of an index in parts of keys that follow each other. Where a part ends is decided by the keys there: an edit of one
 * page changes the parts that hold its words and no others.
 */
export function makeShards(all: readonly Row[]): { first: string; json: string }[] {
  const shards: { first: string; json: string }[] = [];
  let rows: string[] = [];
  let first = '';
  let size = 0;
  const close = () => {
    if (rows.length > 0) shards.push({ first, json: `[${rows.join(',')}]` });
    rows = [];
    size = 0;
  };
  for (const one of all) {
    const { key } = one;
    const row = JSON.stringify(writeRow(one));
    if (size > shardBytes / 2 && chanceOf(key) < (row.length * 2) / shardBytes) close();
    if (size > 0 && size + row.length > shardBytes * 2) close();
    if (rows.length === 0) first = key;
    rows.push(row);
    size += row.length;
  }
  close();
  return shards;
}
