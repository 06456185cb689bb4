import { expect, test } from 'vitest';
import { safePath } from '../../../../generator/desk/model/safe-path.ts';

test.each(['/', '/_edit', '/_desk/shared/abc?x=1#y', '/about/us/', '/?to=//other.example', '/a:b'])('%j is a path', (path) => {
  expect(safePath(path)).toBe(path);
});

test('text in other letters is encoded, as a header needs it', () => {
  expect(safePath('/عن')).toBe('/%D8%B9%D9%86');
});

test.each([
  ...['', 'a', 'https://other.example/', 'javascript:alert(1)', '//other.example', '///other.example', '/\\other.example'],
  ...['\\\\other.example', '/\t/other.example', '/\n/other.example', '\t//other.example', ' /a', '/a b', '/a\r\nSet-Cookie: x'],
  ...['/.//other.example', '/a/..//other.example', '/%2e//other.example', '/\u0000', '/\u0085/x', null, undefined],
  `/${'a'.repeat(2000)}`,
])('%j leads to the start', (path) => {
  expect(safePath(path)).toBe('/');
});

test('a path stays on the host whichever way a browser reads it', () => {
  const parts = ['/', '\\', '.', '..', '%2f', '\t', 'other.example', ':', '@', '?'];
  const of = (number: number) => [0, 1, 2, 3].map((place) => parts[Math.floor(number / 10 ** place) % 10]).join('');
  for (let number = 0; number < 10_000; number++) {
    const { host } = new URL(safePath(`/${of(number)}`), 'https://desk.example.sa/_desk/sign-in');
    expect(host).toBe('desk.example.sa');
  }
});
