import { growingRows } from '../../../components/full-rows.ts';

/** Declarations of a price list whose items stand beside one another. */
export const priceColumns = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: 0;

  ${growingRows}
`;

/** Declarations of an item of such a list: its name, price and notes below one another. */
export const priceColumn = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-2);
`;
