import { escapeHtml } from '../../../../core/util/escape-html.ts';
import { withParagraphs } from './paragraphs.ts';
import { embedHtml, galleryHtml, type NamedMedia, type ShortcodeContext } from './shortcode-html.ts';

type Settings = Record<string, unknown>;

/** Element of Elementor's tree. */
export interface BuilderElement {
  elType?: unknown;
  widgetType?: unknown;
  settings?: unknown;
  elements?: unknown;
}

const maxNesting = 40;

const isRecord = (value: unknown): value is Settings => typeof value === 'object' && value !== null && !Array.isArray(value);

const recordsIn = (value: unknown): Settings[] => (Array.isArray(value) ? value.filter(isRecord) : []);

const text = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** The tree; undefined if there is none or nobody can read it. */
export function elementorTree(json: string): BuilderElement[] | undefined {
  if (!json.trim().startsWith('[')) return undefined;
  for (const written of [json, json.replaceAll('\\"', '"')]) {
    try {
      const tree = recordsIn(JSON.parse(written));
      return tree.length > 0 ? tree : undefined;
    } catch {
      // Some exporters write each quotation mark with a backslash; see the next form.
    }
  }
  return undefined;
}

const hrefOf = (value: unknown): string => (isRecord(value) ? text(value.url) : text(value)).trim();

const linked = (html: string, value: unknown): string => {
  const href = hrefOf(value);
  return href === '' || html === '' ? html : `<a href="${escapeHtml(href)}">${html}</a>`;
};

const paragraph = (html: string): string => (html.trim() === '' ? '' : `<p>${html}</p>`);

function mediaOf(value: unknown, { media }: ShortcodeContext): NamedMedia | undefined {
  if (!isRecord(value)) return undefined;
  const [id, address] = [text(value.id), text(value.url)];
  const known = media(id);
  if (address === '') return known;
  return { id, address, alt: text(value.alt) || (known?.alt ?? '') };
}

function picture(settings: Settings, key: string, context: ShortcodeContext): string {
  const media = mediaOf(settings[key], context);
  if (!media || media.address.includes('placeholder.png')) return '';
  const caption =
    text(settings.caption) || (settings.caption_source === 'attachment' ? (context.media(media.id)?.caption ?? '') : '');
  const image = linked(`<img src="${escapeHtml(media.address)}" alt="${escapeHtml(media.alt ?? '')}">`, settings.link);
  return `<figure>${image}${caption === '' ? '' : `<figcaption>${caption}</figcaption>`}</figure>`;
}

function heading(settings: Settings): string {
  const level = /^h([1-6])$/.exec(text(settings.header_size))?.[1] ?? '2';
  const title = linked(text(settings.title), settings.link);
  return /^(?:div|span|p)$/.test(text(settings.header_size)) ? paragraph(title) : `<h${level}>${title}</h${level}>`;
}

const button = (label: unknown, link: unknown): string => {
  const href = hrefOf(link);
  if (text(label) === '') return '';
  if (href === '') return paragraph(text(label));
  return `<div><a class="wp-block-button__link" href="${escapeHtml(href)}">${text(label)}</a></div>`;
};

const list = (items: readonly string[], name = 'ul'): string =>
  items.length === 0 ? '' : `<${name}>${items.map((item) => `<li>${item}</li>`).join('')}</${name}>`;

const folded = (items: readonly Settings[], titleKey: string, contentKey: string): string =>
  items
    .map((item) => `<details><summary>${text(item[titleKey])}</summary>${withParagraphs(text(item[contentKey]))}</details>`)
    .join('');

function gallery(settings: Settings, context: ShortcodeContext): string {
  const found = [...recordsIn(settings.wp_gallery), ...recordsIn(settings.gallery), ...recordsIn(settings.carousel)];
  return galleryHtml(found.flatMap((one) => mediaOf(one, context) ?? []));
}

function video(settings: Settings): string {
  const hosted = isRecord(settings.hosted_url) ? text(settings.hosted_url.url) : '';
  if (settings.video_type === 'hosted' && hosted !== '') return `<video src="${escapeHtml(hosted)}"></video>`;
  const address = text(settings[`${text(settings.video_type) || 'youtube'}_url`]) || text(settings.external_url);
  return address === '' ? '' : embedHtml(address);
}

const box = (settings: Settings, context: ShortcodeContext): string =>
  [
    picture(settings, 'image', context),
    text(settings.title_text) === '' ? '' : `<h3>${linked(text(settings.title_text), settings.link)}</h3>`,
    paragraph(text(settings.description_text)),
  ].join('');

const testimonial = (settings: Settings, context: ShortcodeContext): string => {
  const source = [text(settings.testimonial_name), text(settings.testimonial_job)].filter((one) => one !== '').join('، ');
  const quote = `<blockquote>${paragraph(text(settings.testimonial_content))}${source === '' ? '' : `<cite>${source}</cite>`}</blockquote>`;
  return picture({ ...settings, caption: '' }, 'testimonial_image', context) + quote;
};

/** Settings of other widgets that hold text, by their names. */
const textKey =
  /(?:^|_)(?:title|heading|text|content|description|caption|subtitle|name|label|job|editor|html|question|answer|price|features?)$/;
