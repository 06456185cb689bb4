import { isWithinLanguages, readDirectory } from '../../../content/locales/addresses.ts';
import { type Edition, editionOf } from '../../../content/locales/edition.ts';
import type { SiteLanguage } from '../../../content/locales/languages.ts';
import { everyLanguage, isOfOne, type TextByLanguage, textByLanguageAt } from '../../../content/locales/texts-by-language.ts';
import { chosen, type Field, siteField, within } from '../../../content/site/fields.ts';
import type { Path } from '../../../core/json/path.ts';
import { isObject, type Json } from '../../../core/json/value.ts';
import { get } from '../../../core/json/walk.ts';
import { isWords } from '../edition-context.ts';
import type { LanguageTask } from '../protocol-language-tasks.ts';
import type { Operation } from '../text/operation.ts';
import { languageNames } from './languages.ts';
import { TaskError, type TaskPlan } from './task.ts';
import { siteLanguages } from './titled-pages.ts';

/** A value as one of the remaining editions has it. */
interface View {
  edition: Edition;
  at: Path;
  value: unknown;
}

/** Position in the file, with the same position in the remaining editions that have it. */
interface Place {
  path: Path;
  views: readonly View[];
}

const isSettings = (path: Path) => path.length === 1 && path[0] === 'site';

/** Removes a language from the content, from the end to the beginning, so that paths stay valid. */
class Removal {
  readonly operations: Operation[] = [];
  /** Number of texts that only the language has. */
  texts = 0;
  /** Paths in the file of what no other language has. */
  readonly lost: Path[] = [];
  readonly #tag: string;
  readonly #remaining: readonly SiteLanguage[];

  constructor(tag: string, remaining: readonly SiteLanguage[]) {
    this.#tag = tag;
    this.#remaining = remaining;
  }

  walk(value: unknown, declared: Field, place: Place): void {
    const leaf = textByLanguageAt(value, declared);
    const field = chosen(declared, value);
    if (leaf) this.#simplify(leaf, declared, place.path);
    else if (Array.isArray(value)) this.#list(value, field, place);
    else if (isObject(value)) this.#object(value, field, place);
  }

