import { css } from '@linaria/core';
import { useThemeOptions } from '../../model/page/render-context.tsx';
import { container } from '../../theme/base.ts';
import { business } from './card-business.ts';
import { cells } from './card-cells.ts';
import { cardForm } from './card-form.ts';
import { tiles } from './card-tiles.ts';
import { ContactDetails, SocialLinks, useContacts } from './details.tsx';
import { wideOnly } from './styles.ts';

const place = css`
  position: relative;
  z-index: 1;
  padding-block-start: clamp(2rem, 1rem + 3vw, 4rem);

  @media screen {
    margin-block-end: calc(-1 * var(--lap, 0px));
  }
  ${wideOnly}
`;

const forms = { tiles, business, cells };

/** Contact details with their labels above the footer, and social networks at the end. Renders nothing without any. */
export function ContactCard() {
  const { isEmpty, wide } = useContacts();
  const { card, details, social } = forms[cardForm(useThemeOptions())];
  if (isEmpty) return null;
  return (
    <div className={place} data-wide={wide}>
      <div className={container}>
        <div className={card}>
          <ContactDetails className={details} isLabelled isWideOnly />
          <SocialLinks className={social} />
        </div>
      </div>
    </div>
  );
}
