import { decodedAddress } from '../../../../templates/model/addresses/decode.ts';
import { outlineOf } from '../../../content/site/collection-outline.ts';
import { pagesOf } from '../../../content/site/collection-pages.ts';
import type { Path } from '../../../core/json/path.ts';
import { textOf } from '../../../core/json/text-of.ts';
import type { Json } from '../../../core/json/value.ts';
import { valueAt } from '../../../core/json/value-at.ts';
import { get } from '../../../core/json/walk.ts';
import type { TaskRequest } from '../protocol-tasks.ts';
import { emptiedStrip, stripOfList } from '../strips.ts';
import { mayBeAbsent } from './fit.ts';
import { type Link, leadsTo, linksTo, listsOf, unlinkWords } from './links.ts';
import { redirectLinks } from './rename-page.ts';
import { listAt, pageIndex, rowsOf, Task, TaskError, type TaskPlan } from './task.ts';

type DeletePage = Extract<TaskRequest, { task: 'delete-page' }>;
type DeleteEntry = Extract<TaskRequest, { task: 'delete-entry' }>;

/** Title of a collection item, or its name if it has no title. */
function titleOf(task: Task, collection: string, name: string): string {
  const rows = listAt(task.site, ['collections', collection, rowsOf(task.site, collection) ?? '']);
  const own = rows.find((row) => get(row, 'name') === name);
  return textOf(get(own, 'title')) || name;
}

/** Removes an item from the lists of sections that name it; sections that display only this item are deleted. */
export function removeNames(task: Task, collection: string, name: string): void {
  const title = titleOf(task, collection, name);
  for (const at of listsOf(task.site, collection).toReversed()) {
    const names = listAt(task.site, at);
    const index = names.indexOf(name);
    if (index === -1) continue;
    if (names.length > 1) {
      task.do({ do: 'remove', at: [...at, index] });
      task.addConsequence('name-removed', at, { title });
    } else removeSection(task, at.slice(0, Math.max(at.lastIndexOf('cards'), at.lastIndexOf('from'))));
  }
}

/** Deletes a section, and its strip if it is the only section there. @throws TaskFault if it is the only section of its page */
function removeSection(task: Task, at: Path): void {
  const isOnly = listAt(task.site, at.slice(0, -1)).length < 2;
  const strip = stripOfList(at.slice(0, -1));
  if (isOnly && !strip) throw new TaskError('last-of-its-kind', 'at');
  task.do({ do: 'remove', at: isOnly && strip ? emptiedStrip(task.at(['everyPage']), strip) : at });
  task.addConsequence('section-removed', at);
}

