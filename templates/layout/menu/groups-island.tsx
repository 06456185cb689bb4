import { useEffect } from 'react';
import { inHtml, Island as MenuIsland, type MenuProps } from './island.tsx';
import { listenToGroups } from './open-groups.ts';

export { inHtml };

/** The menu with panels in its row: what the browser does of itself is enough; pointers and arrow keys are added. */
export function Island(props: MenuProps) {
  const { id } = props;
  useEffect(() => {
    const menu = document.getElementById(id);
    return menu ? listenToGroups(menu) : undefined;
  }, [id]);
  return <MenuIsland {...props} />;
}
