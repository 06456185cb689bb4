import { formatTime } from '../../../../templates/components/format-time.ts';
import { inLanguages } from '../../../../templates/model/files/language.ts';
import { fill } from '../../../../templates/model/labels/fill.ts';
import { isSample, sampleFiles } from '../../../content/site/samples.ts';
import type { Path } from '../../../core/json/path.ts';
import { textOf } from '../../../core/json/text-of.ts';
import { isObject, type Json, type JsonObject } from '../../../core/json/value.ts';
import { get } from '../../../core/json/walk.ts';
import { firstFree, freeName } from '../free-name.ts';
import type { TaskRequest } from '../protocol-tasks.ts';
import { putCollection } from './begin.ts';
import { collectionsOf, languageOfSite, listAt, namesOf, nextId, Task, TaskError, type TaskPlan, toBeWritten } from './task.ts';

type AddNews = Extract<TaskRequest, { task: 'add-news' }>;
type AddEvent = Extract<TaskRequest, { task: 'add-event' }>;

const words = inLanguages({
  ar: { news: 'الأخبار', events: 'المواعيد', comma: '، ', stop: '.', hour: 'الساعة %s', action: 'التفاصيل' },
  en: { news: 'News', events: 'Events', comma: ', ', stop: '.', hour: '%s', action: 'Details' },
});

/** Picture of an item. */
export const pictureOf = (src: string, alt = ''): JsonObject => (alt === '' ? { src, alt: '', decorative: true } : { src, alt });

/** Adds a post to a collection, or starts a collection with it. */
function addPost(task: Task, collection: string | undefined, { kind, post }: { kind: 'news' | 'events'; post: JsonObject }) {
  const { site } = task;
  const name = collection ?? firstFree(kind, Object.keys((get(site, 'collections') as JsonObject | undefined) ?? {}));
  const list: Path = ['collections', name, 'posts'];
  const posts = listAt(site, list);
  const named = { ...post, name: textOf(post.name) || freeName(textOf(post.title), namesOf(posts), 'post') };
  if (namesOf(posts).includes(named.name)) throw new TaskError('name-taken', 'name');
  if (collection === undefined) {
    const path = firstFree(
      `/${kind}`,
      listAt(site, ['routes']).map((page) => get(page, 'path')),
    );
    const title = words[languageOfSite(site)][kind];
    putCollection(task, name, { type: 'posts', path, title, description: toBeWritten, posts: [named] });
    task.addConsequence('posts-begun', ['collections', name], { title, path });
  } else {
    task.do({ do: 'insert', at: list, index: posts.length, value: named });
  }
  task.addConsequence('entry-added', [...list, posts.length], { title: textOf(post.title) });
  const path = textOf(get(get(get(task.site, 'collections'), name), 'path'));
  return {
    ...task.plan(kind === 'news' ? 'task-add-news' : 'task-add-event', { title: textOf(post.title) }),
    opens: `${path === '/' ? '' : path}/${named.name}`,
  };
}

/** Collection of a request, or the first of the type; undefined if there is none. @throws TaskError for another type */
function postsOf(site: Json, wished: string | undefined): string | undefined {
  const all = collectionsOf(site, 'posts');
  if (wished !== undefined && !all.includes(wished)) throw new TaskError('no-such-place', 'collection');
  return wished ?? all[0];
}

/** Adds news; starts a collection if the site has no posts. @throws TaskError */
export function addNews(site: Json, { collection, title, summary, text, image, alt, date, name = '' }: AddNews): TaskPlan {
  if (name !== '' && !/^[a-z][a-z0-9-]*$/.test(name)) throw new TaskError('bad-name', 'name');
  const post: JsonObject = {
    ...{ name, date, title, summary },
    ...(image !== undefined && { image: pictureOf(image, alt) }),
    body: text.length > 0 ? text : [summary],
  };
  return addPost(new Task(site), postsOf(site, collection), { kind: 'news', post });
}

