import { readHtmlInline } from '../../../html/read-html.ts';
import type { InlineNode } from '../../../model/content.ts';
import { textOfInline } from '../../../model/text.ts';
import { metaValue } from '../wxr/item.ts';
import type { ContentContext } from './content-context.ts';

/** Signs around the id of a note in a text. They belong to no script. */
const [begin, end] = ['\uE0F0', '\uE0F1'];
const sign = new RegExp(`${begin}([^${end}]{1,80})${end}`, 'g');

/** Place of a note: its number, linked to the list of notes. */
const reference = /<sup\b[^<>]*\bdata-fn="([\w-]{1,80})"[^<>]*>[\s\S]{0,400}?<\/sup>/g;

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

  /** HTML with a sign in place of each reference to a note. */
  marked(html: string): string {
    if (this.contents.size === 0) return html;
    return html.replaceAll(reference, (whole, id: string) => (this.contents.has(id) ? begin + id + end : whole));
  }

  /** A text with its notes; undefined if it has none. The second reference to a note has no note. */
  inText(value: string): InlineNode[] | undefined {
    if (this.contents.size === 0 || !value.includes(begin)) return undefined;
    return value.split(sign).flatMap((part, index): InlineNode[] => {
      if (index % 2 === 0) return part === '' ? [] : [{ type: 'text', value: part }];
      const content = this.contents.get(part);
      if (content === undefined || this.used.has(part)) return [];
      this.used.add(part);
      return [{ type: 'note', children: this.read(content) }];
    });
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
