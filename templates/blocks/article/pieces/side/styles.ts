import { css } from '@linaria/core';
import { metaColumn } from '../../../../components/article-margin.ts';
import { from } from '../../../../theme/tokens.ts';

/** On wide screens, date and authors are in the column of section headings, and the picture is below the title. */
export const sideArticle = css`
  @media screen and ${from.large} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2.1fr);

    ${metaColumn}

    & img {
      grid-column: 2;
    }
  }
`;
