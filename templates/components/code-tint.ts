/** Background of code and Latin words in text on the page or on a card. */
export const codeTint = `
  padding: 0.1em 0.25em;
  background: var(--tint-soft);
  border-radius: var(--radius-sm);
`;
