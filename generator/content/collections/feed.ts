import type { Post, PostCollection, Site } from '../../../site.schema.ts';
import { isolatedText } from '../../../templates/runtime/direction/isolates.ts';
import { escapeXml } from '../../core/util/escape-xml.ts';
import type { InMemoryFile } from '../../core/util/output-file.ts';
import { type PostsOutline, postsOutlineOf } from '../site/collection-outline.ts';
import { feedPath, listPath, postPath } from '../site/collection-pages.ts';
import { isIndexable } from '../site/indexable.ts';
import { isFallback, localisedText, titleWithName } from '../site/localised-texts.ts';
import { pageUrl } from '../site/page-url.ts';
import { changeTime, rfc3339 } from '../site/post-dates.ts';

/** Maximum number of posts in a feed; the latest ones. */
const maxEntries = 20;

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;

/** A text that feed readers show on a separate line. */
const shown = (site: Site, name: string, text: string) => element(name, isolatedText(text, site.site.direction));

/** Time of the last change of any of the posts. */
const lastChange = (posts: readonly Post[]) =>
  posts
    .map(changeTime)
    .sort((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);

interface FeedInput {
  site: Site;
  collection: PostCollection;
  outline: PostsOutline;
}

function entryOf(post: Post, { site, collection, outline }: FeedInput): string[] {
  const address = pageUrl(site, postPath(outline, post.name));
  const names = (list: 'authors' | 'groups' | 'tags') =>
    (post[list] ?? []).flatMap(
      (name) => collection[list]?.filter((one) => one.name === name && !isFallback(site, one.title)) ?? [],
    );
  return [
    '  <entry>',
    // The address of a post does not change, so it serves as its id.
    `    ${element('id', address)}`,
    `    ${shown(site, 'title', post.title)}`,
    `    <link rel="alternate" type="text/html" href="${escapeXml(address)}"/>`,
    `    ${element('published', rfc3339(post.date))}`,
    `    ${element('updated', changeTime(post))}`,
    ...names('authors').map(({ title }) => `    <author>${element('name', title)}</author>`),
    ...[...names('groups'), ...names('tags')].map(
      ({ name, title }) => `    <category term="${name}" label="${escapeXml(title)}"/>`,
    ),
    ...(localisedText(site, post.summary) === undefined ? [] : [`    ${shown(site, 'summary', post.summary)}`]),
    '  </entry>',
  ];
}

/** The Atom feed of a collection (RFC 4287). Dates come from the content, so the file changes only when a post does. */
export function feedFile(input: FeedInput): InMemoryFile {
  const { site, collection, outline } = input;
  const { language } = site.site;
  const posts = outline.latest.flatMap(({ index }) => collection.posts[index] ?? []).filter(isIndexable);
  const latest = lastChange(posts) ?? lastChange(collection.posts) ?? '';
  const list = pageUrl(site, listPath(outline, { by: 'all' }));
  const path = feedPath(outline);
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `  ${element('id', list)}`,
    `  ${shown(site, 'title', titleWithName(site, collection.title))}`,
    ...(localisedText(site, collection.description) === undefined
      ? []
      : [`  ${shown(site, 'subtitle', collection.description)}`]),
    `  ${element('updated', latest)}`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(pageUrl(site, path))}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeXml(list)}"/>`,
    // A feed must have an author. RFC 4287, 4.1.1.
    `  <author>${element('name', localisedText(site, site.site.name) ?? collection.title)}</author>`,
    ...posts.slice(0, maxEntries).flatMap((post) => entryOf(post, input)),
    '</feed>',
  ];
  return { path: path.slice(1), content: `${lines.join('\n')}\n` };
}

/** Collections of posts with their outlines. */
export function postCollectionsOf(site: Site): FeedInput[] {
  return Object.values(site.collections).flatMap((collection) => {
    const outline = postsOutlineOf(collection);
    return collection.type === 'posts' && outline ? [{ site, collection, outline }] : [];
  });
}