const notTextKey =
  /(?:color|typography|size|align|html_tag|type|style|position|link|icon|class|id|animation|hover|shadow|border|margin|padding|_title_tag|show_)/;

/** Texts in settings of a widget that nobody knows. */
function otherTexts(settings: Settings, depth = 0): string {
  const parts = Object.entries(settings).map(([key, value]) => {
    if (Array.isArray(value) && depth < 3)
      return recordsIn(value)
        .map((one) => otherTexts(one, depth + 1))
        .join('');
    if (typeof value !== 'string' || !textKey.test(key) || notTextKey.test(key) || value.trim() === '') return '';
    return /^(?:yes|no|true|false|default|none|\d+)$/i.test(value.trim()) ? '' : `<div>${withParagraphs(value)}</div>`;
  });
  return parts.join('') + (depth === 0 ? button(settings.button_text, settings.link ?? settings.button_link) : '');
}

type Widget = (settings: Settings, context: ShortcodeContext) => string;

/** A form, which the reader of HTML leaves out with its words. */
const form: Widget = (settings) => {
  const labels = recordsIn(settings.form_fields).map((field) => `<label>${text(field.field_label)}</label>`);
  return `<form>${labels.join('')}<button>${text(settings.button_text)}</button></form>`;
};

const widgets: Record<string, Widget> = {
  heading,
  'text-editor': (settings) => withParagraphs(text(settings.editor)),
  image: (settings, context) => picture(settings, 'image', context),
  'image-gallery': gallery,
  gallery,
  'image-carousel': gallery,
  button: (settings) => button(settings.text, settings.link),
  'icon-list': (settings) => list(recordsIn(settings.icon_list).map((item) => linked(text(item.text), item.link))),
  tabs: (settings) => folded(recordsIn(settings.tabs), 'tab_title', 'tab_content'),
  accordion: (settings) => folded(recordsIn(settings.tabs), 'tab_title', 'tab_content'),
  toggle: (settings) => folded(recordsIn(settings.tabs), 'tab_title', 'tab_content'),
  'image-box': box,
  'icon-box': (settings, context) => box({ ...settings, image: undefined }, context),
  testimonial,
  video,
  html: (settings) => text(settings.html),
  shortcode: (settings) => text(settings.shortcode),
  'text-path': (settings) => paragraph(linked(text(settings.text), settings.link)),
  counter: (settings) =>
    paragraph([settings.prefix, settings.ending_number, settings.suffix].map(text).join('')) + paragraph(text(settings.title)),
  progress: (settings) => paragraph([settings.title, settings.inner_text].map(text).join(' ')),
  alert: (settings) => paragraph(`<strong>${text(settings.alert_title)}</strong>`) + paragraph(text(settings.alert_description)),
  divider: (settings) => (text(settings.text) === '' ? '<hr>' : paragraph(text(settings.text))),
  spacer: () => '',
  'menu-anchor': () => '',
  form,
};

/** Widgets that are filled when a page is opened, or show no words. */
const dynamicWidget =
  /^(?:posts|archive-posts|portfolio|loop-(?:grid|carousel)|social-icons|google_maps|nav-menu|search-form|login|sitemap|post-(?!.*text).*|theme-.*|woocommerce-.*|wc-.*|wp-widget-.*|share-buttons|table-of-contents|template|global)$/;

/** What the tree refers to. */
export interface ElementorContext extends ShortcodeContext {
  /** Called with the name of a widget that is left out. */
  lose: (widget: string) => void;
}

/** Columns beside each other. */
function columnsHtml(elements: readonly Settings[], context: ElementorContext, depth: number): string {
  const columns = elements.map((one) => `<div class="wp-block-column">${elementHtml(one, context, depth)}</div>`);
  return columns.length > 1 ? `<div class="wp-block-columns">${columns.join('')}</div>` : columns.join('');
}

function widgetHtml(name: string, settings: Settings, context: ElementorContext): string {
  const widget = widgets[name];
  if (widget) return widget(settings, context);
  if (!dynamicWidget.test(name)) return otherTexts(settings);
  context.lose(name);
  return '';
}

function elementHtml(element: BuilderElement, context: ElementorContext, depth: number): string {
  if (depth > maxNesting) return '';
  const [settings, inner] = [isRecord(element.settings) ? element.settings : {}, recordsIn(element.elements)];
  if (element.elType === 'widget') {
    return widgetHtml(text(element.widgetType), settings, context) + childrenHtml(inner, context, depth);
  }
  const isRow = inner.length > 1 && inner.every(({ elType }) => elType === 'column');
  return isRow ? columnsHtml(inner, context, depth + 1) : childrenHtml(inner, context, depth);
}

const childrenHtml = (elements: readonly Settings[], context: ElementorContext, depth: number): string =>
  elements.map((one) => elementHtml(one, context, depth + 1)).join('\n');

/** HTML of a page that Elementor built, by its tree: headings, texts, pictures, lists, folded parts, quotes, videos. */
export const elementorHtml = (tree: readonly BuilderElement[], context: ElementorContext): string =>
  `<div>${tree.map((element) => elementHtml(element, context, 0)).join('\n')}</div>`;
