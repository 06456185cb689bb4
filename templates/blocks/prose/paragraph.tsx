import { inline, wordsOf } from '../../components/inline.tsx';
import { useRenderContext } from '../../model/page/render-context.tsx';
import type { InlineText } from '../../model/planned/values.ts';
import { ownDirection } from '../../runtime/direction/own-direction.ts';

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
