import { css } from '@linaria/core';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Slot } from '../../runtime/islands/slot.tsx';

const link = css`
  display: block;
  color: inherit;
  text-decoration: none;
`;

const frame = css`
  display: block;
  inline-size: 100%;
  block-size: var(--height, auto);
  aspect-ratio: var(--shape);
  background: var(--screen, #000);
  border-radius: var(--radius-lg);
`;

export interface FrameProps {
  /** Target of the link without scripts. */
  href: string;
  /** Address of the frame. */
  src: string;
  title: string;
  /** Sandbox, if stricter than for video players. */
  sandbox?: string | undefined;
  allow?: string | undefined;
  referrerPolicy?: 'no-referrer' | undefined;
}

/** Permissions of video players. */
const usual = { allow: 'autoplay; fullscreen; picture-in-picture', referrerPolicy: 'strict-origin-when-cross-origin' } as const;

/** Replaces a link by a frame after a click, and moves focus into it. */
export function Island({ href, src, title, sandbox, ...rights }: FrameProps) {
  const { allow, referrerPolicy } = { ...usual, ...rights };
  const player = useRef<HTMLIFrameElement>(null);
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => {
    if (isPlaying) player.current?.focus();
  }, [isPlaying]);

  const play = (event: MouseEvent) => {
    // With a modifier key the browser opens a new tab or window.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setPlaying(true);
  };

  if (isPlaying)
    return (
      <iframe
        ref={player}
        className={frame}
        src={src}
        title={title}
        sandbox={sandbox}
        allow={allow}
        referrerPolicy={referrerPolicy}
      />
    );
  return (
    <a className={link} href={href} rel="noopener" data-replay="" onClick={play}>
      <Slot as="span" name="cover" />
    </a>
  );
}
