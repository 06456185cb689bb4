import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { briefHash, contentHash, nameHash, shortHash } from '../../../../generator/core/util/hash.ts';

test('returns lower-case letters and digits in a length for each purpose', () => {
  for (const content of ['', 'قيم', '\u0000', new Uint8Array(9)]) {
    expect(contentHash(content)).toMatch(/^[0-9a-z]{11}$/);
    expect(nameHash(content)).toMatch(/^[0-9a-z]{8}$/);
    expect(briefHash(content)).toMatch(/^[0-9a-z]{7}$/);
    expect(shortHash(hash('sha256', content, 'base64url'))).toBe(contentHash(content));
  }
  expect(contentHash('قيم')).toBe(contentHash(Buffer.from('قيم')));
});

test('uses all 36 characters at every position', () => {
  const names = Array.from({ length: 2000 }, (_, index) => contentHash(`page ${index}`));
  for (let digit = 0; digit < 11; digit++) {
    expect(new Set(names.map((name) => name[digit])).size, `digit ${digit}`).toBe(36);
  }
});
