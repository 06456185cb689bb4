import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { bundleTemplates } from '../../../../generator/bundle/templates/bundle.ts';
import { openProject } from '../../../../generator/core/util/project.ts';
import { readVideoAddress } from '../../../../templates/components/video-address.ts';
import { machine } from '../../../support/environment.ts';
import { eventually } from '../../../support/eventually.ts';
import { pagesOfExamples, siteOfExamples, writeExamples } from '../../../support/examples.ts';
import { allMatches } from '../../../support/html.ts';
import { readSite } from '../../../support/read-site.ts';
import { renderSite } from '../../../support/rendered-site.ts';

// Tests the claims of `privacy` in the guide. Browser tests also check that no page loads from other origins (`problems`
// of tests/support/page.ts); media.test.ts checks that players wait for a click, site-search.test.ts the words of the search.

/** Browser APIs that store data or send it in the background. */
const storageUse =
  /(\.cookie\b|cookieStore|localStorage|sessionStorage|indexedDB|sendBeacon|serviceWorker|WebSocket|EventSource)/g;

const bundle = await bundleTemplates(machine);
const scripts = [...bundle.files, ...bundle.searchFiles].filter(({ path }) => path.endsWith('.js'));

/** Addresses of forms at the desk that the content of the examples names. */
const toDesk = /^https:\/\/desk\.example\.com\/_desk\/(?:form|feedback)\/[\w-]+\?version=[\w-]+$/;

/** Start tags that make a browser load something without a click. */
const loadingTags = /(<(?:script|img|source|video|audio|track|iframe|embed|object|link|image|use)\b[^>]*>)/g;

