import type { SourceMenu } from '../../../model/document.ts';
import { fieldOf, fieldsOf, itemsOf, numberOf, textOf, textsOf } from '../folder/fields.ts';
import type { Fields } from '../folder/front-matter.ts';
import type { HugoConfig } from './hugo-config.ts';
import { type FlatItem, menuTree } from './menu-items.ts';
import type { Page } from './site-reader.ts';

const key = (path: string): string =>
  path
    .replace(/\.\w+$/, '')
    .replaceAll(/^\/+|\/+$/g, '')
    .toLowerCase();

/** Page of an item: by its address, or its path in the content. */
function pageOf(pages: readonly Page[], reference: string, language: string | undefined): Page | undefined {
  const wanted = key(reference);
  const own = pages.filter(({ facts }) => language === undefined || facts.language === undefined || facts.language === language);
  return own.find(
    ({ facts }) =>
      facts.translationGroup === `/${wanted}` ||
      facts.addresses.some((address) => key(address) === wanted || key(address).endsWith(`/${wanted}`)),
  );
}

function itemOf(fields: Fields, pages: readonly Page[], language: string | undefined): FlatItem | undefined {
  const [url, reference] = [textOf(fields, 'url'), textOf(fields, 'pageRef')];
  const page = reference !== undefined || url?.startsWith('/') ? pageOf(pages, reference ?? url ?? '', language) : undefined;
  const label = textOf(fields, 'name', 'title') ?? page?.facts.title ?? textOf(fields, 'identifier');
  if (label === undefined) return undefined;
  const href = url ?? reference;
  const parent = textOf(fields, 'parent');
  return {
    key: textOf(fields, 'identifier') ?? label,
    label,
    weight: numberOf(fields, 'weight') ?? 1_000,
    ...(parent === undefined ? {} : { parent }),
    ...(page ? { document: page.file } : href === undefined ? {} : { href }),
  };
}

/** Menus that pages enter by their metadata: their names, and the fields of the item. */
function entriesOf(page: Page): { menu: string; item: FlatItem }[] {
  const written = fieldOf(page.fields, 'menus', 'menu');
  if (written === undefined) return [];
  const named =
    typeof written === 'object' && !Array.isArray(written) ? Object.keys(written) : textsOf(page.fields, 'menus', 'menu');
  return named.map((menu) => {
    const own = fieldsOf(fieldsOf(page.fields, 'menus', 'menu'), menu);
    const label = textOf(own, 'name', 'title') ?? textOf(page.fields, 'linkTitle') ?? page.facts.title;
    const weight = numberOf(own, 'weight') ?? numberOf(page.fields, 'weight') ?? 1_000;
    const parent = textOf(own, 'parent');
    const item: FlatItem = { key: textOf(own, 'identifier') ?? label, label, weight, document: page.file };
    return { menu, item: parent === undefined ? item : { ...item, parent } };
  });
}

/** Menus of the configuration and of pages, in each language. */
export function hugoMenus(config: HugoConfig, pages: readonly Page[]): SourceMenu[] {
  const sets = config.languages.length > 1 ? config.languages : [{ fields: {}, tag: undefined }];
  return sets.flatMap(({ fields, tag }) => {
    const own = fieldsOf(fields, 'menus', 'menu');
    const menus = Object.keys(own).length > 0 ? own : fieldsOf(config.fields, 'menus', 'menu');
    const pageItems = pages.filter(({ facts }) => tag === undefined || facts.language === tag).flatMap(entriesOf);
    const names = new Set([...Object.keys(menus), ...pageItems.map(({ menu }) => menu)]);
    return [...names].flatMap((name): SourceMenu[] => {
      const listed = itemsOf(menus, name).flatMap((item) => itemOf(item, pages, tag) ?? []);
      const items = menuTree([...listed, ...pageItems.filter(({ menu }) => menu === name).map(({ item }) => item)]);
      const file = listed.length > 0 ? config.file : (pageItems.find(({ menu }) => menu === name)?.item.document ?? '');
      return items.length === 0 ? [] : [{ name, ...(tag === undefined ? {} : { language: tag }), items, place: { file } }];
    });
  });
}
