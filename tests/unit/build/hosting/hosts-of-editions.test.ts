import { describe, expect, test } from 'vitest';
import { completeSite } from '../../../../generator/build/hosting/complete.ts';
import { checkHostLimits } from '../../../../generator/build/hosting/host-limits.ts';
import { notFoundPage, planHost } from '../../../../generator/build/hosting/host-plan.ts';
import { redirectPages } from '../../../../generator/build/hosting/redirect-pages.ts';
import { planObjects } from '../../../../generator/build/publish/objects.ts';
import { readEditions, sitesOf } from '../../../../generator/build/tasks/read-site.ts';
import { checkFile } from '../../../../generator/check/check-file.ts';
import { loadValidSite } from '../../../../generator/check/load-site.ts';
import { openProject } from '../../../../generator/core/util/project.ts';
import { startPreview } from '../../../../generator/editor/server/server.ts';
import { machine } from '../../../support/environment.ts';
import { withEnglishPage, writeLanguages } from '../../../support/languages-site.ts';

const read = async (content: unknown) => {
  const project = openProject(await writeLanguages(content));
  return readEditions(await loadValidSite({ project }, machine));
};
const editions = await read(withEnglishPage());
const sites = sitesOf(editions);
const plan = planHost(...sites);
const notFoundFiles = ['404.html', 'en/404.html', 'fr/404.html'].map((path) => ({ path, content: path }));
const complete = async (all: typeof sites, hasRedirectPages = false) => {
  const files = await completeSite(all, notFoundFiles, { hasRedirectPages, isDraft: true }, machine);
  return new Map(files.map(({ path, content }) => [path, String(content)]));
};

describe('host configuration of a site in several languages', () => {
  test('allows what the pages of all languages need', () => {
    expect(plan.headers['Content-Security-Policy']).toContain("form-action 'self' https://forms.example.net;");
    expect(planHost(sites[0]).headers['Content-Security-Policy']).not.toContain('forms.example.net');
  });

  test('redirects former addresses below the folder of each language', () => {
    const moved = plan.redirects.map(({ from, to }) => [from[0], to]);
    expect(moved).toEqual([
      ['/english.php', '/en/visit'],
      ['/shows', '/exhibitions'],
      ['/en/shows', '/en/exhibitions'],
      ['/en/old/visit', '/en/visit'],
      ['/fr/shows', '/fr/expositions'],
    ]);
  });

  test('has a 404 page for each language and picks the innermost folder', () => {
    expect(plan.folders).toEqual(['en/', 'fr/']);
    const nested = { base: '/', folders: ['en/uk/', 'en/'] };
    const requested = ['/en/uk/x', '/en/x', '/en', '/english/x', '/x'];
    expect(requested.map((path) => notFoundPage(nested, path))).toEqual([
      'en/uk/404.html',
      'en/404.html',
      '404.html',
      '404.html',
      '404.html',
    ]);
  });

  test('is written to host files and redirect pages', async () => {
    const files = await complete(sites, true);
    expect(files.get('_redirects')?.trim().split('\n').slice(-2)).toEqual(['/en/* /en/404.html 404', '/fr/* /fr/404.html 404']);
    expect(files.get('en/old/visit.html')).toContain('<html lang="en" dir="ltr">');
    expect(files.get('en/old/visit.html')).toContain('<a href="/en/visit">Plan a visit</a>');
    expect(files.get('shows.html')).toContain('<a href="/exhibitions">المعارض</a>');
    expect(files.has('index.html')).toBe(false);
  });

  test('is written to store objects keyed by address', () => {
    const objects = planObjects({ sites, plan, files: [{ path: 'en.html', content: 'a' }], prefix: '' });
    const keys = objects.map(({ key, location }) => [key, location]);
    expect(keys).toContainEqual(['en', undefined]);
    expect(keys).toContainEqual(['en/old/visit', '/en/visit']);
  });

  test('is measured as a whole and reported at its position in the file', async () => {
    const content = withEnglishPage();
    const long = `/${Array.from({ length: 9 }, () => 'long'.repeat(30)).join('/')}`;
    content.routes.at(-1).movedFrom = [long];
    const [first, ...others] = await read(content);
    const found = checkHostLimits({ editions: [first, ...others], paths: [] });
    expect(found.map(({ path }) => path)).toEqual([['routes', content.routes.length - 1, 'movedFrom', 0]]);
  });
});

