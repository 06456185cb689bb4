import type { XmlElement } from './element-reader.ts';
import { childText, shortText } from './item.ts';

/** A term as the channel lists it. */
export interface WxrTerm {
  id: string;
  taxonomy: string;
  /** As in addresses, percent-encoded if it is Arabic. */
  slug: string;
  title: string;
  /** Slug of the term above it. */
  parent: string;
  description: string;
}

/** Names of the elements of a term for each element of the channel. */
const shapes: Record<string, { taxonomy?: string; slug: string; parent: string; title: string; description: string }> = {
  'wp:category': {
    taxonomy: 'category',
    slug: 'wp:category_nicename',
    parent: 'wp:category_parent',
    title: 'wp:cat_name',
    description: 'wp:category_description',
  },
  'wp:tag': {
    taxonomy: 'post_tag',
    slug: 'wp:tag_slug',
    parent: 'wp:tag_parent',
    title: 'wp:tag_name',
    description: 'wp:tag_description',
  },
  'wp:term': { slug: 'wp:term_slug', parent: 'wp:term_parent', title: 'wp:term_name', description: 'wp:term_description' },
};

/** A term from an element of the channel; undefined for other elements. */
export function termOf(element: XmlElement): WxrTerm | undefined {
  const shape = shapes[element.name];
  if (!shape) return undefined;
  const taxonomy = shape.taxonomy ?? shortText(element, 'wp:term_taxonomy');
  const slug = shortText(element, shape.slug);
  if (taxonomy === '' || slug === '') return undefined;
  return {
    id: shortText(element, 'wp:term_id'),
    taxonomy,
    slug,
    title: childText(element, shape.title),
    parent: shortText(element, shape.parent),
    description: childText(element, shape.description),
  };
}
