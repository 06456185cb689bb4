import { css } from '@linaria/core';

const prose = css`
  display: grid;
  gap: var(--space-3);
  max-inline-size: var(--measure);
  color: var(--ink-soft);
`;

/** Paragraphs of plain text at a comfortable measure. */
export function Prose({ paragraphs }: { paragraphs: string[] }) {
  return (
    <div className={prose}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
