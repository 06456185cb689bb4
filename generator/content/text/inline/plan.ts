import type { InlineNode, InlineText } from '../../../../templates/model/planned/values.ts';
import { planFormula } from '../math/formula.ts';
import { readLanguage } from './language.ts';
import { type InlineElement, readInline, wordsOf } from './read.ts';

interface Options {
  /** Address in the content -> address in the page. */
  resolveHref: (href: string) => string;
  /** Whether notes are shown, at the end of the text; else they are printed as they stand. */
  hasNotes?: boolean;
  /** Gives words together with their place in the content. */
  annotate: (text: string) => string;
  /** What words of another language begin with, where they stand apart from the sentence too. */
  foreign?: string;
}

/** Keys that are pressed together, and the plus signs between them: a sign at an end is a key itself. */
const keysOf = (words: string): string[] => words.split(/(?<=[^+\s]\s*)(\s*\+\s*)(?=\S)/);

const identity = (words: string) => words;

function planPiece(piece: InlineElement, text: string, options: Options): InlineNode {
  const { resolveHref, hasNotes = false, foreign = '' } = options;
  const plan = (one: InlineElement) => planPiece(one, text, options);
  switch (piece.kind) {
    case 'text':
      return text.slice(piece.from, piece.to);
    case 'strong':
    case 'emphasis':
    case 'subscript':
    case 'superscript':
    case 'struck':
      return { mark: piece.kind, children: piece.children.map(plan) };
    case 'link':
      // The number of a note is a link, and no link stands in another.
      return {
        mark: 'link',
        href: resolveHref(piece.href),
        children: planPieces(piece.children, text, { resolveHref, annotate: identity }),
      };
    case 'language': {
      const children = piece.children.map(plan);
      return { mark: 'language', ...(readLanguage(piece.tag) ?? { lang: '', dir: 'auto' }), children };
    }
    case 'abbreviation':
      return { mark: 'abbreviation', meaning: piece.meaning.trim(), children: piece.children.map(plan) };
    case 'note':
      return hasNotes
        ? { mark: 'note', children: planPieces(piece.children, text, { resolveHref, annotate: (words) => foreign + words }) }
        : text.slice(piece.from, piece.to);
    case 'key':
      return { mark: 'key', keys: keysOf(wordsOf(text, piece).trim()) };
    case 'run':
      return { mark: 'run', text: piece.text };
    case 'formula':
      return { mark: 'formula', ...planFormula(piece.text) };
    case 'break':
      return { mark: 'break' };
  }
}

function planPieces(pieces: readonly InlineElement[], text: string, options: Options): InlineNode[] {
  const nodes = pieces.map((piece) => planPiece(piece, text, options));
  const place = options.annotate('');
  return place === '' ? nodes : [place, ...nodes];
}

/**
 * A sentence of the content ready to render: its words where it has no mark, which costs next to nothing. What has pieces has
 * a mark among them, and so is told from a list of sentences.
 */
export function planInline(text: string, options: Options): InlineText {
  const pieces = readInline(text);
  if (!pieces) return options.annotate(text);
  const planned = planPieces(pieces, text, options);
  return planned.every((one) => typeof one === 'string') ? planned.join('') : planned;
}

/** A sentence within a link: its own links are words only. */
export function withoutLinks(text: InlineText): InlineText {
  const plain = (nodes: InlineNode[]): InlineNode[] =>
    nodes.flatMap((node) => {
      if (typeof node === 'string' || !('children' in node)) return [node];
      const children = plain(node.children);
      return node.mark === 'link' ? children : [{ ...node, children }];
    });
  return typeof text === 'string' ? text : plain(text);
}
