import { describe, expect, test } from 'vitest';
import { noLosses } from '../../../../generator/import/model/losses.ts';
import { withoutShortcodes } from '../../../../generator/import/sources/wordpress/content/shortcodes.ts';

const files = [
  { id: '7', address: 'https://old.example/a.jpg', alt: 'نخلة', caption: 'أول <صورة>' },
  { id: '8', address: 'https://old.example/b.jpg' },
  { id: '9', address: 'https://old.example/c.mp3', title: 'نشيد' },
];

function convert(html: string, isOnlyShortcodes = false) {
  const losses = noLosses();
  const media = (id: string) => files.find((file) => file.id === id);
  const result = withoutShortcodes(html, { media, attached: () => files, losses, place: { file: 'x' }, isOnlyShortcodes });
  return { html: result, losses };
}

describe('tells shortcodes from text', () => {
  test.each([
    '[1]',
    'كما قال [sic] وزاد',
    'انظر [صفحة ٣]',
    '[انتهى]',
    'في [see page 3] مزيد',
    '[]',
    '[ gallery ]',
    '<a title="[gallery]">نص</a>',
    '<pre>[gallery ids="7"]</pre>',
    '<code>[gallery]</code>',
    '<!-- [gallery] -->',
  ])('leaves %s', (html) => {
    expect(convert(html)).toEqual({ html, losses: noLosses() });
  });

  test.each([
    ['[contact-form-7 id="3"]', '', 'contact-form-7', ''],
    ['نص [my_form] نص', 'نص نص', 'my_form', ''],
    ['[button link="x"]اضغط[/button]', 'اضغط', 'button', ''],
    ['[note]تنبيه[/note]', 'تنبيه', 'note', ''],
    ['نص\n[sitemap]\nنص', 'نص\n \nنص', 'sitemap', '[sitemap]'],
    ['<p>[agenda]</p>', '<p> </p>', 'agenda', '[agenda]'],
  ])('takes %s as one', (html, expected, name, text) => {
    const { html: result, losses } = convert(html);
    expect(result.replaceAll(/[ ]+/g, ' ').trim()).toBe(expected);
    expect(losses.omissions).toEqual([{ reason: 'shortcode', name, text, place: { file: 'x' } }]);
  });

  test('shows escaped ones as text', () => {
    expect(convert('اكتب [[gallery ids="7"]] هنا').html).toBe('اكتب [gallery ids="7"] هنا');
  });

  test('takes any name as one in the block for them', () => {
    expect(convert('[agenda]', true).losses.omissions).toHaveLength(1);
  });

  test('removes addresses that a shortcode makes', () => {
    const { html, losses } = convert('<a href="[download_link]">تنزيل</a>');
    expect(html).toBe('<a>تنزيل</a>');
    expect(losses.omissions[0]).toMatchObject({ reason: 'shortcode', name: 'download_link' });
  });
});

describe('converts shortcodes of WordPress', () => {
  test.each([
    ['[gallery ids="7,8"]', '<figure class="wp-block-gallery"><figure><img src="https://old.example/a.jpg"'],
    ['[gallery ids="7"]', '<figcaption>أول &lt;صورة&gt;</figcaption>'],
    ['[gallery exclude="8"]', '<figure><img src="https://old.example/a.jpg"'],
    ['[playlist ids="9"]', '<audio src="https://old.example/c.mp3" title="نشيد"></audio>'],
    ['[audio mp3="https://x.example/a.mp3"][/audio]', '<audio src="https://x.example/a.mp3"></audio>'],
    ['[video mp4="https://x.example/a.mp4" poster="p.jpg"]', '<video src="https://x.example/a.mp4" poster="p.jpg"></video>'],
    ['[embed width="3"]https://x.example/?a=1&b=2[/embed]', 'wp-block-embed__wrapper">https://x.example/?a=1&amp;b=2</div>'],
    ['[youtube https://youtu.be/watch?v=abc]', 'wp-block-embed__wrapper">https://youtu.be/watch?v=abc<'],
    ['[wpvideo abCD12 w=680]', 'https://videopress.com/v/abCD12'],
    ['[caption id="a" width="3"]<a href="/x"><img src="a.jpg"></a> نخلة[/caption]', '<figcaption>نخلة</figcaption></figure>'],
    ['[caption caption="قديم"]<img src="a.jpg">[/caption]', '<figcaption>قديم</figcaption>'],
    ['[code lang="js"]a < b[/code]', '<pre><code class="language-js">a &lt; b</code></pre>'],
    ['[caption id=&#8221;a&#8221; caption=&#8221;ذكي&#8221;]<img src="a.jpg">[/caption]', '<figcaption>ذكي</figcaption>'],
  ])('%s', (html, part) => {
    const result = convert(html);
    expect(result.html).toContain(part);
    expect(result.losses.omissions).toEqual([]);
  });
});

test('counts a name without arguments as words, also of a video', () => {
  const { html, losses } = convert('[vimeo 123]');
  expect(html).toContain('https://vimeo.com/123');
  expect(losses.omissions[0]?.text).toBe('[vimeo 123]');
});

describe('reads texts of page builders', () => {
  test.each([
    ['[vc_row][vc_column width="1/2"][vc_column_text]نص[/vc_column_text][/vc_column][/vc_row]', 'wp-block-column"><div>نص</div>'],
    ['[vc_custom_heading text="عنوان"]', '<h2>عنوان</h2>'],
    ['[vc_btn title="المزيد" link="url:https%3A%2F%2Fx.example%2F|title:x"]', 'href="https://x.example/">المزيد</a>'],
    ['[vc_single_image image="7"]', '<img src="https://old.example/a.jpg"'],
    ['[vc_toggle title="سؤال"]جواب[/vc_toggle]', '<details><summary>سؤال</summary><div>جواب</div></details>'],
    ['[vc_tta_section title="سؤال" tab_id="1"]جواب[/vc_tta_section]', '<details><summary>سؤال</summary>'],
    ['[et_pb_blurb title="خدمة"]وصف[/et_pb_blurb]', '<h3>خدمة</h3><div>وصف</div>'],
    ['[et_pb_button button_text="راسلنا" button_url="/contact"]', 'href="/contact">راسلنا</a>'],
    [`[vc_raw_html]${Buffer.from(encodeURIComponent('<b>خام</b>')).toString('base64')}[/vc_raw_html]`, '<b>خام</b>'],
  ])('%s', (html, part) => {
    const result = convert(html);
    expect(result.html).toContain(part);
    expect(result.html).not.toMatch(/\[\/?(?:vc|et)_/);
    expect(result.losses.omissions).toEqual([]);
  });
});

test('names words in arguments of page builders that it does not read', () => {
  const { losses } = convert(
    '[vc_row el_class="a b" title="صف"][vc_pie units="كيلو متر" css=".a{b:c}" color="bright red"][/vc_row]',
  );
  expect(losses.omissions.map(({ name, text }) => [name, text])).toEqual([
    ['vc_pie', 'كيلو متر'],
    ['vc_row', 'صف'],
  ]);
});

test('takes time in proportion to the length of hostile text', () => {
  for (const text of [
    '[a]'.repeat(50_000),
    '['.repeat(200_000),
    '[a-b "'.repeat(50_000),
    `${'[x]'.repeat(20_000)}${'[/x]'.repeat(20_000)}`,
  ])
    expect(convert(text).html.length).toBeLessThanOrEqual(text.length);
});
