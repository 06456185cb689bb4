import { describe, expect, test } from 'vitest';
import { countsOfBlocks } from '../../../../generator/import/model/counts.ts';
import { textOfBlocks } from '../../../../generator/import/model/text.ts';
import { readPost, readPosts } from '../../../support/wxr.ts';

const block = (name: string, html: string, attributes = '') => `<!-- wp:${name} ${attributes}-->\n${html}\n<!-- /wp:${name} -->`;

const read = async (content: string, meta: Record<string, string> = {}) => readPost({ content, meta });

describe('reads the block', () => {
  test.each<[string, string, object]>([
    ['paragraph', '<p class="has-drop-cap">نص</p>', { type: 'paragraph' }],
    ['heading', '<h3 class="wp-block-heading" id="a">عنوان</h3>', { type: 'heading', level: 3, id: 'a' }],
    [
      'list',
      '<ol start="3"><!-- wp:list-item --><li>أ</li><!-- /wp:list-item --></ol>',
      { type: 'list', isOrdered: true, start: 3 },
    ],
    ['quote', '<blockquote><p>قول</p><cite>سارة</cite></blockquote>', { type: 'quote', source: [{ value: 'سارة' }] }],
    [
      'pullquote',
      '<figure class="wp-block-pullquote"><blockquote><p>قول</p><cite>عمر</cite></blockquote></figure>',
      { type: 'quote' },
    ],
    ['verse', '<pre class="wp-block-verse">شطر\nوعجز</pre>', { type: 'paragraph' }],
    ['preformatted', '<pre class="wp-block-preformatted">أ  ب</pre>', { type: 'code', text: 'أ  ب' }],
    ['code', '<pre class="wp-block-code"><code>a[b=1]</code></pre>', { type: 'code', text: 'a[b=1]' }],
    [
      'image',
      '<figure><a href="/x"><img src="/a.jpg" alt="نخلة"/></a><figcaption>شرح</figcaption></figure>',
      { type: 'picture', href: '/x' },
    ],
    [
      'gallery',
      '<figure class="wp-block-gallery"><ul class="blocks-gallery-grid"><li class="blocks-gallery-item"><figure><img src="/a.jpg" alt="أ"/><figcaption>ش</figcaption></figure></li><li class="blocks-gallery-item"><figure><img src="/b.jpg" alt=""/></figure></li></ul></figure>',
      { type: 'gallery' },
    ],
    [
      'buttons',
      '<div class="wp-block-buttons"><div class="wp-block-button"><a class="wp-block-button__link" href="/a">هنا</a></div></div>',
      { type: 'buttons', links: [{ label: 'هنا', href: '/a' }] },
    ],
    [
      'audio',
      '<figure><audio controls src="/a.mp3"></audio><figcaption>نشيد</figcaption></figure>',
      { type: 'audio', address: '/a.mp3' },
    ],
    ['video', '<figure><video src="/a.mp4" poster="/p.jpg"></video></figure>', { type: 'video', poster: { address: '/p.jpg' } }],
    [
      'core-embed/youtube',
      '<figure class="wp-block-embed-youtube"><div class="wp-block-embed__wrapper">\nhttps://youtu.be/x\n</div></figure>',
      { type: 'embed', address: 'https://youtu.be/x' },
    ],
    ['separator', '<hr class="wp-block-separator"/>', { type: 'divider' }],
    ['html', '<b>خام</b>', { type: 'paragraph' }],
    ['acme/unknown', '<div class="acme"><p>نص</p></div>', { type: 'paragraph' }],
    [
      'yoast/faq-block',
      '<div><div class="schema-faq-section"><strong class="schema-faq-question">س</strong> <p class="schema-faq-answer">ج</p></div></div>',
      { type: 'details', summary: [{ value: 'س' }] },
    ],
  ])('%s', async (name, html, expected) => {
    const { blocks, losses } = await read(block(name, html));
    expect(blocks).toMatchObject([expected]);
    expect(losses.omissions).toEqual([]);
  });

  test('table, and says once that its cells are aligned', async () => {
    const cells =
      '<td class="has-text-align-center" data-align="center">أ</td><td class="has-text-align-left" data-align="left">ب</td>';
    const html = `<figure class="wp-block-table"><table><tbody><tr>${cells}</tr><tr>${cells}</tr></tbody></table></figure>`;
    const { blocks, losses } = await read(block('table', html));
    expect(blocks).toMatchObject([{ type: 'table' }]);
    expect(losses.changes).toMatchObject([
      { reason: 'alignment', name: 'has-text-align-center, has-text-align-left', place: { file: 'export.xml' } },
    ]);
  });

  test('file, with its name once', async () => {
    const html =
      '<div class="wp-block-file"><a href="/a.pdf">التقرير</a><a href="/a.pdf" class="wp-block-file__button" download>تنزيل</a></div>';
    const { blocks, losses } = await read(block('file', html));
    expect(blocks).toMatchObject([{ type: 'file', address: '/a.pdf', title: 'التقرير' }]);
    expect(losses.omissions).toMatchObject([{ reason: 'duplicate', text: 'تنزيل', counts: { links: 1 } }]);
    expect(losses.changes).toMatchObject([{ reason: 'structure-flattened', counts: { links: -1, embeds: 1 } }]);
  });

  test('social-links', async () => {
    const link = '<!-- wp:social-link {"url":"https://x.example/a","service":"x","label":"حسابنا"} /-->';
    const { blocks } = await read(block('social-links', `<ul>${link}<!-- wp:social-link {"url":"#","service":"y"} /--></ul>`));
    expect(blocks).toMatchObject([{ type: 'buttons', links: [{ label: 'حسابنا', href: 'https://x.example/a' }] }]);
  });

  test('query, and others that WordPress fills', async () => {
    const inner = '<div><!-- wp:post-template --><!-- wp:post-title /--><!-- /wp:post-template --><h2>أحدثها</h2></div>';
    const { blocks, losses } = await read(
      `${block('query', inner, '{"query":{"perPage":4,"postType":"post"}} ')}<!-- wp:calendar /-->`,
    );
    expect(blocks).toMatchObject([
      { type: 'posts', most: 4, terms: [] },
      { type: 'heading', children: [{ value: 'أحدثها' }] },
    ]);
    expect(losses.omissions).toMatchObject([{ reason: 'dynamic', name: 'core/calendar', text: '' }]);
  });

  test('shortcode, nextpage and more', async () => {
    const content = `${block('shortcode', '[video src="/a.mp4"]')}${block('more', '<!--more-->')}${block('nextpage', '<!--nextpage-->')}`;
    expect((await read(content)).blocks).toMatchObject([{ type: 'video', address: '/a.mp4' }]);
  });
});

