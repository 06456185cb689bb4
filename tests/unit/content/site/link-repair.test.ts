import { describe, expect, test } from 'vitest';
import { countryOf, type LinkDoubt, reachOf, suggestLink } from '../../../../generator/content/site/link-repair.ts';
import { createSitePathReader } from '../../../../generator/content/site/site-address.ts';
import { mapLinks } from '../../../../generator/content/text/inline/map-links.ts';

describe('suggestLink', () => {
  test.each<[href: string, doubt: LinkDoubt, nearest: string | undefined]>([
    ['https://https://example.org', 'doubled', 'https://example.org'],
    ['http://https://example.org/a', 'doubled', 'https://example.org/a'],
    ['https://http://example.org', 'doubled', 'http://example.org'],
    ['https://https//example.org', 'doubled', 'https://example.org'],
    ['https://www.https://example.org/a?b#c', 'doubled', 'https://example.org/a?b#c'],
    ['https://HTTPS://example.org', 'doubled', 'https://example.org'],
    ['https://wa.me/0501234567', 'whatsapp', 'https://wa.me/966501234567'],
    ['https://wa.me/+966501234567', 'whatsapp', 'https://wa.me/966501234567'],
    ['https://wa.me/00966501234567?text=hi', 'whatsapp', 'https://wa.me/966501234567?text=hi'],
    ['https://wa.me/9660501234567', 'whatsapp', 'https://wa.me/966501234567'],
    ['https://wa.me/966-50-123-4567', 'whatsapp', 'https://wa.me/966501234567'],
    ['https://wa.me/501234567', 'whatsapp', 'https://wa.me/966501234567'],
    ['https://api.whatsapp.com/send?phone=+966501234567', 'whatsapp', 'https://api.whatsapp.com/send?phone=966501234567'],
    ['https://api.whatsapp.com/send?phone=%2B966501234567', 'whatsapp', 'https://api.whatsapp.com/send?phone=966501234567'],
    [
      'https://api.whatsapp.com/send?phone=0501234567&text=a',
      'whatsapp',
      'https://api.whatsapp.com/send?phone=966501234567&text=a',
    ],
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.org&h=AT', 'wrapped', 'https://example.org'],
    ['https://lm.facebook.com/l.php?u=https%3A%2F%2Fexample.org', 'wrapped', 'https://example.org'],
    ['https://l.instagram.com/?u=https%3A%2F%2Fexample.org%2Fa', 'wrapped', 'https://example.org/a'],
    ['https://www.google.com/url?q=https://example.org/&sa=D', 'wrapped', 'https://example.org/'],
    ['https://www.google.com.sa/url?sa=t&url=https%3A%2F%2Fexample.org', 'wrapped', 'https://example.org'],
    ['https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org&data=05', 'wrapped', 'https://example.org'],
    ['https://www.linkedin.com/redir/redirect?url=https%3A%2F%2Fexample.org', 'wrapped', 'https://example.org'],
    ['https://www.youtube.com/redirect?event=x&q=https%3A%2F%2Fexample.org', 'wrapped', 'https://example.org'],
    ['https://slack-redir.net/link?url=https%3A%2F%2Fexample.org', 'wrapped', 'https://example.org'],
    [
      'https://l.facebook.com/l.php?u=https%3A%2F%2Fwww.google.com%2Furl%3Fq%3Dhttps%253A%252F%252Fexample.org',
      'wrapped',
      'https://example.org',
    ],
    ['https://docs.google.com/document/d/1a-B_c/edit?usp=sharing', 'edit', 'https://docs.google.com/document/d/1a-B_c/preview'],
    ['https://docs.google.com/spreadsheets/d/1a/edit#gid=0', 'edit', 'https://docs.google.com/spreadsheets/d/1a/preview'],
    ['https://docs.google.com/forms/d/1a/edit', 'edit', 'https://docs.google.com/forms/d/1a/viewform'],
    ['https://www.canva.com/design/DAF/xyz/edit', 'edit', 'https://www.canva.com/design/DAF/xyz/view'],
    ['https://github.com/a/b/edit/main/README.md', 'edit', 'https://github.com/a/b/blob/main/README.md'],
    ['https://x.sharepoint.com/:w:/r/Doc.aspx?action=edit', 'edit', undefined],
    ['https://example.org/wp-admin/post.php?post=7', 'edit', undefined],
    ['https://example.org/?p=7&preview=true', 'edit', undefined],
    ['https://example.org/a?utm_source=chatgpt.com', 'tracked', 'https://example.org/a'],
    ['https://example.org/a?b=1&utm_source=chatgpt.com#c', 'tracked', 'https://example.org/a?b=1#c'],
    ['https://example.org/a?utm_source=openai&b=1', 'tracked', 'https://example.org/a?b=1'],
  ])('corrects %s', (href, doubt, nearest) => {
    expect(suggestLink(href, '966')).toEqual({ doubt, nearest });
  });

  test('reports a national number without a country but suggests none', () => {
    expect(suggestLink('https://wa.me/0501234567')).toEqual({ doubt: 'whatsapp', nearest: undefined });
    expect(['+966 11 000 0000', '00971 4 000', '011 000 0000', undefined].map(countryOf)).toEqual([
      '966',
      '971',
      undefined,
      undefined,
    ]);
  });

  test.each([
    'https://example.org/https://archive.org/a',
    'https://web.archive.org/web/2020/https://example.org/',
    'https://wa.me/966501234567',
    'https://wa.me/%',
    'https://wa.me/%E0%A4',
    'https://api.whatsapp.com/send?phone=%E0%A4',
    'https://wa.me/message/ABCDEF',
    'https://wa.me/c/966501234567',
    'https://api.whatsapp.com/send?text=hello',
    'https://www.google.com/search?q=https://example.org',
    'https://www.google.com/maps?q=24.7,46.6',
    'https://translate.google.com/translate?u=https://example.org',
    'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fexample.org',
    'https://www.linkedin.com/company/example',
    'https://www.youtube.com/watch?v=abc',
    'https://docs.google.com/document/d/1a/preview',
    'https://docs.google.com/forms/d/e/1FAIp/viewform',
    'https://example.org/edit',
    'https://example.org/a?utm_source=newsletter',
    'https://httpbin.org/',
    'mailto:a@example.org',
  ])('accepts %s', (href) => {
    expect(suggestLink(href, '966')).toBeUndefined();
  });
});

