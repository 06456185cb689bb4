import type { PageResources, PictureOffer } from '../../templates/model/page/page-plan.ts';

/** A start tag of a rendered page, its attributes by lower-case name. */
export interface Tag {
  name: string;
  attributes: ReadonlyMap<string, string>;
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Undoes what React does to text. */
function decode(text: string): string {
  return text.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '');
}

const withoutRaw = (html: string) => html.replaceAll(/(<(?:script|style)[^>]*>)[\s\S]*?(?=<\/(?:script|style)>)/g, '$1');

/** The start tags of a page in document order, `picture` also where it ends. What React writes holds no `>` in a value. */
function readTags(html: string): Tag[] {
  const tags = withoutRaw(html).matchAll(/<(\/picture|[a-z][a-z0-9-]*)([^>]*)>/g);
  return [...tags].map(([, name = '', rest = '']) => ({
    name,
    attributes: new Map(
      [...rest.matchAll(/([^\s="/]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key.toLowerCase(), decode(value)]),
    ),
  }));
}

/** Tags whose value is sent and not drawn. */
const unseenValue = /^<(?:option|input (?:[^>]*\s)?type="(?:hidden|checkbox|radio)")[\s>]/;

/** The words of the body that a browser draws, those in fields among them. */
function visibleText(html: string): string {
  const body = withoutRaw(html.slice(html.indexOf('<body')));
  const tags = [...body.matchAll(/<[a-z][^>]*>/g)].map(([tag]) => tag).filter((tag) => !unseenValue.test(tag));
  const inFields = tags.flatMap((tag) => [...tag.matchAll(/ (?:placeholder|value)="([^"]*)"/g)].map(([, text]) => text));
  return decode([body.replaceAll(/<[^>]*>/g, ' '), ...inFields].join(' '));
}

/** Pictures of a page, each as the tags that offer it, the `<img>` last; a video has its poster. */
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
  // Without widths it is no list to choose from.
  return srcSet !== undefined && !/ \d+w/.test(srcSet) ? { url: srcSet, media } : { url, srcSet, sizes, media };
}

const attribute = (name: string) => (tag: Tag) => tag.attributes.get(name) ?? [];

/** Everything that a page names, read from its HTML: what was recorded while rendering is compared with it. */
export function readResources(html: string): PageResources & { sheets: string[]; scripts: string[]; preloaded: string[] } {
  const tags = readTags(html);
  const links = (rel: string) => tags.filter(({ name, attributes }) => name === 'link' && attributes.get('rel') === rel);
  const scripts = tags.filter(({ name }) => name === 'script');
  const sheets = links('stylesheet').flatMap(attribute('href'));
  return {
    islands: tags.flatMap(attribute('data-island')),
    pictures: pictureTags(tags).map((offers) => offers.map(toOffer)),
    // That of a shape stands between the first and that of what follows the opening.
    ...(sheets.length > 1 && { stylesBelow: sheets.at(-1) ?? '' }),
    ...(sheets.length > 2 && { stylesOfLayout: sheets[1] ?? '' }),
    characters: [...new Set(visibleText(html))].join(''),
    sheets,
    scripts: [...scripts.flatMap(attribute('src')), ...links('modulepreload').flatMap(attribute('href'))],
    preloaded: links('preload').flatMap(attribute('href')),
  };
}
