import { css } from '@linaria/core';
import { Icon } from '../parts/icon.tsx';
import { useLabels } from '../render-context.tsx';
import { container } from '../theme/base.ts';

const bar = css`
  background: var(--band-strong);

  & ol {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    min-block-size: var(--breadcrumb-height);
    font-size: var(--text-sm);
    line-height: 1.4;
  }
  & li {
    display: flex;
    align-items: center;
    max-inline-size: 100%;
  }
  /* The page itself takes what the others leave, in as many lines as it needs. */
  & li:last-child {
    flex: 1 1 6rem;
  }
  & svg {
    flex: none;
    margin-inline: 0.125rem;
    color: var(--control);
  }
  & a,
  & [aria-current] {
    display: block;
    padding: 0.5rem 0.375rem;
  }
  & li:first-child > * {
    padding-inline-start: 0;
  }
  & a {
    color: var(--brand-ink);
    text-decoration: none;
  }
  & a:hover {
    text-decoration: underline;
  }
  & a:focus-visible {
    outline-offset: -4px;
  }
  & [aria-current] {
    font-weight: 500;
    color: var(--ink);
  }
  @media print {
    background: none;
  }
`;

interface BreadcrumbProps {
  items: { label: string; href?: string }[];
}

/** The way from the home page to this one. https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/ */
export function Breadcrumb({ items }: BreadcrumbProps) {
  const labels = useLabels();
  if (items.length === 0) return null;
  return (
    <nav className={bar} aria-label={labels.breadcrumb}>
      <div className={container}>
        <ol>
          {items.map((item, index) => (
            <li key={item.label}>
              {index > 0 && <Icon name="chevron-forward" size={16} />}
              {item.href ? <a href={item.href}>{item.label}</a> : <span aria-current="page">{item.label}</span>}
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
