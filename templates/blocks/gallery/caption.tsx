import { css } from '@linaria/core';
import { fileWords } from '../../components/file-words.ts';
import { inline } from '../../components/inline.tsx';
import { fill } from '../../model/labels/fill.ts';
import { useLabelsOf, useRenderContext } from '../../model/page/render-context.tsx';
import type { InlineText, PlannedFile } from '../../model/planned/values.ts';
import type { labels } from './labels.ts';

const credit = css`
  display: block;
  font-size: var(--text-xs);
`;

/** Picture with caption. */
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

/** Caption of a picture. */
export interface CaptionContent {
  caption?: InlineText | undefined;
  /** Owner of the picture. */
  credit?: string | undefined;
  /** The original file. */
  original?: PlannedFile | undefined;
}

function Original({ file }: { file: PlannedFile }) {
  const { site } = useRenderContext().frame;
  const { original } = useLabelsOf<typeof labels>('gallery');
  return (
    <small className={credit}>
      <a href={file.url} download="">
        {fill(original, fileWords({ file }, site.labels.files, site))}
      </a>
    </small>
  );
}

/** Caption of a picture; renders nothing without any text. */
export function Caption({ caption, credit: whose, original }: CaptionContent) {
  if (!caption && !whose && !original) return null;
  return (
    <figcaption>
      {caption && inline(caption)}
      {whose && <small className={credit}>{whose}</small>}
      {original && <Original file={original} />}
    </figcaption>
  );
}
