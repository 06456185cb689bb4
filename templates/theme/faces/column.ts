import type { ThemeOptions } from '../theme-options.ts';
import { from } from '../tokens.ts';

/** Page width in rem: never wider than in `beside`, which the `sizes` of pictures assume. */
const columns: Record<ThemeOptions['composition'], number> = { beside: 78, cover: 74, editorial: 70, centred: 66 };

/** Rules of a narrower page; empty for the default width. */
export function columnRules({ composition, header }: Pick<ThemeOptions, 'composition' | 'header'>): string {
  const width = columns[composition];
  if (width === columns.beside) return '';
  // A row shared by logo, links and button needs its full width; link-only rows align with the page edges.
  const where = header === 'bar' || header === 'floating' ? 'main,main~*' : ':root';
  const vast = Math.floor((width / columns.beside) * 108);
  return `${where}{--content:${width}rem}@media ${from.vast}{${where}{--content:min(${width}vw,${vast}rem)}}`;
}
