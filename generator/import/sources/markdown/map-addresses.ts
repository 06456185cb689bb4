import type { BlockNode, InlineNode, PictureReference } from '../../model/content.ts';

/** What replaces addresses in content. */
export interface AddressMap {
  link(address: string): string;
  asset(address: string): string;
}

/** Replaces the addresses of links, pictures and files in content. */
export function mapAddresses<T extends BlockNode | InlineNode>(nodes: readonly T[], map: AddressMap): T[] {
  return nodes.map((node) => mapValue(node, map) as T);
}

const isPicture = (value: object): value is PictureReference => 'alt' in value && 'address' in value;

const mediaTypes = new Set(['audio', 'video', 'file', 'embed']);

/** Every value of a node: nodes are plain data. */
function mapValue(value: unknown, map: AddressMap): unknown {
  if (Array.isArray(value)) return value.map((item) => mapValue(item, map));
  if (typeof value !== 'object' || value === null) return value;
  const type = 'type' in value && typeof value.type === 'string' ? value.type : '';
  const isMedia = mediaTypes.has(type);
  const changed: Record<string, unknown> = {};
  for (const [name, item] of Object.entries(value)) {
    if (name === 'place') changed[name] = item;
    else if (name === 'href' && typeof item === 'string') changed[name] = map.link(item);
    else if (name === 'address' && typeof item === 'string' && (isPicture(value) || isMedia)) changed[name] = map.asset(item);
    else changed[name] = mapValue(item, map);
  }
  return changed;
}
