import { describe, expect, test } from 'vitest';
import { createAttribution, measureBlocks } from '../../../../generator/build/budgets/attribution.ts';
import { securityHeaders } from '../../../../generator/build/hosting/headers.ts';
import { readEditions } from '../../../../generator/build/tasks/read-site.ts';
import { checkFile } from '../../../../generator/check/check-file.ts';
import { loadValidSite } from '../../../../generator/check/load-site.ts';
import { collectTexts } from '../../../../generator/content/translations/collect.ts';
import { get } from '../../../../generator/core/json/walk.ts';
import { openProject } from '../../../../generator/core/util/project.ts';
import { shownStyles } from '../../../../generator/pages/plan/styles.ts';
import { machine } from '../../../support/environment.ts';
import { writeLanguages } from '../../../support/languages-site.ts';
import { renderSite } from '../../../support/rendered-site.ts';
import { siteWithStrips } from '../../../support/strips-site.ts';

type Content = ReturnType<typeof siteWithStrips>;

/** The Arabic edition of a site, rendered. */
async function render(content: Content) {
  const [first] = readEditions(await loadValidSite({ project: openProject(await writeLanguages(content)) }, machine));
  const rendered = await renderSite(first);
  return {
    ...rendered,
    site: first.site,
    pageAt: (path: string) => rendered.pages.find(({ outputPath }) => outputPath === path),
  };
}

/** The strips of a page: from the skip link to the header, and from the content to the footer. */
function stripsIn(html = ''): [string, string] {
  const above = html.slice(html.indexOf('<body>'), html.indexOf('<header'));
  return [above.slice(above.indexOf('<div')), html.slice(html.indexOf('</main>') + 7, html.indexOf('<footer'))];
}

const blocksAt = (content: Content, place: 'beforeHeader' | 'beforeFooter') => content.everyPage?.[place]?.blocks ?? [];
const all = await render(siteWithStrips());

