import { readHtmlInline } from '../../../html/read-html.ts';
import type { InlineNode } from '../../../model/content.ts';
import { textOfInline } from '../../../model/text.ts';
import { metaValue } from '../wxr/item.ts';
import type { ContentContext } from './content-context.ts';

/** Notes of a post by their id, as the block editor keeps them beside the content. */
export class Notes {
  private readonly contents = new Map<string, string>();
  private readonly used = new Set<string>();
  private readonly context: ContentContext;

  constructor(context: ContentContext) {
    this.context = context;
    const text = metaValue(context.item, 'footnotes').trim();
    if (!text.startsWith('[')) return;
    for (const { id, content } of parsed(text)) this.contents.set(id, content);
  }

  /** Text of a note, the first time that the content refers to it. */
  take(id: string): InlineNode[] | undefined {
    const content = this.contents.get(id);
    if (content === undefined || this.used.has(id)) return undefined;
    this.used.add(id);
    return this.read(content);
  }

  /** Records notes that nothing refers to. */
  finish(): void {
    const { losses, place } = this.context;
    for (const [id, content] of this.contents)
      if (!this.used.has(id))
        losses.omissions.push({ reason: 'hidden', name: 'footnote', text: textOfInline(this.read(content)), place });
  }

  private read(content: string): InlineNode[] {
    const { losses, place, language } = this.context;
    return readHtmlInline(content, { losses, place, ...(language !== undefined && { language }) });
  }
}

function parsed(text: string): { id: string; content: string }[] {
  try {
    const notes = JSON.parse(text) as unknown;
    return (Array.isArray(notes) ? notes : []).flatMap((note: { id?: unknown; content?: unknown } | null) =>
      typeof note?.id === 'string' && typeof note.content === 'string' ? [{ id: note.id, content: note.content }] : [],
    );
  } catch {
    return [];
  }
}
