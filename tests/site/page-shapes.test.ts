import { readFileSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openProject } from '../../generator/core/util/project.ts';
import { type RouteLayout, routeLayouts } from '../../templates/schema/route-layouts.ts';
import { fixtureSite, temporaryFolder } from '../support/build.ts';
import { machine } from '../support/environment.ts';
import { readSite } from '../support/read-site.ts';
import { renderSite } from '../support/rendered-site.ts';

const picture = { src: 'picture.svg', alt: 'قارب' };
const steps = ['نزول', 'غوص', 'صعود'].map((title) => ({ icon: 'target', title, text: `${title} إلى الماء.` }));
const blocks = [
  {
    type: 'intro',
    title: 'الغوص',
    subtitle: 'نفس واحد يكفي',
    text: ['دروس في البحر.'],
    action: { label: 'احجز', href: '/' },
    image: picture,
    glance: ['لمن؟', 'متى؟'].map((label) => ({ icon: 'people', label, text: 'لكل من يسبح.' })),
  },
  { type: 'points', layout: 'steps', heading: 'كيف نغوص؟', items: steps },
  { type: 'call-to-action', heading: 'انزل معنا', text: 'الماء دافئ.', actions: [{ label: 'هيا', href: '/' }] },
  { type: 'feature', heading: 'القارب', headingRole: 'statement', text: ['خشب قديم.'], image: picture },
  { type: 'points', layout: 'compact', heading: 'ما يلزم', headingRole: 'label', items: steps },
];
const route = (layout?: RouteLayout) => ({
  path: `/${layout ?? 'usual'}`,
  title: 'الغوص',
  description: 'دروس الغوص.',
  ...(layout && { layout }),
  blocks,
});

/** Renders the same page in every layout. @returns HTML by output path */
async function renderLayouts(): Promise<Map<string, string>> {
  const folder = await temporaryFolder();
  await cp(dirname(fixtureSite('minimal')), folder, { recursive: true });
  const site = JSON.parse(readFileSync(fixtureSite('minimal'), 'utf8'));
  site.routes.push(route(), ...routeLayouts.map(route));
  await writeFile(join(folder, 'site.json'), JSON.stringify(site));
  const { pages } = await renderSite(await readSite({ project: openProject(join(folder, 'site.json')) }, machine));
  return new Map(pages.map(({ outputPath, html }) => [outputPath, html]));
}

describe('a page in each layout', async () => {
  const pages = await renderLayouts();
  const html = (name: string) => [...pages].find(([path]) => path.startsWith(name))?.[1] ?? '';
  const wordsIn = (page: string) =>
    page
      .slice(page.indexOf('<main'))
      .replaceAll(/<[^>]*>/g, '\n')
      .match(/\S.*\S/g)
      ?.map(String) ?? [];
  const placesOf = (page: string, ...texts: string[]) => texts.map((text) => wordsIn(page).indexOf(text));
  const isInOrder = (places: number[]) => places.every((place, index) => place > (places[index - 1] ?? -1));

  test('has the same text, starting with title, subtitle, text and button', () => {
    for (const name of routeLayouts) {
      expect(wordsIn(html(name)).toSorted(), name).toEqual(wordsIn(html('usual')).toSorted());
      expect(isInOrder(placesOf(html(name), 'الغوص', 'نفس واحد يكفي', 'دروس في البحر.', 'احجز', 'كيف نغوص؟')), name).toBe(true);
    }
  });

  test('has its overview at the place of the layout', () => {
    for (const name of ['ruler', 'conversation']) {
      expect(isInOrder(placesOf(html(name), 'كيف نغوص؟', 'لمن؟', 'متى؟', 'انزل معنا')), name).toBe(true);
    }
    for (const name of ['usual', 'stair']) expect(isInOrder(placesOf(html(name), 'لمن؟', 'متى؟', 'كيف نغوص؟')), name).toBe(true);
  });

  test('loads the style sheet of its layout only, in the head', () => {
    const layoutsOf = (name: string) => {
      const [head = ''] = html(name).split('</head>');
      return [...head.matchAll(/<link rel="stylesheet" href="\/assets\/([a-z-]+)\./g)].flatMap(([, sheet = '']) =>
        routeLayouts.filter((layout) => sheet.split('-').includes(layout)),
      );
    };
    for (const name of routeLayouts) expect(layoutsOf(name)).toEqual([name]);
    expect(layoutsOf('usual')).toEqual([]);
  });

  test('has a call to action on its own background, unlike the default layout', () => {
    for (const name of routeLayouts) expect(html(name), name).toContain('data-part="call"');
    expect(html('usual')).not.toContain('data-part="call"');
  });

  test('has the breadcrumb before its title as the look has it, and heading roles', () => {
    for (const name of ['usual', ...routeLayouts]) {
      const isFirst = html(name).indexOf('<nav', html(name).indexOf('<main')) < html(name).indexOf('<h1');
      expect(isFirst, name).toBe(true);
      expect([...html(name).matchAll(/data-role="(\w+)"/g)].map(([, role]) => role)).toEqual(['statement', 'label']);
    }
  });
});
