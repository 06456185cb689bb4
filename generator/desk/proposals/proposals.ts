import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DeskRefusal } from '../model/desk.ts';
import { hashSecret, isSameSecret } from '../model/secrets.ts';
import type { Signal } from '../model/signal.ts';
import { type JsonFile, openJsonFile } from '../store/json-file.ts';
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
  /** Proposal of a preview link that works; undefined for one that is unknown, expired or ended. */
  findShared: (secret: string) => { proposal: Proposal; share: Share } | undefined;
  /** Hash of the draft now. */
  version: () => string;
}

interface ProposalsOptions {
  /** Folder of state. */
  state: string;
  siteFile: string;
  now: () => number;
  signal: Signal;
}

type Files = Map<string, JsonFile<Proposal>>;

/** Opens the files of a folder, one for each proposal. */
function openFiles(folder: string): Files {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const files: Files = new Map();
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.json'))) {
    const file = openJsonFile(join(folder, name), proposalSchema, undefined as unknown as Proposal);
    files.set(file.value.id, file);
  }
  return files;
}

/**
 * Opens the proposals.
 * @throws UsageError if a file of a proposal is damaged
 */
export function openProposals({ state, siteFile, now, signal }: ProposalsOptions): Proposals {
  const folder = join(state, 'proposals');
  const files = openFiles(folder);
  const all = () => [...files.values()].map(({ value }) => value).sort((one, other) => other.at - one.at);
  const makeRoom = () => {
    if (files.size < mostProposals) return;
    const oldest = all().findLast((one) => !isActive(one));
    if (!oldest) throw new DeskRefusal(409, 'proposals-full');
    rmSync(join(folder, `${oldest.id}.json`), { force: true });
    files.delete(oldest.id);
  };
  return {
    all,
    get: (id) => {
      const found = files.get(id)?.value;
      if (!found) throw new DeskRefusal(404, 'not-found');
      return found;
    },
    add: (proposal) => {
      makeRoom();
      const file = openJsonFile(join(folder, `${proposal.id}.json`), proposalSchema, proposal);
      file.set(proposal);
      files.set(proposal.id, file);
      signal.notify('proposals');
    },
    replace: (proposal) => {
      files.get(proposal.id)?.set(proposal);
      signal.notify('proposals');
    },
    findShared: (secret) => {
      const hashed = hashSecret(secret);
      for (const { value: proposal } of files.values()) {
        const share = proposal.shares.find((one) => isSameSecret(one.hash, hashed));
        if (share) return share.expiresAt > now() && isActive(proposal) ? { proposal, share } : undefined;
      }
      return undefined;
    },
    version: () => hash('sha256', readFileSync(siteFile), 'base64url'),
  };
}
