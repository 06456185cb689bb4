import { css } from '@linaria/core';
import { iconImage, maskedIcon } from '../../components/icon-mask.ts';
import { menuId } from '../../model/page/ids.ts';
import { useRenderContext } from '../../model/page/render-context.tsx';
import { PlainIsland } from '../../runtime/islands/island.tsx';
import { headerFolded, headerUnfolded } from '../../theme/tokens.ts';
import { GroupedNavigation } from './groups.tsx';
import { Languages } from './languages.tsx';
import { ActionItem, listClass, MenuLink } from './menu-link.tsx';

const toggle = css`
  display: none;

  @container ${headerFolded} {
    @supports selector(:popover-open) {
      display: grid;
      place-items: center;
      inline-size: 3rem;
      block-size: 3rem;
      margin-inline-start: auto;
      padding: 0;
      border: 1.5px solid var(--rule);
      border-radius: var(--radius-sm);
      color: var(--brand-ink);
      background: var(--surface);
    }
  }
  &:hover {
    border-color: var(--brand-ink);
  }
  &::before {
    ${maskedIcon('menu', 24, 'ButtonText')}
  }
  div:has(> nav:popover-open) &::before {
    mask-image: ${iconImage('close')};
  }
`;

const panel = css`
  &[popover] {
    position: static;
    display: block;
    inline-size: auto;
    block-size: auto;
    margin: 0;
    padding: 0;
    border: 0;
    color: inherit;
    background: none;
    overflow: visible;
    flex: 1;
  }
  @container ${headerFolded} {
    @supports selector(:popover-open) {
      &[popover] {
        position: fixed;
        inset-block: var(--header-height) auto;
        inset-inline: 0;
        inline-size: 100%;
        max-block-size: calc(100dvh - var(--header-height));
        overflow-y: auto;
        padding: var(--space-4) var(--gutter) var(--space-6);
        background: var(--surface);
        border-block-end: var(--line);
        box-shadow: var(--shadow-md);
      }
      &[popover]:not(:popover-open) {
        display: none;
      }
    }
  }
  @container ${headerUnfolded} {
    &[popover] {
      display: block;
    }
  }
`;

/** Header links. A section stays marked on its sub-pages; `aria-current="page"` marks the exact page only. */
function Navigation() {
  const { links } = useRenderContext().frame.header;
  return (
    <ul className={listClass}>
      {links.map(
        ({ href, label }) =>
          href !== undefined && (
            <li key={href}>
              <MenuLink to={href}>{label}</MenuLink>
            </li>
          ),
      )}
      <ActionItem />
    </ul>
  );
}

/** Main navigation: a row on wide screens, a popover behind the menu button on narrow ones. It works without scripts. */
export function Menu() {
  const { site, isMenuGrouped } = useRenderContext().frame;
  const { mainNavigation, openMenu, closeMenu } = site.labels;
  const button = (
    <button
      type="button"
      className={toggle}
      popoverTarget={menuId}
      aria-controls={menuId}
      aria-label={openMenu}
      data-close={closeMenu}
    />
  );
  const menu = (
    <nav id={menuId} popover="" className={panel} aria-label={mainNavigation}>
      {isMenuGrouped ? <GroupedNavigation /> : <Navigation />}
      <Languages isInMenu />
    </nav>
  );
  // Grouped menus listen in the row too; a plain one only on the phone button, so that the row loads no script.
  return isMenuGrouped ? (
    <PlainIsland name="menu-groups">
      {button}
      {menu}
    </PlainIsland>
  ) : (
    <>
      <PlainIsland name="menu">{button}</PlainIsland>
      {menu}
    </>
  );
}
