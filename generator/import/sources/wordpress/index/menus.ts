import type { SourceMenu, SourceMenuItem } from '../../../model/document.ts';
import type { Losses, OmissionReason } from '../../../model/losses.ts';
import { basePath, pathOnSite } from '../values/addresses.ts';
import { detached, plainText } from '../values/plain-text.ts';
import { metaValue, type WxrItem } from '../wxr/item.ts';
import type { TermTable } from './terms.ts';

/** Item of a menu as exported. */
interface MenuEntry {
  id: string;
  menu: string;
  label: string;
  order: number;
  parent: string;
  type: string;
  object: string;
  objectId: string;
  href: string;
  file: string;
  line: number;
}

/** What menus refer to. */
export interface MenuTargets {
  terms: TermTable;
  /** Title of a post that the site may contain, and its language. */
  document: (id: string) => { title: string; language?: string } | undefined;
  /** Whether a post exists but may not be shown. */
  isHidden: (id: string) => boolean;
  site: string | undefined;
  languages: readonly string[];
  losses: Losses;
}

/** Collects the items of all menus. */
export class Menus {
  private readonly entries: MenuEntry[] = [];

  add(item: WxrItem, file: string): void {
    const meta = (key: string) => detached(metaValue(item, `_menu_item_${key}`).trim());
    this.entries.push({
      id: detached(item.id),
      menu: detached(item.terms.find(({ domain }) => domain === 'nav_menu')?.title ?? ''),
      label: detached(plainText(item.title)),
      order: item.order,
      parent: meta('menu_item_parent'),
      type: meta('type'),
      object: meta('object'),
      objectId: meta('object_id'),
      href: meta('url'),
      file,
      line: item.line,
    });
  }

  /** Menus with their levels. Items of no menu, and those whose target is gone or not public are losses, with everything below them one level up. */
  all(targets: MenuTargets): SourceMenu[] {
    const stray = this.entries.filter(({ menu }) => menu === '');
    for (const entry of stray) loseEntry(entry, targets.isHidden(entry.objectId) ? 'unpublished' : 'hidden', targets);
    const names = [...new Set(this.entries.map(({ menu }) => menu))].filter((name) => name !== '');
    return names.map((name) => {
      const entries = this.entries.filter(({ menu }) => menu === name).sort((one, other) => one.order - other.order);
      const ids = new Set(entries.map(({ id }) => id));
      const roots = entries.filter(({ parent, id }) => !ids.has(parent) || parent === id);
      const items = new Builder(entries, targets).itemsOf(roots, 0);
      const language = languageOf(items, targets);
      const [{ file, line } = { file: '', line: 1 }] = entries;
      return { name, ...(language !== undefined && { language }), items, place: { file, line } };
    });
  }
}

const maxLevels = 16;

class Builder {
  private readonly entries: readonly MenuEntry[];
  private readonly targets: MenuTargets;
  private readonly used = new Set<string>();

  constructor(entries: readonly MenuEntry[], targets: MenuTargets) {
    this.entries = entries;
    this.targets = targets;
  }

  itemsOf(entries: readonly MenuEntry[], level: number): SourceMenuItem[] {
    return entries.flatMap((entry) => {
      if (this.used.has(entry.id)) return [];
      this.used.add(entry.id);
      const below = level < maxLevels ? this.entries.filter(({ parent }) => parent === entry.id) : [];
      const items = this.itemsOf(below, level + 1);
      const item = this.itemOf(entry);
      return item ? [{ ...item, items }] : items;
    });
  }

  private itemOf(entry: MenuEntry): SourceMenuItem | undefined {
    const { objectId, object, type, href } = entry;
    if (type === 'post_type') return this.documentItem(entry);
    if (type === 'taxonomy') {
      const term = this.targets.terms.byId(objectId, object);
      const label = entry.label || term?.title;
      if (term && label) return { label, href: `${basePath(this.targets.site)}${term.path}`, items: [] };
      return this.lose(entry, 'plugin-data', entry.label);
    }
    if (type === 'post_type_archive')
      return { label: entry.label || object, href: href || `${basePath(this.targets.site)}${object}/`, items: [] };
    if (entry.label === '') return this.lose(entry, 'plugin-data', '');
    return href === '' || href === '#' ? { label: entry.label, items: [] } : { label: entry.label, href, items: [] };
  }

  private documentItem(entry: MenuEntry): SourceMenuItem | undefined {
    const document = this.targets.document(entry.objectId);
    const label = entry.label || document?.title;
    if (document && label) return { label, document: entry.objectId, items: [] };
    return this.targets.isHidden(entry.objectId)
      ? this.lose(entry, 'unpublished', '')
      : this.lose(entry, 'plugin-data', entry.label);
  }

  private lose(entry: MenuEntry, reason: 'unpublished' | 'plugin-data', text: string): undefined {
    loseEntry({ ...entry, label: text }, reason, this.targets);
  }
}

function loseEntry({ id, label, file, line }: MenuEntry, reason: OmissionReason, { losses }: MenuTargets): void {
  const text = reason === 'unpublished' ? '' : label;
  losses.omissions.push({ reason, name: `nav_menu_item ${id}`, text, place: { file, line } });
}

/** Language of most documents that a menu leads to. */
function languageOf(items: readonly SourceMenuItem[], { document, languages }: MenuTargets): string | undefined {
  const counts = languages.map((language) => ({ language, count: countIn(items, (id) => document(id)?.language === language) }));
  const [first] = counts.sort((one, other) => other.count - one.count);
  return languages.length > 1 && first && first.count > 0 ? first.language : undefined;
}

const countIn = (items: readonly SourceMenuItem[], isCounted: (id: string) => boolean): number =>
  items.reduce(
    (sum, { document, items: below }) => sum + (document && isCounted(document) ? 1 : 0) + countIn(below, isCounted),
    0,
  );

/** Path that the first link to the site itself has in a menu, to find the home page. */
export const homeLabels = (menus: readonly SourceMenu[], site: string | undefined): string[] =>
  menus.flatMap(({ items }) =>
    items.filter(({ href }) => href !== undefined && pathOnSite(href, site) === basePath(site)).map(({ label }) => label),
  );
