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
  /** Where the link leads without scripts. */
  href: string;
  /** What the frame shows. */
  src: string;
  title: string;
  /** What it may do, where that is less than a player of videos may. */
  sandbox?: string | undefined;
  allow?: string | undefined;
  referrerPolicy?: 'no-referrer' | undefined;
}

/** What players of videos use. */
const usual = { allow: 'autoplay; fullscreen; picture-in-picture', referrerPolicy: 'strict-origin-when-cross-origin' } as const;

/** A link to what another site shows; a click puts its frame in its place, and the focus into it. */
export function Island({ href, src, title, sandbox, ...rights }: FrameProps) {
  const { allow, referrerPolicy } = { ...usual, ...rights };
  const player = useRef<HTMLIFrameElement>(null);
  const [isPlaying, setPlaying] = useState(false);

  useEffect(() => {
    if (isPlaying) player.current?.focus();
  }, [isPlaying]);

  const play = (event: MouseEvent) => {
    // With a modifier the visitor wants the browser's own: a new tab, a new window.
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
