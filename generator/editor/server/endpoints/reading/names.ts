import { isEntryType } from '../../../../../templates/schema/entry-types.ts';
import { pageOf, viewSite } from '../../../../check/facts/site-view.ts';
import { collectionName, nameOf } from '../../../../core/diagnostics/place-in-words.ts';
import { fromPointer, type Path } from '../../../../core/json/path.ts';
import { textOf } from '../../../../core/json/text-of.ts';
import { valueAt } from '../../../../core/json/value-at.ts';
import { get, items } from '../../../../core/json/walk.ts';
import type { NamedItem } from '../../../document/protocol-state.ts';
import { rowsOf } from '../../../preview/content-fragments.ts';
import { contentOf, type Preview } from '../../../preview/preview.ts';

/** Key of the list in a collection that contains the things of each kind. */
const lists: Record<string, string> = {
  card: 'cards',
  post: 'posts',
  entry: 'entries',
  author: 'authors',
  group: 'groups',
  tag: 'tags',
};

/** Collection that a name refers to: the one named next to it or around it, otherwise the one that contains it. */
function collectionFor(content: unknown, at: Path): unknown {
  const own = at[0] === 'collections' ? textOf(at[1]) : '';
  const beside = [at.slice(0, -1), at.slice(0, -2)].map((around) => textOf(get(valueAt(content, around), 'collection')));
  const name = beside.find((one) => one !== '') ?? own;
  return get(get(content, 'collections'), name);
}

/** @param held content of the collections: cards, posts, or entries of a type */
function collectionsWith(content: unknown, held: string): NamedItem[] {
  const all = Object.entries((get(content, 'collections') ?? {}) as Record<string, unknown>);
  return all
    .filter(([, value]) => rowsOf(value) === held || (isEntryType(held) && get(value, 'type') === held))
    .map(([name]) => ({ name, title: collectionName(content, name) }))
    .map(({ name, title }, _, named) => {
      const isUnique = named.filter((one) => one.title === title).length === 1;
      return { name, title: isUnique ? title : `${title} (${name})` };
    });
}

/** Sections with an id on the page of a place. */
function sectionsOf(content: unknown, at: Path): NamedItem[] {
  const page = pageOf(viewSite(content), at);
  return (page?.blocks ?? []).flatMap(({ value }) => {
    const id = textOf(get(value, 'id'));
    return id === '' ? [] : [{ name: id, title: nameOf(value) ?? id }];
  });
}

/**
 * Possible values of a name field.
 * @param pointer JSON Pointer of the field
 * @param named kind of the name, of `Named` in kinds.ts
 */
export function listNamed(preview: Preview, pointer: string, named: string): NamedItem[] {
  const at = fromPointer(pointer);
  if (!at) return [];
  const content = contentOf(preview);
  if (named === 'cards' || named === 'posts' || isEntryType(named)) return collectionsWith(content, named);
  if (named === 'section') return sectionsOf(content, at);
  if (!Object.hasOwn(lists, named)) return [];
  return items(get(collectionFor(content, at), lists[named] ?? '')).flatMap((item) => {
    const name = textOf(get(item, 'name'));
    return name === '' ? [] : [{ name, title: nameOf(item) ?? name }];
  });
}
