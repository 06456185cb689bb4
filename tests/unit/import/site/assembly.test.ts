import { describe, expect, test } from 'vitest';
import { get, items } from '../../../../generator/core/json/walk.ts';
import { assembled, errorsIn, linkTo, outlineWith, page, paragraph, post } from './sources.ts';

const routeOf = (site: unknown, path: string) => items(get(site, 'routes')).find((route) => get(route, 'path') === path);

describe('a site of pages and posts', () => {
  test('passes the check', async () => {
    const outline = outlineWith({
      terms: [{ taxonomy: 'category', name: 'أخبار', title: 'أخبار', addresses: ['/category/أخبار/'] }],
      authors: [{ name: 'sara', title: 'سارة العلي', addresses: ['/author/sara/'] }],
      menus: [
        {
          name: 'الرئيسية',
          items: [
            { label: 'من نحن', document: '2', items: [{ label: 'فيسبوك', href: 'https://www.facebook.com/amal', items: [] }] },
            { label: 'مفقود', href: 'https://amal.org/nothing', items: [] },
          ],
        },
      ],
      home: '1',
    });
    const { site, addresses, siteLosses } = await assembled(outline, [
      page({ id: '1', title: 'الرئيسية', addresses: ['/', '/?page_id=1'] }),
      page({
        id: '2',
        title: 'من نحن',
        addresses: ['/من-نحن/', '/?page_id=2'],
        blocks: [linkTo('http://amal.org/?p=3#x'), linkTo('/wp-admin/')],
      }),
      post({ id: '3', title: 'أول خبر', addresses: ['/2024/03/أول-خبر/', '/?p=3'], categories: ['أخبار'], authors: ['sara'] }),
    ]);
    expect(errorsIn(site)).toEqual([]);
    expect(site).toMatchInlineSnapshot(`
      {
        "$schema": "./site.schema.json",
        "collections": {
          "blog": {
            "authors": [
              {
                "name": "sara",
                "title": "سارة العلي",
              },
            ],
            "description": "…",
            "groups": [
              {
                "name": "akhbar",
                "title": "أخبار",
              },
            ],
            "kind": "blog",
            "path": "/blog",
            "posts": [
              {
                "authors": [
                  "sara",
                ],
                "body": [
                  "نص الصفحة في جملة واحدة تكفي لوصفها عند من يبحث عنها.",
                ],
                "date": "2024-03-05T10:00+03:00",
                "groups": [
                  "akhbar",
                ],
                "movedFrom": [
                  "/2024/03/أول-خبر",
                  "/?p=3",
                ],
                "name": "awwal-khabar",
                "summary": "نص الصفحة في جملة واحدة تكفي لوصفها عند من يبحث عنها.",
                "title": "أول خبر",
              },
            ],
            "title": "المدونة",
            "type": "posts",
          },
        },
        "footer": {
          "about": "نعمل مع الأسر على ما يعينها.",
          "copyright": {
            "text": "جميع الحقوق محفوظة.",
            "year": 2026,
          },
          "pages": {
            "heading": "صفحات الموقع",
            "label": "صفحات الموقع",
          },
        },
        "header": {
          "links": [
            {
              "href": "/من-نحن",
              "label": "من نحن",
            },
          ],
        },
        "redirects": [
          {
            "from": "/category/أخبار",
            "to": "/blog/categories/akhbar",
          },
          {
            "from": "/author/sara",
            "to": "/blog/authors/sara",
          },
          {
            "from": "/feed",
            "to": "/blog/feed.atom",
          },
          {
            "from": "/?feed=rss2",
            "to": "/blog/feed.atom",
          },
        ],
        "routes": [
          {
            "blocks": [
              {
                "title": "الرئيسية",
                "type": "banner",
              },
              {
                "body": [
                  "نص الصفحة في جملة واحدة تكفي لوصفها عند من يبحث عنها.",
                ],
                "type": "prose",
              },
            ],
            "description": "نص الصفحة في جملة واحدة تكفي لوصفها عند من يبحث عنها.",
            "movedFrom": [
              "/?page_id=1",
            ],
            "path": "/",
            "title": "الرئيسية",
          },
          {
            "blocks": [
              {
                "title": "من نحن",
                "type": "banner",
              },
              {
                "body": [
                  "[رابط](/blog/awwal-khabar)",
                  "رابط",
                ],
                "type": "prose",
              },
            ],
            "description": "رابط رابط",
            "kind": "about",
            "movedFrom": [
              "/?page_id=2",
            ],
            "path": "/من-نحن",
            "title": "من نحن",
          },
        ],
        "site": {
          "language": "ar",
          "name": "جمعية الأمل",
          "search": {},
          "social": [
            {
              "href": "https://www.facebook.com/amal",
              "label": "فيسبوك",
              "network": "facebook",
            },
          ],
          "theme": {
            "accent": "#e6b566",
            "brand": "#1c4a5a",
            "look": "scholarly",
            "motif": "contours",
          },
          "url": "https://www.amal.org",
        },
      }
    `);
    expect(addresses).toMatchInlineSnapshot(`
      [
        {
          "from": "/",
          "outcome": "route",
          "to": "/",
        },
        {
          "from": "/من-نحن/",
          "outcome": "route",
          "to": "/من-نحن",
        },
        {
          "from": "/2024/03/أول-خبر/",
          "outcome": "movedFrom",
          "to": "/blog/awwal-khabar",
        },
        {
          "from": "/?page_id=1",
          "outcome": "movedFrom",
          "to": "/",
        },
        {
          "from": "/?page_id=2",
          "outcome": "movedFrom",
          "to": "/من-نحن",
        },
        {
          "from": "/?p=3",
          "outcome": "movedFrom",
          "to": "/blog/awwal-khabar",
        },
        {
          "from": "/category/أخبار/",
          "outcome": "redirect",
          "to": "/blog/categories/akhbar",
        },
        {
          "from": "/author/sara/",
          "outcome": "redirect",
          "to": "/blog/authors/sara",
        },
        {
          "from": "/feed",
          "outcome": "redirect",
          "to": "/blog/feed.atom",
        },
        {
          "from": "/?feed=rss2",
          "outcome": "redirect",
          "to": "/blog/feed.atom",
        },
      ]
    `);
    expect(siteLosses).toMatchInlineSnapshot(`
      {
        "changes": [],
        "omissions": [
          {
            "counts": {
              "links": 1,
            },
            "name": "https://amal.org/nothing",
            "reason": "address-gone",
            "text": "مفقود",
          },
        ],
      }
    `);
    expect(routeOf(site, '/من-نحن')).toBeDefined();
    expect(paragraph('x')).toBeDefined();
  });
});
