import type { BlockNode } from '../../../model/content.ts';
import { readContent } from './content.ts';
import type { ContentContext } from './content-context.ts';

/** Content of a post: of a page builder's tree if there is one, else of the editor. */
export function readBody(context: Omit<ContentContext, 'parts' | 'reusable'>): BlockNode[] {
  return readContent(context);
}
