import { createContext, useContext } from 'react';
import type { PagePerson } from '../../app-shell/desk-page.ts';
import type { MeAnswer } from '../../model/protocol.ts';
import type { Client } from './client.ts';

/** What all screens use. */
export interface DeskState {
  client: Client;
  /** Signed-in person: as the page names it, then as the account does. */
  person: PagePerson;
  /** Account of the person, once it is loaded. */
  me: MeAnswer | undefined;
  refreshMe: () => void;
  /** Shows a message about what was done, and has it read aloud. */
  say: (message: string) => void;
}

export const DeskContext = createContext<DeskState | undefined>(undefined);

/** @throws Error outside of the desk */
export function useDesk(): DeskState {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('This component belongs into the desk.');
  return desk;
}
