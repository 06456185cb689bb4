import type { InlineNode, InlineText } from '../../../../templates/model/planned/values.ts';
import { planFormula } from '../math/formula.ts';
import { readLanguage } from './language.ts';
import { type InlineElement, readInline, wordsOf } from './read.ts';

interface Options {
  /** Maps an address in the content to one in the page. */
  resolveHref: (href: string) => string;
  /** Whether notes are shown at the end of the text; otherwise they stay as written. */
  hasNotes?: boolean;
  /** Adds the position in the content to words. */
  annotate: (text: string) => string;
  /** Prefix for words of another language that are shown apart from the sentence. */
  foreign?: string;
}

/** Keys that are pressed together, and the plus signs between them; a plus sign at either end is itself a key. */
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
      // The number of a note is a link, and links cannot be nested.
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
 * Plans a sentence for rendering: a plain string if it has no marks, which is fast, otherwise a list of nodes. A list of nodes
 * contains at least one mark, which tells it apart from a list of sentences.
 */
export function planInline(text: string, options: Options): InlineText {
  const pieces = readInline(text);
  if (!pieces) return options.annotate(text);
  const planned = planPieces(pieces, text, options);
  return planned.every((one) => typeof one === 'string') ? planned.join('') : planned;
}

/** A sentence for use within a link: its own links become plain words. */
export function withoutLinks(text: InlineText): InlineText {
  const plain = (nodes: InlineNode[]): InlineNode[] =>
    nodes.flatMap((node) => {
      if (typeof node === 'string' || !('children' in node)) return [node];
      const children = plain(node.children);
      return node.mark === 'link' ? children : [{ ...node, children }];
    });
  return typeof text === 'string' ? text : plain(text);
}
