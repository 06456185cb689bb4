import { test } from 'vitest';
import { refusesAutomated, storesAll } from '../../../support/received-load-cases.ts';

test('stores 200 valid posts a second from 2,000 addresses for a minute', async () => {
  const { times, seconds } = await storesAll({ rate: 200, seconds: 60, addresses: 2000 });
  const at = (share: number) => `${Math.round(times[Math.floor(times.length * share)] ?? 0)} ms`;
  process.stderr.write(`${times.length} posts in ${seconds.toFixed(1)} s: median ${at(0.5)}, 95% ${at(0.95)}, 99% ${at(0.99)}\n`);
});

test('stores none of 10,000 automated posts, and counts each by its reason', async () => {
  process.stderr.write(`${JSON.stringify(await refusesAutomated(2500))}\n`);
});
