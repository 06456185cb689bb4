import type { IdRequest, LinkAnswer, PersonName } from './protocol-base.ts';

/** `published`: visitors of the site have the approved changes. */
export type ProposalState = 'open' | 'approved' | 'sent-back' | 'withdrawn' | 'published';

export interface ProposalLine extends IdRequest {
  state: ProposalState;
  by: PersonName;
  at: number;
  /** What the writer says about it; may be empty. */
  note: string;
  pages: { path: string; title: string }[];
  comments: number;
}

/** POST `propose`; answer: {@link ProposeAnswer}. */
export interface ProposeRequest {
  note: string;
  /** Addresses are those of the preview, as in the state of the editor. */
  pages: { path: string; title: string; address: string }[];
  /** Own proposal that was sent back, to open again. */
  id?: string;
  /** Days of a preview link that is made at once: 1, 7 or 30. */
  days?: number;
}

export interface ProposeAnswer extends IdRequest {
  /** Preview link, shown once. */
  link?: string;
}

/** GET `proposals` without `id`: the newest first. */
export interface ProposalsAnswer {
  proposals: ProposalLine[];
}

export interface CommentLine extends IdRequest {
  /** Colleague, or the name that a guest with a link typed. */
  by: PersonName | { guest: string };
  at: number;
  text: string;
  /** Path of the page it is about. */
  page?: string;
  /** Text of the sentence of that page that it is about. */
  sentence?: string;
}

export interface ShareLine extends IdRequest {
  by: PersonName;
  createdAt: number;
  expiresAt: number;
}

/** GET `proposals?id=`. */
export interface ProposalAnswer extends Omit<ProposalLine, 'comments' | 'pages'> {
  /** Address of the preview of each page, a path at the desk. */
  pages: { path: string; title: string; preview: string }[];
  comments: CommentLine[];
  /** Links that work. POST `end-share`: {@link IdRequest}. */
  shares: ShareLine[];
  decision?: { by: PersonName; at: number; reason?: string };
  /** Hash of the draft of the site now. */
  version: string;
  /** The draft has changed since it was proposed. */
  isChanged: boolean;
}

/** POST `approve`. */
export interface ApproveRequest extends IdRequest {
  /** Version that was seen: the approval is refused if the draft has changed since. */
  version?: string;
}

/** POST `withdraw-proposal`: {@link IdRequest}. POST `send-back`: */
export interface SendBackRequest extends IdRequest {
  reason: string;
}

/** POST `comment`. */
export interface CommentRequest {
  proposal: string;
  /** At most 2,000 characters. */
  text: string;
  page?: string;
  sentence?: string;
}

/** POST `share`; answer: {@link LinkAnswer}. */
export interface ShareRequest {
  proposal: string;
  /** 1, 7 or 30. */
  days: number;
}
