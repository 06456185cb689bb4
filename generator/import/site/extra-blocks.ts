import type { BlockNode, InlineNode } from '../model/content.ts';
import type { SourceDocument } from '../model/document.ts';
import type { Losses } from '../model/losses.ts';
import type { SourceField } from './entry-fields.ts';
import { siteWords, wordsIn } from './site-words.ts';

const text = (value: string): InlineNode[] => [{ type: 'text', value }];

const paragraphs = (value: string): BlockNode[] =>
  value
    .split(/\n\s*\n|\r\n\r\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => ({ type: 'paragraph', children: text(part) }));

/** Fields that the new site has no place for, as names and what is said of each. */
export function factsOf(fields: readonly SourceField[]): BlockNode[] {
  if (fields.length === 0) return [];
  const items = fields.map(({ label, value }) => ({ terms: [text(label.replaceAll('_', ' '))], values: [paragraphs(value)] }));
  return [{ type: 'terms', items }];
}

/** Comments as a section at the end of a document. */
export function commentsOf({ comments }: Pick<SourceDocument, 'comments'>, language: string, losses: Losses): BlockNode[] {
  if (comments.length === 0) return [];
  const heading = wordsIn(siteWords.comments, language);
  losses.changes.push({ reason: 'repeated', name: 'comments', before: '', after: heading, counts: { headings: 1 } });
  const quotes = comments.map(({ author, date, text: words }): BlockNode => {
    const source = [author, date?.slice(0, 10)].filter(Boolean).join(' · ');
    return { type: 'quote', blocks: paragraphs(words), ...(source !== '' && { source: text(source) }) };
  });
  return [{ type: 'heading', level: 2, children: text(heading) }, ...quotes];
}
