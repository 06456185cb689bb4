/** Blocks that show posts, as written in the content. */
export type { ArticleBlock } from '../../../blocks/article/schema.ts';
export type { CalendarBlock } from '../../../blocks/calendar/schema.ts';
export type { PostsBlock } from '../../../blocks/posts/schema.ts';
