import type { SourceDocument, SourceMedia } from '../model/document.ts';
import { type ContentVisitor, visitBlocks } from '../model/walk.ts';
import type { MediaRequest } from './media-types.ts';

/** Addresses that lead to a file to download, and not to a page. */
const downloads =
  /\.(?:pdf|docx?|dotx?|xlsx?|pptx?|ppsx?|odt|ods|odp|rtf|txt|csv|zip|epub|mp3|m4a|ogg|oga|wav|mp4|m4v|webm|jpe?g|png|gif|webp|avif|svg)(?:[?#].*)?$/i;

/** Files of an old site, by number and address. */
export interface KnownMedia {
  byId: ReadonlyMap<string, SourceMedia>;
  byAddress: ReadonlyMap<string, SourceMedia>;
}

export const knownMedia = (media: readonly SourceMedia[]): KnownMedia => ({
  byId: new Map(media.map((one) => [one.id, one])),
  byAddress: new Map(media.map((one) => [one.address, one])),
});

/**
 * Requests for all files that a document shows or links to.
 * @param base address or path that relative addresses of the document start at
 */
export function mediaOfDocument(document: SourceDocument, { byId, byAddress }: KnownMedia, base: string): MediaRequest[] {
  const requests = new Map<string, MediaRequest>();
  const add = (address: string, kind: MediaRequest['kind'], more: Partial<MediaRequest> & { media?: string } = {}) => {
    if (address === '' || requests.has(address)) return;
    const { media, ...values } = more;
    const known = (media === undefined ? undefined : byId.get(media)) ?? byAddress.get(address);
    requests.set(address, {
      ...{ key: address, address, base, kind },
      ...(known?.width !== undefined && known.height !== undefined && { width: known.width, height: known.height }),
      ...values,
      ...(known && { originals: [known.address] }),
      ...(known?.file !== undefined && { file: known.file }),
    });
  };
  const visitor: ContentVisitor = {
    picture: ({ address, alt, media, width, height }) =>
      add(address, 'picture', {
        alt,
        ...(media !== undefined && { media }),
        ...(width !== undefined && { width }),
        ...(height !== undefined && { height }),
      }),
    link: (href) => {
      if (downloads.test(href)) add(href, 'file');
    },
    media: (address, type) => {
      if (type !== 'embed') add(address, type);
    },
  };
  if (document.picture) visitor.picture?.(document.picture);
  const { file } = document.fields;
  if (file !== undefined) add(file.trim(), 'file');
  visitBlocks(document.blocks, visitor);
  return [...requests.values()];
}
