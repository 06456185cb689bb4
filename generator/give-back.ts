import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What is less than this V8 gives back in its own time: collecting it would be a tenth of a build of 10,000 pages. Bytes. */
export const much = 400 * 1024 ** 2;

/** The same where much has to be made, which takes many times as long as any collecting. Bytes. */
export const some = 160 * 1024 ** 2;

/** The same of what takes seconds to make. Bytes. */
export const little = 48 * 1024 ** 2;

/**
 * How garbage is collected so that the machine gets back what was in its place: the V8 of Node 22 and later keeps most of it for
 * what may come. That of Node 20 does not, and takes what it is told for a smaller collection.
 * https://github.com/v8/v8/blob/main/src/extensions/gc-extension.cc
 */
const manner = Number.parseInt(process.versions.v8, 10) < 12 ? [] : [{ type: 'major', flavor: 'last-resort' }];

/** Room that objects had when it was last given back. Bytes. */
let rest = 0;

/**
 * Gives back to the machine what the last stage of a command has left behind, where that may be much: V8 would keep it as long
 * as nothing else is made. Takes about 2 ms of a processor for each megabyte that is in use: a process that builds now and then,
 * and has much of its own, does not go through all of that for the little that each build leaves.
 * @param least what is not worth it: room that objects have beyond what they had the last time, in use or not. Bytes.
 * @returns whether it was worth it.
 */
export function giveBack(least: number): boolean {
  const room = getHeapStatistics().total_heap_size;
  rest = Math.min(rest, room);
  if (room - rest < least) return false;
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')(...manner);
  rest = getHeapStatistics().total_heap_size;
  return true;
}
