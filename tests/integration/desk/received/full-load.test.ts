import { test } from 'vitest';
import { refusesAutomated, storesAll } from '../../../support/received-load-cases.ts';

test('stores 200 valid posts a second from 2,000 addresses for a minute', async () => {
  await storesAll({ rate: 200, seconds: 60, addresses: 2000 });
});

test('stores none of 10,000 automated posts, and counts each by its reason', async () => {
  await refusesAutomated(2500);
});