/** Sections of the page at a path, then those of all other pages. */
export function sectionsFrom(site: Json, path: string): { at: Path; block: Json }[] {
  const pages = [...listAt(site, ['routes']).entries()];
  const isShown = ([, page]: [number, Json]) => get(page, 'path') === path;
  return [...pages.filter(isShown), ...pages.filter((page) => !isShown(page))].flatMap(([index]) => {
    const at: Path = ['routes', index, 'blocks'];
    return listAt(site, at).map((block, place) => ({ at: [...at, place], block }));
  });
}

/**
 * Collection that takes events: of a calendar or of event cards, first of those that the page shows. An event with an hour goes
 * to a calendar, as a card has a day only.
 */
function collectionForEvents(site: Json, { page, start }: AddEvent): string | undefined {
  const cards = collectionsOf(site, 'event-cards');
  const shown = sectionsFrom(site, page).flatMap(({ block }): string[] => {
    const own = textOf(get(get(block, 'cards'), 'collection'));
    if (get(block, 'type') === 'calendar') return [textOf(get(block, 'collection'))];
    return cards.includes(own) ? [own] : [];
  });
  const all = [...shown, ...cards, ...collectionsOf(site, 'posts')];
  const calendar = start.includes('T') ? shown.find((name) => !cards.includes(name)) : undefined;
  return calendar ?? all[0];
}

/** Picture and button of a new event card: those of the last one, as both are required and nobody is asked for them. */
function partsOfCard(site: Json, last: Json | undefined): JsonObject {
  const image = get(last, 'image');
  const action = get(last, 'action');
  const isReal = isObject(action) && !isSample(textOf(action.label));
  return {
    image: isObject(image) ? { ...image, alt: '', decorative: true } : pictureOf(sampleFiles.picture),
    action: isReal ? action : { label: words[languageOfSite(site)].action, href: textOf(get(action, 'href')) || '/' },
  };
}

/** Sentences of an event card. A card has a day only, so its time and place are sentences. */
function eventDescription(site: Json, { title, start, place = '', summary = '' }: AddEvent): string {
  const language = languageOfSite(site);
  const { comma, stop, hour } = words[language];
  const numerals = get(get(site, 'site'), 'numerals') === 'arab' ? 'arab' : 'latn';
  const time = formatTime(start, { language, numerals }).replaceAll('\u00a0', ' ');
  const facts = [time && fill(hour, time), place].filter((text) => text !== '').join(comma);
  return [facts && facts + stop, summary].filter((text) => text !== '').join(' ') || title + stop;
}

function addEventCard(task: Task, collection: string, request: AddEvent): TaskPlan {
  const { title, start } = request;
  const list: Path = ['collections', collection, 'cards'];
  const cards = listAt(task.site, list);
  const name = freeName(title, namesOf(cards), 'event');
  const value: Json = {
    ...{ name, id: nextId(cards), title, description: eventDescription(task.site, request), date: start.slice(0, 10) },
    ...partsOfCard(task.site, cards.at(-1)),
  };
  task.do({ do: 'insert', at: list, index: cards.length, value });
  task.addConsequence('entry-added', [...list, cards.length], { title });
  return task.plan('task-add-event', { title });
}

/** Adds an event to a calendar or to event cards; starts a collection if the site has neither. @throws TaskError */
export function addEvent(site: Json, request: AddEvent): TaskPlan {
  const { title, start, place = '', tag, today } = request;
  const collection = request.collection ?? collectionForEvents(site, request);
  const task = new Task(site);
  if (collection !== undefined && collectionsOf(site, 'event-cards').includes(collection))
    return addEventCard(task, collection, request);
  const { comma, stop } = words[languageOfSite(site)];
  const summary = request.summary || [title, place].filter((text) => text !== '').join(comma) + stop;
  const event: JsonObject = { start, ...(place !== '' && { place }) };
  const post: JsonObject = { ...{ date: today, title, summary }, ...(tag && { tags: [tag] }), body: [summary], event };
  return addPost(task, postsOf(site, collection), { kind: 'events', post });
}
