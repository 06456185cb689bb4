import { expect, test } from 'vitest';
import { decodedAddress, decodedPart } from '../../../../templates/model/addresses/decode.ts';

test.each([
  ['/%D8%A3%2F?a=%20%26', '/أ%2F?a= %26'],
  ['/%E0%A4', '/%E0%A4'],
  ['/%', '/%'],
  ['', ''],
])('decodes address %s to %s', (address, read) => {
  expect(decodedAddress(address)).toBe(read);
});

test.each([
  ['%D8%A3%2F', 'أ/'],
  ['%E0%A4', undefined],
  ['%zz', undefined],
  ['', ''],
])('decodes part %s to %s', (part, decoded) => {
  expect(decodedPart(part)).toBe(decoded);
});
