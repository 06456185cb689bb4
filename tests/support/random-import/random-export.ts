import { escapeHtml } from '../../../generator/core/util/escape-html.ts';
import { type WxrPost, wxrFile } from '../wxr.ts';
import { any, type PostSources, phrase, sentenceHtml, times } from './random-blocks.ts';
import { randomContent } from './random-post.ts';
import { oddText, oddTitle, type Pick, picker } from './random-texts.ts';

const host = 'https://old.example';

const uploads = `${host}/wp-content/uploads/2024/05`;

const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

const category = (domain: string, name: string, title: string) =>
  `<category domain="${domain}" nicename="${escapeHtml(name)}">${cdata(title)}</category>`;

type Texts = Record<string, string>;

/** Names of terms by their names in addresses. */
const categories: [string, string][] = [
  ['news', 'الأخبار'],
  ['sub', 'فرع & غيره'],
  ['events', 'Events'],
];

const tags: [string, string][] = [
  ['tag-1', 'وسم'],
  ['tag-2', '**Tag** two'],
];

const header = (): string =>
  [
    `<wp:base_site_url>${host}</wp:base_site_url><wp:base_blog_url>${host}</wp:base_blog_url>`,
    `<wp:author><wp:author_id>1</wp:author_id><wp:author_login>${cdata('nurah')}</wp:author_login><wp:author_display_name>${cdata('نورة العلي')}</wp:author_display_name></wp:author>`,
    ...categories.map(
      ([name, title], index) =>
        `<wp:category><wp:term_id>${index + 1}</wp:term_id><wp:category_nicename>${cdata(name)}</wp:category_nicename><wp:category_parent>${cdata(name === 'sub' ? 'news' : '')}</wp:category_parent><wp:cat_name>${cdata(title)}</wp:cat_name></wp:category>`,
    ),
    ...tags.map(
      ([name, title], index) =>
        `<wp:tag><wp:term_id>${index + 11}</wp:term_id><wp:tag_slug>${cdata(name)}</wp:tag_slug><wp:tag_name>${cdata(title)}</wp:tag_name></wp:tag>`,
    ),
    ...['ar', 'en'].map(
      (name, index) =>
        `<wp:term><wp:term_id>${index + 21}</wp:term_id><wp:term_taxonomy>language</wp:term_taxonomy><wp:term_slug>${name}</wp:term_slug><wp:term_name>${cdata(name === 'ar' ? 'العربية' : 'English')}</wp:term_name></wp:term>`,
    ),
  ].join('\n');

const comment = (pick: Pick, id: number) =>
  `<wp:comment><wp:comment_id>${id}</wp:comment_id><wp:comment_author>${cdata('زائر')}</wp:comment_author><wp:comment_approved>${pick(2)}</wp:comment_approved><wp:comment_content>${cdata(oddText(pick))}</wp:comment_content></wp:comment>`;

/** Posts that nobody may see are among the others. */
const statuses = [
  'publish',
  'publish',
  'publish',
  'publish',
  'publish',
  'publish',
  'draft',
  'pending',
  'future',
  'private',
  'trash',
];

function termsOf(pick: Pick, group: number, isBilingual: boolean): string {
  const language = any(pick, ['ar', 'ar', 'en']);
  return [
    ...(pick(2) === 0 ? [category('category', ...any(pick, categories))] : []),
    ...(pick(3) === 0 ? [category('post_tag', ...any(pick, tags))] : []),
    ...(isBilingual ? [category('language', language, language === 'ar' ? 'العربية' : 'English')] : []),
    ...(isBilingual && pick(2) === 0 ? [category('post_translations', `pll_${group}`, `pll_${group}`)] : []),
  ].join('');
}

const slugs = ['about', 'من-نحن', '%d9%85%d9%86-%d9%86%d8%ad%d9%86', 'hello-world', 'page', 'news', '', 'tag', '2024'];

