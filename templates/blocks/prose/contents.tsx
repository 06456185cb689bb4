import { asWords, wordsOf } from '../../components/inline.tsx';
import { useRenderContext, useUniqueId } from '../../model/page/render-context.tsx';
import { everyHeading, type Heading } from './outline.ts';
import { contents } from './pieces/contents/styles.ts';

function HeadingList({ headings }: { headings: readonly Heading[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of lists without markers
    <ol role="list">
      {headings.map(({ piece, id, below }) => (
        <li key={id}>
          <a href={`#${id}`}>{asWords(piece.text)}</a>
          {below.length > 0 && <HeadingList headings={below} />}
        </li>
      ))}
    </ol>
  );
}

/** Whether a heading brings a number, as articles of laws do. */
const hasNumber = ({ piece }: Heading) => /^\P{L}*\p{N}/u.test(wordsOf(piece.text));

/** Number of headings from which a list has two columns. */
const long = 5;

interface ContentsProps {
  title: string;
  headings: readonly Heading[];
  /** Class of its position. */
  className: string;
  /** Numbers the headings, unless one brings a number. */
  isNumbered?: boolean;
}

/** Table of contents of a text: links to its headings. */
export function Contents({ title, headings, className, isNumbered = false }: ContentsProps) {
  const titleId = useUniqueId('contents');
  const { numerals } = useRenderContext().frame.site;
  const isLong = headings.length > 1 && everyHeading(headings).length >= long;
  const numbers = isNumbered && !headings.some(hasNumber) ? numerals : undefined;
  return (
    <nav
      className={`${contents} ${className}`}
      aria-labelledby={titleId}
      data-numbers={numbers}
      data-long={isNumbered && isLong ? '' : undefined}
    >
      <p id={titleId}>{title}</p>
      <HeadingList headings={headings} />
    </nav>
  );
}
