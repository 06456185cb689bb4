import { join } from 'node:path';
import * as z from 'zod';
import { importOptional } from '../../core/diagnostics/optional.ts';
import type { DeskConfig } from '../model/config.ts';
import { createId } from '../model/secrets.ts';
import { openJsonFile } from '../store/json-file.ts';
import type { MailText } from './mail-text.ts';

type MailConfig = NonNullable<DeskConfig['mail']>;

/** Delays before a message is sent again, in milliseconds; after the last it has failed. */
const delays = [60_000, 5 * 60_000, 30 * 60_000, 2 * 3_600_000, 6 * 3_600_000];

/** Maximum number of waiting messages; with more, the newest fail at once. */
const mostWaiting = 1000;

/** Longest sleep before the clock is read again, in milliseconds. */
const longestSleep = 60_000;

/** Longest wait for the mail server to connect or answer, in milliseconds. */
const timeout = 20_000;

const waitingSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  /** Absent for messages with a secret, which are not written to disk. */
  text: z.string().optional(),
  attempts: z.number(),
  nextAt: z.number(),
});

type Waiting = z.output<typeof waitingSchema>;

/** Message to one person. */
export interface Message extends MailText {
  to: string;
  /** The text contains a secret link: it is kept in memory only. */
  isSecret?: boolean;
}

/** Queue of e-mails. Nothing in it waits for the mail server. */
export interface Mail {
  send: (message: Message) => void;
  /** Resolves when the attempts now being made are over. */
  close: () => Promise<void>;
}

/** Message that was not sent. */
export interface MailFailure {
  to: string;
  /** Key of the sentence that says what happened. */
  event: 'mail-failed' | 'mail-address-invalid' | 'mail-queue-full' | 'mail-lost';
  /** Answer of the mail server or the system; may be empty. */
  reason: string;
}

export interface MailOptions {
  /** Folder of state. */
  state: string;
  now: () => number;
  onFailure: (failure: MailFailure) => void;
  env?: Readonly<Record<string, string | undefined>>;
}

/** Whether an address is one plain mailbox: no list, name, comment or control character. */
const isAddress = (address: string) => /^[^\s\p{Cc}<>()[\],;:"\\@]{1,64}@[^\s\p{Cc}<>()[\],;:"\\@]{1,253}$/u.test(address);

const isLocal = (host: string) => ['localhost', '127.0.0.1', '::1'].includes(host);

