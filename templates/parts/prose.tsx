import { css } from '@linaria/core';

const prose = css`
  display: grid;
  gap: var(--space-3);
  max-inline-size: var(--measure);
  color: var(--ink-soft);

  &[data-dark] {
    color: var(--on-ground-soft);
  }
`;

/** Paragraphs of plain text at a comfortable measure. */
export function Prose({ paragraphs, dark }: { paragraphs: string[]; dark?: boolean }) {
  return (
    <div className={prose} data-dark={dark || undefined}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
