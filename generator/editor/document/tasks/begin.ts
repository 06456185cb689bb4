import { blockTypes, descriptorOf } from '../../../../templates/blocks/descriptors.ts';
import { type EntryType, isEntryType } from '../../../../templates/schema/entry-types.ts';
import type { NodeIndex } from '../../../content/schema/compiled-schema.ts';
import { fieldsOf, indexOfType, rootFields } from '../../../content/schema/look-up.ts';
import { isObject, type Json, type JsonObject } from '../../../core/json/value.ts';
import { get } from '../../../core/json/walk.ts';
import type { TaskRequest } from '../protocol-tasks.ts';
import { Blanks } from './blank.ts';
import { expectFreeAddress } from './rename-page.ts';
import { listAt, Task, TaskFault, type TaskPlan } from './task.ts';

type BeginPosts = Extract<TaskRequest, { task: 'begin-posts' }>;
type BeginCards = Extract<TaskRequest, { task: 'begin-cards' }>;
type AddAnnouncement = Extract<TaskRequest, { task: 'add-announcement' }>;

/** What a form cannot be without. @throws TaskFault for a form that there is not */
function blankOf(blanks: Blanks, index: NodeIndex | undefined, key: string): JsonObject {
  const made = index === undefined ? undefined : blanks.fill(index, key);
  if (!isObject(made)) throw new TaskFault('no-such-place', 'type');
  return made;
}

function expectFreeName(site: Json, name: string): void {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new TaskFault('bad-name', 'name');
  if (get(get(site, 'collections'), name) !== undefined) throw new TaskFault('name-taken', 'name');
}

/** Of the sections that show cards under a heading the one that asks for least. */
function showingCards(): NodeIndex | undefined {
  const kinds = blockTypes.flatMap((type) => indexOfType('routes', type) ?? []);
  const fitting = kinds.filter((index) =>
    ['heading', 'cards'].every((key) => fieldsOf(index).some((field) => field.key === key)),
  );
  const needs = (index: NodeIndex) => fieldsOf(index).filter(({ isOptional }) => !isOptional).length;
  return fitting.toSorted((one, other) => needs(one) - needs(other))[0];
}

/** A section that shows all entries of a collection: no title of a page, which shows one. @throws TaskFault where there is none */
function showingEntries(type: EntryType, collection: string): JsonObject {
  const shown = blockTypes.find((block) => descriptorOf(block)?.shows === type && !descriptorOf(block)?.isTitle);
  if (shown === undefined) throw new TaskFault('no-such-place', 'type');
  return { type: shown, from: { collection } };
}

/** Puts a collection under its name, the first of a site too. */
function putCollection(task: Task, name: string, collection: JsonObject): void {
  const isFirst = get(task.site, 'collections') === undefined;
  if (isFirst) task.do({ do: 'set', at: ['collections'], value: { [name]: collection } });
  else task.do({ do: 'set', at: ['collections', name], value: collection });
}

/**
 * A collection of posts with the page that lists them and the first of them: what a site has no news without.
 * @throws TaskFault where its name or address is taken
 */
export function beginPosts(site: Json, { name, title, description, path, first, today }: BeginPosts): TaskPlan {
  const task = new Task(site);
  expectFreeName(site, name);
  expectFreeAddress(site, path, 'path');
  const blanks = new Blanks(task, { today });
  const { posts, ...made } = blankOf(blanks, indexOfType('collections', 'posts'), name);
  const [blank] = Array.isArray(posts) ? posts : [];
  const post: JsonObject = { ...(isObject(blank) ? blank : {}), ...first, date: today };
  putCollection(task, name, { ...made, path, title, description, posts: [post] });
  task.tell('posts-begun', ['collections', name], { title, path });
  task.tell('entry-added', ['collections', name, 'posts', 0], { title: first.title });
  return task.plan('task-begin-posts', { title });
}

/**
 * A collection of cards, events or entries, named by whoever makes it, with the first of them and a section that shows it.
 * @throws TaskFault where its name is taken, or there is no list of sections
 */
export function beginCards(site: Json, { type, name, title, first, at, today }: BeginCards): TaskPlan {
  const task = new Task(site);
  expectFreeName(site, name);
  if (at.at(-1) !== 'blocks' || !Array.isArray(task.at(at))) throw new TaskFault('no-such-place', 'at');
  const blanks = new Blanks(task, { today });
  const isOfEntries = isEntryType(type);
  const rows = isOfEntries ? 'entries' : 'cards';
  const { [rows]: list, ...made } = blankOf(blanks, indexOfType('collections', type), name);
  const [blank] = Array.isArray(list) ? list : [];
  const section = isOfEntries
    ? showingEntries(type, name)
    : { ...blankOf(blanks, showingCards(), ''), cards: { collection: name } };
  const named = isOfEntries ? { ...made, title } : made;
  putCollection(task, name, { ...named, [rows]: [{ ...(isObject(blank) ? blank : {}), ...first }] });
  task.tell('collection-added', ['collections', name], { name: title });
  const index = listAt(task.site, at).length;
  task.do({ do: 'insert', at, index, value: { ...section, heading: title } });
  task.tell('section-added', [...at, index]);
  return task.plan('task-begin-cards', { title });
}

/** The announcement of a site that has none. @throws TaskFault where it has one */
export function addAnnouncement(site: Json, { text, until }: AddAnnouncement): TaskPlan {
  const task = new Task(site);
  if (get(site, 'announcement') !== undefined) throw new TaskFault('nothing-to-do', 'text');
  const made = blankOf(new Blanks(task), rootFields.announcement, 'announcement');
  task.do({ do: 'set', at: ['announcement'], value: { ...made, text, ...(until && { until }) } });
  task.tell('announcement-added', ['announcement']);
  return task.plan('task-add-announcement', {});
}
