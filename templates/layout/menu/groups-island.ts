import { start as startMenu } from './island.ts';
import { listenToGroups } from './open-groups.ts';

/** Menu with panels in its row: the browser handles popovers; this adds hover and arrow keys. */
export function start(island: HTMLElement): void {
  startMenu(island);
  const menu = island.querySelector('nav');
  if (menu) listenToGroups(menu);
}
