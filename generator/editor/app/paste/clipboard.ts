import { cleanText, fromPdf } from '../../../core/util/characters/clean.ts';
import { parseHtml } from './html.ts';
import { type PastedContent, readLines, readPieces } from './pieces.ts';
import { withEdges } from './plan-paste.ts';
import type { TableNames } from './table.ts';

/** Plain text as one line. */
function plainPiece(plain: string): PastedContent {
  const { text, cleaned } = cleanText(plain);
  const { notes } = readLines('');
  for (const one of cleaned) notes.cleaned.add(one);
  return { pieces: [text.trim() === '' ? text : text.trim()], notes };
}

/** Content of the clipboard: for a text with marks HTML or else lines; otherwise one line. */
export function pastedOf(data: DataTransfer | null, hasMarks: boolean, names: TableNames): PastedContent {
  const html = data?.getData('text/html') ?? '';
  const plain = data?.getData('text/plain') ?? '';
  // The character order of a PDF is detected in the whole text, not line by line.
  const { text: asRead, cleaned: ofPdf } = fromPdf(plain);
  if (ofPdf.length > 0) {
    const pasted = hasMarks ? readLines(asRead) : plainPiece(asRead);
    for (const one of ofPdf) pasted.notes.cleaned.add(one);
    return withEdges(pasted, asRead);
  }
  if (hasMarks) return withEdges(html === '' ? readLines(plain) : readPieces(parseHtml(html), names), plain);
  const pasted = plainPiece(plain);
  if (html !== '') pasted.notes.cleaned.add('format');
  return withEdges(pasted, plain);
}

/** Pasted pictures. Excel and others put a picture of the text beside the text: it is ignored. */
export const picturesOf = (data: DataTransfer | null, { pieces }: PastedContent): File[] =>
  pieces.length > 0 ? [] : [...(data?.files ?? [])].filter(({ type }) => /^image\//.test(type));