test('keeps notes in their sentence, and names those that nothing refers to', async () => {
  const footnotes = JSON.stringify([
    { id: 'a-1', content: 'ملاحظة <b>أولى</b>' },
    { id: 'a-2', content: 'يتيمة' },
  ]);
  const { blocks, losses } = await read(
    '<!-- wp:paragraph --><p>نص<sup data-fn="a-1"><a href="#a-1">1</a></sup></p><!-- /wp:paragraph -->',
    { footnotes },
  );
  expect(blocks).toMatchObject([
    { children: [{ value: 'نص' }, { type: 'note', children: [{ value: 'ملاحظة ' }, { type: 'strong' }] }] },
  ]);
  expect(losses.omissions).toMatchObject([{ reason: 'hidden', name: 'footnote', text: 'يتيمة' }]);
});

test('prefers the tree of Elementor, and says what only its copy has', async () => {
  const tree = [{ elType: 'widget', widgetType: 'heading', settings: { title: 'عنوان الصفحة' }, elements: [] }];
  const meta = { _elementor_edit_mode: 'builder', _elementor_data: JSON.stringify(tree) };
  const { blocks, losses } = await read('<h2>عنوان الصفحة</h2><p>بقية قديمة</p>', meta);
  expect(blocks).toMatchObject([{ type: 'heading', level: 2 }]);
  expect(losses.omissions).toMatchObject([{ reason: 'duplicate', name: 'elementor', text: 'بقية قديمة' }]);
});

test('refers to originals of sized pictures, whatever their host', async () => {
  const upload = 'https://old.example/wp-content/uploads/2024/05/well';
  const attachment = { id: 7, type: 'attachment', status: 'inherit', 'wp:attachment_url': `${upload}.jpg` };
  const sizes = ['-300x200.jpg', '-scaled.jpg', '.jpg', '-e1714555555123-150x150.jpg'].map(
    (end) => `<img src="${upload}${end}">`,
  );
  const content = `${sizes.join(' و')} <img class="wp-image-7" src="https://cdn.example/other-300x200.jpg">`;
  const { documents } = await readPosts([attachment, { id: 1, content }]);
  const addresses = JSON.stringify(documents[0]?.blocks).match(/"address":"[^"]*"/g);
  expect(addresses).toEqual([
    ...sizes.map(() => `"address":"${upload}.jpg"`),
    '"address":"https://cdn.example/other-300x200.jpg"',
  ]);
});

const words = (text: string) => (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).sort();

