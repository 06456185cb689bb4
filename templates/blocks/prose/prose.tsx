import { Section } from '../../parts/section.tsx';
import type { Planned } from '../../planned/planned.ts';
import { ProseText } from './prose-text.tsx';
import type { Prose } from './schema.ts';

export function ProseBlock({ block }: { block: Planned<Prose> }) {
  return (
    <Section id={block.id} eyebrow={block.eyebrow} heading={block.heading} headingRole={block.headingRole}>
      <ProseText body={block.body} contents={block.contents} top={block.heading ? 3 : 2} />
    </Section>
  );
}
