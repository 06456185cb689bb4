import { inline } from '../../components/inline.tsx';
import { useRenderContext } from '../../model/page/render-context.tsx';
import { InnerPiece } from './inner.tsx';
import { numberOf } from './numbering.ts';
import type { PieceObject } from './outline.ts';
import { innerList, longItem } from './pieces/lists/styles.ts';
import { numberedItems } from './pieces/numbering/styles.ts';

export type ListPiece = Extract<PieceObject, { type: 'list' }>;
type Item = ListPiece['items'][number];
type Long = Exclude<Item, string | readonly unknown[]>;
type Inner = NonNullable<Long['items']>[number];

/** Context of the list that an item is in. */
interface ListContext {
  /** Numbers of the parent items, for nested numbering. */
  above: readonly number[] | undefined;
}

/** Content of an item, and whether it has several paragraphs. */
function itemOf(item: Item | Inner, { above }: ListContext): { isLong: boolean; content: React.ReactNode } {
  if (typeof item === 'string' || Array.isArray(item)) return { isLong: false, content: inline(item) };
  const { text, paragraphs, items }: Long = item;
  const below = items && <List list={{ ...item, items }} above={above} />;
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
          // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be alike, and the order is fixed
          <InnerPiece key={index} piece={one} />
        ))}
        {below}
      </>
    ),
  };
}

interface ListProps {
  list: Pick<ListPiece, 'numbered' | 'numbering' | 'start'> & { items: readonly (Item | Inner)[] };
  /** Inside another piece, where paragraph styles do not apply. */
  isInner?: boolean;
  /** Numbers of the parent items, for nested numbering. */
  above?: readonly number[] | undefined;
}

type ItemsProps = Pick<ListProps['list'], 'items' | 'numbering' | 'start'> & Pick<ListProps, 'above'>;

function Items({ items, numbering, start, above }: ItemsProps) {
  const { site } = useRenderContext().frame;
  return items.map((item, index) => {
    const number = (start ?? 1) + index;
    const isNested = numbering === 'nested';
    const { isLong, content } = itemOf(item, { above: isNested ? [...(above ?? []), number] : undefined });
    return (
      <li
        // biome-ignore lint/suspicious/noArrayIndexKey: two items may be alike, and the order is fixed
        key={index}
        className={isLong ? longItem : undefined}
        data-number={numbering && numberOf({ number, numbering, above: isNested ? (above ?? []) : [] }, site)}
      >
        {content}
      </li>
    );
  });
}

/** List; numbered if it sets a numbering or a start other than 1. */
export function List({ list, isInner = false, above }: ListProps) {
  const { site } = useRenderContext().frame;
  const { items, numbered, start } = list;
  const numbering = list.numbering ?? (above && 'nested');
  const className = [isInner && innerList, numbering && numberedItems].filter(Boolean).join(' ') || undefined;
  const content = <Items items={items} numbering={numbering} start={start} above={above} />;
  if (numbering) {
    return (
      // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers
      <ol role="list" className={className} data-nested={numbering === 'nested' ? '' : undefined}>
        {content}
      </ol>
    );
  }
  if (numbered || start !== undefined) {
    const { numerals } = site;
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
