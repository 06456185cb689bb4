/** The blocks that show posts, as the content has them. */
export type { ArticleBlock } from '../../../blocks/article/schema.ts';
export type { CalendarBlock } from '../../../blocks/calendar/schema.ts';
export type { PostsBlock } from '../../../blocks/posts/schema.ts';
