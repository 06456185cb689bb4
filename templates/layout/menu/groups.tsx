import { css } from '@linaria/core';
import { Icon } from '../../components/icon.tsx';
import { fill } from '../../model/labels/fill.ts';
import type { SiteFrame } from '../../model/page/page-plan.ts';
import { useLabels, useRenderContext, useUniqueId } from '../../model/page/render-context.tsx';
import { headerFolded, headerUnfolded } from '../../theme/tokens.ts';
import { ActionItem, linkClass, listClass, MenuLink } from './menu-link.tsx';
import { groupName, nested, panel, panelButton, rest, subLink } from './panels.ts';
import { rowMeasures } from './row-measures.ts';

type NavItem = SiteFrame['header']['links'][number];
type SubLinks = NonNullable<NavItem['links']>;

const row = css`
  @container ${headerUnfolded} {
    gap: ${rowMeasures.gap}rem;

    /* How much of the row fits is asked of the room for it, whatever stands beside it in the header. */
    nav:has(> &) {
      container: row / inline-size;
    }
  }
`;

const entry = css`
  @container ${headerUnfolded} {
    display: flex;
    align-items: center;
    border-radius: var(--radius-sm);
    anchor-name: --entry;
    anchor-scope: --entry;

    & > a:has(+ button) {
      padding-inline-end: 0.25rem;
    }
    & > a:has(+ button)::after {
      inset-inline-end: 0.25rem;
    }
    /* Browsers that know no popovers would show it before its own styles have come. */
    @supports not selector(:popover-open) {
      &:not(:hover, :focus-within) > ul {
        display: none;
      }
    }
  }
`;

/** Shown in the row only; shown in the phone menu only. */
const inRow = css`
  @container ${headerFolded} {
    display: none !important;
  }
`;
const inMenu = css`
  font-weight: 550;

  @container ${headerUnfolded} {
    display: none;
  }
`;

const opener = css`
  display: flex;
  align-items: center;
  justify-content: center;
  border: 0;
  color: var(--ink);
  background: none;
  border-radius: var(--radius-sm);

  &:not([aria-label]) {
    gap: 0.25rem;
    padding-inline-end: 0.625rem;
  }
  &[aria-label] {
    inline-size: 2rem;
    min-block-size: 2.75rem;
    padding: 0;
  }
  & svg {
    flex: none;
  }
`;

/** Links of a sub-menu; the current page is marked. */
function SubItems({ links }: { links: SubLinks }) {
  const page = useRenderContext().href;
  return links.map(({ label, href, description }) => (
    <li key={href}>
      <a className={subLink} href={href} aria-current={href === page ? 'page' : undefined}>
        {label}
        {description !== undefined && <small>{description}</small>}
      </a>
    </li>
  ));
}

/** Whether the page is in a sub-menu, or below one of its pages. */
function useIsWithin(links: SubLinks = []): boolean {
  const { href: page, frame } = useRenderContext();
  return links.some(({ href }) => href === page || (href !== frame.home && page.startsWith(`${href}/`)));
}

function Chevron() {
  return <Icon name="chevron-down" size={18} />;
}

/** Opens a sub-menu: a button beside the link of its page, or the label itself if it has no page. */
function SubMenu({ label, href, links }: NavItem & { links: SubLinks }) {
  const id = useUniqueId('menu');
  const words = useLabels();
  const isParent = useIsWithin(links);
  const named = href === undefined ? {} : { 'aria-label': fill(words.subMenu, label) };
  return (
    <li className={entry}>
      {href === undefined ? (
        <span className={`${linkClass} ${inMenu}`}>{label}</span>
      ) : (
        <MenuLink to={href} isParent={isParent}>
          {label}
        </MenuLink>
      )}
      <button
        type="button"
        className={`${href === undefined ? `${linkClass} ` : ''}${opener} ${panelButton} ${inRow}`}
        popoverTarget={id}
        aria-controls={id}
        aria-current={href === undefined && isParent ? 'true' : undefined}
        {...named}
      >
        {href === undefined && label}
        <Chevron />
      </button>
      <ul id={id} popover="" className={panel}>
        <SubItems links={links} />
      </ul>
    </li>
  );
}

/** Entry in the overflow menu: its sub-menu is always open there. */
function RestEntry({ label, href, links }: NavItem) {
  const page = useRenderContext().href;
  const isWithin = useIsWithin(links) || href === page;
  return (
    <li>
      {href === undefined ? (
        <span className={groupName}>{label}</span>
      ) : (
        <a className={subLink} href={href} aria-current={isWithin ? (href === page ? 'page' : 'true') : undefined}>
          {label}
        </a>
      )}
      {links && (
        <ul className={nested}>
          <SubItems links={links} />
        </ul>
      )}
    </li>
  );
}

/** Overflow menu with all links: CSS shows those that the row does not fit. */
function Rest({ links }: { links: NavItem[] }) {
  const { more } = useLabels();
  const id = useUniqueId('menu');
  return (
    <li className={`${entry} ${inRow}`} data-more="">
      <button type="button" className={`${linkClass} ${opener} ${panelButton} ${rest}`} popoverTarget={id} aria-controls={id}>
        {more}
        <Chevron />
      </button>
      <ul id={id} popover="" className={panel} data-rest="">
        {links.map((link) => (
          <RestEntry key={link.label} {...link} />
        ))}
      </ul>
    </li>
  );
}

/**
 * Header links with sub-menus, or more than fit in a row. Panels are popovers: the browser opens and closes them, exposes their
 * state and restores focus, also without scripts. In the phone menu they are open groups.
 */
export function GroupedNavigation() {
  const { links } = useRenderContext().frame.header;
  return (
    <ul className={`${listClass} ${row}`} data-row="">
      {links.map(({ label, href, links: below }) =>
        below ? (
          <SubMenu key={label} label={label} links={below} {...(href !== undefined && { href })} />
        ) : (
          href !== undefined && (
            <li key={label}>
              <MenuLink to={href}>{label}</MenuLink>
            </li>
          )
        ),
      )}
      <Rest links={links} />
      <ActionItem />
    </ul>
  );
}
