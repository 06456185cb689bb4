import type { Place } from '../../model/content.ts';
import type { Losses } from '../../model/losses.ts';
import { flatten } from './flatten.ts';
import type { MediaTable } from './index/media.ts';
import { searchKeys } from './search-texts.ts';
import { isSerialised, phpTexts, unserialize } from './values/php-values.ts';
import { plainText } from './values/plain-text.ts';
import type { WxrItem } from './wxr/item.ts';

/** Keys of data that plugins and themes keep in public metadata. */
const dataKey =
  /^(?:footnotes$|rank_math|yoast|wpcf|vc_|et_|fusion|avada|slide_|sbg_|pyre_|spay_|jetpack|email_notification|geo_|enclosure$|panels_data$|rs_|classic-editor|inline_featured|_)/;

/** Keys of settings of themes, some of which have words. */
const settingKey =
  /^(?:wpb_|fl_builder|site-(?:sidebar|content)|ast-|theme-|footer-|mkdf|qode|edgtf|eltdf|ekit_|rttpg|snap_|dsq_|amazonS3|total_sales$|om_disable)/;

/** Keys of WordPress and widespread plugins without any content. */
const silentKey =
  /^_(?:edit_last|edit_lock|wp_page_template|thumbnail_id|wp_old_slug|wp_old_date|pingme|encloseme|wp_attach|oembed_|elementor_|fl_builder|wp_desired_post_slug|wp_trash|yoast_|wp_attachment|menu_item|publicize|last_editor|jetpack|wp_ignored|wp_convert|primary|aioseo|aioseop|seopress)/;

/** Text of a value that people read; empty for data. */
function readable(value: string): string {
  const php = isSerialised(value) ? unserialize(value) : value;
  if (php === undefined) return '';
  const texts = phpTexts(php).map(plainText);
  const text = texts.filter((one) => one !== '').join('، ');
  // Lists of short numbers are numbers of posts and files, not of telephones.
  if (isSerialised(value) && texts.every((one) => /^\d{0,6}$/.test(one))) return '';
  return /^[[{]/.test(text) || !/[\p{L}\p{N}]/u.test(text) ? '' : text;
}

/** Whether a number is data of a plugin: on pages and posts, not on products and people. */
const isBareNumber = (text: string, type: string) => /^\d+$/.test(text) && (type === 'post' || type === 'page');

/** Address of the file that a field of Advanced Custom Fields names by number. */
function fileAddress(item: WxrItem, key: string, value: string, media: MediaTable): string | undefined {
  const isField = item.meta.get(`_${key}`)?.[0]?.startsWith('field_') === true;
  return isField && /^\d+$/.test(value) ? media.get(value)?.address : undefined;
}

/** Custom fields of a post that people read. The others are losses. */
export function readFields(item: WxrItem, media: MediaTable, losses: Losses, place: Place): Record<string, string> {
  const fields: [string, string][] = [];
  for (const [key, values] of item.meta) {
    if (silentKey.test(key) || searchKeys.has(key) || values.every((value) => value.trim() === '')) continue;
    const isReference = key.startsWith('_') && values[0]?.startsWith('field_') === true;
    if (isReference || key === 'footnotes') continue;
    const texts = dataKey.test(key) ? [] : values.map((value) => fileAddress(item, key, value, media) ?? readable(value));
    const text = texts.filter((one) => one !== '').join('، ');
    if (text !== '' && !isBareNumber(text, item.type) && !settingKey.test(key)) {
      fields.push([key, text]);
      for (const value of values) flatten(value, key, losses, place);
    } else losses.omissions.push({ reason: 'plugin-data', name: key, text: settingKey.test(key) ? text : '', place });
  }
  return Object.fromEntries(fields);
}
