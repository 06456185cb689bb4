import { readEmbedAddress } from '../../../../templates/components/embed-address.ts';
import { readVideoAddress } from '../../../../templates/components/video-address.ts';
import { decodedPart } from '../../../../templates/model/addresses/decode.ts';
import { kindOfFile } from '../../../../templates/model/files/file-kinds.ts';
import { isShortAddress, isUsableAddress } from '../../../../templates/schema/rules.ts';
import type { Json } from '../../../core/json/value.ts';
import type { InlineNode, MediaNode } from '../../model/content.ts';
import { isBlank, isReadable, readableLine, readableText } from '../base/characters.ts';
import type { Piece } from '../base/context.ts';
import { inlineText } from '../base/inline-words.ts';
import type { Conversion } from './conversion.ts';
import { imageOf } from './pictures.ts';

type Title = { title: string /** The caption, unless it is the title. */; caption: Piece[] };

/** Records that media became something else than it was: files are links, everything else is an embed. */
export function recordMedia({ type, address }: MediaNode, now: 'links' | 'embeds' | undefined, { recorder }: Conversion): void {
  const was = type === 'file' ? 'links' : 'embeds';
  if (now === undefined) recorder.omit('unreadable', address, '', { [was]: 1 });
  else if (now !== was) recorder.change('embed-as-link', address, '', '', { [was]: -1, [now]: 1 });
}

/** A file without a title has the name of the file. */
function withFileName(node: MediaNode, { recorder }: Conversion): MediaNode {
  if (node.type !== 'file' || !isBlank(node.title ?? '')) return node;
  const title = fileNameOf(node.address);
  if (!isBlank(title)) recorder.change('repeated', node.address, '', title);
  return { ...node, title };
}

/** Title of a file to download, without its caption. */
export function fileTitle(node: MediaNode, conversion: Conversion): string {
  const given = readableLine(withFileName(node, conversion).title ?? '', conversion.recorder);
  if (!isBlank(given) && isReadable(given)) return given;
  const title = conversion.context.words.file;
  conversion.recorder.change('repeated', node.address, given, title);
  return title;
}

/** Last part of an address, as a name. */
function fileNameOf(address: string): string {
  const name = /([^/?#]+)(?:[?#].*)?$/s.exec(address)?.[1] ?? '';
  return decodedPart(name) ?? name;
}

/** Title of what is shown, which every such piece needs, and its caption. */
function titleOf(node: MediaNode, conversion: Conversion): Title {
  const { recorder, context } = conversion;
  const given = readableLine(node.title ?? '', recorder);
  const caption = conversion.paragraph(node.caption ?? []);
  if (!isBlank(given) && isReadable(given)) return { title: given, caption };
  const words = readableText(inlineText(node.caption ?? []))
    .replaceAll(/\s+/g, ' ')
    .trim();
  const ofCaption = !isBlank(words) && isReadable(words);
  const title = ofCaption ? words : context.words[node.type];
  recorder.change('repeated', node.address, '', title);
  return { title, caption: isBlank(given) ? caption : [given, ...caption] };
}

/** Fields and pieces of a poster: pieces have one if they can, otherwise it is a picture above. */
function posterOf(
  { poster }: MediaNode,
  hasPoster: boolean,
  conversion: Conversion,
): { fields: { poster?: Json }; above: Piece[] } {
  if (!poster) return { fields: {}, above: [] };
  const image = hasPoster ? imageOf(poster, conversion) : undefined;
  if (image) return { fields: { poster: image }, above: [] };
  return { fields: {}, above: conversion.figures([{ type: 'picture', picture: poster }]) };
}

/** An address of another site with `https:`, which frames need. */
function secureAddress(address: string): string | undefined {
  const secure = address.trim().replace(/^(?:http:)?\/\//i, 'https://');
  return /^https:\/\//i.test(secure) && isUsableAddress(secure) && isShortAddress(secure) ? secure : undefined;
}

/** What a known service shows at an address. */
function shownPiece(address: string): { type: 'video' | 'embed'; href: string } | undefined {
  const href = secureAddress(address);
  if (href === undefined || /[\s\\]/.test(href)) return undefined;
  if (readVideoAddress(href)) return { type: 'video', href };
  return readEmbedAddress(href) ? { type: 'embed', href } : undefined;
}

/** A file of the new site, as the piece that plays or offers it. */
function filePiece(file: string, title: string): { [key: string]: Json; type: string } | undefined {
  switch (kindOfFile(file)) {
    case undefined:
      return undefined;
    case 'mp4':
    case 'webm':
      return { type: 'video', title, file, uncaptioned: true };
    case 'mp3':
    case 'm4a':
      return { type: 'audio', title, file };
    default:
      return { type: 'download', file, title };
  }
}

/** A paragraph with a link, where no piece can show the file or frame; without an address its title, if it has one. */
function linkPieces(node: MediaNode, href: string | undefined, conversion: Conversion): Piece[] {
  const { recorder } = conversion;
  const title = readableLine(node.title ?? '', recorder);
  const name = isBlank(title) && href !== undefined ? conversion.context.words[node.type] : title;
  if (name !== title) recorder.change('repeated', node.address, '', name);
  const { above } = posterOf(node, false, conversion);
  const caption = conversion.paragraph(node.caption ?? []);
  const text: InlineNode[] = [{ type: 'text', value: name }];
  recordMedia(node, href === undefined ? undefined : 'links', conversion);
  const named: InlineNode[] = href === undefined ? text : [{ type: 'link', href, children: text }];
  return [...above, ...(isBlank(name) ? [] : conversion.paragraph(named)), ...caption];
}

/** A video, recording, frame or file. */
export function mediaPieces(node: MediaNode, conversion: Conversion): Piece[] {
  const shown = node.type === 'file' ? undefined : shownPiece(node.address);
  if (shown) {
    const { title, caption } = titleOf(node, conversion);
    recordMedia(node, 'embeds', conversion);
    const { fields, above } = posterOf(node, true, conversion);
    return [...above, { type: shown.type, title, href: shown.href, ...fields }, ...caption];
  }
  const target = conversion.context.resolveFile(node.address);
  if (target === undefined)
    return linkPieces(node, conversion.context.resolveLink(node.address)?.href && node.address, conversion);
  if ('href' in target) return linkPieces(node, target.href, conversion);
  const named = withFileName(node, conversion);
  if (filePiece(target.file, 'x') === undefined) return linkPieces(named, `/${target.file}`, conversion);
  const { title, caption } = titleOf(named, conversion);
  const piece = filePiece(target.file, title);
  if (piece) recordMedia(node, piece.type === 'download' ? 'links' : 'embeds', conversion);
  const { fields, above } = posterOf(node, piece?.type === 'video', conversion);
  return [...above, ...(piece ? [{ ...piece, ...fields }] : []), ...caption];
}
