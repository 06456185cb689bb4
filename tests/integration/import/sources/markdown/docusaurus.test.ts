import { beforeAll, expect, test } from 'vitest';
import { addressesIn, menuLines, type ReadFolder, readFolder, writeFolder } from '../../../../support/markdown-folder.ts';

const files = {
  'docusaurus.config.js': `// title: 'خطأ'
const config = {
  title: 'Guide',
  tagline: 'A guide',
  url: 'https://docs.example',
  baseUrl: '/',
  i18n: { defaultLocale: 'en', locales: ['en', 'ar'] },
  presets: [['classic', { docs: { routeBasePath: 'guide' }, blog: {} }]],
  themeConfig: { navbar: { title: 'x', items: [{ to: '/blog', label: 'Blog' }, { type: 'docSidebar', sidebarId: 'docs', label: 'Guide', position: 'left' }] } },
};
module.exports = config;`,
  'docs/01-intro.md':
    '---\nslug: /\nsidebar_label: Start\n---\n# Introduction\n\nText [two](./02-setup/install.mdx#run) [abs](/guide/setup/install)',
  'docs/02-setup/_category_.json': '{ "label": "Setup", "position": 2 }',
  'docs/02-setup/install.mdx':
    '---\nid: install\nsidebar_position: 1\n---\nimport Tabs from \'@theme/Tabs\';\n\n# Install\n\n<Tabs>\n<TabItem value="npm">\n\n```bash title="sh"\nnpm i\n```\n\n</TabItem>\n</Tabs>\n\n:::tip\n![p](/img/a.png) ![q](./b.png)\n:::',
  'docs/02-setup/b.png': 'png',
  'docs/_partial.md': 'part',
  'versioned_docs/version-1/01-intro.md': '# Old',
  'i18n/ar/docusaurus-plugin-content-docs/current/01-intro.md': '---\nslug: /\n---\n# مقدمة\n\n[تثبيت](./02-setup/install.mdx)',
  'i18n/ar/docusaurus-plugin-content-docs/current/02-setup/install.mdx': '# تثبيت {#install}\n\nنص',
  'i18n/ar/docusaurus-plugin-content-docs/version-1/01-intro.md': '# قديم',
  'blog/authors.yml': 'layla:\n  name: ليلى\n  title: كاتبة\n',
  'blog/2021-03-04-news.md': '---\ntitle: News\nauthors: [layla]\ntags: [release]\n---\nText',
  'blog/2021-04-05-more/index.md': '---\nslug: more\n---\n# More\nText',
  'src/pages/about.md': '# About',
  'static/img/a.png': 'png',
};

let site: ReadFolder;

beforeAll(async () => {
  site = await readFolder(writeFolder(files));
});

test('reads the outline of Docusaurus', () => {
  expect(site.outline).toMatchObject({
    generator: 'Docusaurus',
    name: 'Guide',
    address: 'https://docs.example',
    languages: ['en', 'ar'],
  });
  expect(site.outline.authors).toMatchObject([{ title: 'ليلى' }]);
  expect(site.outline.menus.map(({ name, language, items }) => [name, language, menuLines(items)])).toEqual([
    ['navbar', undefined, ['Blog /blog']],
    ['docs', 'en', ['Start docs/01-intro.md', 'Setup', '  Install docs/02-setup/install.mdx']],
    [
      'docs',
      'ar',
      [
        'مقدمة i18n/ar/docusaurus-plugin-content-docs/current/01-intro.md',
        'Setup',
        '  تثبيت i18n/ar/docusaurus-plugin-content-docs/current/02-setup/install.mdx',
      ],
    ],
  ]);
  expect(site.outline.losses.omissions.map(({ name }) => name)).toEqual([
    'docs/_partial.md',
    'i18n/ar/docusaurus-plugin-content-docs/version-1/01-intro.md',
    'versioned_docs/version-1/01-intro.md',
  ]);
});

test('reads addresses, titles and languages', () => {
  expect(
    Object.values(site.documents).map(({ id, title, addresses, language, translationGroup, date }) => [
      id,
      title,
      addresses[0],
      language,
      translationGroup,
      date,
    ]),
  ).toEqual([
    ['blog/2021-03-04-news.md', 'News', '/blog/2021/03/04/news', 'en', 'blog/2021-03-04-news', '2021-03-04'],
    ['blog/2021-04-05-more/index.md', 'More', '/blog/more', 'en', 'blog/2021-04-05-more/index', '2021-04-05'],
    ['docs/01-intro.md', 'Introduction', '/guide', 'en', 'docs/01-intro', undefined],
    ['docs/02-setup/install.mdx', 'Install', '/guide/setup/install', 'en', 'docs/02-setup/install', undefined],
    ['i18n/ar/docusaurus-plugin-content-docs/current/01-intro.md', 'مقدمة', '/ar/guide', 'ar', 'docs/01-intro', undefined],
    [
      'i18n/ar/docusaurus-plugin-content-docs/current/02-setup/install.mdx',
      'تثبيت',
      '/ar/guide/setup/install',
      'ar',
      'docs/02-setup/install',
      undefined,
    ],
    ['src/pages/about.md', 'About', '/about', 'en', 'pages/about', undefined],
  ]);
});

test('reads MDX and resolves links', () => {
  expect(addressesIn(site.documents['docs/01-intro.md']?.blocks)).toEqual(['/guide/setup/install#run', '/guide/setup/install']);
  const install = site.documents['docs/02-setup/install.mdx'];
  expect(install?.blocks).toEqual([
    { type: 'tabs', tabs: [{ label: 'npm', blocks: [{ type: 'code', text: 'npm i', language: 'bash', title: 'sh' }] }] },
    {
      type: 'callout',
      tone: 'tip',
      blocks: [
        {
          type: 'gallery',
          pictures: [
            { type: 'picture', picture: { address: '/img/a.png', alt: 'p' } },
            { type: 'picture', picture: { address: '/docs/02-setup/b.png', alt: 'q' } },
          ],
        },
      ],
    },
  ]);
  expect(install?.losses.omissions).toMatchObject([{ reason: 'script', name: 'import' }]);
});

test('reads documents that are named as lists of tags or authors', async () => {
  const { documents } = await readFolder(
    writeFolder({
      'docusaurus.config.js': "module.exports = { title: 'x', url: 'https://docs.example', baseUrl: '/' };",
      'docs/tags.md': '# Tags\n\nText',
      'docs/team/authors.md': '# Authors\n\nText',
    }),
  );
  expect(Object.values(documents).map(({ id, title }) => [id, title])).toEqual([
    ['docs/tags.md', 'Tags'],
    ['docs/team/authors.md', 'Authors'],
  ]);
});
