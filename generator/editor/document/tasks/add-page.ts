import { asSample } from '../../../content/site/samples.ts';
import type { Path } from '../../../core/json/path.ts';
import { textOf } from '../../../core/json/text-of.ts';
import { isObject, isSame, type Json, type JsonObject } from '../../../core/json/value.ts';
import { get, items } from '../../../core/json/walk.ts';
import { freeName } from '../free-name.ts';
import type { TaskRequest } from '../protocol-tasks.ts';
import { readyPages } from '../ready-pages.ts';
import { leadsTo, listsOf } from './links.ts';
import { expectFreeAddress } from './rename-page.ts';
import { makeSection } from './sections.ts';
import { languageOfSite, listAt, namesOf, nextId, pageIndex, Task, TaskError, type TaskPlan, toBeWritten } from './task.ts';

type AddPage = Extract<TaskRequest, { task: 'add-page' }>;

/** Keys that a copied page does not inherit. */
const ownOfPage = ['path', 'movedFrom', 'updated', 'listed', 'placeholder'];

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/')) || '/';

/** Breadcrumb of the copy, with its last item renamed. Pages with another parent get the default breadcrumb. */
function trailOf(model: Json | undefined, { like = '', path, title }: AddPage): Json | undefined {
  const trail = items(get(model, 'breadcrumb')) as JsonObject[];
  const last = trail.at(-1);
  if (!last || parentOf(like) !== parentOf(path)) return undefined;
  return [...trail.slice(0, -1), { ...last, label: title }];
}

/** Whether a breadcrumb equals the default one: `generator/content/site/defaults.ts`. */
function isDerived(site: Json, trail: Json[], path: string): boolean {
  const pages = listAt(site, ['routes']);
  const higher = trail.slice(1, -1);
  const parts = path.slice(1).split('/').slice(0, -1);
  const expected = parts.flatMap((_, index): Json[] => {
    const href = `/${parts.slice(0, index + 1).join('/')}`;
    const page = pages.find((one) => get(one, 'path') === href);
    return page === undefined ? [] : [{ label: textOf(get(page, 'title')), href }];
  });
  const home = textOf(get(get(get(site, 'site'), 'labels'), 'home'));
  return home !== '' && get(trail[0], 'label') === home && isSame(higher, expected);
}

/** Optional texts of an opening, which describe the copied page. */
const introTextKeys = ['eyebrow', 'subtitle', 'glance'];

/** Puts the new title into the first section; for a blank page also the description as its text. */
function withTitle(site: Json, block: Json, { title, description, sections }: AddPage): Json {
  if (!isObject(block)) return block;
  const isBlank = sections === 'first';
  const key = ['title', 'heading'].find((one) => typeof block[one] === 'string');
  const kept = Object.entries(block).filter(([one]) => !isBlank || !introTextKeys.includes(one));
  const text = description === toBeWritten ? asSample(title, languageOfSite(site)) : description;
  const words: JsonObject = isBlank && Array.isArray(block.text) ? { text: [text] } : {};
  return { ...Object.fromEntries(kept), ...(key && { [key]: title }), ...words };
}

/** Ready page with marked sample texts, or a page with only an opening. */
function readyPage(task: Task, { path, title, description, ready }: AddPage): JsonObject {
  const types = ready === undefined ? (['intro'] as const) : readyPages[ready];
  const [first, ...others] = types.map((type) => makeSection(task, { old: {}, type, today: undefined }).value);
  const isWritten = ready === undefined && description !== toBeWritten;
  return { path, title, description, blocks: [{ ...first, title, ...(isWritten && { text: [description] }) }, ...others] };
}

function pageLike(task: Task, model: Json | undefined, request: AddPage): JsonObject {
  const { site } = task;
  const { path, title, description, sections = 'all' } = request;
  if (!isObject(model)) return readyPage(task, request);
  const kept = Object.entries(model).filter(([key]) => !ownOfPage.includes(key) && key !== 'breadcrumb');
  const trail = trailOf(model, request);
  const [first, ...others] = items(model.blocks) as Json[];
  const blocks = [withTitle(site, first ?? null, request), ...(sections === 'all' ? others : [])];
  return {
    path,
    ...Object.fromEntries(kept),
    title,
    description,
    ...(trail && !isDerived(site, trail as Json[], path) && { breadcrumb: trail }),
    blocks,
    ...(sections === 'all' && { placeholder: true }),
  };
}

