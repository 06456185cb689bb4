import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../site.schema.ts';

/** Typical edits of a site between two builds; `assets` is the folder of its pictures. The site stays valid. */
export const siteEdits: Record<string, (site: Site, assets: string) => void> = {
  'the title of a page': ({ routes: [, page] }) => {
    if (page) page.title += '!';
  },
  'the title of the last page': ({ routes }) => {
    const last = routes.at(-1);
    if (last) last.title += '؟';
  },
  'the description of the home page': ({ routes: [home] }) => {
    if (home) home.description += '.';
  },
  'the name of the site': ({ site }) => {
    site.name += '.';
  },
  'a word of the footer': ({ footer }) => {
    if (footer.copyright) footer.copyright.text += '.';
  },
  'a page less': (site) => {
    site.routes = site.routes.filter(({ path }) => path !== '/new');
  },
  'a page more': (site) => {
    const last = site.routes.at(-1);
    if (last && !site.routes.some(({ path }) => path === '/new')) site.routes.push({ ...last, path: '/new', title: 'New' });
  },
  'the words of a card, and of a page that cards lead to': ({ collections, routes }) => {
    for (const collection of Object.values(collections))
      if ('cards' in collection) for (const card of collection.cards) card.title += '.';
    const last = routes.at(-1);
    if (last) last.title += '.';
  },
  'a page that writes no breadcrumb itself': ({ routes }) => {
    const last = routes.at(-1);
    if (last) delete (last as Partial<typeof last>).breadcrumb;
  },
  'a page that is not listed': ({ routes: [, , page] }) => {
    if (page) page.listed = page.listed === false;
  },
  'another picture under the same name': (_site, assets) => {
    const picture = join(assets, readdirSync(assets).find((name) => name.endsWith('.svg')) ?? '');
    const wider = readFileSync(picture, 'utf8').replace(/width="(\d+)"/, (_, width) => `width="${Number(width) + 1}"`);
    writeFileSync(picture, wider.replace('<svg ', '<svg data-x="1" '));
  },
  'pages in another order': ({ routes }) => {
    const [last] = routes.splice(-1);
    if (last) routes.splice(1, 0, last);
  },
  'blocks in another order': ({ routes }) => {
    for (const { blocks } of routes.slice(0, 2)) blocks.push(...blocks.splice(1, 1));
  },
  'the page for what is not there': ({ notFound }) => {
    if (notFound) notFound.title += '.';
  },
  'the title of an article': ({ collections }) => {
    for (const collection of Object.values(collections))
      if ('posts' in collection && collection.posts[0]) collection.posts[0].title += '.';
  },
  'an article less': ({ collections }) => {
    for (const collection of Object.values(collections))
      if ('posts' in collection && collection.posts.length > 2) collection.posts.pop();
  },
  nothing: () => {},
};
