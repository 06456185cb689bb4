import { createContext, useContext, useSyncExternalStore } from 'react';
import { includesRole, type Role } from '../../document/person.ts';
import type { DeskConnection, DeskStatus } from '../store/desk-connection.ts';
import type { SessionState } from '../store/session-gate.ts';

/** Desk that the editor is behind; undefined without one. */
export const DeskContext = createContext<DeskConnection | undefined>(undefined);

export const useDesk = (): DeskConnection | undefined => useContext(DeskContext);

/** Whether the own role includes the rights of another one. Without a desk everything is allowed. */
export function useMay(least: Role): boolean {
  const desk = useDesk();
  return desk === undefined || includesRole(desk.gate.signedIn.person.role, least);
}

export const useDeskStatus = (desk: DeskConnection): DeskStatus => useSyncExternalStore(desk.subscribe, desk.status);

export const useSession = (desk: DeskConnection): SessionState =>
  useSyncExternalStore(desk.gate.subscribe, () => desk.gate.state);
