import type { BlockNode, FigureNode, InlineNode } from '../../model/content.ts';
import { isReadable } from '../base/characters.ts';
import type { Piece } from '../base/context.ts';
import type { Conversion } from './conversion.ts';
import { holdsShown, isBlankInline, simplerBlocks, strongParagraph } from './simpler.ts';

type Container<Type extends BlockNode['type']> = BlockNode & { type: Type };

const flowTypes = new Set(['list', 'code', 'figure']);
const flowTypesWithTables = new Set([...flowTypes, 'table']);

/** Splits pieces into runs that a container can hold, and what is between them. */
function runsOf(pieces: readonly Piece[], types: ReadonlySet<string>): { isInside: boolean; pieces: Piece[] }[] {
  const runs: { isInside: boolean; pieces: Piece[] }[] = [];
  for (const piece of pieces) {
    const isInside = typeof piece === 'string' || types.has(piece.type);
    const last = runs.at(-1);
    if (last?.isInside === isInside) last.pieces.push(piece);
    else runs.push({ isInside, pieces: [piece] });
  }
  return runs;
}

/** A quotation. Tables and what is played stand between its parts. */
export function quotePieces({ blocks, source }: Container<'quote'>, conversion: Conversion): Piece[] {
  const words = source ? conversion.sentence(source, 'passage') : { text: '', pictures: [] };
  const outside = (block: BlockNode) => block.type === 'table' || holdsShown([block]);
  const pieces = blocks.flatMap((block) =>
    conversion.pieces(outside(block) ? [block] : simplerBlocks([block], { hasTables: false }, conversion)),
  );
  const runs = runsOf(pieces, flowTypes);
  const last = runs.findLast(({ isInside }) => isInside);
  const after = conversion.figures(words.pictures);
  if (!last) return [...pieces, ...(words.text === '' ? [] : [words.text]), ...after];
  const quoted = runs.flatMap((run): Piece[] =>
    run.isInside
      ? [{ type: 'quote', text: run.pieces, ...(run === last && words.text !== '' && { source: words.text }) }]
      : run.pieces,
  );
  return [...quoted, ...after];
}

interface Titled {
  title: string;
  pictures: FigureNode[];
}

/** A part with a title around blocks; `undefined` if it can hold none of them. */
function titledPieces(
  fields: { type: string; tone?: string },
  { title, pictures }: Titled,
  blocks: readonly BlockNode[],
  conversion: Conversion,
): Piece[] | undefined {
  const inner = conversion.pieces(simplerBlocks(blocks, { hasTables: true }, conversion));
  const first = conversion.figures(pictures);
  const all = [...first, ...inner];
  if (all.length === 0) return title === '' ? [] : [title];
  const runs = runsOf(all, flowTypesWithTables);
  if (!runs.some(({ isInside }) => isInside)) return undefined;
  return runs.flatMap(({ isInside, pieces }): Piece[] => (isInside ? [{ ...fields, title, text: pieces }] : pieces));
}

/** A part whose title is shown as a strong paragraph, because no such part can have its title or its content. */
function openedPieces(type: string, title: readonly InlineNode[], blocks: readonly BlockNode[], conversion: Conversion): Piece[] {
  conversion.recorder.change('structure-flattened', type);
  return conversion.pieces([strongParagraph([...title]), ...blocks]);
}

export function detailsPieces({ summary, blocks }: Container<'details'>, conversion: Conversion): Piece[] {
  if (holdsShown(blocks) || isBlankInline(summary)) return openedPieces('details', summary, blocks, conversion);
  const forget = conversion.recorder.attempt();
  const { text, pictures } = conversion.sentence(summary, 'title');
  const titled = isReadable(text) ? titledPieces({ type: 'details' }, { title: text, pictures }, blocks, conversion) : undefined;
  if (titled) return titled;
  forget();
  return openedPieces('details', summary, blocks, conversion);
}

export function calloutPieces({ tone, title = [], blocks }: Container<'callout'>, conversion: Conversion): Piece[] {
  const { recorder, context } = conversion;
  if (holdsShown(blocks)) return openedPieces('callout', title, blocks, conversion);
  const forget = recorder.attempt();
  const { text, pictures } = conversion.sentence(title, 'inline');
  const isTitled = !isBlankInline(title) && isReadable(text);
  const titled = isTitled ? titledPieces({ type: 'callout', tone }, { title: text, pictures }, blocks, conversion) : undefined;
  if (titled) return titled;
  forget();
  if (isTitled) return openedPieces('callout', title, blocks, conversion);
  const own = [strongParagraph(title), ...blocks];
  const pieces = titledPieces({ type: 'callout', tone }, { title: context.words[tone], pictures: [] }, own, conversion);
  if (pieces === undefined) {
    forget();
    return openedPieces('callout', title, blocks, conversion);
  }
  if (pieces.length === 0) return [];
  recorder.change('repeated', tone, '', context.words[tone]);
  return pieces;
}

export function tabsPieces({ tabs }: Container<'tabs'>, conversion: Conversion): Piece[] {
  conversion.recorder.change('structure-flattened', 'tabs');
  return tabs.flatMap(({ label, blocks }) => conversion.pieces([strongParagraph([{ type: 'text', value: label }]), ...blocks]));
}
