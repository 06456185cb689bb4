import type * as z from 'zod';
import { includesRole } from '../../editor/document/person.ts';
import type { Desk } from '../model/desk.ts';
import { DeskRefusal } from '../model/desk.ts';
import type { Person } from '../model/person.ts';
import type { LinkAnswer, PersonName, ProposeAnswer } from '../model/protocol.ts';
import { createId, createSecret, hashSecret } from '../model/secrets.ts';
import { announce, approvers, participants } from './announce.ts';
import type { inputs } from './input.ts';
import type { Proposals } from './proposals.ts';
import { isActive, type Proposal, type ProposalComment } from './stored-proposal.ts';

type Input = { [Name in keyof typeof inputs]: z.output<(typeof inputs)[Name]> };

/** Maximum number of comments of a proposal. */
const mostComments = 300;

/** Maximum number of links of a proposal that work at a time. */
const mostShares = 10;

const day = 86_400_000;

const nameOf = ({ id, name }: Person): PersonName => ({ id, name });

const isAuthor = ({ by }: Proposal, { id }: Person) => by.id === id;

/** @throws DeskRefusal if it was withdrawn or published */
function requireActive(proposal: Proposal): void {
  if (!isActive(proposal)) throw new DeskRefusal(409, 'proposal-closed');
}

/** @throws DeskRefusal unless it is the person's own, or the person is an editor */
function requireOwnOrEditor(proposal: Proposal, person: Person): void {
  if (!isAuthor(proposal, person) && !includesRole(person.role, 'editor')) throw new DeskRefusal(403, 'proposal-not-own');
}

/** Address of a preview link. */
export const sharedPath = (secret: string): string => `/_desk/shared/${secret}/`;

/** What people do with proposals. Each step is checked, stored, recorded and told to those whom it concerns. */
export class ProposalSteps {
  readonly #desk: Desk;
  readonly #proposals: Proposals;

  constructor(desk: Desk, proposals: Proposals) {
    this.#desk = desk;
    this.#proposals = proposals;
  }

