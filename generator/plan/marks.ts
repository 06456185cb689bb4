import type { Site } from '../../site.schema.ts';
import { type StyledMark, styledMarks, styleOfMark } from '../../templates/parts/mark-styles.ts';
import { rememberPerObject } from '../common/remember.ts';
import { everyPiece, readInline } from '../inline/read.ts';
import { visitAll } from '../json/walk.ts';
import { rememberPerBlocks } from '../site/per-blocks.ts';
import { withBlocks } from '../site/strips.ts';

const isStyled = (kind: string): kind is StyledMark => styledMarks.includes(kind as StyledMark);

/** What sentences with such a mark hold: a star beside a word, the end of a key, a formula or letters off the line, the meaning of an abbreviation. Most texts are not read. */
const sign = /\*[^\s*]|\]\((?:(?:key|math|sub|sup):\)|abbr:)/;

/** The marks in some content that have styles of their own, in the order of these. */
function marksIn(value: unknown): StyledMark[] {
  const found = new Set<StyledMark>();
  visitAll(value, (text) => {
    if (typeof text !== 'string' || !sign.test(text)) return;
    for (const { kind } of everyPiece(readInline(text) ?? [])) if (isStyled(kind)) found.add(kind);
  });
  return styledMarks.filter((mark) => found.has(mark));
}

const marksOfBlocks = rememberPerBlocks(marksIn);
const marksOfCards = rememberPerObject(marksIn);

/** Rules for marks that few sites use: sites without them pay nothing for them. */
export function markStyles(content: Site): string {
  const { site, collections } = content;
  const used = new Set([
    ...withBlocks(content).flatMap(marksOfBlocks),
    ...Object.values(collections).flatMap(marksOfCards),
    ...marksIn(site),
  ]);
  return styledMarks.flatMap((mark) => (used.has(mark) ? [styleOfMark[mark]] : [])).join('');
}
