import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../../../generator/build/build.ts';
import { readEditions, sitesOf } from '../../../../generator/build/tasks/read-site.ts';
import { checkFile } from '../../../../generator/check/check-file.ts';
import { failsStrictCheck, loadValidSite } from '../../../../generator/check/load-site.ts';
import { isWithin, type Publication } from '../../../../generator/content/site/publication.ts';
import { openProject } from '../../../../generator/core/util/project.ts';
import { startPreview } from '../../../../generator/editor/server/server.ts';
import { temporaryFolder } from '../../../support/build.ts';
import { machine } from '../../../support/environment.ts';
import { withEnglishPage, writeLanguages } from '../../../support/languages-site.ts';
import { postsSite, writePostsSite } from '../../../support/posts-site.ts';

const [before, within, after] = ['2027-02-14T05:59:59Z', '2027-02-14T06:00:00Z', '2027-03-14T06:00:00Z'].map(Date.parse) as [
  number,
  number,
  number,
];
const times = { from: '2027-02-14T09:00+03:00', until: '2027-03-14T09:00+03:00' };

const page = (path: string, more = {}) => ({
  path,
  title: `صفحة ${path.slice(1)}`,
  description: 'صفحة من موقع للاختبار، وُصفت بكلمات تكفي محركات البحث، ولا يُقصد بها غير ذلك.',
  blocks: [{ type: 'banner', title: `صفحة ${path.slice(1)}`, text: 'كلمات.' }],
  ...more,
});

const footer = { related: { heading: 'روابط', items: [{ label: 'الحملة', href: '/campaign' }] } };

/** @param more fields of the campaign and of the second post */
function timedSite(more: object, others: object = { draft: true }) {
  const site = postsSite();
  const { articles } = site.collections;
  const [first, second, ...rest] = articles.posts;
  if (!first || !second) throw new Error('The examples have two posts.');
  return {
    ...site,
    header: {
      ...site.header,
      links: [
        { label: 'المقالات', href: '/articles' },
        { label: 'الحملة', links: [{ label: 'الحملة', href: '/campaign' }] },
        { label: 'مسودة', href: '/draft?x=1' },
      ],
    },
    footer: { ...site.footer, ...footer },
    collections: {
      ...site.collections,
      articles: { ...articles, posts: [{ ...first, related: [second.name] }, { ...second, ...more }, ...rest] },
    },
    routes: [
      page('/draft', others),
      ...site.routes,
      page('/campaign', { movedFrom: ['/old-campaign'], ...more }),
      page('/draft/below'),
    ],
  };
}

const second = String(postsSite().collections.articles.posts[1]?.name);

async function build(site: unknown, options: { now?: number; isDraft?: boolean } = {}) {
  const out = join(await temporaryFolder(), 'out');
  const built = await buildSite({ project: openProject(await writePostsSite(site), out), ...options }, machine);
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$|^\.qiyam/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(out.length + 1));
  const bytes = Object.fromEntries(files.map((file) => [file, readFileSync(join(out, file)).toString('base64')]));
  return { ...built, out, bytes, read: (file: string) => readFileSync(join(out, file), 'utf8') };
}

