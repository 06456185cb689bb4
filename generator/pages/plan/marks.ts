import type { Site } from '../../../site.schema.ts';
import { type StyledMark, styledMarks, styleOfMark } from '../../../templates/components/mark-styles.ts';
import { contentMetadataOf } from '../../content/site/content-metadata.ts';
import { withBlocks } from '../../content/site/strips.ts';
import { flattenElements, readInline } from '../../content/text/inline/read.ts';

const isStyled = (kind: string): kind is StyledMark => styledMarks.includes(kind as StyledMark);

/** Styled marks in a part of the content. */
const marksIn = (part: object): StyledMark[] =>
  contentMetadataOf(part).marked.flatMap((text) =>
    flattenElements(readInline(text) ?? []).flatMap(({ kind }) => (isStyled(kind) ? [kind] : [])),
  );

/** Rules for rarely used marks, only for the marks that a site uses. */
export function markStyles(content: Site): string {
  const { site, collections } = content;
  const parts = [...withBlocks(content).map(({ blocks }) => blocks), ...Object.values(collections), site];
  const used = new Set(parts.flatMap(marksIn));
  return styledMarks.flatMap((mark) => (used.has(mark) ? [styleOfMark[mark]] : [])).join('');
}
