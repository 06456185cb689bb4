import { inLanguages } from '../../../../templates/model/files/language.ts';
import type { Path } from '../../../core/json/path.ts';
import { textOf } from '../../../core/json/text-of.ts';
import type { Json, JsonObject } from '../../../core/json/value.ts';
import { get } from '../../../core/json/walk.ts';
import { freeName, freePersonName } from '../free-name.ts';
import type { TaskRequest } from '../protocol-tasks.ts';
import { pictureOf, sectionsFrom } from './add-post.ts';
import { collectionsOf, languageOfSite, listAt, namesOf, Task, TaskError, type TaskPlan } from './task.ts';

type AddPerson = Extract<TaskRequest, { task: 'add-person' }>;

const words = inLanguages({ ar: { team: 'فريق العمل' }, en: { team: 'Our team' } });

/** Where people are added: in the collection or the section at a path. */
function placeFor(site: Json, { at, page }: AddPerson): Path | undefined {
  if (at) return at;
  const [shown] = sectionsFrom(site, page).filter(({ at: [, route], block }) => {
    return get(block, 'type') === 'people' && get(listAt(site, ['routes'])[Number(route)], 'path') === page;
  });
  const ofSection = shown && placeOfSection(shown);
  if (ofSection) return ofSection;
  const [collection] = collectionsOf(site, 'people');
  if (collection !== undefined) return ['collections', collection];
  const first = sectionsFrom(site, page).find(({ block }) => get(block, 'type') === 'people');
  return first && placeOfSection(first);
}

/** A section shows people of a collection, or its own. */
function placeOfSection({ at, block }: { at: Path; block: Json }): Path {
  const collection = textOf(get(get(block, 'from'), 'collection'));
  return collection === '' ? at : ['collections', collection];
}

/** Name of the department of a title, which is added if the collection has none. */
export function departmentIn(task: Task, collection: Path, title: string): string {
  const groups = listAt(task.site, [...collection, 'groups']);
  const known = groups.find((group) => textOf(get(group, 'title')).trim() === title);
  if (known !== undefined) return textOf(get(known, 'name'));
  const name = freeName(title, namesOf(groups), 'group');
  task.do({ do: 'insert', at: [...collection, 'groups'], index: groups.length, value: { name, title } });
  return name;
}

function addToCollection(task: Task, collection: Path, request: AddPerson): void {
  const { title, department } = request;
  const list: Path = [...collection, 'entries'];
  const entries = listAt(task.site, list);
  const name = freePersonName(title, namesOf(entries));
  const groups: JsonObject = department ? { groups: [departmentIn(task, collection, department)] } : {};
  task.do({ do: 'insert', at: list, index: entries.length, value: { name, title, ...detailsOf(request), ...groups } });
  task.addConsequence('entry-added', [...list, entries.length], { title });
}

function addToSection(task: Task, section: Path, request: AddPerson): void {
  const list: Path = [...section, 'items'];
  const { length } = listAt(task.site, list);
  task.do({ do: 'insert', at: list, index: length, value: itemOf(request) });
  task.addConsequence('entry-added', [...list, length], { title: request.title });
}

const detailsOf = ({ role, image, email }: AddPerson): JsonObject => ({
  ...(role && { role }),
  // The name is beside the portrait.
  ...(image && { image: pictureOf(image) }),
  ...(email && { email }),
});

/** Person of a section, which names departments by their titles. */
const itemOf = (request: AddPerson): JsonObject => ({
  name: request.title,
  ...detailsOf(request),
  ...(request.department && { groups: [request.department] }),
});

/** Adds a section of people at the end of the page, or of the first page if that has no sections. */
function beginSection(task: Task, request: AddPerson): void {
  const routes = listAt(task.site, ['routes']);
  const page = Math.max(
    0,
    routes.findIndex((one) => get(one, 'path') === request.page),
  );
  const blocks: Path = ['routes', page, 'blocks'];
  const index = listAt(task.site, blocks).length;
  const heading = words[languageOfSite(task.site)].team;
  task.do({ do: 'insert', at: blocks, index, value: { type: 'people', heading, items: [itemOf(request)] } });
  task.addConsequence('section-added', [...blocks, index]);
}

/** Adds a person: to a collection, to a section, or in a new section. @throws TaskError */
export function addPerson(site: Json, request: AddPerson): TaskPlan {
  const task = new Task(site);
  const place = placeFor(site, request);
  if (!place) beginSection(task, request);
  else if (place.length === 2 && get(task.at(place), 'type') === 'people') addToCollection(task, place, request);
  else if (get(task.at(place), 'type') === 'people') addToSection(task, place, request);
  else throw new TaskError('no-such-place', 'at');
  return task.plan('task-add-person', { title: request.title });
}
