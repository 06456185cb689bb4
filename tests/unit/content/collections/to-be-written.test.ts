import { expect, test } from 'vitest';
import { postFiles } from '../../../../generator/content/collections/files.ts';
import { openProject } from '../../../../generator/core/util/project.ts';
import { machine } from '../../../support/environment.ts';
import { postsSite, writePostsSite } from '../../../support/posts-site.ts';
import { readSite } from '../../../support/read-site.ts';
import { renderSite } from '../../../support/rendered-site.ts';

const written = postsSite();
const [home] = written.routes;
const [first] = written.collections.articles.posts;
if (!home || !first) throw new Error('The site has no page or no post.');
Object.assign(home, { description: '…' });
Object.assign(first, { summary: ' ... ' });
Object.assign(written.collections.articles, { description: '…' });
const [banner] = home.blocks as { image?: object }[];
Object.assign(banner ?? {}, { image: { src: 'picture.svg', alt: '…' } });

const content = await readSite({ project: openProject(await writePostsSite(written)) }, machine);
const { pages, plans } = await renderSite(content);
const htmlOf = (path: string) => String(pages[plans.findIndex((plan) => plan.canonical?.endsWith(path))]?.html);

test('reports every text yet to be written and never renders its mark', () => {
  const unwritten = content.warnings.filter(({ code }) => code === 'to-be-written');
  expect(unwritten.map(({ pointer }) => pointer)).toEqual([
    '/collections/articles/description',
    '/collections/articles/posts/0/summary',
    '/routes/0/description',
    '/routes/0/blocks/0/image/alt',
  ]);
  const tooShort = content.warnings.filter(({ code }) => code === 'description-length');
  expect(tooShort.map(({ pointer }) => pointer)).not.toContain('/routes/0/description');
  for (const { html } of pages) expect(html).not.toMatch(/(?:>|")\s*(?:…|\.\.\.)\s*(?:<|")/);
});

test('describes further list pages and tag pages by their titles', () => {
  const descriptions = plans.flatMap(({ canonical, description }) => (canonical?.includes('/articles/') ? [description] : []));
  expect(descriptions.length).toBeGreaterThan(3);
  for (const description of descriptions) expect(description).not.toMatch(/…|\.{3}/);
});

test('falls back to a default image description and the page title, and omits the post summary', () => {
  expect(htmlOf('example.com/')).toContain('alt="صورة لم يُكتب وصفها بعد"');
  expect(htmlOf('example.com/')).toContain(`<meta name="description" property="og:description" content="${home.title}"`);
  for (const path of ['/', '/articles', `/articles/${first.name}`]) expect(htmlOf(path), path).not.toMatch(/<p[^>]*><\/p>/);
  const feed = String(postFiles(content.site).find(({ content: text }) => String(text).includes('<feed'))?.content);
  const entry = feed.split('</entry>').find((one) => one.includes(`/${first.name}<`));
  expect(entry).not.toContain('<summary>');
  expect(feed).toContain('<summary>');
});
