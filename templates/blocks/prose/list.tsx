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

/** What an item knows of the list that it is in. */
interface Around {
  /** Numbers of the items above, where lists below tell them too. */
  above: readonly number[] | undefined;
}

/** The content of an item, and whether it is of several paragraphs. */
function itemOf(item: Item | Inner, { above }: Around): { isLong: boolean; content: React.ReactNode } {
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
          // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be alike, and none ever moves
          <InnerPiece key={index} piece={one} />
        ))}
        {below}
      </>
    ),
  };
}

interface ListProps {
  list: Pick<ListPiece, 'numbered' | 'numbering' | 'start'> & { items: readonly (Item | Inner)[] };
  /** Stands within a part of the text, which has no styles for what is below paragraphs. */
  isInner?: boolean;
  /** Numbers of the items that it is under, in a list of nested numbers. */
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
        // biome-ignore lint/suspicious/noArrayIndexKey: two items may be alike, and none ever moves
        key={index}
        className={isLong ? longItem : undefined}
        data-number={numbering && numberOf({ number, numbering, above: isNested ? (above ?? []) : [] }, site)}
      >
        {content}
      </li>
    );
  });
}

/** A list; one that says how it is numbered, or begins with another number than 1, is numbered. */
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
