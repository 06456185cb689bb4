import type { SourceMenu, SourceMenuItem } from '../../../model/document.ts';
import { fieldOf, fieldsOf, textOf } from '../folder/fields.ts';
import type { Fields, Value } from '../folder/front-matter.ts';
import { withoutEnding, withoutNumber } from './addresses.ts';
import type { Script } from './config.ts';
import { exportedLiteral, literalOf } from './literals.ts';
import type { Page } from './site-reader.ts';

const isFields = (value: Value | undefined): value is Fields => typeof value === 'object' && !Array.isArray(value);

/** Id of a document: its folders and its `id`, without numbers. */
function idOf({ file, fields }: Page): string {
  const path = withoutEnding(file.replace(/^docs\//, ''))
    .split('/')
    .map(withoutNumber);
  const id = textOf(fields, 'id');
  return [...path.slice(0, -1), id ?? path.at(-1)].join('/');
}

function docItem(id: string, label: string | undefined, pages: readonly Page[]): SourceMenuItem[] {
  const page = pages.find((each) => each.file.startsWith('docs/') && idOf(each) === id);
  if (!page) return [];
  return [{ label: label ?? textOf(page.fields, 'sidebar_label') ?? page.facts.title, document: page.file, items: [] }];
}

/** Items of a sidebar as data. */
function itemsOf(value: Value | undefined, pages: readonly Page[]): SourceMenuItem[] {
  if (typeof value === 'string') return docItem(value, undefined, pages);
  if (Array.isArray(value)) return value.flatMap((item) => itemsOf(item, pages));
  if (!isFields(value)) return [];
  const [type, label, href] = [textOf(value, 'type'), textOf(value, 'label'), textOf(value, 'href', 'to')];
  if (type === 'doc' || type === 'ref') return docItem(textOf(value, 'id') ?? '', label, pages);
  if (type === 'link') return label === undefined || href === undefined ? [] : [{ label, href, items: [] }];
  if (type === 'category') {
    const [own] = docItem(textOf(fieldsOf(value, 'link'), 'id') ?? '', label, pages);
    const items = itemsOf(fieldOf(value, 'items'), pages);
    return label === undefined ? items : [{ label, ...(own?.document === undefined ? {} : { document: own.document }), items }];
  }
  if (type !== undefined) return [];
  // `{ 'Label': ['a', 'b'] }`
  return Object.entries(value).map(([name, items]) => ({ label: name, items: itemsOf(items, pages) }));
}

/** Sidebars that list their items. Generated ones are those of the folders. */
export function sidebarMenus({ file, script }: Script, pages: readonly Page[]): SourceMenu[] {
  const value = exportedLiteral(script) ?? undefined;
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([name, sidebar]) => {
    const items = itemsOf(sidebar, pages);
    return items.length === 0 ? [] : [{ name, items, place: { file } }];
  });
}

function navbarItem(value: Value, pages: readonly Page[]): SourceMenuItem[] {
  if (!isFields(value)) return [];
  const label = textOf(value, 'label');
  const inner = fieldOf(value, 'items');
  const items = Array.isArray(inner) ? inner.flatMap((item) => navbarItem(item, pages)) : [];
  if (label === undefined) return items;
  const [own] = docItem(textOf(value, 'docId') ?? '', label, pages);
  const href = textOf(value, 'to', 'href');
  const plain = (address: string) => address.replace(/\/$/, '');
  const page =
    href === undefined ? undefined : pages.find(({ facts }) => facts.addresses.some((address) => plain(address) === plain(href)));
  const document = own?.document ?? page?.file;
  if (document === undefined && href === undefined && items.length === 0) return [];
  return [{ label, ...(document === undefined ? (href === undefined ? {} : { href }) : { document }), items }];
}

/** The menu at the top, in the configuration. */
export function navbarOf({ file, script }: Script, pages: readonly Page[]): SourceMenu[] {
  const navbar = literalOf(script, 'navbar');
  const list = isFields(navbar) ? fieldOf(navbar, 'items') : undefined;
  const items = Array.isArray(list) ? list.flatMap((item) => navbarItem(item, pages)) : [];
  return items.length === 0 ? [] : [{ name: 'navbar', items, place: { file } }];
}
