import { type Row, writeRow } from '../../../templates/layout/site-search/index-format.ts';

/** Target size of a shard before compression, in bytes; a shard has at least half of it. */
const shardBytes = 16 * 1024;

/** Deterministic number from 0 to 1 for a key. */
function chanceOf(key: string): number {
  let hash = 2166136261;
  for (let index = 0; index < key.length; index++) hash = Math.imul(hash ^ key.charCodeAt(index), 16777619);
  return (hash >>> 0) / 2 ** 32;
}

/**
 * Splits the rows of an index into shards. The keys themselves determine the boundaries, so an edit of one page changes only
 * the shards with its words.
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
