import { Section, sectionProps } from '../../components/section.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { AudioPlayer } from './player.tsx';
import type { Audio } from './schema.ts';

export function AudioBlock({ block }: { block: Planned<Audio> }) {
  const { title, file, duration, transcript } = block;
  return (
    <Section {...sectionProps(block)} beside="side">
      <AudioPlayer title={title} file={file} duration={duration} transcript={transcript} />
    </Section>
  );
}
