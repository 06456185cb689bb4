import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSameSecret } from '../../core/util/is-same-secret.ts';
import { includesRole } from '../../editor/document/person.ts';
import { DeskRefusal, type People } from '../model/desk.ts';
import { operationRoles } from '../model/operations.ts';
import { hashSecret } from '../model/secrets.ts';
import type { Signal } from '../model/signal.ts';
import { openJsonFolder } from '../store/json-folder.ts';
import { isActive, type Proposal, proposalSchema, type Share } from './stored-proposal.ts';

/** Maximum number of stored proposals; closed ones make room, the oldest first. */
const mostProposals = 500;

/** Proposals of all people. */
export interface Proposals {
  /** The newest first. */
  all: () => readonly Proposal[];
  /** @throws DeskRefusal if there is none */
  get: (id: string) => Proposal;
  /** @throws DeskRefusal if there are too many */
  add: (proposal: Proposal) => void;
  replace: (proposal: Proposal) => void;
  /** Preview links that work: not expired, and of people who may still make one. */
  sharesOf: (proposal: Proposal) => Share[];
  /** Proposal of a preview link that works; undefined for one that is unknown, expired or ended. */
  findShared: (secret: string) => { proposal: Proposal; share: Share } | undefined;
  /** Hash of the draft now. */
  version: () => string;
}

interface ProposalsOptions {
  /** Folder of state. */
  state: string;
  siteFile: string;
  people: Pick<People, 'find'>;
  now: () => number;
  signal: Signal;
}

/**
 * Opens the proposals.
 * @throws UsageError if a file of a proposal is damaged
 */
export function openProposals({ state, siteFile, people, now, signal }: ProposalsOptions): Proposals {
  const folder = openJsonFolder(join(state, 'proposals'), proposalSchema);
  const all = () => folder.values().sort((one, other) => other.at - one.at);
  const set = (proposal: Proposal) => {
    folder.set(proposal);
    signal.notify('proposals');
  };
  const mayShare = (id: string) => {
    const person = people.find(id);
    return person !== undefined && !person.isSuspended && includesRole(person.role, operationRoles.share);
  };
  const sharesOf = ({ shares }: Proposal) => shares.filter(({ by, expiresAt }) => expiresAt > now() && mayShare(by.id));
  return {
    all,
    sharesOf,
    get: (id) => {
      const found = folder.get(id);
      if (!found) throw new DeskRefusal(404, 'not-found');
      return found;
    },
    add: (proposal) => {
      if (folder.values().length >= mostProposals) {
        const oldest = all().findLast((one) => !isActive(one));
        if (!oldest) throw new DeskRefusal(409, 'proposals-full');
        folder.remove(oldest.id);
      }
      set(proposal);
    },
    replace: set,
    findShared: (secret) => {
      const hashed = hashSecret(secret);
      for (const proposal of folder.values()) {
        const share = proposal.shares.find((one) => isSameSecret(one.hash, hashed));
        if (share) return sharesOf(proposal).includes(share) && isActive(proposal) ? { proposal, share } : undefined;
      }
      return undefined;
    },
    version: () => hash('sha256', readFileSync(siteFile), 'base64url'),
  };
}
