/**
 * Child process that renders drawings. Each line of standard input is a request, answered by a line: `drawn`, or `refused` if
 * rendering failed. Prints `slow` and kills itself if a drawing exceeds its CPU time or memory. A process, because a worker
 * thread cannot be stopped while it renders. Plain JavaScript, so that it also runs from source.
 */
import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import sharp from 'sharp';

sharp.concurrency(1);
sharp.cache(false);

/** CPU time of this process, in microseconds. */
const cpuTime = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** Limits of the current request: the CPU time at which to stop, and the memory in bytes. */
let limit = { time: Number.POSITIVE_INFINITY, memory: Number.POSITIVE_INFINITY };

setInterval(() => {
  if (cpuTime() < limit.time && process.memoryUsage.rss() < limit.memory) return;
  writeSync(1, 'slow\n');
  process.kill(process.pid, 'SIGKILL');
}, 100).unref();

for await (const line of createInterface({ input: process.stdin })) {
  const { plans, mostPixels, seconds, megabytes } = JSON.parse(line);
  limit = { time: cpuTime() + seconds * 1_000_000, memory: megabytes * 1024 ** 2 };
  try {
    for (const { svg, density, width, height, fit } of plans) {
      const input = Buffer.from(svg, 'base64');
      await sharp(input, { density, limitInputPixels: mostPixels }).resize(width, height, { fit }).raw().toBuffer();
    }
    writeSync(1, 'drawn\n');
  } catch {
    writeSync(1, 'refused\n');
  }
  limit = { time: Number.POSITIVE_INFINITY, memory: Number.POSITIVE_INFINITY };
}
