import { messageLanguages } from '../../../../templates/model/files/language.ts';
import { isLanguage } from '../../../../templates/schema/rules.ts';
import { readDirectory } from '../../../content/locales/addresses.ts';
import type { SiteLanguage } from '../../../content/locales/languages.ts';
import { isObject, type Json } from '../../../core/json/value.ts';
import { get } from '../../../core/json/walk.ts';
import type { LanguageTask } from '../protocol-language-tasks.ts';
import { choosePages, contextOf, putText } from './choose-pages.ts';
import { Task, TaskError, type TaskPlan } from './task.ts';
import { siteLanguages } from './titled-pages.ts';

type Asked<Name extends LanguageTask['task']> = Extract<LanguageTask, { task: Name }>;

/** Name of a language in each language of messages, for the history. */
export const languageNames = (tag: string): Record<string, string> =>
  Object.fromEntries(
    messageLanguages.map((reader) => [`what-${reader}`, new Intl.DisplayNames(reader, { type: 'language' }).of(tag) ?? tag]),
  );

const usualPrefix = (tag: string) => `/${tag.toLowerCase()}`;

/** @throws TaskError if pages of the site already have addresses that begin so */
function expectFreePrefix(site: Json, languages: readonly SiteLanguage[], prefix: string): void {
  if (!/^\/[a-z0-9]+(?:-[a-z0-9]+)*$/.test(prefix)) throw new TaskError('bad-address', 'path');
  const addresses = [...readDirectory(site, languages).pages.values()].flatMap((page) =>
    languages.flatMap((language) => {
      const own = page.get(language.tag);
      return own === undefined ? [] : [language.prefix + own];
    }),
  );
  const isTaken = [...addresses, ...languages.map((one) => one.prefix)].some((path) => `${path}/`.startsWith(`${prefix}/`));
  if (isTaken) throw new TaskError('address-taken', 'path');
}

interface Entry {
  tag: string;
  path?: Json | undefined;
  name?: Json | undefined;
  isDraft: boolean;
}

/** Language as the list has it: its tag alone if nothing else is to be said. */
function entryOf({ tag, path, name, isDraft }: Entry): Json {
  const settings = { ...(path !== undefined && { path }), ...(name !== undefined && { name }), ...(isDraft && { draft: true }) };
  return Object.keys(settings).length === 0 ? tag : { tag, ...settings };
}

/** Adds a language to the list of the site, which replaces the setting of a single language. */
function listLanguage(task: Task, entry: Json): void {
  const listed = task.at(['site', 'languages']);
  if (Array.isArray(listed)) {
    task.do({ do: 'insert', at: ['site', 'languages'], index: listed.length, value: entry });
    return;
  }
  const language = task.at(['site', 'language']);
  if (listed !== undefined || typeof language !== 'string') throw new TaskError('no-such-place', 'tag');
  task.do({ do: 'set', at: ['site', 'languages'], value: [language, entry] });
  task.do({ do: 'remove', at: ['site', 'language'] });
}

/**
 * Adds a language: to the list of languages, and to the titles of the chosen pages.
 * @throws TaskError
 */
export function addLanguage(site: Json, { tag, path, isDraft, name, pages }: Asked<'add-language'>): TaskPlan {
  const task = new Task(site);
  const languages = siteLanguages(site);
  if (!isLanguage(tag)) throw new TaskError('bad-name', 'tag');
  if (languages.some((one) => one.tag === tag)) throw new TaskError('name-taken', 'tag');
  const prefix = path?.trim() || usualPrefix(tag);
  expectFreePrefix(site, languages, prefix);
  listLanguage(task, entryOf({ tag, path: prefix === usualPrefix(tag) ? undefined : prefix, isDraft }));
  if (name.trim() !== '') putText(task, ['site', 'name'], name.trim(), contextOf(task, tag));
  choosePages(task, tag, pages);
  return task.plan('task-add-language', languageNames(tag));
}

/**
 * Changes which pages a language has, and whether visitors see it.
 * @throws TaskError
 */
export function changeLanguage(site: Json, { tag, isDraft, pages }: Asked<'change-language'>): TaskPlan {
  const task = new Task(site);
  const { languages, language } = contextOf(task, tag);
  const index = languages.indexOf(language);
  const at = ['site', 'languages', index];
  const entry = task.at(at);
  if (index === 0 || (entry !== tag && get(entry, 'tag') !== tag)) throw new TaskError('no-such-place', 'tag');
  if (language.isDraft !== isDraft) {
    const settings = isObject(entry) ? { path: entry.path, name: entry.name } : {};
    task.do({ do: 'set', at, value: entryOf({ tag, ...settings, isDraft }) });
  }
  choosePages(task, tag, pages);
  if (task.operations.length === 0) throw new TaskError('nothing-to-do', 'pages');
  return task.plan('task-change-language', languageNames(tag));
}
