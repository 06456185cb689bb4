import { expect, test } from 'vitest';
import { deskPage } from '../../../../generator/desk/app-shell/desk-page.ts';

const page = deskPage({
  language: 'ar',
  token: 'a"><script>',
  person: { id: 'p1', name: `"'><img src=x onerror=alert(1)>`, role: 'owner' },
});
const html = String(page.content);

test('carries the person and the token as data, never as markup', () => {
  expect(html).not.toContain('<img');
  expect(html.match(/<script/g)).toHaveLength(1);
  const [, person = ''] = /name="desk-person" content="([^"]*)"/.exec(html) ?? [];
  expect(person).toContain('&quot;');
});

test('allows no inline script, no form, no frame and no other origin', () => {
  const policy = page.headers?.['Content-Security-Policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("form-action 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|https?:|\*/);
});

test('has a new nonce each time', () => {
  const nonceOf = () =>
    /nonce="([^"]+)"/.exec(
      String(deskPage({ language: 'en', token: '', person: { id: '', name: '', role: 'reader' } }).content),
    )?.[1];
  expect(nonceOf()).not.toBe(nonceOf());
});
