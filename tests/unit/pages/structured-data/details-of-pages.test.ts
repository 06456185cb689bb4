import { beforeAll, describe, expect, test } from 'vitest';
import { unusedScripts } from '../../../../generator/build/tasks/unused-scripts.ts';
import { openProject } from '../../../../generator/core/util/project.ts';
import { listItems } from '../../../../generator/pages/structured-data/page-entities.ts';
import type { Site } from '../../../../site.schema.ts';
import { machine } from '../../../support/environment.ts';
import { siteOfExamples, writeExamples } from '../../../support/examples.ts';
import { readSite } from '../../../support/read-site.ts';
import { renderSite } from '../../../support/rendered-site.ts';

const week = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

const blocks = [
  { type: 'banner', title: 'طاحونة النهر', text: 'خبز كل خميس.', image: { src: 'picture.svg', alt: '', decorative: true } },
  {
    type: 'places',
    action: { label: 'كل الطواحين', href: '/' },
    items: [
      {
        name: 'الطاحونة',
        address: 'ضفة النهر',
        email: 'odile.millstone@grain-and-flour.example.com',
        hours: [{ days: week, from: '12:00', to: '24:00' }],
      },
      { name: 'المخبز', address: 'السوق', hours: [{ days: week.slice(0, 3), from: '00:00', to: '12:00' }] },
    ],
  },
  { type: 'figures', heading: 'أرقام', items: [{ value: '48 مليون ريال', label: 'كيس' }] },
  {
    type: 'quotes',
    items: [
      { text: 'الخبز يعرف يد صاحبه.', name: 'أوديل' },
      { text: 'Bread knows its maker.', name: 'Odile' },
    ],
  },
  {
    type: 'map',
    provider: 'openstreetmap',
    heading: 'أين',
    title: 'خريطة الطاحونة',
    latitude: 24.1,
    longitude: 46.2,
    zoom: 12,
    link: 'افتح الخريطة',
  },
];

const page = (path: string, more = {}) => ({
  path,
  title: `عن ${path}`,
  description: 'صفحة.',
  blocks: blocks.slice(0, 1),
  ...more,
});

async function readMill() {
  const site = siteOfExamples([{ type: 'banner', path: '/mill', name: 'الطاحونة', blocks }]) as {
    header: object;
    footer: object;
    routes: object[];
  };
  const links = [
    { label: 'طاحونة', href: '/mill' },
    { label: 'English', href: 'https://en.example.com/' },
    { label: 'واتساب', href: 'https://wa.me/9665' },
  ];
  const routes = [...site.routes, page('/privacy'), page('/terms'), page('/thanks', { listed: false })];
  const legal = [{ label: 'شروط', href: '/terms' }];
  const footer = { ...site.footer, pages: { heading: 'الصفحات', label: 'الصفحات' }, legal };
  const file = await writeExamples({ ...site, header: { ...site.header, links }, footer, routes });
  return renderSite(await readSite({ project: openProject(file) }, machine));
}

describe('page of a mill', () => {
  let frame: Awaited<ReturnType<typeof readMill>>['frame'];
  let html: string;

  beforeAll(async () => {
    const { pages, ...site } = await readMill();
    frame = site.frame;
    html = pages.find(({ outputPath }) => outputPath === 'mill.html')?.html ?? '';
  });

  test('lists in the footer pages of the menu and pages without links, but no other sites', () => {
    expect(frame.footer.pages?.links.map(({ href }) => href)).toEqual(['/mill', '/privacy', '/articles']);
  });

  test('merges equal hours to every day and names noon and midnight', () => {
    expect(html).toMatch(/<dt>كل يوم<\/dt><dd><span>الظهر – منتصف الليل<\/span>/);
    expect(html).toContain('منتصف الليل – الظهر');
  });

  test('allows line breaks in an e-mail address before the at sign and dots', () => {
    expect(html).toMatch(
      /<bdi>odile<wbr>\.millstone<wbr><span class="[^"]+">@grain-and-flour<\/span><wbr>\.example<wbr>\.com<\/bdi>/,
    );
  });

  test('puts the action of a section without a heading after its content', () => {
    expect(html.indexOf('كل الطواحين')).toBeGreaterThan(html.indexOf('ضفة النهر'));
  });

  test('spaces the words of a unit by their own size', () => {
    expect(html).toMatch(
      /<span class="\S+">48<\/span>\u00a0<span class="\S+"><span class="\S+">مليون<\/span>\u00a0<span class="\S+">ريال<\/span><\/span>/,
    );
  });

  test('starts quotations with the mark of their script', () => {
    const marks = [...html.matchAll(/<svg[^>]*viewBox="0 0 40 28"[^>]*>(.*?)<\/svg>/g)].map(([, drawn]) => drawn);
    expect(marks).toHaveLength(2);
    expect(marks[0]).not.toBe(marks[1]);
  });

  test('sandboxes the map frame without same-origin access', () => {
    expect(html).toContain('sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"');
  });
});

test.each(['carousel', 'card-grid'])('lists pages linked by a %s as children of their parent page', (type) => {
  const names = ['رحى', 'قادوس'];
  const hrefs = names.map((_, index) => `/mill/part-${index}`);
  const mill = page('/mill', { blocks: [{ type, cards: { collection: 'parts' } }] });
  const trail = [{ label: 'الرئيسية', href: '/' }, { label: 'الطاحونة', href: '/mill' }, { label: 'جزء' }];
  const parts = hrefs.map((href, index) => page(href, { title: names[index], breadcrumb: trail }));
  const cards = hrefs.map((href, index) => ({ id: index + 1, name: `part-${index}`, title: names[index], href }));
  const example = siteOfExamples([]) as Site;
  const site = { ...example, collections: { parts: { type: 'link-cards', cards } }, routes: [mill, ...parts] } as unknown as Site;
  const [route] = site.routes;
  expect(route && listItems({ site, route, id: (name) => `#${name}`, organization: { '@id': '#organization' } })).toMatchObject({
    numberOfItems: 2,
    itemListElement: names.map((name, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: `https://blocks.example.com${hrefs[index]}`,
    })),
  });
});

test('finds scripts that no page and no needed script imports', () => {
  const script = (name: string, content: string) => ({ path: `assets/${name}.a1.js`, content });
  const files = [
    script('loader', ''),
    script('tabs', 'import"./slot.a1.js"'),
    script('slot', 'import"./react.a1.js"'),
    script('react', ''),
    script('video', 'import"./slot.a1.js"'),
    { path: 'assets/font.woff2', content: 'js' },
  ];
  expect([...unusedScripts(files, ['/sub/assets/loader.a1.js', '/sub/assets/tabs.a1.js'])]).toEqual(['assets/video.a1.js']);
  expect(unusedScripts(files, []).size).toBe(5);
});
