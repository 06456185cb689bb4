import { useRenderContext } from '../../page/render-context.tsx';
import { inline } from '../../parts/inline.tsx';
import { InnerPiece } from './inner.tsx';
import type { PieceObject } from './outline.ts';
import { innerList, longItem } from './pieces/lists/styles.ts';

export type ListPiece = Extract<PieceObject, { type: 'list' }>;
type Item = ListPiece['items'][number];
type Long = Exclude<Item, string | readonly unknown[]>;
type Inner = NonNullable<Long['items']>[number];

/** The content of an item, and whether it is of several paragraphs. */
function itemOf(item: Item | Inner): { isLong: boolean; content: React.ReactNode } {
  if (typeof item === 'string' || Array.isArray(item)) return { isLong: false, content: inline(item) };
  const { text, paragraphs, items }: Long = item;
  const below = items && <List list={{ ...item, items }} />;
  if (!paragraphs) {
    return {
      isLong: false,
      content: (
        <>
          {inline(text)}
          {below}
        </>
      ),
    };
  }
  return {
    isLong: true,
    content: (
      <>
        {[text, ...paragraphs].map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be alike, and none ever moves
          <InnerPiece key={index} piece={one} />
        ))}
        {below}
      </>
    ),
  };
}

interface ListProps {
  list: Pick<ListPiece, 'numbered' | 'start'> & { items: readonly (Item | Inner)[] };
  /** Stands within a part of the text, which has no styles for what is below paragraphs. */
  isInner?: boolean;
}

/** A list; one that begins with another number than 1 is numbered. */
export function List({ list: { items, numbered, start }, isInner = false }: ListProps) {
  const { numerals } = useRenderContext().frame.site;
  const className = isInner ? innerList : undefined;
  const content = items.map((item, index) => {
    const { isLong, content } = itemOf(item);
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: two items may be alike, and none ever moves
      <li key={index} className={isLong ? longItem : undefined}>
        {content}
      </li>
    );
  });
  if (numbered || start !== undefined) {
    return (
      <ol className={className} start={start} data-numerals={numerals === 'latn' ? undefined : numerals}>
        {content}
      </ol>
    );
  }
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers
    <ul role="list" className={className}>
      {content}
    </ul>
  );
}
