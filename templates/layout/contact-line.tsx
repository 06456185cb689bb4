import { css } from '@linaria/core';
import { useLabels, useThemeOptions } from '../model/page/render-context.tsx';
import { container } from '../theme/base.ts';
import { belowMedium, from } from '../theme/tokens.ts';
import { aboveHeader } from './above-header.ts';
import { ContactDetails, SocialLinks, useContacts } from './contacts/details.tsx';
import { addressOnPaper, detailIcons, printedDetails, wideOnly } from './contacts/styles.ts';

const line = css`
  color: var(--ink);
  background: var(--tint-soft);
  border-block-end: var(--line);
  font-size: var(--text-xs);
  line-height: 1.5;

  ${aboveHeader}
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0 var(--space-5);

    @media ${from.medium} {
      justify-content: space-between;
    }
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-5);
  }
  & a {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 2.25rem;
    color: inherit;
    text-decoration: none;
  }
  & a:hover {
    color: var(--brand-ink);
    text-decoration: underline;
  }
  @media print {
    & > div {
      justify-content: start;
    }
  }
  /* Only the address, which is for print. */
  @media screen {
    &:not(:has(a)) {
      display: none;
    }
  }
  ${wideOnly}
`;

const details = css`
  ${addressOnPaper}
  ${detailIcons}
  & a::before {
    inline-size: 1rem;
    block-size: 1rem;
    color: var(--brand-ink);
  }
  @media ${belowMedium} {
    & a {
      min-block-size: 2.75rem;
    }
  }
  ${printedDetails}
`;

const social = css`
  && {
    gap: 0;

    @media ${from.medium} {
      margin-inline: auto -0.625rem;
    }
  }
  & a {
    justify-content: center;
    inline-size: 2.25rem;
  }
  @media print {
    display: none !important;
  }
`;

/**
 * Line above the header, if the theme sets it: contact details from medium width up or where enabled on phones, and social
 * networks. It scrolls away; in print it has the address, too.
 */
export function ContactLine() {
  const { contacts } = useThemeOptions();
  const { contactDetails } = useLabels();
  const { isEmpty, wide } = useContacts();
  if (contacts !== 'header' || isEmpty) return null;
  return (
    // Some header forms style an `<aside>` directly above them as an announcement.
    <section className={line} aria-label={contactDetails} data-wide={wide}>
      <div className={container}>
        <ContactDetails className={details} isWideOnly />
        <SocialLinks className={social} size={18} />
      </div>
    </section>
  );
}
