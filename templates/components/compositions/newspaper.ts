import { bareScene, labels } from './marks.ts';

/** Eyebrow above a hairline. */
const overRule = `
  display: block;
  padding-block-end: var(--space-2);
  margin-block-end: var(--space-4);
  border-block-end: 1px solid;
`;

/** Front page of a newspaper on phones: words over the full width, then the picture from edge to edge in its frame's shape. */
export const frontPage = `
  ${labels(overRule)}

  && [data-part='row'] {
    grid-template-columns: minmax(0, 1fr);
    gap: clamp(1.5rem, 1rem + 1.5vw, 2.5rem) var(--column-gap);
    align-items: start;
  }
  && [data-part='words'] {
    justify-items: stretch;
  }
  && [data-part='scene'] {
    ${bareScene}
    inline-size: auto;
    margin-inline: calc(-1 * var(--gutter));

    & img {
      aspect-ratio: 1.4;
    }
  }
`;
