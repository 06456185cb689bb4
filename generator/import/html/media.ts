import type { BlockNode, MediaNode } from '../model/content.ts';
import { attributeOf, childElements, elementsWithin, firstAttribute, type HtmlElement } from './dom.ts';
import type { BlockReader, HtmlReader } from './html-reader.ts';
import { countsWithin, frameTitle, plainTextOf } from './plain-text.ts';

const titleOf = (element: HtmlElement): { title?: string } => {
  const title = frameTitle(element);
  return title ? { title } : {};
};

/** Records what is shown only if the media cannot be. */
function omitFallback(element: HtmlElement, reader: HtmlReader, isDropped: (child: HtmlElement) => boolean): void {
  const others = element.childNodes.filter((node) => !('tagName' in node) || isDropped(node));
  const [text, counts] = [plainTextOf(others), countsWithin(others)];
  if (text === '' && Object.keys(counts).length === 0) return;
  const place = reader.placeOf(element);
  reader.context.losses.omissions.push({ reason: 'hidden', name: element.tagName, text, counts, place });
}

export const readFrame: BlockReader = (element, reader) => {
  const address = firstAttribute(element, 'src', 'data-src', 'data-lazy-src', 'data-litespeed-src', 'data-cmplz-src');
  const late = firstAttribute(element, 'data-src', 'data-lazy-src', 'data-litespeed-src', 'data-cmplz-src');
  const shown = address === undefined || /^about:|^data:/i.test(address) ? late : address;
  if (shown === undefined) {
    reader.omit('dynamic', element);
    return [];
  }
  omitFallback(element, reader, () => true);
  return [{ type: 'embed', address: shown, ...titleOf(element) }];
};

/** Subtitles and other tracks of a video are files beside it. */
function omitTracks(element: HtmlElement, reader: HtmlReader): void {
  for (const track of childElements(element).filter(({ tagName }) => tagName === 'track')) {
    const name = `track ${attributeOf(track, 'src') ?? ''}`.trim();
    reader.context.losses.omissions.push({ reason: 'plugin-data', name, text: '', place: reader.placeOf(track) });
  }
}

export const readPlayer: BlockReader = (element, reader) => {
  const type = element.tagName === 'audio' ? 'audio' : 'video';
  const sources = childElements(element).filter(({ tagName }) => tagName === 'source');
  const address =
    firstAttribute(element, 'src', 'data-src') ??
    sources.map((source) => firstAttribute(source, 'src', 'data-src')).find(Boolean);
  if (address === undefined) {
    reader.omit('dynamic', element);
    return [];
  }
  omitFallback(element, reader, ({ tagName }) => tagName !== 'source' && tagName !== 'track');
  omitTracks(element, reader);
  const poster = type === 'video' ? firstAttribute(element, 'poster', 'data-poster') : undefined;
  return [{ type, address, ...titleOf(element), ...(poster !== undefined && { poster: { address: poster, alt: '' } }) }];
};

const parameter = (element: HtmlElement, ...names: string[]): string | undefined =>
  childElements(element)
    .filter((child) => child.tagName === 'param' && names.includes((attributeOf(child, 'name') ?? '').toLowerCase()))
    .map((child) => firstAttribute(child, 'value'))
    .find(Boolean);

const typeOf = (address: string, element: HtmlElement): MediaNode['type'] => {
  const type = attributeOf(element, 'type') ?? '';
  if (/pdf/i.test(type) || /\.(?:pdf|docx?|xlsx?|pptx?|zip)(?:[?#]|$)/i.test(address)) return 'file';
  if (/^audio\//i.test(type)) return 'audio';
  return /^video\//i.test(type) ? 'video' : 'embed';
};

/** `object` and `embed`. Content of an `object` is shown only if its own address is missing. */
export const readObject: BlockReader = (element, reader, state): BlockNode[] => {
  const address = firstAttribute(element, 'data', 'src') ?? parameter(element, 'movie', 'src', 'filename', 'url');
  if (address !== undefined) {
    omitFallback(element, reader, () => true);
    const type = typeOf(address, element);
    const counts = { embeds: -1, links: 1 };
    if (type === 'file') reader.change('embed-as-link', element, { before: '', after: '', counts });
    return [{ type, address, ...titleOf(element) }];
  }
  const inner = [...elementsWithin(element.childNodes)];
  const title = frameTitle(element);
  if (title !== '') reader.context.losses.omissions.push({ reason: 'hidden', name: `${element.tagName} title`, text: title });
  if (inner.some(({ tagName }) => /^(?:embed|iframe|object|video|audio)$/.test(tagName)))
    reader.changed('repeated', element.tagName, { embeds: -1 });
  else reader.omitEmpty(element, { embeds: 1 });
  return reader.flow(element.childNodes, state);
};
