import { css } from '@linaria/core';
import { inline } from '../../parts/inline.tsx';
import type { InlineText } from '../../planned/values.ts';

const credit = css`
  display: block;
  font-size: var(--text-xs);
`;

/** A scene with its caption. */
export const captioned = css`
  & > figcaption {
    max-inline-size: 40rem;
    margin: var(--space-3) auto 0;
    padding-inline: var(--frame-room, 0.75rem);
    font-size: var(--text-sm);
    line-height: 1.6;
    color: var(--ink-soft);
  }
`;

interface CaptionProps {
  caption: InlineText | undefined;
  /** Whose the picture is. */
  credit: string | undefined;
}

/** What is written under a picture, if anything is. */
export function Caption({ caption, credit: whose }: CaptionProps) {
  if (!caption && !whose) return null;
  return (
    <figcaption>
      {caption && inline(caption)}
      {whose && <small className={credit}>{whose}</small>}
    </figcaption>
  );
}
