import { readVideoAddress } from '../../components/video-address.ts';
import { useLabelsOf, useRenderContext } from '../../model/page/render-context.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { Framed, figure, screen } from './framed.tsx';
import type { labels } from './labels.ts';
import type { Video } from './schema.ts';

type PlayerVideo = Pick<Planned<Video>, 'title' | 'file' | 'href' | 'poster' | 'captions' | 'shape'>;

/** Size of the space reserved before the video's own is known. */
const boxes = { wide: [1280, 720], standard: [1280, 960], square: [960, 960], tall: [720, 1280] } as const;

/** Plays a video of the site with the browser's own player, which loads nothing until it is started. */
function OwnVideo({ title, file, poster, captions = [], shape = 'wide' }: PlayerVideo) {
  const { frame, resources } = useRenderContext();
  const [width, height] = boxes[shape];
  const names = new Intl.DisplayNames(frame.site.language, { type: 'language' });
  if (poster) resources.pictures.push([{ url: poster.url }]);
  return (
    // biome-ignore lint/a11y/useMediaCaption: the check requires captions, or a statement that there is no speech
    <video
      className={screen}
      controls
      playsInline
      preload="none"
      poster={poster?.url}
      width={width}
      height={height}
      aria-label={title}
    >
      <source src={file?.url} type={file && `video/${file.kind}`} />
      {captions.map(({ file: track, language }, index) => (
        <track
          key={track.url}
          kind="captions"
          src={track.url}
          srcLang={language}
          label={names.of(language)}
          default={index === 0}
        />
      ))}
      <a href={file?.url}>{title}</a>
    </video>
  );
}

/** YouTube or Vimeo video: a link, replaced by its player after a click. */
function FramedVideo({ title, href = '', poster }: PlayerVideo) {
  const { frame } = useRenderContext();
  const words = useLabelsOf<typeof labels>('video');
  const video = readVideoAddress(href);
  if (!video) throw new Error(`The check let the address ${href} pass.`);
  const said = {
    open: words.play.replaceAll('%s', () => title),
    from: words.from.replaceAll('%s', () => words[video.provider]),
  };
  return <Framed href={href} src={video.frame(frame.site.language)} title={title} poster={poster} icon="play" words={said} />;
}

/** Video. Its space is reserved before anything is loaded. */
export function VideoPlayer(video: PlayerVideo) {
  return (
    <div className={figure} data-shape={video.shape}>
      {video.file ? <OwnVideo {...video} /> : <FramedVideo {...video} />}
    </div>
  );
}
