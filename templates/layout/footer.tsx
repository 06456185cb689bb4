import { css } from '@linaria/core';
import { Icon } from '../parts/icon.tsx';
import { Frieze, Motif } from '../parts/motif.tsx';
import { phoneHref } from '../parts/phone-href.ts';
import { Picture } from '../parts/picture.tsx';
import { pictureSizes } from '../parts/picture-sizes.ts';
import { useRenderContext } from '../render-context.tsx';
import { container, deepGround } from '../theme/base.ts';
import { from } from '../theme/tokens.ts';

const strip = css`
  background: var(--strip);
  border-block-start: var(--line);
`;

const stripBar = css`
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
`;

const social = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--space-2);

  & a {
    display: grid;
    place-items: center;
    inline-size: 2.875rem;
    aspect-ratio: 1;
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

  @media ${from.medium} {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-6);
  }
  & a {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 2.75rem;
    font-size: var(--text-sm);
    font-weight: 450;
    color: var(--ink);
    text-decoration: none;
  }
  & a:hover {
    color: var(--brand-ink);
    text-decoration: underline;
  }
  & svg {
    color: var(--brand-ink);
  }
`;

const ground = css`
  @media print {
    display: none;
  }
`;

const columns = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6) var(--space-7);
  padding-block: clamp(2.5rem, 2rem + 2vw, 4.5rem);
  font-size: var(--text-base);
  color: var(--on-ground-soft);

  @media ${from.medium} {
    grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr) minmax(0, 1fr);
  }
  & h2 {
    margin-block-end: var(--space-3);
    font-size: 1.0625rem;
    color: var(--on-ground);
  }
  & li {
    padding-block: 0.3125rem;
  }
  & a {
    display: inline-block;
    color: var(--on-ground);
    text-decoration-color: var(--on-ground-soft);
  }
  & a:hover {
    text-decoration-color: currentcolor;
  }
`;

const name = css`
  font-size: var(--text-lg);
  font-weight: 650;
  line-height: 1.3;
  color: var(--on-ground);
  margin-block-end: var(--space-3);
`;

const logo = css`
  display: inline-block;
  margin-block-end: var(--space-4);
  border-radius: var(--radius-sm);

  & img {
    inline-size: auto;
    block-size: 3.25rem;
  }
`;

const about = css`
  max-inline-size: 32rem;
`;

const legal = css`
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
`;

/** Light grey strip: social networks, and from medium width up the contact details. */
function ContactStrip() {
  const { site } = useRenderContext().frame;
  const { phone, email } = site.contact;
  return (
    <div className={strip}>
      <div className={`${container} ${stripBar}`}>
        <ul className={social} aria-label={site.labels.socialNetworks}>
          {site.social.map((profile) => (
            <li key={profile.network}>
              <a href={profile.href} aria-label={profile.label} rel="noopener">
                <Icon name={profile.network} size={22} />
              </a>
            </li>
          ))}
        </ul>
        <ul className={contacts} aria-label={site.labels.contactDetails}>
          <li>
            <a href={phoneHref(phone.value)} aria-label={`${phone.label}: ${phone.value}`}>
              <Icon name="phone" size={20} />
              <bdi dir="ltr">{phone.value}</bdi>
            </a>
          </li>
          <li>
            <a href={`mailto:${email.value}`} aria-label={`${email.label}: ${email.value}`}>
              <Icon name="mail" size={20} />
              <bdi dir="ltr">{email.value}</bdi>
            </a>
          </li>
        </ul>
      </div>
    </div>
  );
}

export function Footer() {
  const { frame, href } = useRenderContext();
  const { home, site, footer, header } = frame;
  return (
    <footer>
      <ContactStrip />
      <div className={`${deepGround} ${ground}`}>
        <Motif fade="corner" />
        <Frieze />
        <div className={`${container} ${columns}`}>
          <div>
            {site.logoOnDark ? (
              <a className={logo} href={home}>
                <Picture image={site.logoOnDark} sizes={pictureSizes.logo} chrome partial />
              </a>
            ) : (
              <p className={name}>{site.name}</p>
            )}
            <p className={about}>{footer.about}</p>
          </div>
          <div>
            <h2>{footer.related.heading}</h2>
            <ul>
              {footer.related.items.map((item) => (
                <li key={item.label}>{item.href ? <a href={item.href}>{item.label}</a> : item.label}</li>
              ))}
            </ul>
          </div>
          <nav aria-label={footer.pages.label}>
            <h2>{footer.pages.heading}</h2>
            <ul>
              {header.links.map((item) => (
                <li key={item.href}>
                  <a href={item.href} aria-current={item.href === href ? 'page' : undefined}>
                    {item.label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className={legal}>
          <div className={container}>
            <p>{`© ${footer.copyright.year} ${footer.copyright.text}`}</p>
            <ul>
              {footer.legal.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </footer>
  );
}
