import { Section, sectionProps } from '../../components/section.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { VideoPlayer } from './player.tsx';
import type { Video } from './schema.ts';

export function VideoBlock({ block }: { block: Planned<Video> }) {
  const { title, file, href, poster, captions, shape } = block;
  return (
    <Section {...sectionProps(block)}>
      <VideoPlayer title={title} file={file} href={href} poster={poster} captions={captions} shape={shape} />
    </Section>
  );
}
