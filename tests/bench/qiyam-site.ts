import { readFileSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fixtureSite } from '../support/build.ts';
import { type Card, type Content, cardPictures, type Link, type Page } from './content.ts';

const decoration = (src: string) => ({ src, alt: '', decorative: true });
const plain = ({ label, href }: Link) => ({ label, href });

function toCard({ label, href, image, description }: Card, index: number) {
  return { name: `card-${index + 1}`, id: index + 1, image: decoration(image), title: label, description, href };
}

function toBlocks({ hero, paragraphs, cards, tabs }: Page, collection: string) {
  const { title, text, action } = hero;
  const opening = { title, image: decoration('picture.svg') };
  return [
    collection === 'home'
      ? { type: 'hero', ...opening, text, actions: [plain(action)] }
      : { type: 'intro', ...opening, subtitle: text.split(' ').slice(0, 6).join(' '), text: [text], action: plain(action) },
    { type: 'feature', heading: 'نظرة عامة', text: paragraphs, image: decoration('picture.svg') },
    ...(cards.length > 0 ? [{ type: 'card-grid', heading: 'الصفحات', cards: { collection } }] : []),
    ...(tabs.length > 0
      ? [
          {
            type: 'tabs',
            heading: 'التفاصيل',
            tabs: tabs.map(({ label, items }, index) => ({ id: `tab-${index + 1}`, label, icons: ['target'], items })),
          },
        ]
      : []),
  ];
}

/** Neutral content as a site file, with the labels of the smallest site, in the look of a site that names none. */
export function toSite({ site, pages }: Content): object {
  const base = JSON.parse(readFileSync(fixtureSite('minimal'), 'utf8'));
  const named = pages.map((page, index) => ({ page, collection: index === 0 ? 'home' : `section-${index}` }));
  const { look, brand, accent } = base.site.theme;
  const withCards = named.filter(({ page }) => page.cards.length > 0);
  return {
    ...base,
    site: { ...base.site, theme: { look, brand, accent }, name: site.name, url: site.url },
    header: { ...base.header, links: site.navigation.map(plain) },
    footer: { ...base.footer, related: { heading: 'روابط', items: site.footer.links.map(plain) } },
    collections: Object.fromEntries(
      withCards.map(({ page, collection }) => [collection, { type: 'link-cards', cards: page.cards.map(toCard) }]),
    ),
    routes: named.map(({ page, collection }) => {
      const { path, title, description, breadcrumb } = page;
      return { path, title, description, breadcrumb, blocks: toBlocks(page, collection) };
    }),
  };
}

/** Writes a site file with its pictures into a folder. */
export async function writeQiyamSite(content: Content, folder: string, site: object = toSite(content)): Promise<void> {
  const assets = join(folder, 'assets');
  const pictures = join(dirname(fixtureSite('minimal')), 'assets');
  await mkdir(assets, { recursive: true });
  await cp(pictures, assets, { recursive: true });
  for (let number = 1; number <= cardPictures; number++)
    await cp(join(pictures, 'picture.svg'), join(assets, `card-${number}.svg`));
  await writeFile(join(folder, 'site.json'), `${JSON.stringify(site, null, 2)}\n`);
}
