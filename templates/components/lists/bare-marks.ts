/** List in one column whose marks have no tile. `weight` is that of figures where the theme sets none for headings. */
export const bareList = (size: string, { ink = 'var(--brand-ink)', weight = 650 } = {}) => `
  --step-rail: none;
  --step-align: start;
  --step-text: ${size};
  --step-weight: var(--heading-weight, ${weight});
  --step-ink: ${ink};
  --step-ground: none;
  --step-border: 0;
  --step-shape: none;
  --tile-ground: none;
  --tile-ink: ${ink};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-inline-size: none;
`;

/** Marks of its items, as wide as they are. */
export const bareMarks = `
  &&& > * > :first-child {
    justify-items: start;
    inline-size: auto;
    aspect-ratio: auto;
  }
  &&& > * > :first-child > span {
    font-size: var(--step-text);
    font-weight: var(--step-weight);
    background: none;
  }
  &&& > * > :last-child {
    padding: 0;
  }
`;
