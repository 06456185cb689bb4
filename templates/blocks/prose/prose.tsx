import { Section, sectionProps } from '../../components/section.tsx';
import { useIdWhere, useThemeOptions } from '../../model/page/render-context.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import type { ThemeOptions } from '../../theme/theme-options.ts';
import { Contents } from './contents.tsx';
import { isParagraph, outlineOf, type Piece } from './outline.ts';
import { centredContents } from './pieces/centred/styles.ts';
import { besideText } from './pieces/contents/styles.ts';
import { sideContents } from './pieces/side/styles.ts';
import { ProseText } from './prose-text.tsx';
import type { Prose } from './schema.ts';

const isNameless = (piece: Piece) => !isParagraph(piece) && piece.type === 'table' && piece.caption === undefined;

/** Class of the table of contents in each form of section heads: beside the text, above it, or in the column of headings. */
const contentsForms: Record<ThemeOptions['heads'], string> = {
  start: besideText,
  centred: centredContents,
  side: sideContents,
};

export function ProseBlock({ block }: { block: Planned<Prose> }) {
  const { heads } = useThemeOptions();
  // The section's heading names tables above the first heading of the text.
  const headingId = useIdWhere(block.heading !== undefined && block.body.some(isNameless), 'heading');
  const outline = outlineOf(block.body, block.heading ? 3 : 2);
  const contents = block.contents !== undefined && outline.length > 0 && (
    <Contents title={block.contents} headings={outline} className={contentsForms[heads]} isNumbered={heads === 'centred'} />
  );
  const isSide = heads === 'side';
  return (
    <Section {...sectionProps(block)} headingId={headingId} beside="side" belowHeading={isSide && contents}>
      <ProseText
        body={block.body}
        outline={outline}
        contents={isSide ? undefined : contents}
        isBeside={Boolean(block.heading || contents)}
        below={headingId}
      />
    </Section>
  );
}
