import { readFileSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PostCollection, WrittenSite } from '../../site.schema.ts';
import { fixtureSite, temporaryFolder } from './build.ts';
import { projectRoot } from './project-root.ts';

/** Site with the posts of the examples, one post on each list page. */
export function postsSite(): WrittenSite & { collections: { articles: PostCollection } } {
  const minimal = JSON.parse(readFileSync(fixtureSite('minimal'), 'utf8'));
  const { articles } = JSON.parse(readFileSync(join(projectRoot, 'templates/blocks/example-collections.json'), 'utf8'));
  // Categories are tested in `tests/unit/content/collections/categories.test.ts`.
  delete articles.groups;
  for (const post of articles.posts) delete post.groups;
  const [home] = minimal.routes;
  home.blocks.push({
    type: 'posts',
    heading: 'الجديد',
    collection: 'articles',
    action: { label: 'الكل', href: '/articles' },
  });
  return { ...minimal, collections: { articles: { ...articles, kind: 'news', perPage: 1 } } };
}

/**
 * The same with its pictures.
 * @returns path of its site file
 */
export async function writePostsSite(site: unknown = postsSite()): Promise<string> {
  const folder = await temporaryFolder();
  await cp(dirname(fixtureSite('minimal')), folder, { recursive: true });
  await writeFile(join(folder, 'site.json'), JSON.stringify(site, null, 2));
  return join(folder, 'site.json');
}