/** Deletes what holds a link: the list item, card or button; in sentences only the link itself. */
function removeLink(task: Task, { at, href, pieces }: Link): void {
  if (pieces) {
    const route = decodedAddress(href.split(/[?#]/)[0] ?? '');
    task.do({ do: 'set', at, value: unlinkWords(textOf(task.at(at)), route) });
    task.addConsequence('words-unlinked', at, { href });
    return;
  }
  const holder = at.slice(0, -1);
  const [top, collection = '', rows, index] = holder;
  if (top === 'collections' && rows === 'cards' && holder.length === 4) {
    task.addConsequence('card-removed', holder, { title: textOf(get(task.at(holder), 'title')) });
    removeNames(task, String(collection), textOf(get(task.at(holder), 'name')));
    task.do({ do: 'remove', at: ['collections', collection, 'cards', Number(index)] });
  } else if (top === 'redirects') {
    task.do({ do: 'remove', at: holder });
    task.addConsequence('redirect-removed', holder, { href });
  } else removeHolder(task, holder, href);
}

const hasLinks = (value: unknown) => Array.isArray(get(value, 'links')) && listAt(value, ['links']).length > 0;

/** The list item, or the whole list if it is the last item. */
const itemOrList = (task: Task, item: Path) => (listAt(task.site, item.slice(0, -1)).length > 1 ? item : item.slice(0, -1));

/** Path to remove with a link: its list item; with the last item of a sub-menu without a link also the sub-menu. */
function holderOf(task: Task, holder: Path): Path {
  if (typeof holder.at(-1) !== 'number' || hasLinks(task.at(holder))) return holder;
  const gone = itemOrList(task, holder);
  const outer = gone.slice(0, -1);
  const isMenu = gone.at(-1) === 'links' && typeof outer.at(-1) === 'number' && get(task.at(outer), 'href') === undefined;
  return isMenu ? itemOrList(task, outer) : gone;
}

/**
 * Removes a list item or an optional object such as a button; otherwise, and for items with a sub-menu, only `href`.
 * @throws TaskFault if `href` is required
 */
function removeHolder(task: Task, at: Path, href: string): void {
  const holder = holderOf(task, at);
  const leadsOn = hasLinks(task.at(at));
  const isItem = typeof holder.at(-1) === 'number' && !leadsOn;
  const wholes = leadsOn ? [] : [holder];
  const gone = isItem ? holder : [...wholes, [...at, 'href']].find((one) => mayBeAbsent(task.site, one));
  if (!gone) throw new TaskError('target-needed', 'redirectTo');
  task.addConsequence('link-removed', gone, { href, label: textOf(get(task.at(at), 'label')) });
  task.do({ do: 'remove', at: gone });
}

/**
 * Deletes a page. Cards, menu links, list items and buttons that link to it are removed; words in sentences stay without the
 * link. With `redirectTo` all of them, and the address of the page, lead there instead.
 * @throws TaskFault
 */
export function deletePage(site: Json, { path, redirectTo }: DeletePage): TaskPlan {
  const task = new Task(site);
  const index = pageIndex(site, path, 'path');
  if (listAt(site, ['routes']).length === 1 || path === '/') throw new TaskError('last-of-its-kind', 'path');
  const page = valueAt(site, ['routes', index]);
  if (redirectTo === undefined) settleLinks(task, path, index);
  else redirectAll(task, path, redirectTo);
  task.do({ do: 'remove', at: ['routes', index] });
  task.addConsequence('page-removed', ['routes', index], { path, title: textOf(get(page, 'title')) });
  return task.plan('task-delete-page', { path });
}

const isOn = ([top, index]: Path, page: number) => top === 'routes' && index === page;

/** Handles links from last to first, so that earlier paths stay valid. Links that were removed with another are skipped. */
function settleLinks(task: Task, path: string, page: number): void {
  const links = linksTo(task.site, path).filter(({ at }) => !isOn(at, page));
  for (const link of links.toReversed()) {
    const value = task.at(link.at);
    if (link.pieces ? typeof value === 'string' : leadsTo(value, path)) removeLink(task, link);
  }
}

/** Retargets links and redirects the present and former addresses to another page. */
function redirectAll(task: Task, path: string, to: string): void {
  const target = ['routes', pageIndex(task.site, to, 'redirectTo')];
  const former = listAt(task.site, ['routes', pageIndex(task.site, path, 'path'), 'movedFrom']).map(textOf);
  redirectLinks(task, path, to);
  task.addConsequence('redirect-added', target, { path, to });
  for (const address of [path, ...former].filter((one) => one !== to)) {
    const { length } = listAt(task.site, [...target, 'movedFrom']);
    task.do({ do: 'insert', at: [...target, 'movedFrom'], index: length, value: address });
  }
}

/** Address of the page of a collection item; undefined if it has none. */
function pageOfItem(collection: Json | undefined, index: number): string | undefined {
  const outline = outlineOf(collection);
  return outline && pagesOf(outline).find((page) => page.is === 'entry' && page.entry.index === index)?.path;
}

/** Removes an item from the lists of related items of the others. */
function removeRelated(task: Task, rows: Path, { name, title }: { name: string; title: string }): void {
  for (const [other, item] of listAt(task.site, rows).entries()) {
    const related = listAt(item, ['related']);
    const index = related.indexOf(name);
    if (index === -1) continue;
    const own = [...rows, other, 'related'];
    task.do({ do: 'remove', at: related.length > 1 ? [...own, index] : own });
    task.addConsequence('name-removed', own, { title });
  }
}

/** Deletes a card or post and all references to it. @throws TaskFault */
export function deleteEntry(site: Json, { collection, name }: DeleteEntry): TaskPlan {
  const task = new Task(site);
  const rows = rowsOf(site, collection);
  const list = listAt(site, ['collections', collection, rows ?? '']);
  const index = list.findIndex((item) => get(item, 'name') === name);
  if (rows === undefined || index === -1) throw new TaskError('no-such-place', rows === undefined ? 'collection' : 'name');
  if (list.length === 1 && rows !== 'cards') throw new TaskError('last-of-its-kind', 'name');
  const at = ['collections', collection, rows, index];
  const title = textOf(get(list[index], 'title')) || name;
  removeNames(task, collection, name);
  removeRelated(task, at.slice(0, -1), { name, title });
  task.do({ do: 'remove', at });
  task.addConsequence('entry-removed', at, { title });
  const path = pageOfItem(valueAt(site, at.slice(0, 2)), index);
  if (path !== undefined) task.addConsequence('page-removed', at, { path, title });
  return task.plan('task-delete-entry', { name: title });
}

/** Deletes a section. @throws TaskFault if it does not exist or is the only one of its page */
export function deleteSection(site: Json, { at }: { at: Path }): TaskPlan {
  const task = new Task(site);
  if (at.at(-2) !== 'blocks' || task.at(at) === undefined) throw new TaskError('no-such-place', 'at');
  removeSection(task, at);
  return task.plan('task-delete-section', { type: textOf(get(valueAt(site, at), 'type')) });
}
