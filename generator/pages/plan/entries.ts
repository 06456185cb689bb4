import type { Site } from '../../../site.schema.ts';
import type { Planned } from '../../../templates/model/planned/planned.ts';
import type { AnyEntry, EntryDescriptor } from '../../../templates/registry/collections/entries/descriptor.ts';
import { entryDescriptorOf } from '../../../templates/registry/collections/types.ts';
import type { TermList } from '../../../templates/schema/entry-types.ts';
import { type CollectionOutline, chosenEntries, type EntryChoice, outlineOf } from '../../content/site/collection-outline.ts';
import { chosen, type Field, fieldAt, within } from '../../content/site/fields.ts';
import type { Path } from '../../core/json/path.ts';
import { memoize } from '../../core/util/memoize.ts';
import type { Resolve } from './resolving.ts';

interface EntryPlannerInput {
  site: Site;
  resolve: Resolve;
  resolveHref: (href: string) => string;
}

/** Reference to one or several entries of a collection. */
export type EntriesReference = { collection: string } & EntryChoice;
export interface EntryReference {
  collection: string;
  entry: string;
}

/** A collection of entries with metadata of its type. */
interface EntriesContext {
  name: string;
  collection: { entries: AnyEntry[] } & Partial<Record<TermList, { name: string; title: string }[]>>;
  outline: CollectionOutline;
  descriptor: EntryDescriptor;
  field: Field;
}

/** Plans what pages show of collections of entries: each entry once, for all pages that show it. */
export function createEntryPlanner({ site, resolve, resolveHref }: EntryPlannerInput) {
  const contextOf = memoize((name: string): EntriesContext => {
    const collection = Object.hasOwn(site.collections, name) ? site.collections[name] : undefined;
    const outline = outlineOf(collection);
    const descriptor = entryDescriptorOf(outline?.type);
    if (!collection || !outline || !descriptor) throw new Error(`The check let the collection ${name} pass.`);
    const field = chosen(fieldAt(['collections', name]), collection);
    return { name, collection: collection as unknown as EntriesContext['collection'], outline, descriptor, field };
  });

  /** Titles of the groups or tags of an entry. */
  const titlesOf = (
    { name: outlineEntry, collection, field }: EntriesContext,
    list: TermList,
    names: readonly string[],
  ): string[] =>
    names.flatMap((name) => {
      const terms = collection[list] ?? [];
      const index = terms.findIndex((term) => term.name === name);
      const path: Path = ['collections', outlineEntry, list, index, 'title'];
      const title = within(within(within(field, list), index), 'title');
      return index === -1 ? [] : [resolve(terms[index]?.title ?? '', title, path)];
    });

  const planned = memoize((context: EntriesContext) =>
    memoize((index: number): unknown => {
      const { name, collection, outline, descriptor, field } = context;
      const entry = collection.entries[index];
      const outlineEntry = outline.entries.find((one) => one.index === index);
      if (!entry || !outlineEntry) throw new Error(`The check let an entry of ${name} pass.`);
      // The body is shown only on the page of the entry.
      const { body: _, contents: _contents, ...shown } = entry;
      const place: Path = ['collections', name, 'entries', index];
      const plannedEntry = resolve(shown, within(within(field, 'entries'), index), place) as Planned<AnyEntry>;
      const around = {
        href: outlineEntry.path === undefined ? plannedEntry.href : resolveHref(outlineEntry.path),
        groups: titlesOf(context, 'groups', outlineEntry.groups),
        tags: titlesOf(context, 'tags', outlineEntry.tags),
      };
      return descriptor.toItem(plannedEntry, around, collection);
    }),
  );

  const planEntries = ({ collection, ...choice }: EntriesReference): unknown[] => {
    const context = contextOf(collection);
    return chosenEntries(context.outline, choice, site.site.language).map(({ index }) => planned(context)(index));
  };

  const planEntry = ({ collection, entry }: EntryReference): unknown => {
    const [found] = planEntries({ collection, names: [entry] });
    if (found === undefined) throw new Error(`The check let the entry ${entry} pass.`);
    return found;
  };

  return { planEntries, planEntry };
}