  /** Adds a preview link. @returns the link, whose secret is not stored */
  #addShare(proposal: Proposal, person: Person, days: number): LinkAnswer {
    const now = this.#desk.now();
    const shares = proposal.shares.filter(({ expiresAt }) => expiresAt > now);
    if (shares.length >= mostShares) throw new DeskRefusal(409, 'shares-full');
    const [secret, id, expiresAt] = [createSecret(), createId(), now + days * day];
    const share = { id, hash: hashSecret(secret), by: nameOf(person), createdAt: now, expiresAt };
    this.#proposals.replace({ ...proposal, shares: [...shares, share] });
    const values = { until: new Date(expiresAt).toISOString().slice(0, 10) };
    announce(this.#desk, { event: 'proposal-shared', proposal, by: person, values, to: [proposal.by.id] });
    return { id, link: this.#desk.config.url + sharedPath(secret), expiresAt, isMailed: false };
  }

  #addComment(proposal: Proposal, comment: Omit<ProposalComment, 'id' | 'at'>): Proposal {
    requireActive(proposal);
    if (proposal.comments.length >= mostComments) throw new DeskRefusal(409, 'comments-full');
    const next = { ...proposal, comments: [...proposal.comments, { id: createId(), at: this.#desk.now(), ...comment }] };
    this.#proposals.replace(next);
    return next;
  }

  /** Own proposal that is proposed again. */
  #again(id: string, person: Person): Proposal {
    const former = this.#proposals.get(id);
    if (!isAuthor(former, person)) throw new DeskRefusal(403, 'proposal-not-own');
    if (former.state !== 'open' && former.state !== 'sent-back') throw new DeskRefusal(409, 'proposal-closed');
    return former;
  }

  propose(person: Person, { note, pages, id, days }: Input['propose']): ProposeAnswer {
    const own = {
      by: nameOf(person),
      at: this.#desk.now(),
      note,
      pages,
      version: this.#proposals.version(),
      state: 'open' as const,
    };
    const former = id === undefined ? undefined : this.#again(id, person);
    const proposal: Proposal = {
      ...own,
      id: former?.id ?? createId(),
      comments: former?.comments ?? [],
      shares: former?.shares ?? [],
    };
    if (former) this.#proposals.replace(proposal);
    else this.#proposals.add(proposal);
    announce(this.#desk, { event: 'proposal-made', proposal, by: person, to: approvers(this.#desk) });
    return { id: proposal.id, ...(days !== undefined && { link: this.#addShare(proposal, person, days).link }) };
  }

  withdraw(person: Person, { id }: Input['withdraw']): void {
    const proposal = this.#proposals.get(id);
    if (!isAuthor(proposal, person)) throw new DeskRefusal(403, 'proposal-not-own');
    requireActive(proposal);
    const next: Proposal = { ...proposal, state: 'withdrawn', shares: [] };
    this.#proposals.replace(next);
    announce(this.#desk, { event: 'proposal-withdrawn', proposal: next, by: person, to: approvers(this.#desk) });
  }

  comment(person: Person, { proposal: id, text, page, sentence }: Input['comment']): void {
    const proposal = this.#proposals.get(id);
    if (page !== undefined && !proposal.pages.some(({ path }) => path === page)) throw new DeskRefusal(400, 'invalid');
    const place = { ...(page !== undefined && { page }), ...(sentence !== undefined && { sentence }) };
    const next = this.#addComment(proposal, { by: nameOf(person), text, ...place });
    announce(this.#desk, { event: 'proposal-commented', proposal: next, by: person, to: participants(next) });
  }

  /** Approval of the own proposal is for owners only: a desk may have one person. */
  approve(person: Person, { id, version }: Input['approve']): void {
    const proposal = this.#proposals.get(id);
    if (isAuthor(proposal, person) && person.role !== 'owner') throw new DeskRefusal(403, 'proposal-own');
    if (proposal.state !== 'open') throw new DeskRefusal(409, 'proposal-closed');
    const present = this.#proposals.version();
    if (version !== undefined && version !== present) throw new DeskRefusal(409, 'proposal-changed');
    const decision = { by: nameOf(person), at: this.#desk.now(), version: present };
    const next: Proposal = { ...proposal, state: 'approved', decision };
    this.#proposals.replace(next);
    announce(this.#desk, { event: 'proposal-approved', proposal: next, by: person, to: [proposal.by.id] });
  }

  sendBack(person: Person, { id, reason }: Input['sendBack']): void {
    const proposal = this.#proposals.get(id);
    if (proposal.state !== 'open' && proposal.state !== 'approved') throw new DeskRefusal(409, 'proposal-closed');
    const decision = { by: nameOf(person), at: this.#desk.now(), reason, version: this.#proposals.version() };
    const next: Proposal = { ...proposal, state: 'sent-back', decision };
    this.#proposals.replace(next);
    announce(this.#desk, { event: 'proposal-sent-back', proposal: next, by: person, to: [proposal.by.id] });
  }

  share(person: Person, { proposal: id, days }: Input['share']): LinkAnswer {
    const proposal = this.#proposals.get(id);
    requireOwnOrEditor(proposal, person);
    requireActive(proposal);
    return this.#addShare(proposal, person, days);
  }

  endShare(person: Person, { id }: Input['endShare']): void {
    const proposal = this.#proposals.all().find(({ shares }) => shares.some((one) => one.id === id));
    if (!proposal) throw new DeskRefusal(404, 'not-found');
    requireOwnOrEditor(proposal, person);
    this.#proposals.replace({ ...proposal, shares: proposal.shares.filter((one) => one.id !== id) });
    announce(this.#desk, { event: 'proposal-share-ended', proposal, by: person });
  }

  commentAsGuest({ secret, name, text }: Input['guestComment'], address: string): void {
    const found = this.#proposals.findShared(secret);
    if (!found) throw new DeskRefusal(404, 'link-ended');
    const next = this.#addComment(found.proposal, { guest: name, text });
    // The name is a guest's own claim: it is shown beside the comment only.
    announce(this.#desk, { event: 'proposal-commented-by-link', proposal: next, to: [next.by.id], address });
  }
}

/** Marks approved proposals as published, and tells their authors. To be called when visitors of the site have the draft. */
export function markPublished(desk: Desk, proposals: Proposals): void {
  for (const proposal of proposals.all().filter(({ state }) => state === 'approved')) {
    const next: Proposal = { ...proposal, state: 'published', shares: [] };
    proposals.replace(next);
    announce(desk, { event: 'proposal-published', proposal: next, to: [proposal.by.id] });
  }
}
