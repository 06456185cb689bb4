import { Island } from '../../islands/island.tsx';
import { menuId } from '../../page/ids.ts';
import { useRenderContext } from '../../page/render-context.tsx';
import { GroupedNavigation } from './groups.tsx';
import { Island as GroupedMenuIsland } from './groups-island.tsx';
import { inHtml, Island as MenuIsland } from './island.tsx';
import { ActionItem, listClass, MenuLink } from './menu-link.tsx';

/** Links of the header. A section stays marked on its sub-pages; `page` says that the link leads to this very page. */
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

/** Main navigation: a row on wide screens, behind the menu button on narrow ones. */
export function Menu() {
  const { site, isMenuGrouped } = useRenderContext().frame;
  const { mainNavigation, openMenu, closeMenu } = site.labels;
  const props = { id: menuId, navigationLabel: mainNavigation, openLabel: openMenu, closeLabel: closeMenu };
  // What opens in the row listens there too; a plain row needs no script.
  if (isMenuGrouped) {
    return (
      <Island
        name="menu-groups"
        component={GroupedMenuIsland}
        props={props}
        inHtml={inHtml}
        slots={{ navigation: <GroupedNavigation /> }}
      />
    );
  }
  return <Island name="menu" component={MenuIsland} props={props} inHtml={inHtml} slots={{ navigation: <Navigation /> }} />;
}
