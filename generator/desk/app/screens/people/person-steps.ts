import type { PersonLine } from '../../../model/protocol.ts';

/** What owners do with a person in a window. */
export type PersonStep = 'role' | 'end-sessions' | 'recover' | 'suspend' | 'remove';

/** Properties of such a window. */
export interface PersonWindowProps {
  person: PersonLine;
  isOpen: boolean;
  onClose: () => void;
  reload: () => Promise<void>;
}
