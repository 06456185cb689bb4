import type { PlannedBlockOf } from '../../page/page-plan.ts';
import { Section } from '../../parts/section.tsx';
import { ProseText } from './prose-text.tsx';

export function ProseBlock({ block }: { block: PlannedBlockOf<'prose'> }) {
  return (
    <Section id={block.id} eyebrow={block.eyebrow} heading={block.heading}>
      <ProseText body={block.body} contents={block.contents} top={block.heading ? 3 : 2} />
    </Section>
  );
}
