import { css } from '@linaria/core';
import { withMotif } from '../../components/motif.tsx';
import { useRenderContext, useThemeOptions } from '../../model/page/render-context.tsx';
import { container, deepGround } from '../../theme/base.ts';
import { from } from '../../theme/tokens.ts';
import { ContactsInside } from '../contacts/inside.tsx';
import { FooterColumns, Legal, useColumnCount } from './footer-links.tsx';
import { LogoOrName } from './logo-or-name.tsx';
import { edgeBand, logoOnDark, siteName } from './styles.ts';

/** Longest statements, in characters, in the largest letters and in those below. */
const longest = { large: 40, medium: 90 };

const statement = css`
  --edge-colour: var(--accent);
  --voice: clamp(min(2.5rem, 11vw), 1rem + 5vw, 6rem);

  @media print {
    display: none;
  }
  @media (forced-colors: active) {
    border-block-start: 1px solid;
  }
  && {
    background: var(--ground);
  }
  &&::before {
    inset-block-start: var(--row-start, 0);
  }
  &[data-voice='medium'] {
    --voice: clamp(min(2.125rem, 10vw), 1.1rem + 3.6vw, 4.5rem);
  }
  &[data-voice='small'] {
    --voice: clamp(min(1.75rem, 9vw), 1.1rem + 2.5vw, 3.25rem);
  }
  & > div {
    position: relative;
    padding-block: calc(clamp(3.5rem, 2rem + 5vw, 7.5rem) + var(--row-size, 0px) + var(--lap, 0px)) var(--space-5);
    font-size: var(--text-base);
    color: var(--on-ground-soft);
  }
  & > div > p {
    font-size: var(--voice);
    font-family: var(--font-headings, inherit);
    font-weight: var(--heading-weight, 650);
    line-height: calc(1.3 * var(--heading-leading, 1));
    color: var(--on-ground);
    text-wrap: balance;
    padding-block-end: clamp(2.5rem, 1.5rem + 4vw, 5.5rem);
  }
  &[data-centred] > div {
    text-align: center;
  }
  & a {
    display: inline-block;
    color: var(--on-ground);
    text-decoration: none;
  }
  & a:hover,
  & a[aria-current] {
    text-decoration: underline;
  }
`;

/** A row for each group of links: its heading at the start, and the links beside it. */
const rows = css`
  &::before {
    ${edgeBand}
    margin-block-end: var(--space-3);
  }
  &[data-plain] {
    border-block-start: 1px solid var(--ground-line);
  }
  &[data-plain]::before {
    content: none;
  }
  & > * {
    display: grid;
    gap: var(--space-1) var(--space-6);
    padding-block: var(--space-4);

    @media ${from.medium} {
      grid-template-columns: minmax(8rem, 1fr) minmax(0, 4fr);
      align-items: baseline;
    }
  }
  & > * + * {
    border-block-start: 1px solid var(--ground-line);
  }
  [data-centred] & > * {
    grid-template-columns: minmax(0, 1fr);
  }
  [data-centred] & ul {
    justify-content: center;
  }
  /* Contact details in the row, social networks at its end. */
  & > :not(:has(h2)) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
  }
  & h2 {
    font-size: var(--text-sm);
    color: inherit;
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-6);
  }
  & li {
    padding-block: 0.125rem;
    font-size: var(--text-md);
  }
`;

const end = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3) var(--space-6);
  padding-block-start: var(--space-5);
  font-size: var(--text-xs);
  border-block-start: 1px solid var(--ground-line);

  & > p {
    ${siteName}
    color: var(--on-ground);
  }
  & > :last-child {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-5);
    margin-inline-start: auto;
  }
  [data-centred] & {
    flex-direction: column;

    & > :last-child {
      justify-content: center;
      margin-inline: 0;
    }
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-5);
  }
  & img {
    inline-size: auto;
    block-size: 2.75rem;
    ${logoOnDark}
  }
`;

/** The sentence about the organisation, or its name, in large letters on the ground of openings; below it links in rows. */
export function StatementFooter() {
  const { footer, site } = useRenderContext().frame;
  const { contacts, opening, edge, heads } = useThemeOptions();
  const isInside = contacts === 'footer';
  const hasRows = useColumnCount() > 0 || isInside;
  const words = footer.about ?? site.name;
  const size = words.length <= longest.large ? undefined : words.length <= longest.medium ? 'medium' : 'small';
  return (
    <div
      className={`${withMotif(deepGround)} ${statement}`}
      data-opening={opening === 'deep' ? undefined : ''}
      data-voice={size}
      data-centred={heads === 'centred' ? '' : undefined}
    >
      <div className={container}>
        <p>{words}</p>
        {hasRows && (
          <div className={rows} data-plain={edge === 'none' ? '' : undefined}>
            <FooterColumns />
            {isInside && <ContactsInside />}
          </div>
        )}
        <div className={end}>
          <LogoOrName isDark={opening === 'deep' || opening === 'brand'} />
          <div>
            <Legal />
          </div>
        </div>
      </div>
    </div>
  );
}
