import { beforeAll, expect, test } from 'vitest';
import { addressesIn, menuLines, type ReadFolder, readFolder, writeFolder } from '../../../../support/markdown-folder.ts';

const files = {
  '_config.yml':
    'title: يوميات\ndescription: وصف\nurl: https://me.example\nbaseurl: /blog\nlang: ar\npermalink: pretty\ncollections:\n  recipes:\n    output: true\n    permalink: /recipes/:name/\n',
  '_data/navigation.yml':
    'main:\n  - title: عني\n    url: /about/\n  - title: أقسام\n    children:\n      - title: خارجي\n        url: https://x.example\n',
  'index.md': '---\ntitle: الرئيسة\n---\nأهلا',
  'about.md':
    '---\ntitle: عني\nredirect_from: [/me/, /من-أنا]\n---\n# عني\n\n[مقال]({% post_url 2020-01-02-خبر %}) [وصفة]({{ site.baseurl }}{% link _recipes/خبز.md %}) ![ص]({{ site.baseurl }}/assets/a.png)',
  '_posts/2020-01-02-خبر.md':
    '---\ntitle: خبر\ncategories: أخبار محلية\ntags: "أ, ب"\nimage: /assets/a.png\n---\n{% highlight js %}\nlet a;\n{% endhighlight %}\n\n![ص](/assets/a.png){: .center}',
  'علوم/_posts/2020-2-3-فلك.md': '---\ntitle: فلك\npermalink: /f/:title\n---\nنص',
  '_drafts/مسودة.md': '---\ntitle: مسودة\n---\nنص',
  '_recipes/خبز.md': '---\ntitle: خبز\n---\n[عني](/about/)',
  '_private/x.md': 'سر',
  'assets/a.png': 'png',
};

let site: ReadFolder;

beforeAll(async () => {
  site = await readFolder(writeFolder(files));
});

test('reads the outline of Jekyll', () => {
  expect(site.outline).toMatchObject({
    generator: 'Jekyll',
    name: 'يوميات',
    address: 'https://me.example/blog',
    languages: ['ar'],
    home: 'index.md',
  });
  expect(site.outline.menus.map(({ name, items }) => [name, menuLines(items)])).toEqual([
    ['main', ['عني about.md', 'أقسام', '  خارجي https://x.example']],
  ]);
});

test('reads the addresses of posts, drafts, pages and collections', () => {
  const facts = Object.values(site.documents).map(({ id, kind, status, date, addresses, categories }) => [
    id,
    kind,
    status,
    date,
    addresses,
    categories,
  ]);
  expect(facts.sort((one, other) => (String(one[0]) < String(other[0]) ? -1 : 1))).toEqual([
    ['_drafts/مسودة.md', 'post', 'draft', undefined, ['/blog/مسودة/'], []],
    ['_posts/2020-01-02-خبر.md', 'post', 'published', '2020-01-02', ['/blog/أخبار/محلية/2020/01/02/خبر/'], ['أخبار', 'محلية']],
    ['_recipes/خبز.md', 'page', 'published', undefined, ['/blog/recipes/خبز/'], []],
    ['about.md', 'page', 'published', undefined, ['/blog/about/', '/me/', '/من-أنا'], []],
    ['index.md', 'page', 'published', undefined, ['/blog/'], []],
    ['علوم/_posts/2020-2-3-فلك.md', 'post', 'published', '2020-02-03', ['/blog/f/فلك'], ['علوم']],
  ]);
});

test('resolves tags and links of Jekyll', () => {
  expect(addressesIn(site.documents['about.md']?.blocks)).toEqual([
    '/blog/أخبار/محلية/2020/01/02/خبر/',
    '/blog/recipes/خبز/',
    '/blog/assets/a.png',
  ]);
  expect(addressesIn(site.documents['_recipes/خبز.md']?.blocks)).toEqual(['/blog/about/']);
  expect(site.documents['_posts/2020-01-02-خبر.md']?.blocks).toEqual([
    { type: 'code', text: 'let a;', language: 'js' },
    { type: 'picture', picture: { address: '/blog/assets/a.png', alt: 'ص' } },
  ]);
});