/** Collection and index of the card to copy. */
function modelCard(site: Json, like: string, named: string | undefined): { collection: string; index: number } | undefined {
  const collections = Object.entries((get(site, 'collections') as JsonObject | undefined) ?? {});
  for (const [collection, value] of collections) {
    if (named !== undefined && named !== collection) continue;
    const cards = items(get(value, 'cards'));
    const index = cards.findIndex((card) => like !== '' && leadsTo(get(card, 'href'), like));
    if (index !== -1 || (named !== undefined && cards.length > 0)) return { collection, index };
  }
  return undefined;
}

/** Lists that show most of a collection also show new items. */
const isWide = (names: number, cards: number) => names >= 4 && names * 2 >= cards;

function listCard(task: Task, collection: string, name: string, parent: string, cards: number): void {
  for (const at of listsOf(task.site, collection)) {
    const names = listAt(task.site, at);
    const isListing = textOf(get(task.at(at.slice(0, 2)), 'path')) === parent;
    if (!isListing && !isWide(names.length, cards)) continue;
    task.do({ do: 'insert', at, index: names.length, value: name });
    task.addConsequence('card-listed', at, { name });
  }
}

function addCard(task: Task, { path, title, description, like = '', card }: AddPage): void {
  const model = modelCard(task.site, like, card?.collection);
  if (!model && card?.collection !== undefined) throw new TaskError('no-such-place', 'card');
  // A page without a card, such as most pages, is copied without one.
  if (!model) return;
  const list: Path = ['collections', model.collection, 'cards'];
  const cards = listAt(task.site, list);
  const own = cards[model.index === -1 ? cards.length - 1 : model.index];
  const name = freeName(path.split('/').at(-1) ?? '', namesOf(cards), 'page');
  const fresh = { name, id: nextId(cards), title, description: card?.description ?? description, href: path };
  const value = { ...(isObject(own) ? own : {}), ...fresh };
  task.do({ do: 'insert', at: list, index: cards.length, value });
  task.addConsequence('card-added', [...list, cards.length], { title });
  listCard(task, model.collection, name, parentOf(path), cards.length);
}

/**
 * Adds a page: a copy, or with only an opening; optionally with a card, its lists, and a menu link. Copied texts make it a
 * `placeholder`, so that the check reports it.
 * @throws TaskFault
 */
export function addPage(site: Json, asked: AddPage): TaskPlan {
  const request = { ...asked, description: asked.description || toBeWritten };
  const { path, title, like, card, menu } = request;
  expectFreeAddress(site, path, 'path');
  const task = new Task(site);
  const from = like === undefined ? -1 : pageIndex(site, like, 'like');
  const pages = listAt(site, ['routes']);
  const beside = pages.findLastIndex(
    (page) => parentOf(textOf(get(page, 'path'))) === parentOf(path) && get(page, 'path') !== '/',
  );
  const index = (beside === -1 ? (from === -1 ? pages.length - 1 : from) : beside) + 1;
  task.do({ do: 'insert', at: ['routes'], index, value: pageLike(task, pages[from], request) });
  task.addConsequence('page-added', ['routes', index], { path, title });
  if (from !== -1 && request.sections !== 'first') task.addConsequence('texts-copied', ['routes', from], { path: like ?? '' });
  if (card) addCard(task, request);
  if (menu !== undefined) {
    const { length } = listAt(site, ['header', 'links']);
    task.do({ do: 'insert', at: ['header', 'links'], index: length, value: { label: menu, href: path } });
    task.addConsequence('menu-link-added', ['header', 'links', length], { label: menu });
  }
  return { ...task.plan('task-add-page', { title, path }), opens: path };
}
