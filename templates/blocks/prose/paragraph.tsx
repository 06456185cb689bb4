import { inline, wordsOf } from '../../components/inline.tsx';
import { useRenderContext } from '../../model/page/render-context.tsx';
import type { InlineText } from '../../model/planned/values.ts';
import { ownDirection } from '../../runtime/direction/own-direction.ts';

interface ParagraphProps {
  text: InlineText;
  /** Shows quotation marks at its start or end. */
  opens?: boolean;
  closes?: boolean;
}

/** Paragraph; sets its direction if it differs from the page's. */
export function Paragraph({ text, opens = false, closes = false }: ParagraphProps) {
  const { direction } = useRenderContext().frame.site;
  return (
    <p dir={ownDirection(wordsOf(text), direction)} data-opens={opens ? '' : undefined} data-closes={closes ? '' : undefined}>
      {inline(text)}
    </p>
  );
}
