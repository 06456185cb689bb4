import { expect, test } from 'vitest';
import { comparableAddresses } from '../../../../../generator/import/account/count/addresses.ts';

test('addresses that browsers resolve, and those of no page', () => {
  const written = ['https://old.example/../../etc/x/', '/a/./b/../c', 'javascript:alert(1)', 'mailto:a@b.example', '/..د/'];
  expect(comparableAddresses(written)).toEqual(['/etc/x', '/a/c', '/..د']);
});
