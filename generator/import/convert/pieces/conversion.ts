import { isHref } from '../../../../templates/schema/rules.ts';
import type { BlockNode, FigureNode, InlineNode } from '../../model/content.ts';
import type { ConvertContext, Piece } from '../base/context.ts';
import { HeadingPlan } from '../base/headings.ts';
import { leadingPictures } from '../base/inline-words.ts';
import { Recorder } from '../base/recorder.ts';
import type { SentenceField } from '../sentence/parts.ts';
import { paragraphsOf, type Sentence, type SentenceContext, sentenceOf } from '../sentence/sentence.ts';

/** State of the conversion of one document. */
export interface Conversion {
  context: ConvertContext;
  recorder: Recorder;
  headings: HeadingPlan;
  /** Address of a link in the new site; undefined if it has none. */
  link(href: string): string | undefined;
  sentence(nodes: readonly InlineNode[], field: SentenceField): Sentence;
  /** Paragraphs, then the pictures in them. */
  paragraph(nodes: readonly InlineNode[]): Piece[];
  /** The same, but pictures that the words begin with stay before them. */
  passage(nodes: readonly InlineNode[]): Piece[];
  figures(pictures: readonly FigureNode[]): Piece[];
  pieces(blocks: readonly BlockNode[]): Piece[];
}

type Converter = (block: BlockNode, conversion: Conversion) => Piece[];
type FigureConverter = (figure: FigureNode, conversion: Conversion) => Piece[];

/** Returns a function that maps links of a document into the new site. */
function createLinkResolver(context: ConvertContext, headings: HeadingPlan): SentenceContext['resolveLink'] {
  return (href) => {
    const fragment = /^#(.+)$/s.exec(href)?.[1];
    const id = fragment === undefined ? undefined : headings.idOf(fragment);
    if (href.startsWith('#') && id === undefined) return undefined;
    const target = context.resolveLink(id === undefined ? href : `#${id}`)?.href;
    return target !== undefined && isHref(target) ? target : undefined;
  };
}

/** Starts the conversion of a document. Each block is recorded under its place. */
export function createConversion(
  blocks: readonly BlockNode[],
  context: ConvertContext,
  convert: Converter,
  convertFigure: FigureConverter,
): Conversion {
  const recorder = new Recorder(context.losses, context.place);
  const headings = new HeadingPlan(blocks, context.ids);
  const sentences: SentenceContext = { recorder, resolveLink: createLinkResolver(context, headings) };
  const conversion: Conversion = {
    context,
    recorder,
    headings,
    link: sentences.resolveLink,
    sentence: (nodes, field) => sentenceOf(nodes, field, sentences),
    paragraph(nodes) {
      const { texts, pictures } = paragraphsOf(nodes, sentences);
      return [...texts, ...conversion.figures(pictures)];
    },
    passage(nodes) {
      const { texts, pictures } = paragraphsOf(nodes, sentences);
      const before = leadingPictures(nodes);
      return [...conversion.figures(pictures.slice(0, before)), ...texts, ...conversion.figures(pictures.slice(before))];
    },
    figures: (pictures) => pictures.flatMap((picture) => convertFigure(picture, conversion)),
    pieces: (some) =>
      some.flatMap((block) => {
        const outer = recorder.place;
        recorder.place = block.place ?? outer;
        const pieces = convert(block, conversion);
        recorder.place = outer;
        return pieces;
      }),
  };
  return conversion;
}
