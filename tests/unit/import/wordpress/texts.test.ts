import { describe, expect, test } from 'vitest';
import { kindOf, roleOf } from '../../../../generator/import/sources/wordpress/index/post-types.ts';
import { isPublicMedia, statusOf } from '../../../../generator/import/sources/wordpress/index/statuses.ts';
import { resolved } from '../../../../generator/import/sources/wordpress/search-texts.ts';
import {
  basePath,
  decodedPath,
  pathOnSite,
  redated,
  renamed,
} from '../../../../generator/import/sources/wordpress/values/addresses.ts';
import { isoTime } from '../../../../generator/import/sources/wordpress/values/dates.ts';
import { plainText } from '../../../../generator/import/sources/wordpress/values/plain-text.ts';

describe('addresses', () => {
  test.each([
    ['/%d9%85%d9%86-%D9%86%D8%AD%D9%86/', '/من-نحن/'],
    ['/a%2Fb/', '/a%2Fb/'],
    ['/%zz/%D9', '/%zz/%D9'],
    ['/?s=%D9%86%26x=1', '/?s=%D9%86%26x=1'],
    ['/a b/?tag=%d9%86%d8%ae%d9%84', '/a b/?tag=نخل'],
  ])('decodes %s', (path, expected) => {
    expect(decodedPath(path)).toBe(expected);
  });

  test.each([
    ['https://old.example/من-نحن/', '/من-نحن/'],
    ['http://www.old.example/a?b=1#c', '/a?b=1'],
    ['https://other.example/a', undefined],
    ['javascript:alert(1)', undefined],
    ['', undefined],
  ])('finds the path of %s', (address, path) => {
    expect(pathOnSite(address, 'https://old.example')).toBe(path);
  });

  test('knows the folder of a site and former names', () => {
    expect([basePath('https://a.example'), basePath('https://a.example/blog'), basePath(undefined)]).toEqual([
      '/',
      '/blog/',
      '/',
    ]);
    expect(renamed('/2024/new/', 'قديم')).toBe('/2024/قديم/');
    expect(renamed('/?p=3', 'x')).toBeUndefined();
    expect(redated('/2024/05/خبر/', '2023-01-09')).toBe('/2023/01/خبر/');
    expect(redated('/blog/2024/05/02/a/', '2023-01-09')).toBe('/blog/2023/01/09/a/');
    expect(redated('/خبر/', '2023-01-09')).toBeUndefined();
  });
});

test.each([
  ['2024-05-01 12:30:00', '2024-05-01 09:30:00', '2024-05-01T12:30:00+03:00'],
  ['2024-05-01 02:00:00', '2024-05-01 07:30:00', '2024-05-01T02:00:00-05:30'],
  ['2024-05-01 12:30:00', '0000-00-00 00:00:00', '2024-05-01T12:30:00'],
  ['0000-00-00 00:00:00', '2024-05-01 09:30:00', '2024-05-01T09:30:00Z'],
  ['2024-05-01 12:30:00', '2023-01-01 00:00:00', '2024-05-01T12:30:00'],
  ['', '', undefined],
])('reads the time %s, %s', (local, gmt, expected) => {
  expect(isoTime(local, gmt)).toBe(expected);
});

test.each([
  ['عنوان &amp; <em>مائل</em>', 'عنوان & مائل'],
  ['أ<br>ب\n\nج', 'أ ب ج'],
  ['<script>x()</script>نص', 'نص'],
  ['كل<b>مة</b>', 'كلمة'],
])('reads %s as text', (html, text) => {
  expect(plainText(html)).toBe(text);
});

describe('states', () => {
  test.each([
    ['publish', 'published'],
    ['draft', 'draft'],
    ['pending', 'pending'],
    ['future', 'scheduled'],
    ['', 'draft'],
    ['private', undefined],
    ['trash', undefined],
    ['inherit', undefined],
    ['auto-draft', undefined],
    ['wc-completed', undefined],
  ])('%s', (status, expected) => {
    expect(statusOf({ status, hasPassword: false })).toBe(expected);
    expect(statusOf({ status, hasPassword: true })).toBeUndefined();
  });

  test('of attachments', () => {
    expect(isPublicMedia({ status: 'inherit', hasPassword: false })).toBe(true);
    expect(isPublicMedia({ status: 'private', hasPassword: false })).toBe(false);
    expect(isPublicMedia({ status: 'inherit', hasPassword: true })).toBe(false);
  });
});

test('knows what types are for', () => {
  expect(['team_member', 'our-staff', 'jetpack-portfolio', 'case_study', 'branch', 'product', 'page'].map(kindOf)).toEqual([
    'people',
    'people',
    'projects',
    'projects',
    'places',
    'post',
    'page',
  ]);
  expect(['product', 'attachment', 'nav_menu_item', 'wp_block', 'revision', 'shop_order', 'feedback'].map(roleOf)).toEqual([
    'content',
    'media',
    'menu',
    'reusable',
    'internal',
    'confidential',
    'confidential',
  ]);
});

describe('templates of search titles', () => {
  const values = {
    title: 'من نحن',
    siteName: 'الواحة',
    siteDescription: 'وصف',
    excerpt: 'موجز',
    category: 'أخبار',
    author: 'سارة',
  };
  test.each([
    ['%%title%% %%page%% %%sep%% %%sitename%%', 'من نحن - الواحة'],
    ['%title% %sep% %sitename%', 'من نحن - الواحة'],
    ['%%sep%% %%sitename%%', 'الواحة'],
    ['%%unknown%% %%sep%% %%page%% %%sep%% %%title%%', 'من نحن'],
    ['خصم 50% وهدية %%excerpt%%', 'خصم 50% وهدية موجز'],
    ['عنوان خاص', 'عنوان خاص'],
    ['%currentyear(Y)% %category%', 'أخبار'],
  ])('%s', (template, expected) => {
    expect(resolved(template, values)).toBe(expected);
  });
});
