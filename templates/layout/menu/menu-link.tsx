import { css } from '@linaria/core';
import { NavLink, StaticRouter } from 'react-router-dom';
import { buttonClass } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { LinkName } from '../../components/link-name.tsx';
import { useRenderContext } from '../../model/page/render-context.tsx';
import { headerFolded, headerUnfolded } from '../../theme/tokens.ts';
import { rowMeasures } from './row-measures.ts';

export const listClass = css`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);

  @container ${headerUnfolded} {
    flex-direction: row;
    align-items: center;
    gap: clamp(0rem, -1rem + 1.6vw, 0.75rem);
  }
`;

/** Class of an entry that is not a link. Links in the list have no class, to keep pages small. */
export const linkClass = css`
  &,
  :where(.${listClass} > li) > a:not([class], &) {
    position: relative;
    display: block;
    padding: 0.75rem 0.875rem;
    font-size: var(--text-sm);
    font-weight: ${rowMeasures.weight};
    color: var(--ink);
    text-decoration: none;
    border-radius: var(--radius-sm);
    transition: color var(--quick), background-color var(--quick);

    &:hover {
      color: var(--brand-ink);
      background: var(--tint-soft);
    }
    &[aria-current] {
      font-weight: 650;
      color: var(--brand-ink);
    }
    &[aria-current]::after {
      content: '';
      position: absolute;
      inset-block-end: -0.125rem;
      inset-inline: 0.875rem;
      block-size: 3px;
      background: var(--accent-mark);
    }
    @container ${headerFolded} {
      font-size: var(--text-md);

      &[aria-current] {
        background: var(--tint-soft);
      }
      &[aria-current]::after {
        inset-block: 0.75rem;
        inset-inline: 0 auto;
        inline-size: 3px;
        block-size: auto;
      }
    }
    @media (forced-colors: active) {
      &[aria-current]::after {
        background: Highlight;
      }
    }
  }
`;

const actionItem = css`
  margin-block-start: var(--space-3);

  & > a {
    min-block-size: 2.875rem;
    font-size: var(--text-sm);
  }
  & > a::after {
    content: none;
  }
  @container ${headerFolded} {
    & > a {
      inline-size: 100%;
    }
  }

  @container ${headerUnfolded} {
    margin-block-start: 0;
    margin-inline-start: auto;
  }
`;

/** Cheap test whether a link may be active, since the router's own is slow. */
function mayBeActive(to: string, href: string): boolean {
  return href.toLowerCase().startsWith(to.replace(/[?#].*|\/$/g, '').toLowerCase());
}

/** Header link; the router marks it as active. `isParent`: the page is in its sub-menu. */
export function MenuLink({ to, isParent = false, children }: { to: string; isParent?: boolean; children: string }) {
  const { frame, href } = useRenderContext();
  if (isParent || !mayBeActive(to, href)) {
    return (
      <a href={to} aria-current={isParent ? (to === href ? 'page' : 'true') : undefined}>
        {children}
        <LinkName href={to} label={children} />
      </a>
    );
  }
  return (
    <StaticRouter location={href}>
      <NavLink
        // A function, since the router adds `active` to a plain class name.
        className={() => undefined}
        to={to}
        end={to === frame.home}
        aria-current={to === href ? 'page' : 'true'}
        discover="none"
      >
        {children}
        <LinkName href={to} label={children} />
      </NavLink>
    </StaticRouter>
  );
}

/** Header button at the end of the list. */
export function ActionItem() {
  const { action } = useRenderContext().frame.header;
  if (!action) return null;
  return (
    <li className={actionItem}>
      <a className={buttonClass} href={action.href}>
        {action.icon && <Icon name={action.icon} size={20} />}
        {action.label}
        <LinkName {...action} />
      </a>
    </li>
  );
}
