import { phpTexts, unserialize } from './values/php-values.ts';
import { plainText } from './values/plain-text.ts';
import { metaValue, type WxrItem } from './wxr/item.ts';

/** What the templates of titles and descriptions refer to. */
export interface SearchValues {
  title: string;
  siteName: string;
  siteDescription: string;
  excerpt: string;
  category: string;
  author: string;
}

const separator = '-';

/** Values of variables of Yoast (`%%sitename%%`) and Rank Math (`%sitename%`). Others, such as numbers of pages, are empty. */
function valueOfVariable(name: string, values: SearchValues): string {
  switch (name) {
    case 'title':
    case 'post_title':
    case 'seo_title':
      return values.title;
    case 'sitename':
    case 'site_title':
      return values.siteName;
    case 'sitedesc':
    case 'tagline':
      return values.siteDescription;
    case 'sep':
    case 'separator_sa':
      return ` ${separator} `;
    case 'excerpt':
    case 'excerpt_only':
    case 'post_excerpt':
      return values.excerpt;
    case 'category':
    case 'categories':
    case 'primary_category':
    case 'term_title':
      return values.category;
    case 'name':
    case 'author_name':
      return values.author;
    default:
      return '';
  }
}

const variable = /%%([a-z_]+)(?:\([^()%]*\))?%%|(?<![%\d])%([a-z][a-z_]*)(?:\([^()%]*\))?%|#([a-z]+_[a-z_]+)/g;

/** A template with its values; separators at its ends and beside each other are removed. */
export function resolved(template: string, values: SearchValues): string {
  if (!/[%#]/.test(template)) return plainText(template);
  const text = template.replaceAll(variable, (_, yoast?: string, rankMath?: string, aioseo?: string) =>
    valueOfVariable(yoast ?? rankMath ?? aioseo ?? '', values),
  );
  return plainText(text)
    .replaceAll(/(?:\s-)+(?=\s-\s)/g, '')
    .replaceAll(/^(?:\s*-\s)+|(?:\s-\s*)+$/g, '')
    .trim();
}

const titleKeys = ['_yoast_wpseo_title', 'rank_math_title', '_aioseo_title', '_aioseop_title', '_seopress_titles_title'];
const descriptionKeys = [
  '_yoast_wpseo_metadesc',
  'rank_math_description',
  '_aioseo_description',
  '_aioseop_description',
  '_seopress_titles_desc',
];

const firstOf = (item: WxrItem, keys: readonly string[], values: SearchValues): string =>
  keys.map((key) => resolved(metaValue(item, key), values)).find((text) => text !== '') ?? '';

/** Title and description for search engines, and whether they may list the page. */
export function searchTexts(
  item: WxrItem,
  values: SearchValues,
): { searchTitle?: string; searchDescription?: string; isListed?: false } {
  const title = firstOf(item, titleKeys, values);
  const description = firstOf(item, descriptionKeys, values);
  const robots = phpTexts(unserialize(metaValue(item, 'rank_math_robots')));
  const isHidden =
    metaValue(item, '_yoast_wpseo_meta-robots-noindex') === '1' ||
    robots.includes('noindex') ||
    metaValue(item, '_seopress_robots_index') === 'yes';
  return {
    ...(title !== '' && { searchTitle: title }),
    ...(description !== '' && { searchDescription: description }),
    ...(isHidden && { isListed: false }),
  };
}

/** Keys of metadata that is read here. */
export const searchKeys: ReadonlySet<string> = new Set([
  ...titleKeys,
  ...descriptionKeys,
  ...['rank_math_robots', '_yoast_wpseo_meta-robots-noindex', '_seopress_robots_index'],
]);
