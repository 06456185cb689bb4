import { test } from 'vitest';
import { refusesAutomated, storesAll } from '../../../support/received-load-cases.ts';

test('stores 200 valid posts a second from many addresses', async () => {
  await storesAll({ rate: 200, seconds: 5, addresses: 500 });
});

test('stores no automated post, and counts each by its reason', async () => {
  await refusesAutomated(250);
});
