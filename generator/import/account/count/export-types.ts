import { childText, childValue, type XmlElement } from './xml.ts';

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Types of items with files, menus, parts of pages, settings of WordPress and its plugins, and what visitors sent. */
const notDocuments = setOf(
  'attachment nav_menu_item wp_navigation wp_block redirect_rule revision custom_css customize_changeset oembed_cache user_request ' +
    'wp_template wp_template_part wp_global_styles wp_font_family wp_font_face acf-field acf-field-group acf-post-type ' +
    'acf-taxonomy acf-ui-options-page elementor_library elementor_snippet elementor_font elementor_icons elementor-hf ' +
    'wpcf7_contact_form wpforms mc4wp-form polylang_mo et_pb_layout et_template et_theme_builder et_header_layout ' +
    'et_body_layout et_footer_layout vc_grid_item vc4_templates fl-builder-template fl-theme-layout tablepress_table ml-slider ' +
    'ml-slide soliloquy sidebar rank_math_schema custom-post-type scheduled-action popup shop_coupon product_variation ' +
    'jp_img_sitemap jp_sitemap jp_sitemap_master jp_pay_order safecss oceanwp_library astra-advanced-hook wpcode ' +
    'br_product_filter cookielawinfo ct_template bricks_template wp_log amn_wpforms advanced_ads gblocks_templates ' +
    'spectra-popup frm_styles frm_form_actions yith_wcan_preset shop_order shop_order_refund shop_order_placehold ' +
    'shop_subscription feedback flamingo_inbound flamingo_outbound flamingo_contact nf_sub wpcf7s wpforms_entries edd_payment ' +
    'give_payment tribe_rsvp_attendees attendee support_ticket job_application',
);

/** Whether items of a type are pages and posts; unknown types are. */
export const isDocumentType = (type: string): boolean => !notDocuments.has(type) && !/^(?:_|customize_)/.test(type);

export const typeOf = (item: XmlElement): string => childValue(item, 'wp:post_type') || 'post';

export const statusOf = (item: XmlElement): string => childValue(item, 'wp:status');

/** Whether visitors may see an item at some time: files have the status `inherit`. */
export const isPublic = (item: XmlElement): boolean =>
  (typeOf(item) === 'attachment' ? /^(?:inherit|publish|)$/ : /^(?:publish|draft|pending|future|)$/).test(statusOf(item)) &&
  childText(item, 'wp:post_password') === '';

/** Elements of an item by which it may be private, without parsing it. */
const privateMark =
  /<wp:status>\s*(?:<!\[CDATA\[)?\s*(?!publish|draft|pending|future|inherit)[\w-]|<wp:post_password>\s*(?!<!\[CDATA\[\]\]>|<\/wp:post_password>)\S/;

/** Whether an item must be parsed to know that it is public. */
export const mayBePrivate = (text: string): boolean => privateMark.test(text);
