import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What is less than this V8 gives back in its own time. Bytes. */
export const much = 160 * 1024 ** 2;

/**
 * How garbage is collected so that the machine gets back what was in its place: the V8 of Node 22 and later keeps most of it for
 * what may come. That of Node 20 does not, and takes what it is told for a smaller collection.
 * https://github.com/v8/v8/blob/main/src/extensions/gc-extension.cc
 */
const manner = Number.parseInt(process.versions.v8, 10) < 12 ? [] : [{ type: 'major', flavor: 'last-resort' }];

/**
 * Gives back to the machine what the last stage of a command has left behind, where that may be much: V8 would keep it as long
 * as nothing else is made. Takes about 2 ms of a processor for each megabyte that is in use.
 * @param least what is not worth it: room that objects have, in use or not. Bytes.
 */
export function giveBack(least = much): void {
  if (getHeapStatistics().total_heap_size < least) return;
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')(...manner);
}
