import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { groupBy } from '../../core/util/group-by.ts';
import { type GroupLog, openGroupLog } from '../store/group-log.ts';
import { replaceSynced } from '../store/json-file.ts';
import { type StoredAnswer, storedAnswerSchema, usedTokenSchema } from './stored-answer.ts';

/** What is kept in memory of an answer. */
export interface AnswerEntry extends Pick<StoredAnswer, 'id' | 'at' | 'form' | 'heading' | 'page' | 'title' | 'isUseful'> {
  hasComment: boolean;
  files: readonly string[];
  /** Day of its log, and its place there. */
  day: string;
  offset: number;
  length: number;
}

/** What visitors sent, in a log for each day. */
export interface Answers {
  /** Oldest first, without those that are to be deleted. */
  entries: () => AnswerEntry[];
  /** @throws Error if it cannot be written; nothing of it then remains */
  add: (answer: StoredAnswer) => Promise<void>;
  /** Reads answers from disk. */
  read: (entries: readonly AnswerEntry[]) => Promise<StoredAnswer[]>;
  /** Deletes answers with their files. @returns those that there were */
  remove: (ids: readonly string[]) => Promise<AnswerEntry[]>;
  /** Deletes what is too old. */
  removeOld: () => Promise<void>;
  isUsed: (nonce: string) => boolean;
  close: () => Promise<void>;
}

export interface AnswersOptions {
  folder: string;
  /** Folder of files of visitors. */
  files: string;
  now: () => number;
  keepDays: number;
  /** Milliseconds for which a used token is remembered. */
  rememberTokens: number;
}

const dayLength = 86_400_000;

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

interface DayContent {
  entries: AnswerEntry[];
  tokens: { nonce: string; at: number }[];
  /** Length of the complete lines. */
  size: number;
}

/** One copy of each text that many answers have in common. */
const shared = new Map<string, string>();
function intern(text: string): string {
  const known = shared.get(text);
  if (known !== undefined) return known;
  shared.set(text, text);
  return text;
}

function entryOf(answer: StoredAnswer, place: { day: string; offset: number; length: number }): AnswerEntry {
  const { id, at, form, heading, page, title, isUseful, comment, files } = answer;
  return {
    ...{ id, at, form: intern(form), heading: intern(heading), page: intern(page), title: intern(title) },
    ...{ isUseful, hasComment: comment !== undefined, files: files.map((file) => file.id), ...place },
  };
}

const parse = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

/** Reads the log of a day. An unfinished last line, of a write that a kill interrupted, does not count; damaged lines are skipped. */
function readDay(bytes: Buffer, day: string): DayContent {
  const content: DayContent = { entries: [], tokens: [], size: 0 };
  for (;;) {
    const { size } = content;
    const next = bytes.indexOf(10, size);
    if (next === -1) return content;
    const line = parse(bytes.toString('utf8', size, next));
    const answer = storedAnswerSchema.safeParse(line);
    const token = usedTokenSchema.safeParse(line);
    if (answer.success) {
      content.entries.push(entryOf(answer.data, { day, offset: size, length: next + 1 - size }));
      if (answer.data.nonce !== undefined) content.tokens.push({ nonce: answer.data.nonce, at: answer.data.at });
    } else if (token.success) content.tokens.push({ nonce: token.data.usedNonce, at: token.data.at });
    content.size = next + 1;
  }
}

async function readLines(file: string, entries: readonly AnswerEntry[]): Promise<StoredAnswer[]> {
  const handle = await open(file, 'r');
  try {
    const read = entries.map(async ({ offset, length }) => {
      const { buffer } = await handle.read(Buffer.alloc(length), 0, length, offset);
      return storedAnswerSchema.parse(JSON.parse(buffer.toString('utf8')));
    });
    return await Promise.all(read);
  } finally {
    await handle.close();
  }
}

/** Removes files of visitors that no answer has: of a post that a kill interrupted. */
function removeUnknownFiles(folder: string, entries: readonly AnswerEntry[]): void {
  const known = new Set(entries.flatMap(({ files }) => files));
  for (const name of readdirSync(folder)) if (!known.has(name)) rmSync(join(folder, name), { force: true });
}

class AnswerStore implements Answers {
  readonly #options: AnswersOptions;
  #entries: AnswerEntry[] = [];
  readonly #used = new Map<string, number>();
  #log: { day: string; log: Promise<GroupLog> } | undefined;
  /** Changes of whole logs, one after the other; appends wait for them. */
  #changing: Promise<unknown> = Promise.resolve();
  readonly #appending = new Set<Promise<void>>();

