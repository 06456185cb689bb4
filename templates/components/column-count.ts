import { css } from '@linaria/core';

/** One rule for each number that the content brings, as a custom property: no element may have a style attribute. */
export const eachNumber = (attribute: string, most: number) =>
  Array.from({ length: most }, (_, index) => `&[data-${attribute}='${index + 1}'] { --${attribute}: ${index + 1}; }`).join('\n');

/** Gives `--columns` to what has `data-columns`, from 1 to 5. */
export const columnCount = css`
  ${eachNumber('columns', 5)}
`;
