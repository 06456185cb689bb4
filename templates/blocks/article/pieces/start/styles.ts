import { css } from '@linaria/core';
import { articleMargin, metaColumn } from '../../../../components/article-margin.ts';
import { from } from '../../../../theme/tokens.ts';

/** At least the width of the date, which never breaks, and its icon. */
const margin = `minmax(${articleMargin.column}, min-content)`;

/** On wide screens, date and authors are in the margin and the picture is beside the text. */
export const startArticle = css`
  @media ${from.large} {
    grid-template-columns: ${margin} minmax(0, 1fr);
    column-gap: ${articleMargin.gap};

    ${metaColumn}

    &:has(> :is(picture, img)) {
      grid-template-columns: ${margin} minmax(0, 1.3fr) minmax(0, 1fr);
      align-items: center;
    }
    & img {
      grid-area: 1 / 3 / span 2;
    }
  }
`;