  constructor(options: AnswersOptions) {
    this.#options = options;
    for (const folder of [options.folder, options.files]) mkdirSync(folder, { recursive: true, mode: 0o700 });
    const days = readdirSync(options.folder).flatMap((name) => /^(\d{4}-\d{2}-\d{2})\.log$/.exec(name)?.[1] ?? []);
    for (const day of days.sort()) this.#load(day);
    removeUnknownFiles(options.files, this.#entries);
  }

  #fileOf(day: string): string {
    return join(this.#options.folder, `${day}.log`);
  }

  /** Reads a log into memory. @returns its size */
  #load(day: string): number {
    const { entries, tokens, size } = readDay(readFileSync(this.#fileOf(day)), day);
    this.#entries.push(...entries);
    for (const { nonce, at } of tokens) this.#used.set(nonce, at);
    return size;
  }

  #openLog(day: string): Promise<GroupLog> {
    if (this.#log?.day === day) return this.#log.log;
    const former = this.#log;
    const openNext = async () => {
      await (await former?.log)?.close();
      let size = 0;
      try {
        size = readDay(readFileSync(this.#fileOf(day)), day).size;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      }
      return openGroupLog(this.#fileOf(day), size);
    };
    const log = openNext();
    this.#log = { day, log };
    log.catch(() => {
      if (this.#log?.log === log) this.#log = undefined;
    });
    return log;
  }

  async #closeLog(): Promise<void> {
    const { log } = this.#log ?? {};
    this.#log = undefined;
    await (await log)?.close();
  }

  #oldest(): number {
    return this.#options.now() - this.#options.keepDays * dayLength;
  }

  entries = (): AnswerEntry[] => {
    const oldest = this.#oldest();
    return this.#entries.filter(({ at }) => at >= oldest);
  };

  isUsed = (nonce: string): boolean => this.#used.has(nonce);

  add = async (answer: StoredAnswer): Promise<void> => {
    for (let seen: unknown; seen !== this.#changing; ) {
      seen = this.#changing;
      await this.#changing;
    }
    const appending = this.#append(answer);
    this.#appending.add(appending);
    await appending.finally(() => this.#appending.delete(appending));
  };

  async #append(answer: StoredAnswer): Promise<void> {
    const day = dayOf(answer.at);
    const place = await (await this.#openLog(day)).append(JSON.stringify(answer));
    if (answer.nonce !== undefined) this.#used.set(answer.nonce, answer.at);
    this.#entries.push(entryOf(answer, { day, ...place }));
  }

  read = async (entries: readonly AnswerEntry[]): Promise<StoredAnswer[]> => {
    await this.#changing;
    const byId = new Map<string, StoredAnswer>();
    for (const [day, own] of groupBy(entries, (entry) => entry.day))
      for (const answer of await readLines(this.#fileOf(day), own)) byId.set(answer.id, answer);
    return entries.flatMap(({ id }) => byId.get(id) ?? []);
  };

  /** Runs a change of logs while nothing is appended. */
  #change<Value>(task: () => Promise<Value>): Promise<Value> {
    const changed = this.#changing.then(async () => {
      await Promise.allSettled(this.#appending);
      await this.#closeLog();
      return task();
    });
    this.#changing = changed.catch(() => undefined);
    return changed;
  }

  /** Writes a log without some answers: only their used tokens remain. */
  async #rewrite(day: string, removed: ReadonlySet<string>): Promise<void> {
    const remembered = this.#options.now() - this.#options.rememberTokens;
    const lines = readFileSync(this.#fileOf(day), 'utf8').split('\n').slice(0, -1);
    const kept = lines.flatMap((line) => {
      const answer = storedAnswerSchema.safeParse(parse(line));
      if (!answer.success || !removed.has(answer.data.id)) return [line];
      const { nonce, at } = answer.data;
      return nonce === undefined || at < remembered ? [] : [JSON.stringify({ usedNonce: nonce, at })];
    });
    replaceSynced(this.#fileOf(day), kept.map((line) => `${line}\n`).join(''));
    this.#entries = this.#entries.filter((entry) => entry.day !== day);
    this.#load(day);
    this.#entries.sort((one, other) => one.at - other.at);
  }

  #removeFiles(entries: readonly AnswerEntry[]): void {
    for (const name of entries.flatMap(({ files }) => files)) rmSync(join(this.#options.files, name), { force: true });
  }

  #removeNow = async (ids: ReadonlySet<string>): Promise<AnswerEntry[]> => {
    const removed = this.#entries.filter(({ id }) => ids.has(id));
    for (const day of new Set(removed.map((entry) => entry.day))) await this.#rewrite(day, ids);
    this.#removeFiles(removed);
    return removed;
  };

  remove = (ids: readonly string[]): Promise<AnswerEntry[]> => this.#change(() => this.#removeNow(new Set(ids)));

  removeOld = async (): Promise<void> => {
    const oldest = this.#oldest();
    const forgotten = this.#options.now() - this.#options.rememberTokens;
    for (const [nonce, at] of this.#used) if (at < forgotten) this.#used.delete(nonce);
    const old = this.#entries.filter(({ at }) => at < oldest).map(({ id }) => id);
    if (old.length > 0) await this.remove(old);
    const present = new Set(this.#entries.map(({ day }) => day));
    for (const name of readdirSync(this.#options.folder)) {
      const day = name.slice(0, 10);
      const isEnded = Date.parse(`${day}T00:00:00Z`) + dayLength < Math.min(oldest, forgotten);
      if (isEnded && !present.has(day)) rmSync(this.#fileOf(day), { force: true });
    }
  };

  close = async (): Promise<void> => {
    await this.#changing;
    await Promise.allSettled(this.#appending);
    await this.#closeLog();
  };
}

/** Opens what visitors sent. @throws Error if it cannot be read */
export const openAnswers = (options: AnswersOptions): Answers => new AnswerStore(options);
