import type { PlannedBlockOf } from '../../page/page-plan.ts';
import { Section } from '../../parts/section.tsx';
import { VideoPlayer } from './player.tsx';

export function VideoBlock({ block }: { block: PlannedBlockOf<'video'> }) {
  const { title, file, href, poster, captions, shape } = block;
  return (
    <Section id={block.id} eyebrow={block.eyebrow} heading={block.heading} text={block.text} action={block.action}>
      <VideoPlayer title={title} file={file} href={href} poster={poster} captions={captions} shape={shape} />
    </Section>
  );
}
