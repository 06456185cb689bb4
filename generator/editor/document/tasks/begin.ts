import { blockTypes, descriptorOf } from '../../../../templates/blocks/descriptors.ts';
import { type EntryType, isEntryType } from '../../../../templates/schema/entry-types.ts';
import type { NodeIndex } from '../../../content/schema/compiled-schema.ts';
import { fieldsOf, indexOfType, rootFields } from '../../../content/schema/look-up.ts';
import { isObject, type Json, type JsonObject } from '../../../core/json/value.ts';
import { get } from '../../../core/json/walk.ts';
import type { TaskRequest } from '../protocol-tasks.ts';
import { Blanks } from './blank.ts';
import { expectFreeAddress } from './rename-page.ts';
import { listAt, Task, TaskError, type TaskPlan } from './task.ts';

type BeginPosts = Extract<TaskRequest, { task: 'begin-posts' }>;
type BeginCards = Extract<TaskRequest, { task: 'begin-cards' }>;
type AddAnnouncement = Extract<TaskRequest, { task: 'add-announcement' }>;

/** Minimal value of a form. @throws TaskFault if there is no such form */
function blankOf(blanks: Blanks, index: NodeIndex | undefined, key: string): JsonObject {
  const made = index === undefined ? undefined : blanks.fill(index, key);
  if (!isObject(made)) throw new TaskError('no-such-place', 'type');
  return made;
}

function expectFreeName(site: Json, name: string): void {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) throw new TaskError('bad-name', 'name');
  if (get(get(site, 'collections'), name) !== undefined) throw new TaskError('name-taken', 'name');
}

/** Section that displays cards under a heading and has the fewest required fields. */
function showingCards(): NodeIndex | undefined {
  const kinds = blockTypes.flatMap((type) => indexOfType('routes', type) ?? []);
  const fitting = kinds.filter((index) =>
    ['heading', 'cards'].every((key) => fieldsOf(index).some((field) => field.key === key)),
  );
  const needs = (index: NodeIndex) => fieldsOf(index).filter(({ isOptional }) => !isOptional).length;
  return fitting.toSorted((one, other) => needs(one) - needs(other))[0];
}

/**
 * Section that displays all entries of a collection. Title sections are excluded, as they display one entry.
 * @throws TaskFault if there is none
 */
function showingEntries(type: EntryType, collection: string): JsonObject {
  const shown = blockTypes.find((block) => descriptorOf(block)?.shows === type && !descriptorOf(block)?.isTitle);
  if (shown === undefined) throw new TaskError('no-such-place', 'type');
  return { type: shown, from: { collection } };
}

/** Adds a collection, and `collections` if it is the first. */
export function putCollection(task: Task, name: string, collection: JsonObject): void {
  const isFirst = get(task.site, 'collections') === undefined;
  if (isFirst) task.do({ do: 'set', at: ['collections'], value: { [name]: collection } });
  else task.do({ do: 'set', at: ['collections', name], value: collection });
}

/** Starts a blog: a collection of posts with its list page and one post. @throws TaskFault if the name or address is taken */
export function beginPosts(site: Json, { name, title, description, path, first, today }: BeginPosts): TaskPlan {
  const task = new Task(site);
  expectFreeName(site, name);
  expectFreeAddress(site, path, 'path');
  const blanks = new Blanks(task, { today });
  const { posts, ...made } = blankOf(blanks, indexOfType('collections', 'posts'), name);
  const [blank] = Array.isArray(posts) ? posts : [];
  const post: JsonObject = { ...(isObject(blank) ? blank : {}), ...first, date: today };
  putCollection(task, name, { ...made, path, title, description, posts: [post] });
  task.addConsequence('posts-begun', ['collections', name], { title, path });
  task.addConsequence('entry-added', ['collections', name, 'posts', 0], { title: first.title });
  return task.plan('task-begin-posts', { title });
}

/**
 * Starts a collection of cards, events or entries with one item, and a section that displays it.
 * @throws TaskFault if the name is taken, or `at` is not a list of sections
 */
export function beginCards(site: Json, { type, name, title, first, at, today }: BeginCards): TaskPlan {
  const task = new Task(site);
  expectFreeName(site, name);
  if (at.at(-1) !== 'blocks' || !Array.isArray(task.at(at))) throw new TaskError('no-such-place', 'at');
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
  task.addConsequence('collection-added', ['collections', name], { name: title });
  const index = listAt(task.site, at).length;
  task.do({ do: 'insert', at, index, value: { ...section, heading: title } });
  task.addConsequence('section-added', [...at, index]);
  return task.plan('task-begin-cards', { title });
}

/** Adds the announcement. @throws TaskFault if the site has one */
export function addAnnouncement(site: Json, { text, until }: AddAnnouncement): TaskPlan {
  const task = new Task(site);
  if (get(site, 'announcement') !== undefined) throw new TaskError('nothing-to-do', 'text');
  const made = blankOf(new Blanks(task), rootFields.announcement, 'announcement');
  task.do({ do: 'set', at: ['announcement'], value: { ...made, text, ...(until && { until }) } });
  task.addConsequence('announcement-added', ['announcement']);
  return task.plan('task-add-announcement', {});
}
