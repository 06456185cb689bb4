import { decodedPart } from '../../../../../templates/model/addresses/decode.ts';
import { escapeHtml } from '../../../../core/util/escape-html.ts';
import { embedHtml, galleryHtml, type NamedMedia, type ShortcodeContext } from './shortcode-html.ts';
import type { Shortcode } from './shortcode-tags.ts';

const headingKeys = ['heading', 'title', 'header', 'main_heading', 'name'];
const textKeys = [
  'text',
  'subtitle',
  'sub_heading',
  'description',
  'author',
  'job_title',
  'position',
  'company_name',
  'portfolio_name',
  'caption',
  'percent_text',
  'price',
  'sum',
];
const pictureKeys = ['image', 'images', 'src', 'image_url', 'image_src', 'photo', 'portrait_url', 'image_id', 'img_src'];
const linkKeys = ['button_url', 'url', 'link', 'href', 'button_link'];
const labelKeys = ['button_text', 'button', 'btn_title', 'link_text'];

const first = (attributes: Record<string, string>, keys: readonly string[]): string =>
  keys.map((key) => attributes[key]).find((value) => value !== undefined && value.trim() !== '') ?? '';

/** Address of a link: plain, or as WPBakery writes it: `url:https%3A%2F%2F…|title:…`. */
function addressOf(text: string): string {
  const packed = /(?:^|\|)url:([^|]*)/.exec(text)?.[1];
  return packed === undefined ? text : (decodedPart(packed) ?? packed);
}

function picturesOf(attributes: Record<string, string>, { media }: ShortcodeContext): string {
  const value = first(attributes, pictureKeys);
  const parts = value.split(',').map((part) => part.trim());
  const files = parts.flatMap((part): NamedMedia[] => {
    const found = /^\d+$/.test(part) ? media(part) : undefined;
    if (found) return [found];
    return /^(?:https?:)?\/\/?[^\s|]+\.(?:avif|gif|jpe?g|png|svg|webp)/i.test(part)
      ? [{ id: '', address: part, alt: attributes.alt }]
      : [];
  });
  return files.length > 0 ? galleryHtml(files) : '';
}

const isHidden = (name: string) =>
  /(?:row|column|section|wrapper|container|inner|slider|tabs|accordion|tour|tta_\w*s)(?:_inner)?$/.test(name);

/** Parts of tabs and accordions. */
const isFolded = (name: string) => /(?:toggle|tab|tta_section|accordion_item|accordion_tab)$/.test(name);

/** Content of `[vc_raw_html]`: encoded twice. */
function rawHtml(raw: string): string {
  if (!/^[A-Za-z0-9+/=\s]*$/.test(raw)) return raw;
  const text = Buffer.from(raw.trim(), 'base64').toString('utf8');
  return decodedPart(text) ?? text;
}

const paragraph = (text: string) => (text === '' ? '' : `<p>${text}</p>`);

function button(attributes: Record<string, string>, isButton: boolean): string {
  const href = addressOf(first(attributes, linkKeys));
  const label = first(attributes, isButton ? [...labelKeys, 'title', 'text'] : labelKeys);
  if (label === '') return '';
  if (href === '') return paragraph(escapeHtml(label));
  return `<div class="wp-block-button"><a class="wp-block-button__link" href="${escapeHtml(href)}">${escapeHtml(label)}</a></div>`;
}

/** Columns of a row. */
function layout(name: string, content: string): string | undefined {
  if (/_row(?:_inner)?$/.test(name)) return `<div class="wp-block-columns">${content}</div>`;
  return /_column(?:_inner)?$/.test(name) ? `<div class="wp-block-column">${content}</div>` : undefined;
}

/** HTML of a shortcode of a page builder, as far as it is text, pictures and links. */
export function builderHtml({ name, attributes }: Shortcode, content: string, raw: string, context: ShortcodeContext): string {
  if (/raw_html$/.test(name)) return rawHtml(raw);
  if (/raw_js$/.test(name)) return '';
  const isButton = /(?:btn|button)\d?$/.test(name);
  const found = layout(name, content);
  if (found !== undefined) return found;
  const address = /video|embed/.test(name) ? first(attributes, ['link', 'src', 'url', 'id']) : '';
  const hasTitle = isFolded(name) || !(isButton || isHidden(name));
  const [title, texts] = [hasTitle ? first(attributes, headingKeys) : '', textsOf(name, attributes, isButton)];
  const media = /^https?:/.test(address) ? embedHtml(address) : picturesOf(attributes, context);
  const inner = content.trim() === '' ? paragraph(isButton ? content : '') : `<div>${content}</div>`;
  const rest = `${media}${texts}${inner}${media !== '' && address !== '' ? '' : button(attributes, isButton)}`;
  if (title === '') return rest;
  return isFolded(name) ? `<details><summary>${title}</summary>${rest}</details>` : `<h3>${title}</h3>${rest}`;
}

const readKeys = new Set([...headingKeys, ...textKeys, ...pictureKeys, ...linkKeys, ...labelKeys, 'alt', 'id']);

/** Words in arguments that are not read: of widgets that nobody knows, and titles of rows. */
export function unreadWords({ name, attributes }: Shortcode): string {
  const isLayout = isHidden(name) && !isFolded(name);
  const values = Object.entries(attributes).filter(([key]) => !readKeys.has(key) || (isLayout && headingKeys.includes(key)));
  const isWords = (value: string) => /\p{L}\s+\p{L}|(?![a-z])\p{L}/iu.test(value) && !/[{}|]|:\S|%[0-9A-F]{2}/i.test(value);
  return values
    .filter(([key, value]) => !/class|style|css|font|colou?r|align|animation|builder|admin|module/.test(key) && isWords(value))
    .map(([, value]) => value)
    .join('\n');
}

function textsOf(name: string, attributes: Record<string, string>, isButton: boolean): string {
  if (isButton) return '';
  const text = attributes.text ?? '';
  const rest = textKeys.filter((key) => key !== 'text').map((key) => paragraph(attributes[key] ?? ''));
  const own = /heading/.test(name) && text !== '' ? `<h2>${text}</h2>` : paragraph(text);
  return own + rest.join('');
}
