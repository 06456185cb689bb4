import { css } from '@linaria/core';
import { fileWords } from '../../components/file-words.ts';
import { Prose } from '../../components/prose.tsx';
import { fill } from '../../model/labels/fill.ts';
import { useLabelsOf, useRenderContext } from '../../model/page/render-context.tsx';
import type { Planned } from '../../model/planned/planned.ts';
import { formatDuration, isoDuration } from './duration.ts';
import type { labels } from './labels.ts';
import type { Audio } from './schema.ts';

const figure = css`
  display: grid;
  gap: var(--space-3);
  max-inline-size: 44rem;
  padding: var(--space-4);
  background: var(--surface);
  border: var(--line);
  border-radius: var(--radius-lg);

  & > figcaption {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-4);
  }
  & time,
  & > a {
    font-size: var(--text-sm);
    color: var(--ink-soft);
  }
  & > audio {
    inline-size: 100%;
  }
  & summary {
    min-block-size: 2.75rem;
    align-content: center;
    cursor: pointer;
  }
  @media print {
    & > :is(audio, a),
    & summary {
      display: none;
    }
    & > details::details-content {
      content-visibility: visible;
      block-size: auto;
    }
  }
`;

/** Plays a recording with the browser's own player, which loads nothing until it is started. */
export function AudioPlayer({
  title,
  file,
  duration,
  transcript,
}: Pick<Planned<Audio>, 'title' | 'file' | 'duration' | 'transcript'>) {
  const { site } = useRenderContext().frame;
  const words = useLabelsOf<typeof labels>('audio');
  return (
    <figure className={figure}>
      <figcaption>
        <strong>{title}</strong> {duration && <time dateTime={isoDuration(duration)}>{formatDuration(duration, site)}</time>}
      </figcaption>
      {/* biome-ignore lint/a11y/useMediaCaption: the check warns about a missing transcript */}
      <audio controls preload="none" src={file.url} aria-label={title} />
      <a href={file.url} download="">
        {fill(words.download, title, fileWords({ file }, site.labels.files, site))}
      </a>
      {transcript && (
        <details>
          <summary>{words.transcript}</summary>
          <Prose paragraphs={transcript} />
        </details>
      )}
    </figure>
  );
}
