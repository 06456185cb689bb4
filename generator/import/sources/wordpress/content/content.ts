import { readHtml } from '../../../html/read-html.ts';
import type { BlockNode } from '../../../model/content.ts';
import { contentHtml } from './block-html.ts';
import type { ContentContext } from './content-context.ts';
import { wordpressElement } from './elements.ts';
import { Notes } from './notes.ts';
import { referToOriginals } from './originals.ts';

/** Reads HTML of a post after its blocks and shortcodes are replaced. */
export function readPostHtml(html: string, context: ContentContext): BlockNode[] {
  const { losses, place, language } = context;
  const notes = new Notes(context);
  const blocks = readHtml(notes.marked(html), {
    ...{ losses, place, ...(language !== undefined && { language }) },
    element: wordpressElement(context),
    text: (value) => notes.inText(value),
  });
  notes.finish();
  referToOriginals(blocks, context.index.media);
  return blocks;
}

/** Content of a post as the editor has it. Everything that is not in the blocks is in the losses. */
export const readContent = (context: ContentContext): BlockNode[] =>
  readPostHtml(contentHtml(context.item.content, context), context);
