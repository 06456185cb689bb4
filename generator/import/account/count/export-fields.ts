import { metaOf } from './export-index.ts';
import { childrenNamed, childText, type XmlElement } from './xml.ts';

const searchKeys = [
  '_yoast_wpseo_title',
  '_yoast_wpseo_metadesc',
  'rank_math_title',
  'rank_math_description',
  '_aioseo_title',
  '_aioseo_description',
  '_aioseop_title',
  '_aioseop_description',
];

/** Variables of templates, which are resolved: `%%title%%`, `%sep%`, `#post_title`. */
const variables = /%%?[\w()]+%%?|#(?:post|site|separator|author|category)\w*/g;

/** Titles and descriptions for search engines, without variables. */
export const searchTexts = (item: XmlElement): string[] => searchKeys.map((key) => metaOf(item, key).replaceAll(variables, ' '));

/** Keys of fields that plugins keep for themselves. */
const dataKeys =
  /^(?:_|footnotes$|rank_math|yoast|wpcf|vc_|et_|fusion|avada|slide_|sbg_|pyre_|spay_|jetpack|email_notification|geo_|enclosure$|panels_data$|rs_|classic-editor|inline_featured)/;

/** Whether a value is text that people read, not data: two words or more, or letters beyond ASCII. */
function isReadable(value: string): boolean {
  const text = value.trim();
  if (/^(?:[aOs]:\d+:|[bid]:[\d.-]+;|N;|[[{]|https?:\/\/\S*$)/.test(text)) return false;
  return /\p{L}[^\s]*\s+\S*\p{L}/u.test(text) || /(?![a-z])\p{L}/iu.test(text);
}

/** Texts of custom fields. */
export const fieldTexts = (item: XmlElement): string[] =>
  childrenNamed(item, 'wp:postmeta')
    .filter((meta) => !dataKeys.test(childText(meta, 'wp:meta_key')))
    .map((meta) => childText(meta, 'wp:meta_value'))
    .filter(isReadable);

/** Keys of a page builder's settings that hold text. */
const textKeys = new Set(
  'title editor text description html caption heading subtitle content title_text description_text tab_title tab_content testimonial_content testimonial_name testimonial_job alert_title alert_description sub_title item_text button_text inner_text'.split(
    ' ',
  ),
);

function builderTexts(value: unknown, key: string, texts: string[]): void {
  if (typeof value === 'string') {
    if (textKeys.has(key)) texts.push(key.includes('heading') ? `<h2>${value}</h2>` : `<div>${value}</div>`);
  } else if (Array.isArray(value)) for (const one of value) builderTexts(one, '', texts);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, one] of Object.entries(value)) builderTexts(one, name, texts);
  }
}

/** HTML of the texts in a page builder's tree; empty if there is none. */
export function builderHtml(item: XmlElement): string {
  const tree = metaOf(item, '_elementor_data');
  if (!tree.startsWith('[')) return '';
  const texts: string[] = [];
  try {
    builderTexts(JSON.parse(tree), '', texts);
  } catch {
    return '';
  }
  return texts.join('');
}
