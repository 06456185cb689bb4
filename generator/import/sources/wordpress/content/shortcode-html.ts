import { escapeHtml } from '../../../../core/util/escape-html.ts';
import { parsedUrl } from '../values/addresses.ts';
import type { Shortcode } from './shortcode-tags.ts';

/** A file that a shortcode or block names by its number. */
export interface NamedMedia {
  id: string;
  address: string;
  alt?: string;
  /** Plain text. */
  caption?: string;
  title?: string;
}

/** What shortcodes refer to. */
export interface ShortcodeContext {
  media: (id: string) => NamedMedia | undefined;
  /** Files that belong to the post. */
  attached: () => NamedMedia[];
}

const isPicture = ({ address }: NamedMedia) => /\.(?:avif|bmp|gif|jpe?g|png|svg|webp)$/i.test(address);

export const pictureHtml = (media: NamedMedia): string =>
  `<img src="${escapeHtml(media.address)}" alt="${escapeHtml(media.alt ?? '')}" class="wp-image-${escapeHtml(media.id)}">`;

const figureHtml = (media: NamedMedia): string => {
  const caption = media.caption ? `<figcaption>${escapeHtml(media.caption)}</figcaption>` : '';
  return `<figure>${pictureHtml(media)}${caption}</figure>`;
};

/** A gallery; one picture is a figure. */
export function galleryHtml(pictures: readonly NamedMedia[]): string {
  const figures = pictures.map(figureHtml).join('');
  return pictures.length > 1 ? `<figure class="wp-block-gallery">${figures}</figure>` : figures;
}

/** Shows what an address leads to. */
export const embedHtml = (address: string): string =>
  `<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">${escapeHtml(address.trim())}</div></figure>`;

const idsIn = (text: string | undefined): string[] => (text ?? '').split(/[\s,]+/).filter((id) => /^\d+$/.test(id));

const present = <T>(value: T | undefined): value is T => value !== undefined;

function gallery({ attributes }: Shortcode, { media, attached }: ShortcodeContext): string {
  const ids = idsIn(attributes.ids ?? attributes.include);
  const excluded = new Set(idsIn(attributes.exclude));
  const files = ids.length > 0 ? ids.map(media).filter(present) : attached().filter(({ id }) => !excluded.has(id));
  return galleryHtml(files.filter(isPicture));
}

const sourceKeys = ['src', 'mp3', 'm4a', 'ogg', 'wav', 'wma', 'mp4', 'm4v', 'webm', 'ogv', 'wmv', 'flv'];

function player(type: 'audio' | 'video', { attributes, values }: Shortcode, content: string): string {
  const written =
    sourceKeys.map((key) => attributes[key]).find((value) => value) ?? values.find((value) => /^https?:/.test(value));
  const address = written ?? /(?:src|href)="([^"]+)"/.exec(content)?.[1] ?? content.trim();
  if (!address || /[\s<>]/.test(address)) return content;
  const poster = attributes.poster ? ` poster="${escapeHtml(attributes.poster)}"` : '';
  return `<${type} src="${escapeHtml(address)}"${poster}></${type}>`;
}

function playlist({ attributes }: Shortcode, { media, attached }: ShortcodeContext): string {
  const type = attributes.type === 'video' ? 'video' : 'audio';
  const ids = idsIn(attributes.ids);
  const isPlayed = ({ address }: NamedMedia) => !isPicture({ id: '', address });
  const files = ids.length > 0 ? ids.map(media).filter(present) : attached().filter(isPlayed);
  return files
    .map(({ address, title }) => `<${type} src="${escapeHtml(address)}" title="${escapeHtml(title ?? '')}"></${type}>`)
    .join('');
}

const pictureStart = /^\s*((?:<a\s[^<>]*>\s*)?<img[^<>]*>(?:\s*<\/a>)?)([\s\S]*)$/i;

/** A picture with its caption, which is in the content or, in old posts, an argument. */
function caption({ attributes }: Shortcode, content: string): string {
  const [, picture, words = ''] = pictureStart.exec(content) ?? [];
  const text = attributes.caption ? `${attributes.caption} ${words}` : words;
  if (picture === undefined) return `<div>${content} ${attributes.caption ?? ''}</div>`;
  return `<figure>${picture}${text.trim() === '' ? '' : `<figcaption>${text.trim()}</figcaption>`}</figure>`;
}

function code({ attributes }: Shortcode, raw: string): string {
  const language = attributes.language ?? attributes.lang;
  const name = language ? ` class="language-${escapeHtml(language)}"` : '';
  return `<pre><code${name}>${raw.replaceAll('<', '&lt;').replace(/^\s*\n/, '')}</code></pre>`;
}

const videoHosts: Record<string, string> = {
  youtube: 'https://www.youtube.com/watch?v=',
  vimeo: 'https://vimeo.com/',
  wpvideo: 'https://videopress.com/v/',
  videopress: 'https://videopress.com/v/',
};

/** `[youtube https://…]`, `[vimeo 123]`, `[wpvideo abc]`. */
function hosted({ name, attributes, values }: Shortcode, content: string): string | undefined {
  const value = attributes.id ?? attributes.url ?? values[0] ?? content.trim();
  if (!value || /\s/.test(value)) return undefined;
  if (/^https?:/.test(value)) return parsedUrl(value) ? embedHtml(value) : undefined;
  return /^[\w-]+$/.test(value) ? embedHtml(`${videoHosts[name]}${value}`) : undefined;
}

/**
 * HTML that a shortcode of WordPress stands for; undefined for those of plugins.
 * @param content HTML between its tags, converted. @param raw the same as written
 */
export function shortcodeHtml(shortcode: Shortcode, content: string, raw: string, context: ShortcodeContext): string | undefined {
  switch (shortcode.name) {
    case 'gallery':
      return gallery(shortcode, context);
    case 'playlist':
      return playlist(shortcode, context);
    case 'audio':
    case 'video':
      return player(shortcode.name, shortcode, content);
    case 'caption':
    case 'wp_caption':
      return caption(shortcode, content);
    case 'embed':
      return embedHtml(/https?:\/\/[^\s<>"]+/.exec(shortcode.attributes.src ?? raw)?.[0] ?? raw);
    case 'code':
    case 'sourcecode':
      return code(shortcode, raw);
    case 'latex':
      return raw === '' ? undefined : `<script type="math/tex">${raw.replaceAll('</', '< /')}</script>`;
    default:
      return shortcode.name in videoHosts ? hosted(shortcode, content) : undefined;
  }
}
