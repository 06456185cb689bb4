import { css } from '@linaria/core';
import { container } from '../../theme/base.ts';
import { from } from '../../theme/tokens.ts';
import { ContactDetails, SocialLinks, useContacts } from './details.tsx';
import { contactsOnPhones } from './on-phones.ts';
import { addressOnPaper, detailIcons, lightCircles, printedDetails } from './styles.ts';

const strip = css`
  background: var(--strip);
  border-block-start: var(--line);

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: var(--space-3) var(--space-6);
    min-block-size: 5rem;
    padding-block: var(--space-3);

    @media ${from.medium} {
      justify-content: space-between;
    }
  }
  /* Only the address, which is for print. */
  @media screen {
    &:not(:has(a)) {
      display: none;
    }
  }
`;

const social = css`
  ${lightCircles}
  justify-content: center;
`;

const details = css`
  display: none;
  font-size: var(--text-sm);
  font-weight: 450;

  @media ${from.medium} {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-6);
  }
  ${printedDetails}
  ${addressOnPaper}
  & a {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 2.75rem;
    color: var(--ink);
    text-decoration: none;
  }
  & a:hover {
    color: var(--brand-ink);
    text-decoration: underline;
  }
  ${detailIcons}
  & a::before {
    color: var(--brand-ink);
  }
`;

/**
 * Light strip above the footer: social networks and, from medium width up or where enabled on phones, contact details; in
 * print, these and the address. Renders nothing without any.
 */
export function ContactStrip() {
  const { isEmpty, shownOnPhones } = useContacts();
  if (isEmpty) return null;
  return (
    <div className={strip}>
      <div className={container}>
        <SocialLinks className={social} />
        <ContactDetails className={shownOnPhones ? `${details} ${contactsOnPhones}` : details} />
      </div>
    </div>
  );
}
