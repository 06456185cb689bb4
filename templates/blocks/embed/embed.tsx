import { Section, sectionProps } from '../../components/section.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { EmbedFrame } from './frame.tsx';
import type { Embed } from './schema.ts';

export function EmbedBlock({ block }: { block: Planned<Embed> }) {
  const { title, href, poster, shape } = block;
  return (
    <Section {...sectionProps(block)}>
      <EmbedFrame title={title} href={href} poster={poster} shape={shape} />
    </Section>
  );
}
