import type { Json } from '../../../core/json/value.ts';
import type { BlockNode, FigureNode, InlineNode, PictureReference } from '../../model/content.ts';
import { isBlank, isReadable } from '../base/characters.ts';
import type { Piece } from '../base/context.ts';
import { type HeadingNode, isTitleHeading } from '../base/headings.ts';
import { inlineText } from '../base/inline-words.ts';
import { plainLine } from '../base/plain-line.ts';
import type { Conversion } from '../pieces/conversion.ts';
import { imageOf } from '../pieces/pictures.ts';
import { type Button, buttonsOf, isPlainPicture, isSentence } from './sections.ts';
import { actionOf } from './write-sections.ts';

/** Parts of a document that its page shows. */
export interface PageParts {
  title: string;
  /** Shown below the title, unless the content begins with it. */
  summary?: string;
  picture?: PictureReference;
  blocks: readonly BlockNode[];
}

/** A cover that an opening can show. */
interface Cover {
  picture: FigureNode;
  heading: HeadingNode | undefined;
  text: readonly InlineNode[] | undefined;
  buttons: Button[] | undefined;
}

/** The parts of a cover: perhaps the title, a sentence, one or two buttons; undefined if it contains anything else. */
function coverOf(block: BlockNode | undefined, title: string, conversion: Conversion): Cover | undefined {
  if (block?.type !== 'cover' || !block.picture || block.picture.caption || !isPlainPicture(block.picture, conversion))
    return undefined;
  const [first] = block.blocks;
  const heading = isTitleHeading(first, title) ? first : undefined;
  const [second, ...others] = block.blocks.slice(heading ? 1 : 0);
  const text = second?.type === 'paragraph' && isSentence(second.children) ? second.children : undefined;
  const [last, ...rest] = text || second === undefined ? others : [second, ...others];
  const buttons = buttonsOf(last, conversion, 2);
  if (rest.length > 0 || (last !== undefined && !buttons)) return undefined;
  return { picture: block.picture, heading, text, buttons };
}

/** Title of the page as its h1; one that no title can show is a paragraph instead. */
function titleOf(title: string, conversion: Conversion): { title: string; after: Piece[] } {
  const { recorder, context } = conversion;
  const nodes: InlineNode[] = [{ type: 'text', value: title }];
  const forget = recorder.attempt();
  const { text } = conversion.sentence(nodes, 'inline');
  if (text !== '' && isReadable(text)) return { title: text, after: [] };
  forget();
  recorder.change('repeated', 'title', '', context.words.untitled);
  return { title: context.words.untitled, after: conversion.paragraph(nodes) };
}

/** Opening of a page, decided before anything is written. */
interface OpeningPlan {
  cover: Cover | undefined;
  /** A heading that says the title once more, and is left out. */
  heading: HeadingNode | undefined;
  hasSummary: boolean;
  /** Blocks that follow the opening. */
  rest: readonly BlockNode[];
}

/** Whether the content begins with the summary, as summaries made from it do. */
function beginsWith(summary: string, blocks: readonly BlockNode[]): boolean {
  const first = blocks.find((block) => block.type === 'paragraph');
  const start = plainLine(summary).replace(/\s*(?:\[?(?:…|\.{3})\]?)$/u, '');
  return first?.type === 'paragraph' && plainLine(first.children).startsWith(start);
}

/** Plans the opening of a page: a hero from a cover, otherwise a banner. */
export function planOpening({ title, summary = '', picture, blocks }: PageParts, conversion: Conversion): OpeningPlan {
  const hasSummary = !isBlank(summary) && !beginsWith(summary, blocks);
  const cover = picture === undefined && !hasSummary ? coverOf(blocks[0], title, conversion) : undefined;
  if (cover) return { cover, heading: cover.heading, hasSummary, rest: blocks.slice(1) };
  const [first] = blocks;
  const heading = isTitleHeading(first, title) ? first : undefined;
  return { cover, heading, hasSummary, rest: heading ? blocks.slice(1) : blocks };
}

export interface Opening {
  block: { [key: string]: Json };
  /** Pieces of running text that follow the opening. */
  after: Piece[];
}

/** Fields of a cover that a hero shows. */
function heroFields({ picture, text, buttons }: Cover, conversion: Conversion): { [key: string]: Json } {
  const image = imageOf(picture.picture, conversion);
  const sentence = conversion.sentence(text ?? [], 'inline').text;
  return {
    ...(sentence !== '' && { text: sentence }),
    ...(buttons && { actions: buttons.map((button) => actionOf(button, conversion)) }),
    ...(image && { image }),
  };
}

/** Writes the opening of a page, with the title as its h1. */
export function writeOpening(plan: OpeningPlan, { title, summary = '', picture }: PageParts, conversion: Conversion): Opening {
  const { cover, heading, hasSummary } = plan;
  const id = heading && conversion.headings.sectionId(heading);
  const own = titleOf(title, conversion);
  const head = { ...(id !== undefined && { id }), title: own.title };
  if (heading) conversion.recorder.change('repeated', 'title', inlineText(heading.children), '', { headings: -1 });
  // The content begins with it.
  if (!hasSummary && !isBlank(summary)) conversion.recorder.change('repeated', 'summary', summary, '');
  if (cover) return { block: { type: 'hero', ...head, ...heroFields(cover, conversion) }, after: own.after };
  const text = hasSummary ? conversion.sentence([{ type: 'text', value: summary }], 'inline').text : '';
  const image = picture && imageOf(picture, conversion);
  const after = [...own.after, ...(picture && !image ? conversion.figures([{ type: 'picture', picture }]) : [])];
  return { block: { type: 'banner', ...head, ...(text !== '' && { text }), ...(image && { image }) }, after };
}
