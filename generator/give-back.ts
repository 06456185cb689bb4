import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What is less than this V8 gives back in its own time. Bytes. */
const much = 160 * 1024 ** 2;

/**
 * Gives back to the machine what the last stage of a command has left behind, where that may be much: V8 would keep it as long
 * as nothing else is made. Takes about 1 ms for each megabyte that is in use.
 */
export function giveBack(): void {
  if (getHeapStatistics().total_heap_size < much) return;
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}
