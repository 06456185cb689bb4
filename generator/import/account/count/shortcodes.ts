import { escapeHtml } from '../../../core/util/escape-html.ts';

/** Picture or file of an export, as far as other documents show it. */
export interface ExportFile {
  address: string;
  alt: string;
  caption: string;
  parent: string;
}

/** What shortcodes of a document refer to. */
export interface ShortcodeContext {
  /** Files by number. */
  file: (id: string) => ExportFile | undefined;
  /** Pictures attached to the document. */
  attached: () => ExportFile[];
}

const tag = /\[(\[?)(\/?)([a-z][\w-]*)((?:[\s=/](?:"[^"]*"|'[^']*'|[^\]"'])*)?)\](\]?)/gi;

/** Core shortcodes and usual ones, which have no arguments at times. */
const known = new Set(
  'audio caption code embed gallery highlight latex playlist sourcecode video wp_caption more nextpage'.split(' '),
);

/** Shortcodes whose content is data. */
const data = /\[(vc_raw_html|vc_raw_js|latex)\b[^\]]*\][\s\S]*?\[\/\1\]|\$latex\s[^$]*\$/gi;

const attributesOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s\]]+))/g)].map(([, name, ...values]) => [
      name,
      values.find((value) => value !== undefined) ?? '',
    ]),
  );

/** Whether text in brackets is a shortcode, not words of an author such as [sic]. */
function isShortcode(name: string, rest: string, closed: ReadonlySet<string>): boolean {
  return known.has(name.toLowerCase()) || closed.has(name) || /[-_]/.test(name) || /[="]|\/$/.test(rest);
}

const pictureHtml = ({ address, alt, caption }: ExportFile) =>
  `<figure><img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}"><figcaption>${caption}</figcaption></figure>`;

const frameHtml = (element: string, address: string) => `<${element} src="${escapeHtml(address)}"></${element}>`;

/** Pictures of `[gallery]`. */
function galleryHtml(attributes: Record<string, string>, { file, attached }: ShortcodeContext): string {
  const ids = (attributes.ids ?? attributes.include ?? '').split(/[\s,]+/).filter((id) => id !== '');
  const excluded = new Set((attributes.exclude ?? '').split(/[\s,]+/));
  const files = ids.length > 0 ? ids.map(file) : attached().filter(({ address }) => !excluded.has(address));
  return files.map((one) => (one ? pictureHtml(one) : '')).join('');
}

const mediaKeys = ['src', 'mp3', 'm4a', 'ogg', 'wav', 'wma', 'mp4', 'm4v', 'webm', 'ogv', 'wmv', 'flv'];

function openingHtml(name: string, rest: string, context: ShortcodeContext): string {
  const attributes = attributesOf(rest);
  if (name === 'gallery') return galleryHtml(attributes, context);
  if (name === 'audio' || name === 'video') {
    const key = mediaKeys.find((one) => attributes[one]);
    return frameHtml(name, (key && attributes[key]) || '');
  }
  if (name === 'playlist') {
    const files = (attributes.ids ?? '').split(/[\s,]+/).flatMap((id) => context.file(id) ?? []);
    return files.map(({ address }) => frameHtml('audio', address)).join('');
  }
  if (name === 'code' || name === 'sourcecode') return '<pre>';
  if ((name === 'caption' || name === 'wp_caption') && attributes.caption) return ` ${attributes.caption} `;
  return ' ';
}

function replaceIn(html: string, closed: ReadonlySet<string>, context: ShortcodeContext): string {
  const plain = html.replaceAll(/\[embed[^\]]*\]\s*(\S+?)\s*\[\/embed\]/gi, (_, address: string) => frameHtml('iframe', address));
  return plain.replaceAll(tag, (whole, escaped: string, closing: string, name: string, rest: string, escapedEnd: string) => {
    if (escaped && escapedEnd) return whole;
    if (!isShortcode(name, rest, closed)) return whole;
    const lower = name.toLowerCase();
    const html = closing ? (lower === 'code' || lower === 'sourcecode' ? '</pre>' : ' ') : openingHtml(lower, rest, context);
    return escaped + html + escapedEnd;
  });
}

/** HTML with shortcodes replaced by what they show; of unknown ones, their content stays. Code is left as it is. */
export function withoutShortcodes(html: string, context: ShortcodeContext): string {
  const closed = new Set([...html.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name = '']) => name));
  return html
    .replaceAll(data, ' ')
    .split(/(<(?:pre|code)\b[\s\S]*?<\/(?:pre|code)>)/i)
    .map((part, index) => (index % 2 === 1 ? part : replaceIn(part, closed, context)))
    .join('');
}

/** Hosts whose pages WordPress shows as frames when their address is alone in a line. */
const frameHosts =
  /^https?:\/\/(?:[\w-]+\.)?(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com|dailymotion\.com|dai\.ly|twitter\.com|x\.com|instagram\.com|facebook\.com|tiktok\.com|soundcloud\.com|spotify\.com|mixcloud\.com|reverbnation\.com|flickr\.com|flic\.kr|smugmug\.com|imgur\.com|slideshare\.net|speakerdeck\.com|scribd\.com|issuu\.com|ted\.com|wordpress\.tv|videopress\.com|kickstarter\.com|reddit\.com|tumblr\.com|polldaddy\.com|poll\.fm|crowdsignal\.com|amazon\.\w+|animoto\.com|cloudup\.com|screencast\.com|wolframcloud\.com|pinterest\.com|bsky\.app)\//i;

const lonelyAddress = /(^|<p>)[ \t]*(https?:\/\/[^\s<>"]+)[ \t]*(?=$|<\/p>|<br)/gim;

/** HTML in which addresses alone in a line are frames, where WordPress makes frames of them. */
export const withFrames = (html: string): string =>
  html.replaceAll(lonelyAddress, (whole, start: string, address: string) =>
    frameHosts.test(address) ? start + frameHtml('iframe', address.replaceAll('&amp;', '&')) : whole,
  );
