import { decodedPath } from '../values/addresses.ts';
import { detached } from '../values/plain-text.ts';
import type { WxrItem } from '../wxr/item.ts';

/** Gives each post of an export its id. Parts of an export may repeat posts, and merged exports use a number twice. */
export class Identities {
  private readonly names = new Map<string, string>();

  /** Id of the next post of the source; undefined if it is a copy of an earlier one. */
  idOf({ id, type, slug, link }: WxrItem): string | undefined {
    const name = detached(`${type} ${slug === '' ? link : decodedPath(slug)}`);
    const own = this.names.has(id) ? `${id}-${decodedPath(slug)}` : id;
    if (this.names.get(id) === name || this.names.has(own)) return undefined;
    this.names.set(detached(own), name);
    return own;
  }
}
