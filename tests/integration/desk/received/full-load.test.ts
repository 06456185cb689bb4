import { test } from 'vitest';
import { writeToTerminal } from '../../../support/output-capture.ts';
import { refusesAutomated, storesAll } from '../../../support/received-load-cases.ts';

test('stores 200 valid posts a second from 2,000 addresses for a minute', async () => {
  const { times, seconds } = await storesAll({ rate: 200, seconds: 60, addresses: 2000 });
  const at = (share: number) => `${Math.round(times[Math.floor((times.length - 1) * share)] ?? 0)} ms`;
  const answered = `half within ${at(0.5)}, 99 % within ${at(0.99)}, the last within ${at(1)}`;
  writeToTerminal(`${times.length} posts stored in ${seconds.toFixed(1)} s: ${answered}\n`);
});

test('stores none of 10,000 automated posts, and counts each by its reason', async () => {
  writeToTerminal(`${JSON.stringify(await refusesAutomated(2500))}\n`);
});
