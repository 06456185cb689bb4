import { Section } from '../../components/section.tsx';
import { useIdWhere } from '../../model/page/render-context.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { isParagraph, type Piece } from './outline.ts';
import { ProseText } from './prose-text.tsx';
import type { Prose } from './schema.ts';

const isNameless = (piece: Piece) => !isParagraph(piece) && piece.type === 'table' && piece.caption === undefined;

export function ProseBlock({ block }: { block: Planned<Prose> }) {
  // The section's heading names tables above the first heading of the text.
  const headingId = useIdWhere(block.heading !== undefined && block.body.some(isNameless), 'heading');
  return (
    <Section id={block.id} eyebrow={block.eyebrow} heading={block.heading} headingId={headingId} headingRole={block.headingRole}>
      <ProseText body={block.body} contents={block.contents} top={block.heading ? 3 : 2} below={headingId} />
    </Section>
  );
}
