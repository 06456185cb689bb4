import { start as startMenu } from './island.ts';
import { listenToGroups } from './open-groups.ts';

/** The menu with panels in its row: what the browser does of itself is enough; pointers and arrow keys are added. */
export function start(island: HTMLElement): void {
  startMenu(island);
  const menu = island.querySelector('nav');
  if (menu) listenToGroups(menu);
}
