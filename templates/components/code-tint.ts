/** The ground of code and Latin words in a text on the page's or a card's own ground. */
export const codeTint = `
  padding: 0.1em 0.25em;
  background: var(--tint-soft);
  border-radius: var(--radius-sm);
`;
