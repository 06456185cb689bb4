import { bareScene } from './marks.ts';

/** Eyebrow above a hairline. */
export const overRule = `
  display: block;
  padding-block-end: var(--space-2);
  margin-block-end: var(--space-4);
  border-block-end: 1px solid;
`;

/** Keeps the frame's shape but removes its line and mark. */
export const wideScene = `
  ${bareScene}
  & img {
    aspect-ratio: 1.4;
  }
`;
