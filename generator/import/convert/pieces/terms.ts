import type { Json } from '../../../core/json/value.ts';
import type { BlockNode, InlineNode } from '../../model/content.ts';
import { isBlank } from '../base/characters.ts';
import type { Piece } from '../base/context.ts';
import { inlineText } from '../base/inline-words.ts';
import type { Conversion } from './conversion.ts';

type TermsNode = BlockNode & { type: 'terms' };

type Item = TermsNode['items'][number];

const isWords = (nodes: readonly InlineNode[]): boolean =>
  nodes.every((node) => node.type !== 'picture' && node.type !== 'note' && (!('children' in node) || isWords(node.children)));

const hasLinks = (nodes: readonly InlineNode[]): boolean =>
  nodes.some((node) => node.type === 'link' || ('children' in node && hasLinks(node.children)));

/** Paragraphs of a value; undefined if it contains anything else. */
function paragraphsIn(blocks: readonly BlockNode[]): InlineNode[][] | undefined {
  const all = blocks.map((block) => (block.type === 'paragraph' && isWords(block.children) ? block.children : undefined));
  return all.every((one) => one !== undefined) ? all : undefined;
}

function isFact({ terms, values }: Item): boolean {
  const areTerms =
    terms.every((term) => isWords(term) && !hasLinks(term)) && !isBlank(terms.map((term) => inlineText(term)).join(''));
  const texts = values.map(paragraphsIn);
  return areTerms && texts.every((one) => one !== undefined) && texts.flat().some((one) => !isBlank(inlineText(one)));
}

/** Separator of several terms with the same values. */
const between = ' / ';

function factOf({ terms, values }: Item, conversion: Conversion): { [key: string]: Json } | undefined {
  const term = terms
    .map((one) => conversion.sentence(one, 'plain').text)
    .filter((text) => text !== '')
    .join(between);
  const texts = values.flatMap((value) =>
    (paragraphsIn(value) ?? []).map((nodes) => conversion.sentence(nodes, 'inline').text).filter((text) => text !== ''),
  );
  return term === '' || texts.length === 0 ? undefined : { term, values: texts };
}

/** Terms as strong paragraphs, each followed by its values. */
export const termsAsBlocks = ({ items }: TermsNode): BlockNode[] =>
  items.flatMap(({ terms, values }): BlockNode[] => [
    ...terms.map((term): BlockNode => ({ type: 'paragraph', children: [{ type: 'strong', children: term }] })),
    ...values.flat(),
  ]);

/** Facts, if names and values are sentences; otherwise paragraphs. */
export function termsPieces(node: TermsNode, conversion: Conversion): Piece[] {
  if (node.items.length === 0) return [];
  if (!node.items.every(isFact)) {
    conversion.recorder.change('structure-flattened', 'dl');
    return conversion.pieces(termsAsBlocks(node));
  }
  const items = node.items.map((item) => factOf(item, conversion)).filter((item) => item !== undefined);
  return items.length === 0 ? [] : [{ type: 'facts', items }];
}
