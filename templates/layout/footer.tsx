import { css } from '@linaria/core';
import { MailLink, PhoneLink } from '../components/contact-links.tsx';
import { Icon } from '../components/icon.tsx';
import { iconImage, maskedIcon } from '../components/icon-mask.ts';
import { Frieze, withMotif } from '../components/motif.tsx';
import { Picture } from '../components/picture.tsx';
import { pictureSizes } from '../components/picture-sizes.ts';
import { useRenderContext } from '../model/page/render-context.tsx';
import { container, deepGround } from '../theme/base.ts';
import { from } from '../theme/tokens.ts';
import { contactsOnPhones } from './contacts-on-phones.ts';
import { FooterColumns, Legal } from './footer-links.tsx';
import { LoadingStatus } from './loading-status.tsx';

const social = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-2);

  /* Marks without words. */
  @media print {
    display: none;
  }
  & a {
    display: grid;
    place-items: center;
    inline-size: 2.875rem;
    aspect-ratio: 1;
    /* Forced colours show it. */
    border: 1px solid transparent;
    border-radius: 50%;
    color: var(--brand-ink);
    background: var(--surface);
    transition: color var(--quick), background-color var(--quick);
  }
  & a:hover {
    color: var(--on-brand);
    background: var(--brand);
  }
`;

const contacts = css`
  display: none;
  font-size: var(--text-sm);
  font-weight: 450;

  @media ${from.medium} {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-6);
  }
  /* On paper, whatever its size, and with the address. */
  @media print {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-6);
  }
  @media screen {
    &:not(:has(a)),
    & > :not(:has(a)) {
      display: none;
    }
  }
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
  & a::before {
    ${maskedIcon('mail', 20)}
    color: var(--brand-ink);
  }
  & [href^='tel:']::before {
    mask-image: ${iconImage('phone')};
  }
`;

const logo = css`
  display: inline-block;
  margin-block-end: var(--space-4);
  border-radius: var(--radius-sm);

  & img {
    inline-size: auto;
    block-size: 3.25rem;

    /* Drawn for a dark ground. */
    @media (forced-colors: active) {
      padding: 0.25rem 0.5rem;
      background: var(--ground-deep);
      forced-color-adjust: none;
    }
  }
`;

/** Grid of the footer: contact strip, then background with frieze, columns and legal text. */
const foot = css`
  & > :not(:last-child) {
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
    /* There is nothing in it but the address. */
    @media screen {
      &:not(:has(a)) {
        display: none;
      }
    }
  }
  & > :last-child {
    @media print {
      display: none;
    }

    /* A row of the motif begins below the frieze, and the words below the row. */
    &::before {
      inset-block-start: var(--row-start, 0);
    }
    & > :nth-child(2) {
      position: relative;
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-6) var(--space-7);
      padding-block: clamp(2.5rem, 2rem + 2vw, 4.5rem);
      padding-block-start: calc(clamp(2.5rem, 2rem + 2vw, 4.5rem) + var(--row-size, 0px));
      font-size: var(--text-base);
      color: var(--on-ground-soft);

      @media ${from.medium} {
        grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr) minmax(0, 1fr);

        &[data-many] {
          grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
        }
        &[data-many] > :first-child {
          grid-column: span 2;
        }
      }
      /* Who the site is of, where no logo tells, and what is said of it. */
      & > :first-child > p {
        max-inline-size: 32rem;
      }
      & > :first-child > p:first-child {
        max-inline-size: none;
        font-size: var(--text-lg);
        font-family: var(--font-headings, inherit);
        font-weight: 650;
        line-height: calc(1.3 * var(--heading-leading, 1));
        color: var(--on-ground);
        margin-block-end: var(--space-3);
      }
      & h2 {
        margin-block-end: var(--space-3);
        font-size: 1.0625rem;
        color: var(--on-ground);
      }
      & li {
        padding-block: 0.3125rem;
      }
    }
    & a {
      display: inline-block;
      color: var(--on-ground);
      text-decoration-color: var(--on-ground-soft);
    }
    & a:hover {
      text-decoration-color: currentcolor;
    }
    & > :last-child {
      position: relative;
      border-block-start: 1px solid var(--ground-line);
      font-size: var(--text-xs);

      & > div {
        display: flex;
        flex-wrap: wrap;
        justify-content: space-between;
        gap: var(--space-2) var(--space-6);
        padding-block: var(--space-4);
      }
      & ul {
        display: flex;
        flex-wrap: wrap;
        gap: var(--space-1) var(--space-5);
      }
    }
  }
`;

/**
 * Light strip: social networks and, from medium width up or where enabled on phones, contact details; in print, these and the
 * address. Renders nothing without any.
 */
function ContactStrip() {
  const { site } = useRenderContext().frame;
  const { phone, email, address, shownOnPhones } = site.contact;
  const isReachable = phone || email || address;
  if (!isReachable && site.social.length === 0) return null;
  return (
    <div>
      <div className={container}>
        {site.social.length > 0 && (
          <ul className={social} aria-label={site.labels.socialNetworks}>
            {site.social.map((profile) => (
              <li key={profile.href}>
                <a href={profile.href} aria-label={profile.label} rel="noopener">
                  <Icon name={profile.network} size={22} />
                </a>
              </li>
            ))}
          </ul>
        )}
        {isReachable && (
          <ul className={shownOnPhones ? `${contacts} ${contactsOnPhones}` : contacts} aria-label={site.labels.contactDetails}>
            {phone && (
              <li>
                <PhoneLink {...phone} />
              </li>
            )}
            {email && (
              <li>
                <MailLink {...email} />
              </li>
            )}
            {address && <li>{address.value}</li>}
          </ul>
        )}
      </div>
    </div>
  );
}

/** Organisation: logo for dark backgrounds, or name, and a sentence. */
function Organisation() {
  const { home, site, footer } = useRenderContext().frame;
  return (
    <div>
      {site.logoOnDark ? (
        <a className={logo} href={home}>
          <Picture image={site.logoOnDark} sizes={pictureSizes.logo} chrome partial />
        </a>
      ) : (
        <p>{site.name}</p>
      )}
      {footer.about && <p>{footer.about}</p>}
    </div>
  );
}

export function Footer() {
  const { footer } = useRenderContext().frame;
  const { related, pages, columns } = footer;
  const count = columns.length + (related ? 1 : 0) + (pages ? 1 : 0);
  return (
    <>
      <footer className={foot}>
        <ContactStrip />
        <div className={withMotif(deepGround)}>
          <Frieze />
          <div className={container} data-many={count > 2 ? '' : undefined}>
            <Organisation />
            <FooterColumns />
          </div>
          <Legal />
        </div>
      </footer>
      <LoadingStatus />
    </>
  );
}