/** Transport to the mail server, loaded with the first message. Passwords are sent over TLS only. */
async function openTransport({ host, port, user, passwordFrom }: MailConfig, env: MailOptions['env'] = process.env) {
  const { createTransport } = await importOptional('nodemailer');
  const password = passwordFrom === undefined ? undefined : env[passwordFrom];
  return createTransport({
    host,
    port,
    secure: port === 465,
    requireTLS: port !== 465 && !isLocal(host) && user !== undefined,
    ...(user !== undefined && { auth: { user, pass: password ?? '' } }),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Reason of a failed attempt in one line. */
const reasonOf = (error: unknown): string =>
  String((error as Error).message)
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .slice(0, 300);

/** Whether the server refused a message for good. A refused password (535) may be corrected by the owner. */
function isFinal(error: unknown): boolean {
  const { responseCode } = error as { responseCode?: number };
  return responseCode !== undefined && responseCode >= 500 && responseCode !== 535;
}

/** Sends messages one after the other; those that fail wait longer each time. */
class MailQueue implements Mail {
  readonly #config: MailConfig;
  readonly #options: MailOptions;
  readonly #file;
  #waiting: readonly Waiting[];
  /** Texts of waiting messages with secrets. */
  readonly #secrets = new Map<string, string>();
  #transport: ReturnType<typeof openTransport> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #sending: Promise<void> | undefined;
  #isClosed = false;

  constructor(config: MailConfig, options: MailOptions) {
    this.#config = config;
    this.#options = options;
    this.#file = openJsonFile(join(options.state, 'mail.json'), z.array(waitingSchema), [] as Waiting[]);
    this.#waiting = this.#file.value;
    // Later, as whoever is told may not be complete yet.
    queueMicrotask(() => {
      for (const lost of this.#waiting.filter(({ text }) => text === undefined)) this.#fail(lost, 'mail-lost', '');
      this.#schedule();
    });
  }

  send = ({ to, subject, text, isSecret = false }: Message): void => {
    const fail = (event: MailFailure['event'], reason = '') => this.#report({ to, event, reason });
    const id = createId();
    const waiting: Waiting = { id, to, subject, ...(!isSecret && { text }), attempts: 0, nextAt: this.#options.now() };
    if (!isAddress(to)) fail('mail-address-invalid');
    else if (this.#waiting.length >= mostWaiting) fail('mail-queue-full');
    else {
      try {
        this.#file.set([...this.#waiting, waiting]);
        this.#waiting = this.#file.value;
        if (isSecret) this.#secrets.set(id, text);
        this.#schedule();
      } catch (error) {
        fail('mail-failed', reasonOf(error));
      }
    }
  };

  close = async (): Promise<void> => {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#sending;
    (await this.#transport?.catch(() => undefined))?.close();
  };

  /** Replaces the queue. On a full disk it is right in memory, so that nothing is sent twice until a restart. */
  #set(waiting: readonly Waiting[]): void {
    this.#waiting = waiting;
    try {
      this.#file.set([...waiting]);
    } catch {}
  }

  #remove(id: string): void {
    this.#secrets.delete(id);
    this.#set(this.#waiting.filter((one) => one.id !== id));
  }

  #fail({ id, to }: Waiting, event: MailFailure['event'], reason: string): void {
    this.#remove(id);
    this.#report({ to, event, reason });
  }

  /** Reports a failure; what cannot be recorded, e.g. on a full disk, is printed. */
  #report(failure: MailFailure): void {
    try {
      this.#options.onFailure(failure);
    } catch (error) {
      process.stderr.write(`${failure.event}: ${failure.to}: ${failure.reason} (${reasonOf(error)})\n`);
    }
  }

  /** Waits for the next message that is due. */
  #schedule(): void {
    clearTimeout(this.#timer);
    const next = Math.min(...this.#waiting.map(({ nextAt }) => nextAt));
    if (this.#isClosed || this.#sending || next === Number.POSITIVE_INFINITY) return;
    const delay = Math.min(Math.max(0, next - this.#options.now()), longestSleep);
    this.#timer = setTimeout(() => {
      this.#sending = this.#sendDue().finally(() => {
        this.#sending = undefined;
        this.#schedule();
      });
    }, delay);
    this.#timer.unref();
  }

  async #sendDue(): Promise<void> {
    for (const waiting of this.#waiting.filter(({ nextAt }) => nextAt <= this.#options.now())) {
      if (this.#isClosed) return;
      const error = await this.#attempt(waiting);
      if (error === undefined) this.#remove(waiting.id);
      else this.#handleFailure(waiting, error);
    }
  }

  /** @returns what went wrong; undefined: the mail server has the message */
  async #attempt({ id, to, subject, text }: Waiting): Promise<unknown> {
    try {
      this.#transport ??= openTransport(this.#config, this.#options.env);
      const transport = await this.#transport;
      const { from } = this.#config;
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text: text ?? this.#secrets.get(id) ?? '' });
      return undefined;
    } catch (error) {
      return error ?? new Error('unknown');
    }
  }

  #handleFailure(waiting: Waiting, error: unknown): void {
    const delay = delays[waiting.attempts];
    if (isFinal(error) || delay === undefined) {
      this.#fail(waiting, 'mail-failed', reasonOf(error));
      return;
    }
    const later = { ...waiting, attempts: waiting.attempts + 1, nextAt: this.#options.now() + delay };
    this.#set(this.#waiting.map((one) => (one.id === waiting.id ? later : one)));
  }
}

/**
 * Opens the queue of e-mails; messages of an earlier run are sent.
 * @returns undefined if e-mail is not configured
 * @throws UsageError if the file of waiting messages is damaged
 */
export function openMail(config: DeskConfig['mail'], options: MailOptions): Mail | undefined {
  return config && new MailQueue(config, options);
}
