import { existsSync, realpathSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { SourceMedia } from '../../../model/document.ts';
import { basePath, decodedPath, distinct, parsedUrl, pathOnSite } from '../values/addresses.ts';
import { phpMembers, unserialize } from '../values/php-values.ts';
import { detached, plainText } from '../values/plain-text.ts';
import { metaValue, type WxrItem } from '../wxr/item.ts';

const extension = /\.[a-z0-9]{2,5}$/i;

/** What WordPress adds to the names of copies: size, rotation, time of an edit. */
const copyMark = /(?:-\d{1,5}x\d{1,5}|-scaled|-rotated|-e\d{10,})+$/;

/** Path of a file in the folder of uploads: `2024/05/photo.jpg`; undefined for files elsewhere. */
function uploadPath(address: string): string | undefined {
  const path = decodedPath((parsedUrl(address, 'http://site.invalid') ?? { pathname: '' }).pathname);
  const found = /\/(?:wp-content\/uploads|uploads|files)\/(?:sites\/\d+\/)?(.+)$/.exec(path)?.[1];
  return found?.split('/').some((part) => part === '..' || part === '' || part.includes('\\')) ? undefined : found;
}

/** The same for all copies of a picture in different sizes. */
function fileKey(address: string): string {
  const url = parsedUrl(address, 'http://site.invalid');
  const path = uploadPath(address) ?? decodedPath(url?.pathname ?? address);
  const end = extension.exec(path)?.[0] ?? '';
  return `${path.slice(0, path.length - end.length).replace(copyMark, '')}${end.toLowerCase()}`;
}

/** A file in the folder of uploads, if it is there and not a link to a place outside. */
function fileIn(uploads: string | undefined, address: string): string | undefined {
  const path = uploadPath(address);
  if (uploads === undefined || path === undefined) return undefined;
  const file = resolve(join(uploads, path));
  if (!existsSync(file) || !statSync(file).isFile()) return undefined;
  return realpathSync(file).startsWith(`${realpathSync(uploads)}${sep}`) ? file : undefined;
}

/** Attachments of a site by number and by address. */
export class MediaTable {
  private readonly byId = new Map<string, SourceMedia>();
  private readonly byFile = new Map<string, SourceMedia>();
  private readonly uploads: string | undefined;

  constructor(uploads: string | undefined) {
    this.uploads = uploads;
  }

  add(item: WxrItem, site: string | undefined): void {
    const address = originalOf(item);
    if (address === '' || item.id === '' || this.byId.has(item.id)) return;
    const entries = Object.entries({
      alt: plainText(metaValue(item, '_wp_attachment_image_alt')),
      caption: plainText(item.excerpt),
      title: plainText(item.title),
      file: fileIn(this.uploads, address) ?? fileIn(this.uploads, item.attachmentUrl),
      parent: item.parent === '0' ? '' : item.parent,
    });
    const details = entries.filter(([, value]) => value).map(([key, value]) => [key, detached(value ?? '')]);
    const base = basePath(site);
    const addresses = distinct([pathOnSite(item.link, site), `${base}?attachment_id=${item.id}`, pathOnSite(item.guid, site)]);
    const own = pathOnSite(address, undefined);
    const media: SourceMedia = {
      ...{ id: detached(item.id), address: detached(address), ...Object.fromEntries(details) },
      ...sizeOf(item),
      addresses: addresses.filter((one) => one !== own).map(detached),
    };
    this.byId.set(media.id, media);
    for (const one of [address, item.attachmentUrl]) if (!this.byFile.has(fileKey(one))) this.byFile.set(fileKey(one), media);
  }

  get(id: string): SourceMedia | undefined {
    return this.byId.get(id);
  }

  /** The attachment of which an address is a copy in some size. */
  find(address: string): SourceMedia | undefined {
    return this.byFile.get(fileKey(address));
  }

  /** Attachments in the order of the source, or those of a post. */
  all(parent?: string): SourceMedia[] {
    const media = [...this.byId.values()];
    return parent === undefined ? media : media.filter((one) => one.parent === parent);
  }
}

/** Width and height of a picture. */
function sizeOf(item: WxrItem): { width?: number; height?: number } {
  const members = new Map(phpMembers(unserialize(metaValue(item, '_wp_attachment_metadata'))));
  const [width, height] = [members.get('width'), members.get('height')].map(Number);
  return width && height && width > 0 && height > 0 ? { width, height } : {};
}

/** Address of the file as it was uploaded; large photos are scaled down, and their address is that of the copy. */
function originalOf(item: WxrItem): string {
  const address = item.attachmentUrl === '' && extension.test(item.guid) ? item.guid : item.attachmentUrl;
  const members = phpMembers(unserialize(metaValue(item, '_wp_attachment_metadata')));
  const name = members.find(([key]) => key === 'original_image')?.[1];
  return typeof name === 'string' && !/[/\\]/.test(name) ? address.replace(/[^/]+$/, name) : address;
}
