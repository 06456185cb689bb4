import { css } from '@linaria/core';
import { belowMedium } from '../../theme/tokens.ts';
import { ContactDetails, SocialLinks, useContacts } from './details.tsx';
import { addressIcon, detailIcons, printedDetails, socialCircles, wideOnly } from './styles.ts';

const inside = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  justify-items: start;
  font-size: var(--text-sm);
  color: var(--on-ground);

  ${wideOnly}
  /* On paper, nothing else of the footer. */
  @media print {
    footer > :has(&) {
      display: block;
      background: none !important;
    }
    footer > * :not(:has(&), &, & *) {
      display: none !important;
    }
  }
`;

const details = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-inline-size: 100%;
  gap: var(--space-1) var(--space-6);

  ${printedDetails}
  && a,
  & > li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
  & > li,
  && a {
    min-block-size: 2.25rem;
    text-decoration: none;
  }
  @media ${belowMedium} {
    && a {
      min-block-size: 2.75rem;
    }
  }
  && a:hover {
    text-decoration: underline;
  }
  & :is(a, bdi) {
    min-inline-size: 0;
  }
  ${detailIcons}
  ${addressIcon}
`;

const social = css`
  ${socialCircles}

  && {
    gap: var(--space-2);
  }
  && a {
    display: grid;
    border-color: var(--ground-line);
    color: var(--on-ground);
  }
  && a:hover {
    color: var(--ground-deep);
    background: var(--on-ground);
  }
`;

/** Contact details and social networks in the footer, if the theme sets them there, in the colours of its ground. */
export function ContactsInside() {
  const { isEmpty, wide } = useContacts();
  if (isEmpty) return null;
  return (
    <div className={inside} data-wide={wide}>
      <ContactDetails className={details} isWideOnly />
      <SocialLinks className={social} size={20} />
    </div>
  );
}
