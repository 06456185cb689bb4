import { css } from '@linaria/core';
import { NavLink, StaticRouter } from 'react-router-dom';
import { Island } from '../../islands/island.tsx';
import { buttonClass } from '../../parts/button.tsx';
import { Icon } from '../../parts/icon.tsx';
import { useRenderContext } from '../../render-context.tsx';
import { menuFolded, menuUnfolded } from '../../theme/tokens.ts';
import { menuId } from '../ids.ts';
import { Island as MenuIsland } from './island.tsx';

const list = css`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);

  @container ${menuUnfolded} {
    flex-flow: row wrap;
    align-items: center;
    overflow-wrap: break-word;
    gap: clamp(0rem, -1rem + 1.6vw, 0.75rem);
  }
`;

const link = css`
  position: relative;
  display: block;
  padding: 0.75rem 0.875rem;
  font-size: var(--text-sm);
  font-weight: 450;
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
  @container ${menuFolded} {
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
`;

const actionItem = css`
  margin-block-start: var(--space-3);

  @container ${menuUnfolded} {
    margin-block-start: 0;
    margin-inline-start: auto;
  }
`;

const compact = css`
  &[data-look] {
    min-block-size: 2.875rem;
    font-size: var(--text-sm);
  }
  @container ${menuFolded} {
    inline-size: 100%;
  }
`;

/** Whether a link may lead to a page or to the section that it is in: the router tells, but takes its time for each. */
function mayBeActive(to: string, href: string): boolean {
  return href.toLowerCase().startsWith(to.replace(/[?#].*|\/$/g, '').toLowerCase());
}

/** A link of the header: the router knows whether it leads here. */
function MenuLink({ to, children }: { to: string; children: string }) {
  const { frame, href } = useRenderContext();
  if (!mayBeActive(to, href)) {
    return (
      <a className={link} href={to}>
        {children}
      </a>
    );
  }
  return (
    <StaticRouter location={href}>
      <NavLink className={link} to={to} end={to === frame.home} aria-current={to === href ? 'page' : 'true'} discover="none">
        {children}
      </NavLink>
    </StaticRouter>
  );
}

/** Links of the header. A section stays marked on its sub-pages; `page` says that the link leads to this very page. */
function Navigation() {
  const { links, action } = useRenderContext().frame.header;
  return (
    <ul className={list}>
      {links.map((item) => (
        <li key={item.href}>
          <MenuLink to={item.href}>{item.label}</MenuLink>
        </li>
      ))}
      {action && (
        <li className={actionItem}>
          <a className={`${buttonClass} ${compact}`} data-look="primary" href={action.href}>
            {action.icon && <Icon name={action.icon} size={20} />}
            {action.label}
          </a>
        </li>
      )}
    </ul>
  );
}

/** Main navigation: a row on wide screens, behind the menu button on narrow ones. */
export function Menu() {
  const { mainNavigation, openMenu, closeMenu } = useRenderContext().frame.site.labels;
  return (
    <Island
      name="menu"
      strategy="interaction"
      media={menuFolded}
      component={MenuIsland}
      props={{ id: menuId, navigationLabel: mainNavigation, openLabel: openMenu, closeLabel: closeMenu }}
      slots={{
        open: <Icon name="menu" />,
        close: <Icon name="close" />,
        navigation: <Navigation />,
      }}
    />
  );
}