describe('site with drafts and scheduled pages and posts', () => {
  const site = timedSite(times);
  let early: Awaited<ReturnType<typeof build>>;
  let then: Awaited<ReturnType<typeof build>>;
  beforeAll(async () => {
    early = await build(site, { now: before });
    then = await build(site, { now: within });
  });

  test('contains what is due at build time', async () => {
    const has = ({ out }: { out: string }) =>
      ['draft', 'campaign', `articles/${second}`, 'draft/below'].map((name) => existsSync(join(out, `${name}.html`)));
    expect(has(early)).toEqual([false, false, false, true]);
    expect(has(then)).toEqual([false, true, true, true]);
    expect(has(await build(site, { now: after }))).toEqual([false, false, false, true]);
  });

  test('mentions absent pages nowhere: menu, footer, breadcrumb, related posts, sitemap, feed, redirects', () => {
    const text = Object.keys(early.bytes)
      .filter((file) => /\.(?:html|xml|atom|json|txt)$|^_/.test(file))
      .map((file) => early.read(file))
      .join('\n');
    expect(text).not.toContain('campaign');
    expect(text).not.toContain(second);
    expect(text.replaceAll('/draft/below', '')).not.toMatch(/["/]draft["#<]/);
    expect(early.read('index.html')).toContain('href="/articles"');
    expect(early.read('index.html')).not.toContain('الحملة');
    // In the menu, the phone menu and the footer.
    expect(then.read('index.html').match(/href="\/campaign"/g)?.length).toBeGreaterThan(1);
    expect(then.read('_redirects')).toContain('/old-campaign /campaign 301');
    expect(then.read('articles/feed.atom')).toContain(second);
  });

  test('has the same bytes as without absent pages and without the dates of present ones', async () => {
    const { draft, ...plain } = { draft: 0 };
    const without = timedSite(plain);
    const expectedSite = { ...without, routes: without.routes.filter(({ path }) => path !== '/draft') };
    expectedSite.header = { ...expectedSite.header, links: expectedSite.header.links.slice(0, 2) };
    expect(draft).toBe(0);
    expect((await build(expectedSite, { now: 0 })).bytes).toEqual(then.bytes);
    expect((await build(site, { now: within + 1000 })).bytes).toEqual(then.bytes);
  });

  test('maps paths of pages after a draft to the file', async () => {
    const project = openProject(await writePostsSite(site));
    const [{ site: shown, toContent }] = readEditions(await loadValidSite({ project }, machine), before);
    const index = shown.routes.findIndex(({ path }) => path === '/draft/below');
    expect(toContent(['routes', index, 'title'])).toEqual(['routes', 3, 'title']);
    expect(toContent(['collections', 'articles', 'posts', 1, 'title'])).toEqual(['collections', 'articles', 'posts', 2, 'title']);
    expect(toContent(['header', 'links', 0, 'label'])).toEqual(['header', 'links', 0, 'label']);
  });

  test('shows everything with a note in a draft build', async () => {
    const { read } = await build(site, { isDraft: true, now: before });
    expect(read('draft.html')).toMatch(/<main[^>]*><div class="[^"]+"><p class="[^"]+">مسودة لم تُنشر</);
    expect(read('campaign.html')).toContain('تُنشر: من 14\u00a0فبراير\u00a02027');
    expect(read(`articles/${second}.html`)).toContain('تُنشر: من 14\u00a0فبراير\u00a02027');
    expect(read('index.html')).not.toContain('تُنشر');
    expect(read('index.html')).toContain('href="/draft?x=1"');
  });

  test('shows everything in the live preview', async () => {
    const project = openProject(await writePostsSite(site));
    const { url, close } = await startPreview({ environment: machine, project, port: 0, language: undefined });
    try {
      for (const [path, words] of [
        ['draft', 'مسودة لم تُنشر'],
        ['campaign', 'تُنشر: من 14\u00a0فبراير\u00a02027'],
      ]) {
        const answer = await fetch(`${url}${path}`);
        expect([answer.status, (await answer.text()).includes(words ?? '')]).toEqual([200, true]);
      }
    } finally {
      await close();
    }
  });

  test('fails a strict check only because of its draft', async () => {
    const publicationWarnings = async (content: unknown) => {
      const { diagnostics } = await checkFile(openProject(await writePostsSite(content)), machine);
      return diagnostics.filter(({ code }) => ['draft-left', 'not-yet', 'page-over'].includes(code));
    };
    const soon = { from: '2998-02-14T09:00+03:00' };
    const drafts = await publicationWarnings(timedSite(soon));
    expect(drafts.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'not-yet /collections/articles/posts/1/from',
      'draft-left /routes/0/draft',
      'not-yet /routes/2/from',
    ]);
    expect(drafts.filter(failsStrictCheck).map(({ code }) => code)).toEqual(['draft-left']);
    expect(drafts[0]?.message.en).toContain('2998-02-14T09:00+03:00: the site has to be built after that');
    const project = openProject(await writePostsSite(timedSite(soon)));
    const { warnings } = await loadValidSite({ project }, machine);
    expect(warnings.map(({ code }) => code)).not.toContain('draft-left');
  });
});

test('omits links to absent pages in every language of a multilingual site', async () => {
  const content = withEnglishPage();
  const visit = content.routes.at(-1);
  visit.draft = true;
  const read = async (at: Parameters<typeof readEditions>[1]) =>
    sitesOf(readEditions(await loadValidSite({ project: openProject(await writeLanguages(content)) }, machine), at));
  const pathsOf = (sites: Awaited<ReturnType<typeof read>>) => JSON.stringify(sites.map(({ edition }) => edition?.pages));
  expect(pathsOf(await read('always'))).toContain('"/visit"');
  expect(pathsOf(await read('ever'))).not.toContain('"/visit"');
});

test.each<[inner: Publication | undefined, outer: Publication | undefined, isThere: boolean]>([
  [undefined, undefined, true],
  [undefined, { isDraft: true }, false],
  [{ isDraft: true }, { isDraft: true }, true],
  [{ isDraft: true }, times, true],
  [undefined, { from: times.from }, false],
  [{ from: '2027-02-14T06:00Z' }, { from: times.from }, true],
  [{ from: '2027-02-14T05:59Z' }, { from: times.from }, false],
  [times, { from: times.from }, true],
  [{ from: times.from }, times, false],
  [{ ...times, until: '2027-03-14T07:00Z' }, times, false],
])('isWithin of %o and %o is %s', (inner, outer, isThere) => {
  expect(isWithin(inner, outer)).toBe(isThere);
});
