import { closeSync, constants, fstatSync, fsyncSync, lstatSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editText } from '../../core/json/text-edit.ts';
import { readRegularFile } from '../../core/util/regular-file.ts';
import { makeStep, type Step } from './history.ts';
import { makeHistoryFolder } from './project-folder.ts';

/**
 * Persistent history of a file. It survives crashes and cleared caches. Best-effort: if it cannot be written, undo works until
 * the server ends.
 */
export interface Journal {
  /** History of an earlier server; undefined if missing or corrupt. */
  read: () => StoredJournal | undefined;
  /** Starts the journal with a text and its steps. @returns error if it cannot be written */
  begin: (text: string, steps?: readonly Step[]) => Error | undefined;
  /** Appends a step; called before the file is written. @returns error if it cannot be written: begin again before the next one */
  add: (step: Step) => Error | undefined;
  /** Drops the last step, as the file could not be written. @returns as `add` does */
  drop: () => Error | undefined;
}

const stepsFile = 'steps.jsonl';

interface StoredJournal {
  /** Text before the steps, and after them. */
  start: string;
  text: string;
  steps: Step[];
}

/** Hash function for texts. */
export type NameText = (text: string) => string;

export interface JournalOptions {
  /** Folder used only by this journal. */
  folder: string;
  nameText: NameText;
  /** Called once with the system's message if the journal cannot be written. */
  onError?: ((reason: string) => void) | undefined;
}

type Line = Omit<Step, 'back'> | { kind: 'dropped' };

function parseLine(line: string): Line | undefined {
  try {
    return JSON.parse(line);
  } catch {
    // Line that was incomplete when the server crashed.
    return undefined;
  }
}

/** Replays lines as long as each follows from the previous one. */
function readSteps(start: string, lines: string[], nameText: NameText): StoredJournal {
  const steps: Step[] = [];
  let text = start;
  const first = nameText(start);
  for (const line of lines) {
    const read = parseLine(line);
    if (!read) break;
    if (read.kind === 'dropped') {
      text = editText(text, steps.pop()?.back ?? []);
      continue;
    }
    if (read.before !== (steps.at(-1)?.after ?? first)) break;
    steps.push(makeStep(read, text));
    text = editText(text, read.edits);
  }
  return { start, steps, text };
}

const lineOf = ({ back: _, ...step }: Step) => `${JSON.stringify(step)}\n`;

/** Text of a regular file. @throws Error if it cannot be read or is not a regular file */
function readText(file: string): string {
  const read = lstatSync(file).isFile() ? readRegularFile(file, Number.MAX_SAFE_INTEGER) : undefined;
  if (!read || !('bytes' in read)) throw new Error(`${file} cannot be read.`);
  return read.bytes.toString();
}

/** Initial text and steps of the journal. */
function readJournal(folder: string, nameText: NameText): StoredJournal | undefined {
  try {
    const [first = '', ...lines] = readText(join(folder, stepsFile)).split('\n');
    const { start } = JSON.parse(first);
    const kept = readSteps(start, lines, nameText);
    const isSame = kept.steps.length === 0 || kept.steps.at(-1)?.after === nameText(kept.text);
    return isSame ? kept : undefined;
  } catch {
    return undefined;
  }
}

const { O_APPEND, O_WRONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants;

/** Appends to an existing file and syncs it. Never follows links. */
function append(file: string, text: string): void {
  const opened = openSync(file, O_WRONLY | O_APPEND | O_NOFOLLOW | O_NONBLOCK);
  try {
    if (!fstatSync(opened).isFile()) throw new Error(`${file} is no file.`);
    writeFileSync(opened, text);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** Replaces a file atomically. */
function rewriteFile(file: string, text: string): void {
  const unfinished = `${file}.${process.pid}`;
  writeAside(unfinished, text);
  try {
    renameSync(unfinished, file);
  } catch {
    // A folder occupies the path.
    rmSync(file, { recursive: true, force: true });
    renameSync(unfinished, file);
  }
}

/** Writes a file aside. What a full disk leaves of it is removed. */
function writeAside(unfinished: string, text: string): void {
  rmSync(unfinished, { recursive: true, force: true });
  try {
    writeFileSync(unfinished, text, { flag: 'wx', flush: true });
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Opens the journal in a folder that nothing else uses. */
export function openJournal({ folder, nameText, onError }: JournalOptions): Journal {
  const file = join(folder, stepsFile);
  let isReported = false;
  const tryTo = (keep: () => void) => {
    try {
      keep();
      return undefined;
    } catch (error) {
      // A missing step breaks the chain, so reading ends before it.
      if (!isReported) onError?.(String((error as Error).message));
      isReported = true;
      return error as Error;
    }
  };
  return {
    read: () => readJournal(folder, nameText),
    begin: (text, steps = []) =>
      tryTo(() => {
        makeHistoryFolder(folder);
        rewriteFile(file, `${JSON.stringify({ start: text })}\n${steps.map(lineOf).join('')}`);
      }),
    add: (step) => tryTo(() => append(file, lineOf(step))),
    drop: () => tryTo(() => append(file, `${JSON.stringify({ kind: 'dropped' })}\n`)),
  };
}
