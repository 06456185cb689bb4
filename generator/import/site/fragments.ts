import { anchorOf } from '../../../templates/components/anchor.ts';
import { mainId } from '../../../templates/model/page/ids.ts';
import { fieldRoleOf } from '../../../templates/schema/field-roles.ts';
import { viewSite } from '../../check/facts/site-view.ts';
import { targetOf } from '../../check/rules/links.ts';
import { editionsOf } from '../../content/locales/editions.ts';
import { walkFields } from '../../content/site/fields.ts';
import { plainWords } from '../../content/text/inline/read.ts';
import type { Path } from '../../core/json/path.ts';
import { isObject, type Json, type JsonObject } from '../../core/json/value.ts';
import { get, wordOf } from '../../core/json/walk.ts';

/** Finds the id in a new page for a fragment of a link. @param route path of the page in its edition */
export type FindId = (route: string, fragment: string) => string | undefined;

/** A link with a fragment that its page does not have. */
interface DeadFragment {
  /** Path of its text in the content. */
  path: Path;
  fragment: string;
  /** Id that the page has instead. */
  id: string | undefined;
}

/** Ids of headings in other languages, and those of the default language, which all languages use. */
function idsOfTranslations(site: JsonObject, first: string): Map<string, string> {
  const ids = new Map<string, string>();
  walkFields(site, ({ value, field }) => {
    if (!isObject(value) || field.is !== 'object') return;
    for (const [key, one] of field.fields) {
      const texts = value[key];
      if (one.is !== 'value' || fieldRoleOf(one.kind).anchor !== 'words' || !isObject(texts) || 'id' in value) continue;
      const idOf = (text: unknown) => anchorOf(fieldRoleOf(one.kind).hasMarks ? plainWords(String(text)) : String(text));
      const own = texts[first];
      if (typeof own !== 'string') continue;
      for (const text of Object.values(texts)) if (typeof text === 'string') ids.set(idOf(text), idOf(own));
    }
  });
  return ids;
}

function deadFragments(site: JsonObject, findId: FindId): DeadFragment[] {
  const all = editionsOf(site);
  const translations = all ? idsOfTranslations(site, all.languages[0]?.tag ?? '') : new Map<string, string>();
  const editions = all?.editions ?? [{ value: site as unknown, toFile: (path: Path) => path }];
  return editions.flatMap(({ value, toFile }) => {
    const view = viewSite(value);
    const idsByRoute = new Map([...view.pages, ...view.generatedPages].map(({ route, ids }) => [route, ids]));
    return view.hrefs.flatMap(({ value: href, path }): DeadFragment[] => {
      const { route = '', fragment } = targetOf(href) ?? {};
      const ids = idsByRoute.get(route);
      if (fragment === undefined || !ids || fragment === mainId) return [];
      const names = new Set(ids.map((id) => wordOf(id.value)));
      if (names.has(fragment)) return [];
      const candidates = [findId(route, fragment), translations.get(fragment), anchorOf(fragment)];
      const id = candidates.find((one) => one !== undefined && names.has(one));
      return [{ path: toFile(path), fragment: href.slice(href.indexOf('#') + 1), id }];
    });
  });
}

/** Replaces the fragment of the links of a text, or of an address. */
function replaced(text: string, { fragment, id }: DeadFragment): string {
  const end = `#${fragment}`;
  const next = id === undefined ? '' : `#${id}`;
  if (text.startsWith('/') && text.endsWith(end)) return text.slice(0, -end.length) + next;
  return text.replaceAll(`${end})`, `${next})`);
}

/** Corrects or removes fragments of links that lead to no part of their page. Changes the site in place. */
export function repairFragments(site: JsonObject, findId: FindId): void {
  for (const dead of deadFragments(site, findId)) {
    const last = dead.path.at(-1);
    const around = dead.path.slice(0, -1).reduce<unknown>((inner, key) => get(inner, key), site) as
      | { [key: string | number]: Json }
      | undefined;
    const text = last === undefined ? undefined : around?.[last];
    if (around && last !== undefined && typeof text === 'string') around[last] = replaced(text, dead);
  }
}