function randomPost(sources: PostSources, id: number, seed: number, pages: number[]): WxrPost {
  const { pick } = sources;
  const type = any(pick, ['post', 'post', 'post', 'page', 'page', 'product']);
  const slug = `${any(pick, slugs)}${pick(3) === 0 ? '' : `-${id}`}`;
  const parent = type === 'page' && pages.length > 0 && pick(3) === 0 ? any(pick, pages) : 0;
  if (type === 'page') pages.push(id);
  const thumbnail: Texts = pick(3) === 0 ? { _thumbnail_id: String(any(pick, [...sources.pictures.keys()])) } : {};
  const search: Texts =
    pick(6) === 0 ? { _yoast_wpseo_title: `%%title%% ${phrase(pick)}`, _yoast_wpseo_metadesc: phrase(pick) } : {};
  const fields: Texts = pick(8) === 0 ? { city: `مدينة ${phrase(pick)}`, phone: '011 000 0001' } : {};
  return {
    ...{ id, type, title: oddTitle(pick), status: any(pick, statuses), content: randomContent(sources, seed) },
    ...{
      'wp:post_name': slug,
      'wp:post_parent': String(parent),
      'wp:post_date': `20${10 + pick(14)}-0${1 + pick(9)}-1${pick(9)} 09:30:00`,
    },
    ...{ link: `${host}/${slug || `?p=${id}`}${slug && '/'}`, 'dc:creator': 'nurah' },
    ...(pick(15) === 0 && { 'wp:post_password': 'secret' }),
    ...(pick(3) === 0 && { 'excerpt:encoded': any(pick, [phrase(pick), sentenceHtml(sources), oddText(pick)]) }),
    meta: { ...thumbnail, ...search, ...fields },
    more: termsOf(pick, pick(20), seed % 2 === 0) + (pick(6) === 0 ? comment(pick, id) : ''),
  };
}

const attachment = (pick: Pick, id: number, address: string, parent: number): WxrPost => ({
  ...{
    id,
    type: 'attachment',
    status: 'inherit',
    title: oddTitle(pick),
    link: `${host}/file-${id}/`,
    'wp:attachment_url': address,
  },
  ...{ 'wp:post_parent': String(parent), 'excerpt:encoded': any(pick, ['', phrase(pick), oddText(pick)]) },
  meta: { _wp_attachment_image_alt: any(pick, ['', phrase(pick), oddText(pick)]) },
});

/** Item of a menu, now and then without a link. @param parent id of the item that it is below; 0: none */
function menuItem(pick: Pick, id: number, posts: readonly number[], parent: number): WxrPost {
  const type = any(pick, ['post_type', 'custom']);
  const target: Texts =
    type === 'custom'
      ? { _menu_item_url: any(pick, ['#', `https://elsewhere.example/${id}`]) }
      : { _menu_item_object_id: String(any(pick, posts)) };
  return {
    ...{ id, type: 'nav_menu_item', title: phrase(pick), link: '', more: category('nav_menu', 'main', 'الرئيسية') },
    meta: {
      _menu_item_type: type,
      _menu_item_object: type === 'custom' ? 'custom' : 'page',
      _menu_item_menu_item_parent: String(parent),
      ...target,
    },
  };
}

/** An export of WordPress with a number of random posts and pages, files, terms and a menu. */
export function randomExport(seed: number, count: number): string {
  const pick = picker(seed);
  const ids = times(count, (index) => index + 1);
  const pictures = new Map(times(6, (index) => [9001 + index, `${uploads}/${index % 2 === 0 ? 'photo' : 'صورة'}-${index}.jpg`]));
  const links = [...ids.map((id) => `${host}/?p=${id}`), `${host}/about/`, '/من-نحن/', '#part', `${uploads}/report.pdf`];
  const sources: PostSources = { pick, pictures, links };
  const pages: number[] = [];
  const files = [...pictures].map(([id, address]) => attachment(pick, id, address, pick(count)));
  const posts = ids.map((id) => randomPost(sources, id, seed * 1000 + id, pages));
  // Each below one of those before it, or below none.
  const parents = [0, 0, ...times(8, (index) => 9500 + index)];
  const menu = times(18, (index) => menuItem(pick, 9500 + index, ids, any(pick, parents.slice(0, 2 + index))));
  return wxrFile([...files, ...posts, ...menu], header());
}
