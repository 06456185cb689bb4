import { css } from '@linaria/core';
import { useLabels } from '../model/page/render-context.tsx';
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
  /* A name breaks only where a line of its own has no room for it. */
  & li {
    display: flex;
    flex: none;
    align-items: center;
    max-inline-size: 100%;
  }
  /* A chevron along the line of reading: two sides of a square that stands on its corner. */
  & li + li::before {
    content: '';
    flex: none;
    margin-inline: 0.2875rem 0.5625rem;
    inline-size: 0.4rem;
    aspect-ratio: 1;
    border: solid var(--control);
    border-width: 0 0 1.1px;
    border-inline-end-width: 1.1px;
    rotate: 45deg;
  }
  & li + li:dir(ltr)::before {
    rotate: -45deg;
  }
  & a {
    display: block;
    /* Two lines are as high as the bar. */
    padding: 0.34rem 0.375rem;
  }
  & li:first-child > a {
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
    padding-block: 0.34rem;
    padding-inline-end: 0.375rem;
    font-weight: 500;
    color: var(--ink);
  }
  & li + [aria-current]::before {
    margin-inline-end: 0.9375rem;
  }
  /* Below what opens the page it is no stripe of its own: it lies over the foot of a deep ground, or between two lines. */
  section + & {
    background: none;
    box-shadow: inset 0 1px var(--rule), inset 0 -1px var(--rule);
  }
  [data-deep] + & {
    position: relative;
    margin-block-start: calc(-1 * var(--breadcrumb-height));
    color: var(--on-ground);
    background: linear-gradient(transparent var(--breadcrumb-height), var(--ground-deep) 0);
    box-shadow: none;
    --focus: var(--accent);
    --focus-gap: var(--ground-deep);

    & a,
    & [aria-current] {
      color: inherit;
    }
    & li + li::before {
      border-color: currentcolor;
    }
  }
  @media print {
    background: none !important;
    box-shadow: none !important;
    margin: 0 !important;
  }
`;

interface BreadcrumbProps {
  items: { label: string; href?: string }[];
}

/** Breadcrumb. https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/ */
export function Breadcrumb({ items }: BreadcrumbProps) {
  const labels = useLabels();
  if (items.length === 0) return null;
  return (
    <nav className={bar} aria-label={labels.breadcrumb}>
      <div className={container}>
        <ol>
          {items.map((item) => (
            <li key={item.label} aria-current={item.href ? undefined : 'page'}>
              {item.href ? <a href={item.href}>{item.label}</a> : item.label}
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}