test('classifies who can open an address', () => {
  const reach = (hrefs: string[]) => hrefs.map(reachOf);
  const own = [
    'http://localhost:3000/a',
    'http://127.0.0.1',
    'http://127.8.0.1:80/',
    'http://[::1]/',
    'http://0.0.0.0:8080',
    'https://app.localhost/',
  ];
  const network = [
    'http://10.1.2.3/a',
    'https://192.168.1.10',
    'http://172.16.0.1',
    'http://172.31.9.9',
    'http://169.254.1.1',
    'https://portal.local/',
    'https://hr.internal/a',
    'http://nas.lan',
    'http://intranet/a',
    'http://[fd00::1]/',
  ];
  const everybody = [
    'https://example.org',
    'http://172.32.0.1',
    'http://11.0.0.1',
    'https://localhost.example.org',
    'https://10.example.org',
    'https://8.8.8.8/',
    'mailto:a@localhost',
    '/localhost',
  ];
  expect([...new Set(reach(own))]).toEqual(['computer']);
  expect([...new Set(reach(network))]).toEqual(['network']);
  expect([...new Set(reach(everybody))]).toEqual([undefined]);
});

describe('createSitePathReader', () => {
  const read = createSitePathReader('https://www.noor-test.org');
  test.each([
    ['https://www.noor-test.org', '/'],
    ['https://www.noor-test.org/', '/'],
    ['https://www.noor-test.org/a/b', '/a/b'],
    ['https://www.noor-test.org/a/', '/a'],
    ['https://www.noor-test.org/a.html#b', '/a#b'],
    ['https://www.noor-test.org/a/index.html?x=1', '/a?x=1'],
    ['http://www.noor-test.org/a', '/a'],
    ['HTTPS://WWW.Noor-Test.org:443/a', '/a'],
    ['https://www.noor-test.org#top', '/#top'],
    ['https://www.noor-test.org/خدمات', '/خدمات'],
  ])('reads %s as %s', (href, path) => {
    expect(read(href)).toBe(path);
  });

  test.each([
    'https://noor-test.org/a',
    'https://www.noor-test.org.example.com/a',
    'https://www.noor-test.org@example.com/a',
    'https://www.noor-test.org:8443/a',
    'https://example.com/?u=https://www.noor-test.org/a',
    'https://www.noor-test.org/files/a.pdf',
    '/a',
    'mailto:a@www.noor-test.org',
  ])('rejects %s', (href) => {
    expect(read(href)).toBeUndefined();
  });

  test('reads only addresses below the folder of the site', () => {
    const below = createSitePathReader('https://x.org/sub');
    expect(['https://x.org/sub', 'https://x.org/sub/a', 'https://x.org/subway', 'https://x.org/a'].map(below)).toEqual([
      '/',
      '/a',
      undefined,
      undefined,
    ]);
    expect(createSitePathReader(undefined)('https://x.org/a')).toBeUndefined();
  });

  test('maps each link in a text separately', () => {
    const text =
      '[أ](https://www.noor-test.org/a) و`https://www.noor-test.org/b` و[ج](https://x.org) و[د](https://www.noor-test.org)';
    expect(mapLinks(text, read)).toBe('[أ](/a) و`https://www.noor-test.org/b` و[ج](https://x.org) و[د](/)');
  });
});
