import type { KnownDocument } from '../support/wordpress-parts/writer.ts';
import type { WordPressPost } from './content-types.ts';

type Values = Partial<WordPressPost> & Pick<WordPressPost, 'key' | 'title' | 'content'>;

const post = (values: Values): WordPressPost => ({
  ...{ type: 'post', status: 'publish', slug: values.key, date: '2021-02-03 08:00:00', author: 'nurah' },
  ...values,
});

const noCounts = { links: 0, pictures: 0, headings: 0, listItems: 0, tableCells: 0, codeBlocks: 0, embeds: 0 };

/** A post, and what is in it beside its title. */
function special(
  values: Values,
  text: string,
  counts: Partial<KnownDocument['counts']> = {},
  omitted: KnownDocument['omitted'] = {},
) {
  const { key, title, excerpt = '' } = values;
  const known: KnownDocument = { key, title, excerpt, text, counts: { ...noCounts, ...counts }, omitted };
  return { post: post(values), known };
}

const plain = (text: string) => `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->`;

const footnote = '0e1f2a3b-0000-4000-8000-00000000000a';

const builderTree = [
  {
    ...{ id: 'a1', elType: 'section', settings: [] },
    elements: [
      {
        ...{ id: 'a2', elType: 'column', settings: { _column_size: 100 } },
        elements: [
          { id: 'a3', elType: 'widget', widgetType: 'heading', settings: { title: 'برامجنا في سطور' }, elements: [] },
          {
            id: 'a4',
            elType: 'widget',
            widgetType: 'text-editor',
            settings: { editor: '<p>ندرب ونعلم ونرافق.</p>' },
            elements: [],
          },
        ],
      },
    ],
  },
];

const all = [
  special(
    { key: 'later', title: 'موعد بعيد', status: 'future', date: '2099-01-02 07:00:00', content: plain('يأتي بعد حين.') },
    'يأتي بعد حين.',
  ),
  special(
    {
      ...{ key: 'yoast', type: 'page', title: 'مقال بعنوان آخر', content: plain('متن المقال.') },
      meta: {
        _yoast_wpseo_title: '%%title%% %%sep%% كلمات للبحث %%sitename%%',
        _yoast_wpseo_metadesc: 'وصف يراه من يبحث.',
        '_yoast_wpseo_meta-robots-noindex': '0',
      },
    },
    'متن المقال. كلمات للبحث وصف يراه من يبحث.',
  ),
  special(
    {
      ...{ key: 'rank-math', title: 'مقال ثالث', content: plain('متن ثالث.') },
      meta: { rank_math_title: 'عنوان مختلف تمامًا', rank_math_description: 'تلخيص قصير للمقال.', rank_math_seo_score: '71' },
    },
    'متن ثالث. عنوان مختلف تمامًا تلخيص قصير للمقال.',
    {},
    // Posts have no other title for search engines.
    { words: 3 },
  ),
  special(
    {
      ...{ key: 'noted', title: 'مقال له حاشية' },
      content: plain(
        `قال القائل<sup data-fn="${footnote}" class="fn"><a href="#${footnote}" id="${footnote}-link">1</a></sup> وسكت.`,
      ),
      meta: { footnotes: JSON.stringify([{ id: footnote, content: 'في كتاب <em>مفقود</em>.' }]) },
    },
    'قال القائل وسكت. في كتاب مفقود.',
  ),
  special(
    {
      ...{ key: 'built', type: 'page', title: 'صفحة مبنية', content: '<h2>برامجنا في سطور</h2><p>ندرب ونعلم ونرافق.</p>' },
      meta: { _elementor_edit_mode: 'builder', _elementor_data: JSON.stringify(builderTree), _elementor_version: '3.9.0' },
    },
    'برامجنا في سطور ندرب ونعلم ونرافق.',
    { headings: 1 },
  ),
  special(
    {
      ...{ key: 'north', type: 'branch', title: 'فرع الشمال', content: plain('يخدم أحياء الشمال كلها.') },
      meta: {
        ...{ phone: '011 000 0001', _phone: 'field_63a0' },
        ...{ city: 'مدينة بريدة', _city: 'field_63a1' },
      },
    },
    'يخدم أحياء الشمال كلها. مدينة بريدة',
  ),
];

/** Posts with data of plugins and of newer versions of WordPress, a post in the future, an item of a custom type. */
export const specialPosts: WordPressPost[] = all.map(({ post: one }) => one);

export const knownSpecials: KnownDocument[] = all.map(({ known }) => known);
