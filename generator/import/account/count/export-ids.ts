import { decodedAddress } from '../../../../templates/model/addresses/decode.ts';
import { typeOf } from './export-types.ts';
import type { ExportPart } from './split-export.ts';
import { childValue, type XmlElement } from './xml.ts';

/** Whether an item gives the prefix of WordPress another meaning. */
export const isForeign = ({ tag }: ExportPart): boolean =>
  /\bxmlns:wp\s*=\s*["'](?!https?:\/\/(?:www\.)?wordpress\.org\/)/.test(tag);

/** Number of a post; old exports have it in the address only. */
export function numberOf(item: XmlElement): string {
  const [id = '', guid = '', link = ''] = ['wp:post_id', 'guid', 'link'].map((name) => childValue(item, name));
  return id || /[?&](?:p|page_id|attachment_id)=(\d+)/.exec(guid)?.[1] || childValue(item, 'wp:post_name') || link;
}

/** Ids of the posts of an export. Its parts may repeat posts, and merged exports use a number twice. */
export class ExportIds {
  readonly #names = new Map<string, string>();

  /** @returns undefined for a copy of an earlier post */
  idOf(item: XmlElement): string | undefined {
    const slug = decodedAddress(childValue(item, 'wp:post_name'));
    const number = numberOf(item);
    const name = `${typeOf(item)} ${slug || childValue(item, 'link')}`;
    const id = this.#names.has(number) ? `${number}-${slug}` : number;
    if (this.#names.get(number) === name || this.#names.has(id)) return undefined;
    this.#names.set(Buffer.from(id).toString(), Buffer.from(name).toString());
    return id;
  }
}
