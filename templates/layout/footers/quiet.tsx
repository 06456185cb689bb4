import { css } from '@linaria/core';
import { useRenderContext, useThemeOptions } from '../../model/page/render-context.tsx';
import { container } from '../../theme/base.ts';
import { from } from '../../theme/tokens.ts';
import { ContactsInside } from '../contacts/inside.tsx';
import { FooterColumns, Legal, useColumnCount } from './footer-links.tsx';
import { LogoOrName } from './logo-or-name.tsx';
import { edgeBand, lightRoles, logoOnLight, siteName } from './styles.ts';

const quiet = css`
  ${lightRoles}
  --ground-line: var(--rule);
  --ground-deep: var(--surface);
  --edge-colour: var(--accent-mark);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: var(--space-5);
  padding-block: calc(clamp(3rem, 2rem + 3vw, 5rem) + var(--lap, 0px)) clamp(2rem, 1.5rem + 2vw, 3.5rem);
  font-size: var(--text-sm);
  text-align: center;
  color: var(--ink-soft);

  @media print {
    display: none;
  }
  &::before {
    ${edgeBand}
    inline-size: min(100%, 7.5rem);
    mask-repeat: space;
  }
  & > a img {
    inline-size: auto;
    block-size: 2.75rem;
    margin-inline: auto;
    ${logoOnLight}
  }
  & > p:first-child {
    ${siteName}
    color: var(--ink);
  }
  & > p:not(:first-child) {
    max-inline-size: 36rem;
    margin-block-start: calc(-1 * var(--space-2));
    text-wrap: balance;
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: center;
    gap: 0 var(--space-5);
  }
  & > div {
    justify-items: center;
  }
  & a {
    display: inline-block;
    padding-block: 0.25rem;
    color: var(--ink);
    text-decoration: none;
  }
  & a:hover,
  & [aria-current] {
    color: var(--brand-ink);
    text-decoration: underline;
  }
`;

const groups = css`
  display: grid;
  gap: var(--space-4);
  font-size: var(--text-base);

  & h2 {
    font-size: var(--text-sm);
    color: inherit;
  }
  /* A line for each group, which its heading begins. */
  @media ${from.medium} {
    gap: var(--space-1);

    & > * {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: center;
      gap: 0 var(--space-5);
    }
  }
`;

const legal = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: center;
  gap: var(--space-1) var(--space-5);
  font-size: var(--text-xs);

  && a {
    color: inherit;
  }
`;

/** A few centred lines on the page background: name, links, legal text. */
export function QuietFooter() {
  const { footer } = useRenderContext().frame;
  const { contacts } = useThemeOptions();
  const count = useColumnCount();
  return (
    <div className={`${container} ${quiet}`}>
      <LogoOrName />
      {footer.about && <p>{footer.about}</p>}
      {count > 0 && (
        <div className={groups}>
          <FooterColumns headings={count === 1 ? 'visually-hidden' : undefined} />
        </div>
      )}
      {contacts === 'footer' && <ContactsInside />}
      <div className={legal}>
        <Legal />
      </div>
    </div>
  );
}
