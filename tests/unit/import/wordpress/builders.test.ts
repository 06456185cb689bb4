import { expect, test } from 'vitest';
import { beaverHtml } from '../../../../generator/import/sources/wordpress/content/beaver.ts';
import { elementorHtml, elementorTree } from '../../../../generator/import/sources/wordpress/content/elementor.ts';

const widget = (widgetType: string, settings: object) => ({ elType: 'widget', widgetType, settings, elements: [] });

function convert(...widgets: object[]) {
  const lost: string[] = [];
  const tree = elementorTree(JSON.stringify([{ elType: 'section', elements: [{ elType: 'column', elements: widgets }] }])) ?? [];
  const html = elementorHtml(tree, { media: () => undefined, attached: () => [], lose: (name) => lost.push(name) });
  return { html, lost };
}

test.each<[string, object, string]>([
  ['heading', { title: 'عنوان', header_size: 'h3', link: { url: '/a' } }, '<h3><a href="/a">عنوان</a></h3>'],
  ['text-editor', { editor: '<p>نص</p>' }, '<p>نص</p>'],
  [
    'image',
    { image: { url: '/a.jpg', alt: 'نخلة' }, caption: 'شرح' },
    '<img src="/a.jpg" alt="نخلة"><figcaption>شرح</figcaption>',
  ],
  ['button', { text: 'المزيد', link: { url: '/b' } }, '<a class="wp-block-button__link" href="/b">المزيد</a>'],
  ['icon-list', { icon_list: [{ text: 'أ' }, { text: 'ب', link: { url: '/b' } }] }, '<li>أ</li><li><a href="/b">ب</a></li>'],
  ['accordion', { tabs: [{ tab_title: 'س', tab_content: 'ج' }] }, '<details><summary>س</summary><p>ج</p></details>'],
  ['testimonial', { testimonial_content: 'قول', testimonial_name: 'سارة', testimonial_job: 'مديرة' }, '<cite>سارة، مديرة</cite>'],
  ['video', { youtube_url: 'https://youtu.be/x' }, 'https://youtu.be/x'],
  ['html', { html: '<b>خام</b>' }, '<b>خام</b>'],
  ['shortcode', { shortcode: '[gallery]' }, '[gallery]'],
  ['price-box', { heading: 'باقة', title_color: '#fff', features: [{ item_text: 'ميزة', _id: 'ab' }] }, '<div><p>ميزة</p></div>'],
])('reads the Elementor widget %s', (name, settings, part) => {
  expect(convert(widget(name, settings)).html).toContain(part);
});

test('reads no settings of shape and colour', () => {
  expect(convert(widget('unknown', { text_color: 'red', align: 'center', html_tag: 'h2', title: 'نص' })).html).not.toMatch(
    /red|center|h2/,
  );
});

test('names widgets that Elementor fills, and leaves forms to the reader', () => {
  const { html, lost } = convert(widget('posts', { title: 'x' }), widget('form', { form_fields: [{ field_label: 'الاسم' }] }));
  expect(lost).toEqual(['posts']);
  expect(html).toContain('<form><label>الاسم</label>');
});

test('keeps columns beside each other', () => {
  const column = (title: string) => ({ elType: 'column', elements: [widget('heading', { title })] });
  const tree = elementorTree(JSON.stringify([{ elType: 'section', elements: [column('أ'), column('ب')] }])) ?? [];
  const html = elementorHtml(tree, { media: () => undefined, attached: () => [], lose: () => {} });
  expect(html.match(/wp-block-column"/g)).toHaveLength(2);
});

test.each(['', '{}', '[]', '[1', 'null', '["a"]'])('finds no tree in %j', (json) => {
  expect(elementorTree(json)).toBeUndefined();
});

test('reads texts of Beaver Builder in their order', () => {
  const module = (position: number, heading: string) =>
    `O:8:"stdClass":3:{s:4:"type";s:6:"module";s:8:"position";i:${position};s:8:"settings";O:8:"stdClass":2:{s:7:"heading";s:${Buffer.byteLength(heading)}:"${heading}";s:4:"text";s:4:"نص";}}`;
  expect(beaverHtml(`a:2:{s:1:"a";${module(1, 'ثان')}s:1:"b";${module(0, 'أول')}}`)).toBe(
    '<h2>أول</h2><div><p>نص</p></div>\n<h2>ثان</h2><div><p>نص</p></div>',
  );
  expect(beaverHtml('O:4:"Evil":0:{}')).toBeUndefined();
});
