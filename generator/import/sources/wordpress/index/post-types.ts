import type { DocumentKind } from '../../../model/document.ts';

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Types with data of WordPress and its plugins instead of pages. */
const internal = setOf(
  'revision custom_css customize_changeset oembed_cache user_request wp_template wp_template_part wp_global_styles wp_font_family ' +
    'wp_font_face acf-field acf-field-group acf-post-type acf-taxonomy acf-ui-options-page elementor_library elementor_snippet ' +
    'elementor_font elementor_icons elementor-hf wpcf7_contact_form wpforms mc4wp-form polylang_mo et_pb_layout et_template ' +
    'et_theme_builder et_header_layout et_body_layout et_footer_layout vc_grid_item vc4_templates fl-builder-template fl-theme-layout ' +
    'tablepress_table ml-slider ml-slide soliloquy sidebar rank_math_schema custom-post-type scheduled-action popup shop_coupon ' +
    'product_variation jp_img_sitemap jp_sitemap jp_sitemap_master jp_pay_order safecss oceanwp_library astra-advanced-hook wpcode ' +
    'br_product_filter cookielawinfo ct_template bricks_template wp_log amn_wpforms advanced_ads gblocks_templates ' +
    'spectra-popup frm_styles frm_form_actions yith_wcan_preset',
);

/** Types with what visitors sent: orders, messages, requests. */
const confidential = setOf(
  'shop_order shop_order_refund shop_order_placehold shop_subscription feedback flamingo_inbound flamingo_outbound ' +
    'flamingo_contact nf_sub wpcf7s wpforms_entries edd_payment give_payment tribe_rsvp_attendees attendee support_ticket ' +
    'job_application',
);

export type PostTypeRole = 'content' | 'media' | 'menu' | 'navigation' | 'reusable' | 'internal' | 'confidential';

/** What posts of a type are for. Unknown types are content. */
export function roleOf(type: string): PostTypeRole {
  if (type === 'attachment') return 'media';
  if (type === 'nav_menu_item') return 'menu';
  if (type === 'wp_navigation') return 'navigation';
  if (type === 'wp_block') return 'reusable';
  if (internal.has(type) || /^(?:_|customize_)/.test(type)) return 'internal';
  return confidential.has(type) ? 'confidential' : 'content';
}

const kinds: [DocumentKind, ReadonlySet<string>][] = [
  [
    'people',
    setOf(
      'team staff member members person persons people employee employees doctor doctors physician physicians speaker speakers ' +
        'faculty trainer trainers instructor instructors teacher teachers expert experts leader leaders leadership board',
    ),
  ],
  ['places', setOf('branch branches location locations place places clinic clinics office offices venue venues store stores')],
  ['projects', setOf('project projects portfolio portfolios work works casestudy casestudies initiative initiatives')],
  ['documents', setOf('document documents download downloads publication publications report reports regulation regulations')],
];

/** What a document of a type becomes, by the words of the type's name: `our-team`, `jetpack-portfolio`, `case_study`. */
export function kindOf(type: string): DocumentKind {
  if (type === 'page' || type === 'e-landing-page') return 'page';
  if (type === 'post') return 'post';
  const words = type
    .toLowerCase()
    .replace(/case[-_]stud/, 'casestud')
    .split(/[-_\d]+/);
  return kinds.find(([, names]) => words.some((word) => names.has(word)))?.[0] ?? 'post';
}
