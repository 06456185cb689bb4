/**
 * Draws what its standard input says: ends with 0 where that was drawn, with 1 where it cannot be, and says `slow` where it would
 * take more of a processor or of the memory than it may. Plain JavaScript in a process of its own, which can end while something is drawn:
 * threads wait for what they draw.
 */
import { writeSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import sharp from 'sharp';

sharp.concurrency(1);
const { plans, mostPixels, seconds, megabytes } = JSON.parse(await text(process.stdin));
const look = () => {
  const { user, system } = process.cpuUsage();
  if (user + system < seconds * 1_000_000 && process.memoryUsage.rss() < megabytes * 1024 ** 2) return;
  writeSync(1, 'slow');
  process.kill(process.pid, 'SIGKILL');
};
setInterval(look, 100).unref();
try {
  for (const { svg, density, width, height, fit } of plans) {
    const input = Buffer.from(svg, 'base64');
    await sharp(input, { density, limitInputPixels: mostPixels }).resize(width, height, { fit }).raw().toBuffer();
  }
} catch {
  process.exitCode = 1;
}