/** Numbers that follow one another without a pattern, the same in each run. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

const pieces: ((word: string) => string)[] = [
  (word) => `<!-- wp:paragraph -->\n<p>${word} <strong>${word}ب</strong></p>\n<!-- /wp:paragraph -->`,
  (word) => `<!-- wp:quote -->\n<blockquote><p>${word}</p><cite>${word}م</cite></blockquote>\n<!-- /wp:quote -->`,
  (word) => `\n\n${word} سطر\nآخر <em>${word}</em>\n\n`,
  (word) => `[caption id="a" width="9"]<img src="/${word}.jpg" alt="${word}"> ${word}ش[/caption]`,
  (word) => `<!-- wp:group --><div>${word}<!-- wp:list --><ul><li>${word}ق</li></ul><!-- /wp:list --></div><!-- /wp:group -->`,
  (word) => `[unknown_one a="1"]${word}[/unknown_one]`,
  (word) =>
    `<!-- wp:cover --><div class="wp-block-cover"><img class="wp-block-cover__image-background" alt="${word}" src="/x.jpg"/><div>${word}</div></div><!-- /wp:cover -->`,
  (word) => `<table><tr><td>${word}</td><td>[sic] ${word}</td></tr></table>`,
  (word) => `<!-- /wp:group --><!-- wp:columns --><div class="wp-block-columns"><div class="wp-block-column">${word}</div>`,
];

test('accounts for every word of 2,000 random posts', async () => {
  const random = numbers(20240501);
  const next = (limit: number) => Math.floor((random.next().value as number) * limit);
  const posts = Array.from({ length: 2000 }, (_, id) => {
    const content = Array.from({ length: 1 + next(8) }, (_, index) => pieces[next(pieces.length)]?.(`كلمة${id}${index}`) ?? '');
    return { id: id + 1, content: content.join(next(2) === 0 ? '\n' : '') };
  });
  const { documents } = await readPosts(posts);
  for (const [index, { blocks, losses }] of documents.entries()) {
    const source = (posts[index]?.content ?? '')
      .replaceAll(/<!--[\s\S]*?-->|\[\/?(?:caption|unknown_one)[^\]]*\]/g, ' ')
      .replaceAll(/<img[^>]*?alt="([^"]*)"[^>]*>/g, ' $1 ')
      .replaceAll(/<\/?(?:strong|em)>/g, '')
      .replaceAll(/<[^>]*>/g, ' ');
    const left = losses.omissions.map(({ text }) => text).join('\n');
    expect(words(`${textOfBlocks(blocks)}\n${left}`), posts[index]?.content).toEqual(words(source));
    expect(countsOfBlocks(blocks).pictures).toBe((posts[index]?.content ?? '').split('<img').length - 1);
  }
});

test('reads menus of the block editor with their levels', async () => {
  const link = (attributes: object) => `<!-- wp:navigation-link ${JSON.stringify(attributes)} /-->`;
  const content = [
    link({ label: 'من نحن', id: 1, kind: 'post-type', url: '/x' }),
    `<!-- wp:navigation-submenu {"label":"المزيد","url":"#"} -->${link({ label: 'متجر', url: 'https://shop.example/' })}<!-- /wp:navigation-submenu -->`,
    link({ label: 'سر', id: 2, kind: 'post-type', url: '/y' }),
    '<!-- wp:page-list /-->',
  ].join('');
  const { outline } = await readPosts([
    { id: 1 },
    { id: 2, status: 'private' },
    { id: 3, type: 'wp_navigation', title: 'قائمة', content },
  ]);
  expect(outline.menus).toEqual([
    {
      name: 'قائمة',
      items: [
        { label: 'من نحن', document: '1', items: [] },
        { label: 'المزيد', items: [{ label: 'متجر', href: 'https://shop.example/', items: [] }] },
      ],
      place: { file: 'export.xml', line: expect.any(Number) },
    },
  ]);
});

test('leaves no shortcode in a summary, and says what text loses of HTML', async () => {
  const { summary, fields, comments, losses } = await readPost(
    {
      'excerpt:encoded': 'موجز [gallery ids="1"]<a href="/a"><abbr title="معنى">هنا</abbr></a>',
      meta: { bio: '<p>نبذة <a href="/b">طويلة</a></p>', 'ast-title': 'عنوان المظهر' },
      more:
        '<wp:comment><wp:comment_id>3</wp:comment_id><wp:comment_author>زائر</wp:comment_author>' +
        '<wp:comment_content><![CDATA[انظر <a href="/c">هذا</a>]]></wp:comment_content><wp:comment_approved>1</wp:comment_approved></wp:comment>',
    },
    { withComments: true },
  );
  expect([summary, fields, comments[0]?.text]).toEqual(['موجز هنا', { bio: 'نبذة طويلة' }, 'انظر هذا']);
  expect(losses.changes.map(({ name, before, counts }) => [name, before, counts])).toEqual([
    ['excerpt', 'معنى', { links: -1 }],
    ['bio', '', { links: -1 }],
    ['comment 3', '', { links: -1 }],
  ]);
  expect(losses.omissions).toMatchObject([{ reason: 'plugin-data', name: 'ast-title', text: 'عنوان المظهر' }]);
});
