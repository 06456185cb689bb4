import { css } from '@linaria/core';
import { useRenderContext, useThemeOptions } from '../../model/page/render-context.tsx';
import { container } from '../../theme/base.ts';
import { ContactsInside } from '../contacts/inside.tsx';
import { FooterColumns, Legal, useColumnCount } from './footer-links.tsx';
import { LogoOrName } from './logo-or-name.tsx';
import { edgeBand, lightRoles, logoOnLight, siteName } from './styles.ts';

const paper = css`
  ${lightRoles}
  --ground-line: var(--tint-line);
  --ground-deep: var(--surface);
  --edge-colour: var(--brand);
  color: var(--ink-soft);
  background: var(--tint-soft);
  font-size: var(--text-base);

  @media print {
    display: none;
  }
  @media (forced-colors: active) {
    border-block-start: 1px solid;
  }
  &::before {
    ${edgeBand}
  }
  & > div {
    padding-block-start: var(--lap, 0px);
  }
  & > div > * {
    padding-block: clamp(1.75rem, 1.25rem + 2vw, 3rem);
  }
  & > div > * + * {
    border-block-start: 1px solid var(--tint-line);
  }
  & a {
    display: inline-block;
    color: var(--ink);
    text-decoration-color: var(--tint-line);
  }
  & a:hover {
    color: var(--brand-ink);
    text-decoration-color: currentcolor;
  }
`;

/** Columns as a directory: a rule below each heading, long lists in several columns. */
const directory = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr));
  gap: var(--space-6) var(--space-7);

  & h2 {
    padding-block-end: var(--space-2);
    margin-block-end: var(--space-3);
    font-size: 1.0625rem;
    color: var(--ink);
    border-block-end: 2px solid var(--brand);
  }
  & ul {
    columns: 12rem;
    column-gap: var(--space-7);
  }
  & li {
    padding-block: 0.3125rem;
    break-inside: avoid;
  }
`;

/** Organisation at the start, then what is said of it, contact details at the end. */
const imprint = css`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: var(--space-5) var(--space-7);

  & img {
    inline-size: auto;
    block-size: 3rem;
    ${logoOnLight}
  }
  & > p:first-child {
    ${siteName}
    color: var(--ink);
  }
  & > p:not(:first-child) {
    flex: 0 1 34rem;
  }
`;

const legal = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-2) var(--space-6);
  font-size: var(--text-xs);

  && {
    padding-block: var(--space-4);
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-5);
  }
`;

/** Directory between rules on a light ground, then the organisation with its logo, then legal text. */
export function PaperFooter() {
  const { footer } = useRenderContext().frame;
  const { contacts } = useThemeOptions();
  const hasColumns = useColumnCount() > 0;
  return (
    <div className={paper}>
      <div className={container}>
        {hasColumns && (
          <div className={directory}>
            <FooterColumns />
          </div>
        )}
        <div className={imprint}>
          <LogoOrName />
          {footer.about && <p>{footer.about}</p>}
          {contacts === 'footer' && <ContactsInside />}
        </div>
        <div className={legal}>
          <Legal />
        </div>
      </div>
    </div>
  );
}
