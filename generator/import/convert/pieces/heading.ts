import { anchorOf } from '../../../../templates/components/anchor.ts';
import { plainWords } from '../../../content/text/inline/read.ts';
import { isReadable } from '../base/characters.ts';
import type { Piece } from '../base/context.ts';
import { canBeHeading, type HeadingNode } from '../base/headings.ts';
import type { Conversion } from './conversion.ts';

/** A heading, and the pictures in it. One without readable words is a paragraph. */
export function headingPieces(node: HeadingNode, conversion: Conversion): Piece[] {
  const id = conversion.headings.ownId(node);
  const forget = conversion.recorder.attempt();
  const { text, pictures } = conversion.sentence(node.children, 'inline');
  const isHeading = id !== undefined && text !== '' && canBeHeading(node) && isReadable(text);
  if (!isHeading) {
    forget();
    conversion.recorder.change('structure-flattened', `h${node.level}`, '', '', { headings: -1 });
    return conversion.paragraph([{ type: 'strong', children: node.children }]);
  }
  const hasOwnId = anchorOf(plainWords(text)) !== id;
  return [{ type: conversion.headings.typeOf(node), text, ...(hasOwnId && { id }) }, ...conversion.figures(pictures)];
}
