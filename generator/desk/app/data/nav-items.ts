import type { DrawingName } from '../../../editor/app/parts/drawings.ts';
import { includesRole, type Role } from '../../../editor/document/person.ts';
import type { Screen } from '../../model/addresses.ts';
import { operationRoles } from '../../model/operations.ts';

/** Screens in order, with the role of the operation that they begin with. */
export const navItems: { screen: Screen; drawing: DrawingName; least: Role }[] = [
  { screen: 'home', drawing: 'home', least: operationRoles[''] },
  { screen: 'proposals', drawing: 'task', least: operationRoles.proposals },
  { screen: 'received', drawing: 'inbox', least: operationRoles.received },
  { screen: 'feedback', drawing: 'message', least: operationRoles['feedback-shares'] },
  { screen: 'people', drawing: 'people', least: operationRoles.people },
  { screen: 'audit', drawing: 'history', least: operationRoles.audit },
  { screen: 'settings', drawing: 'settings', least: operationRoles.settings },
  { screen: 'me', drawing: 'person', least: operationRoles.me },
];

/** Whether a role may see a screen. */
export const maySee = (role: Role, screen: Screen): boolean =>
  navItems.some((item) => item.screen === screen && includesRole(role, item.least));
