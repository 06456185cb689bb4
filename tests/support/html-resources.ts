import type { PageResources, PictureOffer } from '../../templates/model/page/page-plan.ts';

/** Start tag of a rendered page; attribute names in lower case. */
export interface Tag {
  name: string;
  attributes: ReadonlyMap<string, string>;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Decodes the entities that React writes. */
function decode(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '');
}

const withoutRaw = (html: string) => html.replaceAll(/(<(?:script|style)[^>]*>)[\s\S]*?(?=<\/(?:script|style)>)/g, '$1');

/** Start tags of a page in document order, and end tags of `picture`. React escapes `>` in attribute values. */
function readTags(html: string): Tag[] {
  const tags = withoutRaw(html).matchAll(/<(\/picture|[a-z][a-z0-9-]*)([^>]*)>/g);
  return [...tags].map(([, name = '', rest = '']) => ({
    name,
    attributes: new Map(
      [...rest.matchAll(/([^\s="/]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key.toLowerCase(), decode(value)]),
    ),
  }));
}

/** Fields and buttons whose value is submitted but not drawn. */
const unseenValue = /^<(?:option|button|input (?:[^>]*\s)?type="(?:hidden|checkbox|radio)")[\s>]/;

/** Visible text of the body, including form fields. */
function visibleText(html: string): string {
  const body = withoutRaw(html.slice(html.indexOf('<body')));
  const tags = [...body.matchAll(/<[a-z][^>]*>/g)].map(([tag]) => tag).filter((tag) => !unseenValue.test(tag));
  const inFields = tags.flatMap((tag) => [...tag.matchAll(/ (?:placeholder|value)="([^"]*)"/g)].map(([, text]) => text));
  return decode([body.replaceAll(/<[^>]*>/g, ' '), ...inFields].join(' '));
}

/** Pictures of a page as lists of tags, the `<img>` last; a video counts with its poster. */
function pictureTags(tags: Tag[]): Tag[][] {
  const pictures: Tag[][] = [];
  let open: Tag[] | undefined;
  for (const tag of tags) {
    if (tag.name === 'picture') open = [];
    else if (tag.name === '/picture') open = undefined;
    else if (tag.name === 'source') open?.push(tag);
    else if (tag.name === 'video' && tag.attributes.has('poster')) pictures.push([tag]);
    else if (tag.name === 'img') pictures.push([...(open ?? []), tag]);
  }
  return pictures;
}

function toOffer({ name: tag, attributes }: Tag): PictureOffer {
  if (tag === 'video') return { url: attributes.get('poster') };
  const [url, srcSet, sizes, media] = ['src', 'srcset', 'sizes', 'media'].map((name) => attributes.get(name));
  // Without widths it is not a candidate list.
  return srcSet !== undefined && !/ \d+w/.test(srcSet) ? { url: srcSet, media } : { url, srcSet, sizes, media };
}

const attribute = (name: string) => (tag: Tag) => tag.attributes.get(name) ?? [];

/** All resources of a page, read from its HTML, to compare with those recorded during rendering. */
export function readResources(html: string): PageResources & { sheets: string[]; scripts: string[]; preloaded: string[] } {
  const tags = readTags(html);
  const links = (rel: string) => tags.filter(({ name, attributes }) => name === 'link' && attributes.get('rel') === rel);
  const scripts = tags.filter(({ name }) => name === 'script');
  const sheets = links('stylesheet').flatMap(attribute('href'));
  return {
    islands: tags.flatMap(attribute('data-island')),
    pictures: pictureTags(tags).map((offers) => offers.map(toOffer)),
    // The style sheet of an opening is between the critical and the deferred one.
    ...(sheets.length > 1 && { deferredStyles: sheets.at(-1) ?? '' }),
    ...(sheets.length > 2 && { openingStyles: sheets[1] ?? '' }),
    characters: [...new Set(visibleText(html))].join(''),
    sheets,
    scripts: [...scripts.flatMap(attribute('src')), ...links('modulepreload').flatMap(attribute('href'))],
    preloaded: links('preload').flatMap(attribute('href')),
  };
}
