import { css } from '@linaria/core';
import { container } from '../../theme/base.ts';
import { ContactDetails } from './details.tsx';
import { printedDetails } from './styles.ts';

const printed = css`
  padding-block: var(--space-3);
  font-size: var(--text-sm);
  border-block-start: var(--line);

  @media screen {
    display: none;
  }
  ${printedDetails}
  & a {
    color: inherit;
    text-decoration: none;
  }
`;

/** Contact details that are only printed. */
export function PrintedContacts() {
  return <ContactDetails className={`${container} ${printed}`} />;
}
