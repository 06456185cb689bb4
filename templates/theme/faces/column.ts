import type { Face } from '../face.ts';
import { from } from '../tokens.ts';

/**
 * How wide the page is, in rem: never wider than where words stand beside a picture, which is the width that the `sizes` of
 * pictures go by.
 */
const columns: Record<Face['composition'], number> = { beside: 78, cover: 74, editorial: 70, centred: 66 };

/** The rules of a page that is narrower than others; nothing for one that is not. */
export function columnRules({ composition, header }: Pick<Face, 'composition' | 'header'>): string {
  const width = columns[composition];
  if (width === columns.beside) return '';
  // A row that logo, links and button share needs its width; rows of links alone stand above the page's edges.
  const where = header === 'bar' || header === 'floating' ? 'main,body>footer' : ':root';
  const vast = Math.floor((width / columns.beside) * 108);
  return `${where}{--content:${width}rem}@media ${from.vast}{${where}{--content:min(${width}vw,${vast}rem)}}`;
}
