import type { EntryPages } from '../entries/descriptor.ts';
import type { Post } from './schema.ts';

/** Pages of posts; blocks that show posts have their own planner (`plan/posts.ts`). */
export const posts: EntryPages<Post> = {
  type: 'posts',
  headOf: ({ collection, entry }) => ({ type: 'article', collection, post: entry }),
  summaryOf: ({ summary }) => summary,
};
