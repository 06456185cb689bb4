import { css } from '@linaria/core';
import { Island } from '../../islands/island.tsx';
import { useLabelsOf, useRenderContext } from '../../page/render-context.tsx';
import { Icon } from '../../parts/icon.tsx';
import { withMotif } from '../../parts/motif.tsx';
import { Picture } from '../../parts/picture.tsx';
import type { PictureSizes } from '../../parts/picture-sizes.ts';
import { readVideoAddress } from '../../parts/video-address.ts';
import type { Planned } from '../../planned/planned.ts';
import { deepGround } from '../../theme/base.ts';
import { Island as VideoIsland } from './island.tsx';
import type { labels } from './labels.ts';
import type { Video } from './schema.ts';

/** The poster of a video. */
const sizes: PictureSizes = {
  steps: [
    ['(min-width: 83rem)', '78rem'],
    ['', '94vw - 0.8rem'],
  ],
  shape: 16 / 9,
};

const figure = css`
  --shape: 16 / 9;
  margin-inline: auto;

  &[data-shape='standard'] {
    --shape: 4 / 3;
    inline-size: min(100%, 48rem);
  }
  &[data-shape='square'] {
    --shape: 1;
    inline-size: min(100%, 36rem);
  }
  &[data-shape='tall'] {
    --shape: 9 / 16;
    inline-size: min(100%, 24rem);
  }
  @media print {
    break-inside: avoid;
    inline-size: min(100%, 24rem);
    margin-inline: 0;
  }
`;

const screen = css`
  display: block;
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: var(--shape);
  object-fit: cover;
  background: #000;
  border-radius: var(--radius-lg);
`;

const cover = css`
  position: relative;
  display: grid;
  overflow: hidden;
  border-radius: var(--radius-lg);

  & > *,
  & > picture > img {
    grid-area: 1 / 1;
  }
`;

const blank = css`
  position: relative;
  display: block;
  aspect-ratio: var(--shape);
`;

const play = css`
  place-self: center;
  position: relative;
  display: grid;
  place-items: center;
  inline-size: clamp(4.5rem, 12vw, 6.5rem);
  aspect-ratio: 1;
  color: var(--on-accent);
  background: var(--accent);
  clip-path: var(--badge, var(--mark));
  transition: background-color var(--quick), transform var(--quick);

  a:hover & {
    background: var(--accent-hover);
    transform: scale(1.06);
  }
  @media print {
    display: none;
  }
`;

const caption = css`
  display: grid;
  gap: var(--space-1);
  padding-block-start: var(--space-3);

  & > strong {
    font-weight: 550;
    color: var(--brand-ink);
  }
  a:hover & > strong {
    text-decoration: underline;
    text-underline-offset: 0.3em;
    text-decoration-thickness: 0.08em;
  }
  & > span {
    font-size: var(--text-sm);
    color: var(--ink-soft);
  }
`;

type Played = Pick<Planned<Video>, 'title' | 'file' | 'href' | 'poster' | 'captions' | 'shape'>;

/** Width and height that the place has before anything is known of the video. */
const boxes = { wide: [1280, 720], standard: [1280, 960], square: [960, 960], tall: [720, 1280] } as const;

/** A video of the site: the browser's own player, which loads nothing before it is asked to play. */
function OwnVideo({ title, file, poster, captions = [], shape = 'wide' }: Played) {
  const { frame, resources } = useRenderContext();
  const [width, height] = boxes[shape];
  const names = new Intl.DisplayNames(frame.site.language, { type: 'language' });
  if (poster) resources.pictures.push([{ url: poster.url }]);
  return (
    // biome-ignore lint/a11y/useMediaCaption: the check asks for captions, or to be told that nobody speaks
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

/** What stands in the place of a player until a visitor asks for it. */
function Cover({ title, poster, source }: { title: string; poster: Played['poster']; source: string }) {
  const words = useLabelsOf<typeof labels>('video');
  return (
    <>
      <span className={cover}>
        {poster ? (
          <Picture image={poster} sizes={sizes} className={screen} />
        ) : (
          <span className={withMotif(`${deepGround} ${blank}`, 'whole')} />
        )}
        <span className={play}>
          <Icon name="play" size={32} />
        </span>
      </span>
      <span className={caption}>
        <strong>{words.play.replaceAll('%s', () => title)}</strong>
        <span>{words.from.replaceAll('%s', () => source)}</span>
      </span>
    </>
  );
}

/** A video of YouTube or Vimeo: a link to it, and its player once a visitor has asked for it. */
function FramedVideo({ title, href = '', poster }: Played) {
  const { frame } = useRenderContext();
  const words = useLabelsOf<typeof labels>('video');
  const video = readVideoAddress(href);
  if (!video) throw new Error(`The check let the address ${href} pass.`);
  return (
    <Island
      name="video"
      component={VideoIsland}
      props={{ href, src: video.frame(frame.site.language), title }}
      slots={{ cover: <Cover title={title} poster={poster} source={words[video.provider]} /> }}
    />
  );
}

/** A video in its place: the size of which it has before anything of it is loaded. */
export function VideoPlayer(video: Played) {
  return (
    <div className={figure} data-shape={video.shape}>
      {video.file ? <OwnVideo {...video} /> : <FramedVideo {...video} />}
    </div>
  );
}
