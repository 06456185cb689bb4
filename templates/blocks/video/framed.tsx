import { css } from '@linaria/core';
import { Icon } from '../../components/icon.tsx';
import { withMotif } from '../../components/motif.tsx';
import { Picture } from '../../components/picture.tsx';
import type { PictureSizes } from '../../components/picture-sizes.ts';
import type { PlannedImage } from '../../model/planned/values.ts';
import { Island } from '../../runtime/islands/island.tsx';
import { deepGround } from '../../theme/base.ts';
import type { ControlIconName, IconName } from '../../theme/icons/names.ts';
import { Island as FrameIsland, type FrameProps } from './island.tsx';

/** Sizes of the placeholder of a frame. */
const sizes: PictureSizes = {
  steps: [
    ['(min-width: 83rem)', '78rem'],
    ['', '94vw - 0.8rem'],
  ],
  shape: 16 / 9,
};

export const figure = css`
  --shape: 16 / 9;
  margin-inline: auto;

  /* Pages in frames are drawn on white paper, whatever our scheme is. */
  &[data-frame='page'] {
    --screen: #fff;
  }

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
  &[data-shape='low'] {
    --shape: auto;
    --height: 10.5rem;
    inline-size: min(100%, 48rem);
  }
  @media print {
    break-inside: avoid;
    inline-size: min(100%, 24rem);
    margin-inline: 0;
  }
`;

export const screen = css`
  display: block;
  inline-size: 100%;
  block-size: var(--height, auto);
  aspect-ratio: var(--shape);
  object-fit: cover;
  background: var(--screen, #000);
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
  block-size: var(--height, auto);
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

interface FramedProps extends FrameProps {
  poster: PlannedImage | undefined;
  icon: IconName | ControlIconName;
  /** Texts of the button: the action, and the service that will be contacted. */
  words: { open: string; from: string };
}

/** Placeholder of a frame until the visitor loads it. */
function Cover({ poster, icon, words }: Pick<FramedProps, 'poster' | 'icon' | 'words'>) {
  return (
    <>
      <span className={cover}>
        {poster ? (
          <Picture image={poster} sizes={sizes} className={screen} />
        ) : (
          <span className={withMotif(`${deepGround} ${blank}`, 'whole')} />
        )}
        <span className={play}>
          <Icon name={icon} size={32} />
        </span>
      </span>
      <span className={caption}>
        <strong>{words.open}</strong>
        <span>{words.from}</span>
      </span>
    </>
  );
}

/** Embedded content of another site: a link, replaced by a frame after a click. */
export function Framed({ poster, icon, words, ...frame }: FramedProps) {
  return (
    <Island
      name="video"
      component={FrameIsland}
      props={frame}
      slots={{ cover: <Cover poster={poster} icon={icon} words={words} /> }}
    />
  );
}