  #list(value: readonly unknown[], field: Field, { path, views }: Place): void {
    const indexes = views.map(({ edition, at, value: shown }) => {
      const depth = edition.toFile(at).length;
      const items = Array.isArray(shown) ? shown : [];
      return new Map(items.map((_, index) => [edition.toFile([...at, index])[depth], index]));
    });
    for (const [index, item] of [...value.entries()].toReversed()) {
      const inner = views.flatMap((view, number) => {
        const own = indexes[number]?.get(index);
        return own === undefined ? [] : [{ ...view, at: [...view.at, own], value: get(view.value, own) }];
      });
      this.#child(item, within(field, index), { path: [...path, index], views: inner });
    }
  }

  #object(value: Record<string, unknown>, field: Field, { path, views }: Place): void {
    for (const [key, inner] of Object.entries(value).toReversed()) {
      const at = [...path, key];
      if (isSettings(path) && key === 'languages') continue;
      if (key === 'languages' && path.length > 1) this.#widen(value, at);
      else if (key === 'versionOf' && path.length > 1) {
        if (this.#remaining.length === 1) this.operations.push({ do: 'remove', at });
      } else {
        const shown = views.flatMap((view) => {
          const own = get(view.value, key);
          return own === undefined ? [] : [{ ...view, at: [...view.at, key], value: own }];
        });
        this.#child(inner, within(field, key), { path: at, views: shown });
      }
    }
  }

  /** A value that no remaining language shows is removed. */
  #child(value: unknown, field: Field, place: Place): void {
    if (place.views.length > 0) {
      this.walk(value, field, place);
      return;
    }
    this.#count(value, field, place.path.at(-1) ?? '');
    this.lost.push(place.path);
    this.operations.push({ do: 'remove', at: place.path });
  }

  #count(value: unknown, declared: Field, key: string | number): void {
    const leaf = textByLanguageAt(value, declared);
    const text = leaf?.[this.#tag];
    // A copy of the original text is no loss.
    const isOwn = typeof text === 'string' && text !== leaf?.[this.#remaining[0]?.tag ?? ''];
    if (isOwn && isWords(declared, key, text)) this.texts += 1;
    if (leaf || typeof value !== 'object' || value === null) return;
    const field = chosen(declared, value);
    for (const [inner, child] of Object.entries(value)) this.#count(child, within(field, inner), inner);
  }

  /** A text that is left in one language is written without it, if that means the same. */
  #simplify(leaf: TextByLanguage, field: Field, path: Path): void {
    this.#count(leaf, field, path.at(-1) ?? '');
    const [first] = this.#remaining;
    const kept = Object.entries(leaf).filter(([key]) => key !== this.#tag);
    const own = leaf[first?.tag ?? ''] ?? leaf[everyLanguage];
    const isAlone = kept.length === 1 && kept[0]?.[0] === first?.tag && typeof own === 'string' && isOfOne(own, first?.tag ?? '');
    if (this.#remaining.length === 1 || (isAlone && kept.length < Object.keys(leaf).length))
      this.operations.push({ do: 'set', at: path, value: (own ?? '') as Json });
    else if (Object.hasOwn(leaf, this.#tag)) this.operations.push({ do: 'remove', at: [...path, this.#tag] });
  }

  /** `languages` of an item: without the language, and gone if that names all. */
  #widen(item: unknown, at: Path): void {
    const list = get(item, 'languages');
    if (!Array.isArray(list)) return;
    if (this.#remaining.every((language) => isWithinLanguages(item, language))) this.operations.push({ do: 'remove', at });
    else if (list.includes(this.#tag)) this.operations.push({ do: 'remove', at: [...at, list.indexOf(this.#tag)] });
  }
}

/** List of languages without one; a site of one language has no list, unless that language has settings of its own. */
function unlist(site: Json, index: number): Operation[] {
  const at: Path = ['site', 'languages'];
  const list = get(get(site, 'site'), 'languages') as Json[];
  const [first] = list;
  if (list.length > 2 || typeof first !== 'string') return [{ do: 'remove', at: [...at, index] }];
  return [
    { do: 'set', at: ['site', 'language'], value: first },
    { do: 'remove', at },
  ];
}

export interface PlannedRemoval {
  operations: Operation[];
  texts: number;
  /** Paths in the file of what only the removed language has. */
  lost: Path[];
}

/** Plans the removal of a language; undefined if it is not one that can be removed. Pure. */
export function planRemoval(site: Json, tag: string): PlannedRemoval | undefined {
  const languages = siteLanguages(site);
  const index = languages.findIndex((one) => one.tag === tag);
  if (index < 1 || !Array.isArray(get(get(site, 'site'), 'languages'))) return undefined;
  const remaining = languages.toSpliced(index, 1);
  const directory = readDirectory(site, remaining);
  const removal = new Removal(tag, remaining);
  const views = remaining.map((language): View => {
    const edition = editionOf(language, { site, languages: remaining, directory });
    return { edition, at: [], value: edition.value };
  });
  removal.walk(site, siteField, { path: [], views });
  return { operations: [...removal.operations, ...unlist(site, index)], texts: removal.texts, lost: removal.lost };
}

/**
 * Removes a language, its texts, and what no other language has.
 * @throws TaskError if the site does not have it, or it is the default one
 */
export function removeLanguage(site: Json, { tag }: Extract<LanguageTask, { task: 'remove-language' }>): TaskPlan {
  const planned = planRemoval(site, tag);
  if (!planned) throw new TaskError('no-such-place', 'tag');
  const { operations, texts } = planned;
  return {
    operations,
    summary: { key: 'task-remove-language', values: { ...languageNames(tag), count: String(texts) } },
    consequences: [],
  };
}