test('writes a root page that redirects to a default language with its own path, and its 404 page', async () => {
  const all = sitesOf(await read(withEnglishPage({ defaultPath: '/ar', url: 'https://script.muassasa.sa/house' })));
  const files = await completeSite(all, [{ path: 'ar/404.html', content: 'none' }], { isDraft: true }, machine);
  const byPath = new Map(files.map(({ path, content }) => [path, String(content)]));
  expect(byPath.get('index.html')).toContain('<meta http-equiv="refresh" content="0; url=/house/ar">');
  expect(byPath.get('index.html')).toContain('<link rel="canonical" href="https://script.muassasa.sa/house/ar">');
  expect(byPath.get('404.html')).toBe('none');
  expect(redirectPages(...all).map(({ path }) => path)).toContain('ar/shows.html');
});

describe('site-wide redirects', () => {
  const redirects = [
    { from: '/start.html', to: '/en' },
    { from: '/en/old', to: '/en/exhibitions?sort=new' },
    { from: '/fr/ancien', to: '/fr/expositions' },
    { from: '/ar-old', to: '/exhibitions' },
    { from: '/en/shows', to: '/fr/expositions' },
    { from: '/last', to: 'https://script.muassasa.sa/house/en/news/ink' },
    { from: '/away', to: 'https://script.muassasa.sa/houses' },
  ];
  const withRedirects = (defaultPath?: string) => {
    const content = withEnglishPage({ url: 'https://script.muassasa.sa/house', ...(defaultPath && { defaultPath }) });
    return { ...content, redirects };
  };
  const led = async (content: unknown) => {
    const { redirects: all } = planHost(...sitesOf(await read(content)));
    return all.map(({ from, to, fragment }) => `${from[0]} ${to}${fragment}`);
  };

  test('lead to pages of any language on this host and take precedence over former addresses of pages', async () => {
    expect(await led(withRedirects())).toEqual([
      '/house/start.html /house/en',
      '/house/en/old /house/en/exhibitions?sort=new',
      '/house/fr/ancien /house/fr/expositions',
      '/house/ar-old /house/exhibitions',
      '/house/en/shows /house/fr/expositions',
      '/house/last /house/en/news/ink',
      '/house/away https://script.muassasa.sa/houses',
      '/house/shows /house/exhibitions',
      '/house/en/old/visit /house/en/visit',
      '/house/fr/shows /house/fr/expositions',
    ]);
  });

  test('apply at the root if no language is there, and still below the path of the default language', async () => {
    const content = withRedirects('/ar');
    content.redirects = [...redirects, { from: '/exhibitions', to: '/ar/exhibitions' }, { from: '/ar/gone', to: '/ar' }];
    expect(await led(content)).toEqual([
      '/house/start.html /house/en',
      '/house/en/old /house/en/exhibitions?sort=new',
      '/house/fr/ancien /house/fr/expositions',
      '/house/ar-old /house/ar/exhibitions',
      '/house/en/shows /house/fr/expositions',
      '/house/last /house/en/news/ink',
      '/house/away https://script.muassasa.sa/houses',
      '/house/exhibitions /house/ar/exhibitions',
      '/house/ar/gone /house/ar',
      '/house/ar/shows /house/ar/exhibitions',
      '/house/en/old/visit /house/en/visit',
      '/house/fr/shows /house/fr/expositions',
      '/house/ar/start.html /house/en',
      '/house/ar/ar-old /house/ar/exhibitions',
      '/house/ar/last /house/en/news/ink',
      '/house/ar/away https://script.muassasa.sa/houses',
    ]);
  });

  test('have redirect pages in the language of their target, also at the root', async () => {
    const pages = new Map(redirectPages(...sitesOf(await read(withRedirects('/ar')))).map((page) => [page.path, page.content]));
    expect(pages.get('fr/ancien.html')).toContain('<html lang="fr" dir="ltr">');
    expect(pages.get('fr/ancien.html')).toContain('<a href="/house/fr/expositions">Expositions</a>');
    expect(pages.get('ar-old.html')).toContain('<a href="/house/ar/exhibitions">المعارض</a>');
    expect(pages.get('start.html')).toContain('<a href="/house/en">Home</a>');
  });

  test.each([undefined, '/ar'])('are checked across the whole host with default path %s', async (defaultPath) => {
    const content = withRedirects(defaultPath);
    const about = defaultPath ? '/ar/exhibitions' : '/exhibitions';
    content.redirects = [
      { from: '/a', to: '/en/exhibition' },
      { from: '/b', to: '/en/exhibitions#nowhere' },
      { from: '/en/c', to: '/fr/d' },
      { from: '/fr/d', to: '/en/c' },
      { from: '/en/news/ink', to: '/en/news' },
      { from: about, to: '/en' },
      { from: '/old', to: '/en' },
      { from: '/old.html', to: '/fr' },
      { from: '/good', to: '/fr/expositions' },
    ];
    const { diagnostics } = await checkFile(openProject(await writeLanguages(content)), machine);
    const reported = diagnostics
      .filter(({ pointer }) => pointer.startsWith('/redirects'))
      .map(({ code, pointer }) => [code, pointer]);
    expect(reported).toEqual([
      ['dead-link', '/redirects/0/to'],
      ['dead-fragment', '/redirects/1/to'],
      ['redirect-chain', '/redirects/2/to'],
      ['redirect-chain', '/redirects/3/to'],
      ['redirect-hides-page', '/redirects/4/from'],
      ['redirect-hides-page', '/redirects/5/from'],
      ['duplicate-redirect', '/redirects/7/from'],
    ]);
    expect(diagnostics.find(({ code }) => code === 'dead-link')?.parameters).toMatchObject({ nearest: '/en/exhibitions' });
  });

  test.each([undefined, '/ar'])('redirect in the preview with default path %s', async (defaultPath) => {
    const siteFile = await writeLanguages(withRedirects(defaultPath));
    const { url, close } = await startPreview({
      environment: machine,
      project: openProject(siteFile),
      port: 0,
      language: undefined,
    });
    const locationOf = async (path: string) => (await fetch(new URL(path, url), { redirect: 'manual' })).headers.get('location');
    const locations = await Promise.all(['en/old', 'fr/ancien', 'ar-old', 'en/old/visit'].map(locationOf)).finally(close);
    const exhibitions = `/house${defaultPath ?? ''}/exhibitions`;
    expect(locations).toEqual(['/house/en/exhibitions?sort=new', '/house/fr/expositions', exhibitions, '/house/en/visit']);
  });
});

test('rejects a former address where another language has a page', async () => {
  const content = withEnglishPage();
  content.redirects = [
    { from: '/en', to: '/news' },
    { from: '/en/exhibitions.html', to: '/news' },
    { from: '/en/about.php', to: '/news' },
  ];
  const { diagnostics } = await checkFile(openProject(await writeLanguages(content)), machine);
  const reported = diagnostics.filter(({ code }) => code === 'redirect-hides-page').map(({ pointer }) => pointer);
  expect(reported).toEqual(['/redirects/0/from', '/redirects/1/from']);
  const former = planHost({ ...sites[0], redirects: content.redirects }, ...sites.slice(1)).redirects;
  expect(former.flatMap(({ from }) => from)).not.toContain('/en');
});
