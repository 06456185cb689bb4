import { css } from '@linaria/core';

/** One rule for each number that content may use, setting a custom property: the CSP forbids style attributes. */
export const eachNumber = (attribute: string, most: number) =>
  Array.from({ length: most }, (_, index) => `&[data-${attribute}='${index + 1}'] { --${attribute}: ${index + 1}; }`).join('\n');

/** Sets `--columns` from `data-columns`, 1 to 5. */
export const columnCount = css`
  ${eachNumber('columns', 5)}
`;