describe('every-page strips', () => {
  test('are equal on all pages, after the skip link, in any layout', async () => {
    const content = siteWithStrips();
    Object.assign(content.routes[1] ?? {}, { layout: 'ruler' });
    const { pages } = await render(content);
    const [first, ...others] = pages.map(({ html }) => stripsIn(html));
    expect(first?.[0]).toContain('<aside aria-label="موقع رسمي"><section');
    expect(first?.[1]).toContain('id="opinion"');
    // Ids contain a count of what precedes them on the page.
    const withoutCounts = (html: string) => html.replaceAll(/(?<=-|_)\d+/g, '');
    for (const one of others) expect(one.map(withoutCounts)).toEqual(first?.map(withoutCounts));
    expect(others.length).toBeGreaterThan(7);
    for (const { html } of pages)
      expect(html.slice(html.indexOf('<body>'), html.indexOf('<aside'))).toMatch(/<a [^>]+href="#main_"/);
  });

  test('are styled by critical CSS above the header and by deferred CSS below', () => {
    const { bundle, sheets, manifest, plans } = all;
    const part = (name: string) => bundle.deferredStyles.parts[name] ?? '?';
    expect(String(sheets.styles.content)).toContain(part('prose'));
    expect(String(sheets.styles.content)).not.toContain(part('tabs'));
    for (const { styleSet } of plans) {
      const sheet = sheets.files.find(({ path }) => manifest.deferredStyles?.[styleSet]?.endsWith(path));
      for (const name of ['prose', 'tabs', 'call-to-action/line']) expect(String(sheet?.content), styleSet).toContain(part(name));
    }
  });

  test('do not change which picture of the content has priority, and load pictures before the footer lazily', async () => {
    const content = siteWithStrips();
    const picture = { type: 'feature', heading: 'أ', text: ['ب'], image: { src: 'picture.svg', alt: '', decorative: true } };
    for (const place of ['beforeHeader', 'beforeFooter'] as const)
      blocksAt(content, place).push(structuredClone(picture) as never);
    const { pageAt } = await render(content);
    const html = pageAt('index.html')?.html ?? '';
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const priorities = (text: string) =>
      [...text.matchAll(/<img[^>]+picture[^>]+>/g)].map(([img]) => img.includes('fetchpriority'));
    expect(priorities(main)).toEqual([true]);
    expect(priorities(stripsIn(html)[0])).toEqual([true]);
    expect(priorities(stripsIn(html)[1])).toEqual([false]);
    expect(stripsIn(html)[1]).toMatch(/<img[^>]+loading="lazy"/);
  });

  test('are not indexed for search', () => {
    const found = all.pages.flatMap(({ resources }) => (resources.found ? [resources.found.terms + resources.found.row] : []));
    expect(found.length).toBeGreaterThan(3);
    expect(found.join('')).not.toMatch(/نرد|يحرر|تتحقق/);
  });

  test('support inline marks, styles and form targets like pages', async () => {
    const content = siteWithStrips();
    blocksAt(content, 'beforeFooter').push(
      { type: 'prose', body: ['اضغط [Esc](key:).'] } as never,
      {
        type: 'form',
        heading: 'رأيك',
        submit: 'أرسل',
        action: 'https://forms.example.org/opinion',
        fields: [{ type: 'text', name: 'opinion', label: 'ما رأيك؟' }],
      } as never,
    );
    const { site } = await render(content);
    expect(securityHeaders(site)['Content-Security-Policy']).toContain("form-action 'self' https://forms.example.org");
    expect(securityHeaders(all.site)['Content-Security-Policy']).toContain("form-action 'self';");
    expect(shownStyles(site)).toContain('kbd');
    expect(shownStyles(all.site)).not.toContain('kbd');
  });

  test('omit hidden sections and are absent if all are hidden', async () => {
    const content = siteWithStrips();
    for (const block of [...blocksAt(content, 'beforeHeader'), blocksAt(content, 'beforeFooter')[0]])
      Object.assign(block ?? {}, { hidden: true });
    const { pageAt } = await render(content);
    const [above, below] = stripsIn(pageAt('index.html')?.html);
    expect(above).not.toContain('<aside');
    expect(below).not.toContain('opinion');
    expect(below).toContain('role="tablist"');
  });

  test('are attributed in budgets by their scripts', () => {
    const { site, assets, renderPage, planner } = all;
    const plan = () => planner.planNotFound();
    const weight = { scripts: [{ file: 'assets/tabs.js', bytes: 9, island: 'tabs' }] } as never;
    const page = { path: ['notFound'], sizes: weight, index: planner.pages.length - 1, plan };
    const attribute = createAttribution({ site, assets, renderPage }, (one) => measureBlocks(one.plan(), { renderPage }));
    expect(attribute('scripts', page)).toEqual([
      { bytes: 9, name: 'tabs, assets/tabs.js', path: ['everyPage', 'beforeFooter', 'blocks', 1] },
    ]);
  });

  test('are translated, and omitted in languages without them', async () => {
    const content = siteWithStrips();
    Object.assign(content.everyPage?.beforeHeader ?? {}, { languages: ['ar'] });
    const texts = collectTexts(content, { isBegun: () => true }).filter(({ path }) => path[0] === 'everyPage');
    expect(texts.find(({ path }) => path.at(-1) === 'label' && path[1] === 'beforeFooter')?.targetLanguages).toEqual(['en']);
    expect(texts.filter(({ path, targetLanguages }) => path[1] === 'beforeHeader' && targetLanguages.length > 0)).toEqual([]);
    const sites = readEditions(await loadValidSite({ project: openProject(await writeLanguages(content)) }, machine));
    expect(sites.map(({ site }) => Object.keys(site.everyPage ?? {}))).toEqual([
      ['beforeHeader', 'beforeFooter'],
      ['beforeFooter'],
    ]);
  });
});

test('omits a strip in a language without any of its sections', async () => {
  const content = siteWithStrips();
  for (const block of blocksAt(content, 'beforeFooter')) Object.assign(block, { languages: ['ar'] });
  const sites = readEditions(await loadValidSite({ project: openProject(await writeLanguages(content)) }, machine));
  expect(sites.map(({ site }) => Object.keys(site.everyPage ?? {}))).toEqual([
    ['beforeHeader', 'beforeFooter'],
    ['beforeHeader'],
  ]);
});

test('renders nothing for a site without strips', async () => {
  const content = siteWithStrips();
  content.everyPage = {};
  const { pages, planner } = await render(content);
  expect(planner.frame).not.toHaveProperty('everyPage');
  expect(pages.map(({ html }) => html).join('')).not.toContain('<aside');
});

test('reports an id in an entry that a strip also has', async () => {
  const content = siteWithStrips();
  const news = content.collections?.news as { posts: { body: unknown[] }[] };
  news.posts[0]?.body.push({ type: 'heading', text: { ar: 'رأي', en: 'An opinion' }, id: 'opinion' });
  const { diagnostics } = await checkFile(openProject(await writeLanguages(content)), machine);
  expect(diagnostics.filter(({ severity }) => severity === 'error').map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
    'duplicate-id /collections/news/posts/0/body/1/id',
  ]);
  expect(get(diagnostics.find(({ code }) => code === 'duplicate-id')?.message, 'en')).toContain('in a part of every page');
});
