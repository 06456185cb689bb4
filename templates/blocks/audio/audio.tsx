import { Section } from '../../components/section.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { AudioPlayer } from './player.tsx';
import type { Audio } from './schema.ts';

export function AudioBlock({ block }: { block: Planned<Audio> }) {
  const { title, file, duration, transcript } = block;
  return (
    <Section
      id={block.id}
      eyebrow={block.eyebrow}
      heading={block.heading}
      headingRole={block.headingRole}
      text={block.text}
      action={block.action}
      beside="side"
    >
      <AudioPlayer title={title} file={file} duration={duration} transcript={transcript} />
    </Section>
  );
}
