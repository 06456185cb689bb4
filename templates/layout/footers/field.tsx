import { css } from '@linaria/core';
import { Frieze, withMotif } from '../../components/motif.tsx';
import { useRenderContext, useThemeOptions } from '../../model/page/render-context.tsx';
import { container, deepGround } from '../../theme/base.ts';
import { belowMedium, from } from '../../theme/tokens.ts';
import { ContactsInside } from '../contacts/inside.tsx';
import { FooterColumns, Legal, useColumnCount } from './footer-links.tsx';
import { LogoOrName } from './logo-or-name.tsx';
import { logoOnDark } from './styles.ts';

const logo = css`
  display: inline-block;
  margin-block-end: var(--space-4);
  border-radius: var(--radius-sm);

  & img {
    inline-size: auto;
    block-size: 3.25rem;
    ${logoOnDark}
  }
`;

/** Background with frieze, columns and legal text. */
const field = css`
  @media print {
    display: none;
  }
  /* Below a strip there is a line already. */
  @media (forced-colors: active) {
    &:only-child,
    ul + & {
      border-block-start: 1px solid;
    }
  }

  /* A row of the motif begins below the frieze, and the words below the row. */
  &&::before {
    inset-block-start: var(--row-start, 0);
  }
  & > :nth-child(2) {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-6) var(--space-7);
    padding-block: clamp(2.5rem, 2rem + 2vw, 4.5rem);
    padding-block-start: calc(clamp(2.5rem, 2rem + 2vw, 4.5rem) + var(--row-size, 0px) + var(--lap, 0px));
    font-size: var(--text-base);
    color: var(--on-ground-soft);

    @media screen and (min-width: 16rem) and ${belowMedium} {
      grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
      column-gap: var(--space-4);

      & > :first-child {
        grid-column: 1 / -1;
      }
    }
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
    & > :first-child > div {
      margin-block-start: var(--space-5);
    }
    & h2 {
      margin-block-end: var(--space-3);
      font-size: 1.0625rem;
      color: var(--on-ground);
    }
    & > :not(:first-child) li {
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
`;

/** Columns on a dark ground with the motif, below a frieze. */
export function FieldFooter() {
  const { footer } = useRenderContext().frame;
  const { contacts } = useThemeOptions();
  return (
    <div className={`${withMotif(deepGround)} ${field}`}>
      <Frieze />
      <div className={container} data-many={useColumnCount() > 2 ? '' : undefined}>
        <div>
          <LogoOrName isDark className={logo} />
          {footer.about && <p>{footer.about}</p>}
          {contacts === 'footer' && <ContactsInside />}
        </div>
        <FooterColumns />
      </div>
      <div>
        <div className={container}>
          <Legal />
        </div>
      </div>
    </div>
  );
}
