import { walkFields } from '../../../content/site/fields.ts';
import { plainWords } from '../../../content/text/inline/read.ts';
import type { Path } from '../../../core/json/path.ts';
import { textOf } from '../../../core/json/text-of.ts';
import type { Json } from '../../../core/json/value.ts';
import { get } from '../../../core/json/walk.ts';
import type { TaskRequest } from '../protocol-tasks.ts';
import { leadsTo, linksTo } from './links.ts';
import { listAt, pageIndex, rowsOf, Task, TaskError, type TaskPlan } from './task.ts';

type RenameTitle = Extract<TaskRequest, { task: 'rename-title' }>;
type RenameEntry = Extract<TaskRequest, { task: 'rename-entry' }>;

/** Keys that hold the label of a link. */
const nameKeys = ['label', 'title'];

interface Renaming {
  from: string;
  to: string;
}

/** Renames links in sentences whose words equal the page title. */
function renameInSentences(task: Task, path: string, { from, to }: Renaming): void {
  for (const { at, pieces = [] } of linksTo(task.site, path)) {
    const text = textOf(task.at(at));
    const renamed = pieces.toReversed().reduce((sentence, piece) => {
      const end = sentence.lastIndexOf('](', piece.hrefFrom);
      const isNamed = sentence.slice(piece.from + 1, end) === from;
      return isNamed ? sentence.slice(0, piece.from + 1) + to + sentence.slice(end) : sentence;
    }, text);
    if (renamed === text) continue;
    task.do({ do: 'set', at, value: renamed });
    task.addConsequence('title-follows', at, { title: from });
  }
}

/** Renames links of menus and breadcrumbs, cards and buttons whose label equals the title of the page. */
function renameLinks(task: Task, path: string, { from, to }: Renaming): void {
  const places: Path[] = [];
  walkFields(task.site, ({ value, path: at }) => {
    if (!leadsTo(get(value, 'href'), path)) return;
    for (const key of nameKeys) if (get(value, key) === from) places.push([...at, key]);
  });
  for (const at of places) {
    task.do({ do: 'set', at, value: to });
    task.addConsequence('title-follows', at, { title: from });
  }
  renameInSentences(task, path, { from, to });
}

/** Paths of a page's title in its opening. */
const titlePathsOf = (page: Path) => ['title', 'heading'].map((key): Path => [...page, 'blocks', 0, key]);

/** Displayed name of a page: the title of its opening, as `title` may contain more. */
function nameOfPage(task: Task, page: Path): string {
  const opening = titlePathsOf(page).find((at) => textOf(task.at(at)) !== '');
  return plainWords(textOf(task.at(opening ?? [...page, 'title'])));
}

/** Renames the titles of a page, including its breadcrumb. A `title` that contains more is kept and reported. */
function renamePageItself(task: Task, page: Path, { from, to }: Renaming): void {
  const title = [...page, 'title'];
  const trail = [...page, 'breadcrumb', listAt(task.site, [...page, 'breadcrumb']).length - 1, 'label'];
  for (const at of [title, trail, ...titlePathsOf(page)]) {
    if (plainWords(textOf(task.at(at))) !== from) continue;
    task.do({ do: 'set', at, value: to });
    task.addConsequence('title-follows', at, { title: from });
  }
  if (task.at(title) !== to) task.addConsequence('title-kept', title, { title: textOf(task.at(title)) });
}

function expectOther(from: string, to: string): void {
  if (to === from || to.trim() === '') throw new TaskError('nothing-to-do', 'to');
}

/**
 * Changes the title of a page, and all equal texts that belong to it: its opening, breadcrumbs, cards, links and menu items.
 * Different texts are kept.
 * @throws TaskFault
 */
export function renameTitle(site: Json, { path, to }: RenameTitle): TaskPlan {
  const task = new Task(site);
  const page = ['routes', pageIndex(site, path, 'path')];
  const from = nameOfPage(task, page);
  expectOther(from, to);
  task.addConsequence('title-changed', page, { title: from });
  renamePageItself(task, page, { from, to });
  renameLinks(task, path, { from, to });
  return task.plan('task-rename-title', { title: from, toTitle: to });
}

/** Address of an item: the page of a card, or that of a post. */
function addressOf(site: Json, { collection, name }: RenameEntry, entry: Json | undefined): string | undefined {
  const href = get(entry, 'href');
  if (typeof href === 'string') return href.startsWith('/') && !href.includes('#') ? href : undefined;
  const path = textOf(get(get(get(site, 'collections'), collection), 'path'));
  return path === '' ? undefined : `${path}/${name}`;
}

/**
 * Changes the title of a card or post, and equal texts: the page of a card with everything that belongs to it, or links to the
 * post.
 * @throws TaskFault
 */
export function renameEntry(site: Json, request: RenameEntry): TaskPlan {
  const { collection, name, to } = request;
  const task = new Task(site);
  const rows = rowsOf(site, collection);
  if (!rows) throw new TaskError('no-such-place', 'collection');
  const index = listAt(site, ['collections', collection, rows]).findIndex((item) => get(item, 'name') === name);
  if (index === -1) throw new TaskError('no-such-place', 'name');
  const at = ['collections', collection, rows, index];
  const from = textOf(task.at([...at, 'title']));
  expectOther(from, to);
  task.do({ do: 'set', at: [...at, 'title'], value: to });
  task.addConsequence('title-changed', at, { title: from });
  const path = addressOf(site, request, task.at(at));
  const page = ['routes', listAt(site, ['routes']).findIndex((one) => get(one, 'path') === path)];
  if (task.at(page) !== undefined && nameOfPage(task, page) === from) renamePageItself(task, page, { from, to });
  if (path !== undefined) renameLinks(task, path, { from, to });
  return task.plan('task-rename-title', { title: from, toTitle: to });
}