/** Addresses of other origins in a tag; for links, only those that are fetched. */
function foreignOf(tag: string): string[] {
  if (tag.startsWith('<link') && !/ rel="(?:stylesheet|preload|modulepreload|icon|preconnect|dns-prefetch|manifest)"/.test(tag))
    return [];
  return allMatches(tag, /((?:https?:)?\/\/[^\s"',]+)/g);
}

test('ships no script that stores data or sends it in the background', () => {
  expect(scripts.length).toBeGreaterThan(10);
  const found = scripts.flatMap(({ path, content }) =>
    allMatches(new TextDecoder().decode(content), storageUse).map((name) => `${path}: ${name}`),
  );
  expect(found).toEqual([]);
});

const text = ({ content }: { content: Uint8Array }) => new TextDecoder().decode(content);
const requests = (file: { content: Uint8Array }) => allMatches(text(file), /(\bfetch\(|XMLHttpRequest)/g);
const ofDesk = bundle.files.filter(({ path }) => path === bundle.manifest.islands.desk);

test('fetches only in the search and for forms to the desk, and no script names another origin to fetch from', () => {
  const fetching = bundle.files.filter((file) => requests(file).length > 0);
  expect(fetching.map(({ path }) => path)).toEqual([bundle.manifest.islands.desk]);
  expect(bundle.searchFiles.filter((file) => requests(file).length > 0).length).toBeGreaterThan(0);
  const files = [...ofDesk, ...bundle.searchFiles];
  expect(files.flatMap((file) => allMatches(text(file), /((?:https?:)?\/\/[^"'`\s]+)/g))).toEqual([]);
});

describe('the script of forms to the desk', () => {
  afterEach(() => vi.unstubAllGlobals());

  /** Everything that it fetches when a form is sent. */
  async function fetchedFor(action: string): Promise<[string, RequestInit | undefined][]> {
    const fetched: [string, RequestInit | undefined][] = [];
    vi.stubGlobal('fetch', async (address: string | URL, init?: RequestInit) => {
      fetched.push([String(address), init]);
      return Response.json(init?.method === 'POST' ? {} : { token: 'token', parts: 1, bits: 0 });
    });
    vi.stubGlobal('FormData', function FormData() {
      return new Map();
    });
    const focus = vi.fn<() => void>();
    const getAttribute = (name: string) => (name === 'action' ? action : null);
    vi.stubGlobal('Element', { prototype: { getAttribute, setAttribute: () => undefined } });
    // Fields may replace any property or method of their form.
    const form = {};
    const island = Object.assign(new EventTarget(), {
      dataset: { props: '{"sending":"","isVote":true}' },
      querySelector: (selector: string) => (selector === 'form' ? form : { focus, value: '' }),
      prepend: () => undefined,
    });
    const [file] = ofDesk;
    if (!file) throw new Error('The bundle has no script of forms to the desk.');
    const { start } = await import(`data:text/javascript;base64,${Buffer.from(file.content).toString('base64')}`);
    start(island);
    expect(fetched).toEqual([]);
    island.dispatchEvent(Object.assign(new Event('submit', { cancelable: true }), { submitter: null }));
    await eventually(() => expect(focus).toHaveBeenCalled());
    return fetched;
  }

  test('fetches only from the origin of its action, when the form is sent, and without cookies', async () => {
    for (const origin of ['https://desk.example.sa', 'https://other.example.com:8443']) {
      const action = `${origin}/_desk/form/id?version=1`;
      const fetched = await fetchedFor(action);
      expect(fetched.map(([address]) => address)).toEqual([`${origin}/_desk/challenge`, action]);
      expect(fetched.flatMap(([, init]) => init?.credentials ?? [])).toEqual([]);
      // No other request is in the script.
      expect(ofDesk.flatMap(requests)).toHaveLength(fetched.length);
    }
  });
});

describe('pages of a site with every block', () => {
  let site: Awaited<ReturnType<typeof renderSite>>;
  let named: string;
  beforeAll(async () => {
    const content = siteOfExamples(pagesOfExamples()) as { site: object };
    named = JSON.stringify(content);
    const file = await writeExamples({ ...content, site: { ...content.site, search: {} } });
    site = await renderSite(await readSite({ project: openProject(file) }, machine));
  });

  test('load nothing from other origins except the lazy sandboxed map without referrer', () => {
    const tags = site.pages.flatMap(({ html }) => allMatches(html, loadingTags).filter((tag) => foreignOf(tag).length > 0));
    expect(tags.length).toBeGreaterThan(0);
    expect(tags.filter((tag) => !/^<iframe src="https:\/\/www\.openstreetmap\.org\/export\/embed\.html\?/.test(tag))).toEqual([]);
    for (const tag of tags) {
      expect(tag).toContain(' loading="lazy"');
      expect(tag).toContain(' referrerPolicy="no-referrer"');
      expect(tag).toMatch(/ sandbox="(?!.*allow-same-origin)/);
    }
  });

  test('submit forms to targets in the content, by POST except for amounts', () => {
    const forms = site.pages
      .flatMap(({ html }) => allMatches(html, /(<form\b[^>]*>.*?<\/form>)/gs))
      .flatMap((form) => {
        const [tag, action] = /^<form[^>]* action="([^"]*)"[^>]*>/.exec(form) ?? [];
        return tag === undefined || action === undefined ? [] : [{ form, tag, action: action.replaceAll('&amp;', '&') }];
      });
    const elsewhere = forms.filter(({ tag }) => !tag.includes(' data-search'));
    const isOfAmount = ({ tag }: { tag: string }) => !tag.includes(' method="post"');
    const isOfDesk = ({ tag, action }: { tag: string; action: string }) => !isOfAmount({ tag }) && toDesk.test(action);
    const others = elsewhere.filter((one) => !isOfDesk(one));
    expect(others.length).toBeGreaterThan(2);
    // The script of the desk gets no other form.
    const desks = site.pages.flatMap(({ html }) => allMatches(html, / (data-island="desk")/g));
    expect(desks.length).toBeGreaterThan(1);
    expect(elsewhere.filter(isOfDesk)).toHaveLength(desks.length);
    for (const one of others) {
      // A payment page is opened as a link.
      expect(named.includes(isOfAmount(one) ? `"href":"${one.action}` : `"action":"${one.action}"`), one.tag).toBe(true);
    }
    const amounts = elsewhere.filter(isOfAmount);
    expect(amounts.length).toBeGreaterThan(0);
    const fields = amounts.flatMap(({ form }) => allMatches(form, /(<(?:input|textarea|select)\b[^>]*>)/g));
    expect(fields.filter((tag) => !/ type="(?:hidden|number)"/.test(tag))).toEqual([]);
    // The search page submits to the site itself.
    expect(forms.flatMap(({ tag }) => (tag.includes(' data-search') ? tag : []))).toEqual([
      expect.stringContaining(' action="/search"'),
    ]);
  });

  test('contain no editor or preview files', () => {
    const paths = site.files.map(({ path }) => path);
    expect(paths.filter((path) => /(?:^|\/)_(?:edit|preview|guide|catalogue|design)/.test(path))).toEqual([]);
    expect(site.pages.filter(({ html }) => /_(?:edit|preview|catalogue)\b/.test(html))).toEqual([]);
  });
});

test.each([
  ['https://www.youtube.com/watch?v=abcdefghijk', 'https://www.youtube-nocookie.com', undefined],
  ['https://youtu.be/abcdefghijk?si=who-shared-it', 'https://www.youtube-nocookie.com', undefined],
  ['https://vimeo.com/123456789', 'https://player.vimeo.com', '1'],
])('uses the privacy-friendly player for %s', (address, origin, dnt) => {
  const frame = new URL(readVideoAddress(address)?.frame('ar') ?? '');
  expect(frame.origin).toBe(origin);
  expect(frame.searchParams.get('dnt') ?? undefined).toBe(dnt);
  expect(frame.href).not.toContain('who-shared-it');
});
