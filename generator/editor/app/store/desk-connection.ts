import type { MessageLanguage } from '../../../core/diagnostics/diagnostics.ts';
import { type PresentPerson, presenceTimeout } from '../../document/protocol-presence.ts';
import type { Api } from './api.ts';
import type { EditorState } from './editor-state.ts';
import type { SessionGate } from './session-gate.ts';
import { pageOf } from './snapshot.ts';

/** Delay after a move before it is reported, in milliseconds. */
const moveDelay = 400;

/** How often the number of unread notices is read, in milliseconds. */
const noticesEvery = 60_000;

/** What the desk says about the own account and the colleagues. */
export interface DeskStatus {
  /** Tabs of colleagues. */
  people: readonly PresentPerson[];
  /** Number of unread notices. */
  unread: number;
}

/** Answer of an operation of the desk; `message`: sentence about a refusal. */
export type DeskResult<Answer> = { answer: Answer } | { message: string };

interface DeskOptions {
  gate: SessionGate;
  api: Pick<Api, 'reportPresence'>;
  state: Pick<EditorState, 'snapshot' | 'subscribe'>;
  base: string;
  language: MessageLanguage;
}

/** Desk that the editor is behind: tells where its person is, and follows where colleagues are. */
export class DeskConnection {
  readonly gate: SessionGate;
  readonly #options: DeskOptions;
  readonly #listeners = new Set<() => void>();
  readonly #tab = crypto.randomUUID();
  #status: DeskStatus = { people: [], unread: 0 };
  #reported = '';
  #isReporting = false;
  #isDue = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: DeskOptions) {
    this.gate = options.gate;
    this.#options = options;
  }

  status = (): DeskStatus => this.#status;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Sends a request to the desk. Refusals are answers. @throws Error if the desk does not answer */
  async request<Answer>(path: string, body?: object): Promise<DeskResult<Answer>> {
    const { language } = this.#options;
    for (;;) {
      const response = await fetch(`/_desk/${path}?${new URLSearchParams({ language })}`, this.#initOf(body));
      if (response.status === 401) {
        await this.gate.wait();
        continue;
      }
      const answer = await response.json();
      return response.ok ? { answer } : { message: String(answer.message ?? '') };
    }
  }

  #initOf(body: object | undefined): RequestInit {
    if (!body) return {};
    const headers = { 'Content-Type': 'application/json', 'X-Desk-Token': this.gate.signedIn.token };
    return { method: 'POST', headers, body: JSON.stringify(body) };
  }

  start(): void {
    const { state } = this.#options;
    state.subscribe(() => {
      if (JSON.stringify(this.#place()) !== this.#reported) this.#reportAfter(moveDelay);
    });
    this.report();
    this.#readUnread();
    setInterval(() => this.#readUnread(), noticesEvery);
    addEventListener('pagehide', () => this.#leave());
  }

  /** Page and place that are edited. */
  #place() {
    const snapshot = this.#options.state.snapshot();
    const page = pageOf(snapshot);
    return page && { page: page.address, at: snapshot.focus };
  }

  #reportAfter(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.report(), delay);
  }

  /** Reports the place, and reads where the others are. */
  report(): void {
    const place = this.#place();
    if (this.#isReporting) {
      this.#isDue = true;
      return;
    }
    this.#reportAfter(presenceTimeout / 3);
    if (!place) return;
    this.#isReporting = true;
    this.#reported = JSON.stringify(place);
    this.#options.api
      .reportPresence({ ...place, tab: this.#tab })
      .then(({ people }) => this.#set({ people }))
      // The list is read again soon.
      .catch(() => undefined)
      .finally(() => {
        this.#isReporting = false;
        if (this.#isDue) {
          this.#isDue = false;
          this.#reportAfter(moveDelay);
        }
      });
  }

  #leave(): void {
    const place = this.#place();
    if (place) this.#options.api.reportPresence({ ...place, tab: this.#tab, isLeaving: true }).catch(() => undefined);
  }

  #readUnread(): void {
    if (document.visibilityState !== 'visible') return;
    this.request<{ unread: number }>('me').then(
      (result) => 'answer' in result && this.#set({ unread: result.answer.unread }),
      // Read again later.
      () => undefined,
    );
  }

  #set(parts: Partial<DeskStatus>): void {
    this.#status = { ...this.#status, ...parts };
    for (const listener of this.#listeners) listener();
  }
}
