import type { Thing } from 'schema-dts';
import type { Route, Site } from '../../../site.schema.ts';
import { descriptorOf } from '../../../templates/blocks/descriptors.ts';
import type { AnyEntry } from '../../../templates/registry/collections/entries/descriptor.ts';
import { entryDescriptorOf } from '../../../templates/registry/collections/types.ts';
import { outlineOf } from '../../content/site/collection-outline.ts';
import { chosen, fieldAt, within } from '../../content/site/fields.ts';
import { isFallback } from '../../content/site/localised-texts.ts';
import { memoizeByBlocks } from '../../content/site/memoize-by-blocks.ts';
import { withPlainWords } from '../../content/text/inline/plain-content.ts';
import { get } from '../../core/json/walk.ts';
import type { EntityContext } from './page-entities.ts';

/** The reference in the first block of an entry's page. */
const headOf = memoizeByBlocks(([block]) => {
  const from = block && descriptorOf(block.type)?.isTitle && descriptorOf(block.type)?.shows ? get(block, 'from') : undefined;
  const [collection, entry] = [get(from, 'collection'), get(from, 'entry')];
  return typeof collection === 'string' && typeof entry === 'string' ? { collection, entry } : null;
});

/** The entry of a route, and its collection; undefined for other pages. */
function entryOfRoute(site: Site, route: Pick<Route, 'blocks' | 'path'>) {
  const head = headOf(route);
  const collection = head && Object.hasOwn(site.collections, head.collection) ? site.collections[head.collection] : undefined;
  const outline = outlineOf(collection);
  const own = head && outline?.byName.get(head.entry);
  if (!head || !collection || !outline || own?.path !== route.path) return undefined;
  const entry = (collection as unknown as { entries: AnyEntry[] }).entries[own.index];
  const field = chosen(fieldAt(['collections', head.collection]), collection);
  return entry && { type: outline.type, entry, field: within(within(field, 'entries'), own.index) };
}

/** An entry without texts that an edition has only in another language. */
const ownWords = (site: Site, entry: AnyEntry): AnyEntry =>
  Object.fromEntries(
    Object.entries(entry).filter(([, value]) => typeof value !== 'string' || !isFallback(site, value)),
  ) as unknown as AnyEntry;

/** Entity of an entry's page; undefined for other pages and incomplete entries. */
export function describeEntry(
  { site, route, id, organization }: EntityContext,
  addressOf: (source: string) => string | undefined,
): Thing | undefined {
  const found = entryOfRoute(site, route);
  if (!found || route.placeholder) return undefined;
  const { body: _, ...said } = found.entry;
  const entry = withPlainWords(ownWords(site, said), found.field);
  return entryDescriptorOf(found.type)?.describe?.(entry, { id, addressOf, organization });
}
