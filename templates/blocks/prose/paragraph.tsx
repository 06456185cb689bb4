import { ownDirection } from '../../direction/own-direction.ts';
import { useRenderContext } from '../../page/render-context.tsx';
import { inline, wordsOf } from '../../parts/inline.tsx';
import type { InlineText } from '../../planned/values.ts';

interface ParagraphProps {
  text: InlineText;
  /** Quotation marks are shown before it, after it. */
  opens?: boolean;
  closes?: boolean;
}

/** A paragraph, in the direction of its words where they have none of the page's. */
export function Paragraph({ text, opens = false, closes = false }: ParagraphProps) {
  const { direction } = useRenderContext().frame.site;
  return (
    <p dir={ownDirection(wordsOf(text), direction)} data-opens={opens ? '' : undefined} data-closes={closes ? '' : undefined}>
      {inline(text)}
    </p>
  );
}
