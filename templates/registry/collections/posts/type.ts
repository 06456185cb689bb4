import type { EntryPages } from '../entries/descriptor.ts';
import type { Post } from './schema.ts';

/** The pages of posts: blocks that show posts have their own way to them (`plan/posts.ts`). */
export const posts: EntryPages<Post> = {
  type: 'posts',
  headOf: ({ collection, entry }) => ({ type: 'article', collection, post: entry }),
  summaryOf: ({ summary }) => summary,
};
