/**
 * Draws what each line of its standard input says, one after another, and answers each with a line: `drawn`, or `refused` where
 * it cannot be. Says `slow` and ends where one would take more of a processor or of the memory than it may. Plain JavaScript in a
 * process of its own, which can end while something is drawn: threads wait for what they draw.
 */
import { writeSync } from 'node:fs';
import { createInterface } from 'node:readline';
import sharp from 'sharp';

sharp.concurrency(1);
sharp.cache(false);

/** Microseconds of a processor that the process has taken. */
const cpuTime = () => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** What is drawn now: when it is to end, and what it may take. */
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
