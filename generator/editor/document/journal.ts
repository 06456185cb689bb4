import { closeSync, constants, fstatSync, fsyncSync, lstatSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { editText } from '../../core/json/text-edit.ts';
import { readRegularFile } from '../../core/util/regular-file.ts';
import { makeStep, type Step } from './history.ts';
import { makeHistoryFolder } from './project-folder.ts';

/**
 * What was done to a file: it survives the end of the server, be it sudden, and whatever clears caches. Never a reason to
 * fail: where nothing can be kept, what is done can be undone for as long as the server runs.
 */
export interface Journal {
  /** What an earlier server has kept; undefined when there is nothing, or nothing that can be trusted. */
  read: () => Kept | undefined;
  /** Begins anew with a text and what was made of it. */
  begin: (text: string, steps?: readonly Step[]) => void;
  /** Adds a step, before the file is written. */
  add: (step: Step) => void;
  /** Takes the last step back: the file could not be written. */
  drop: () => void;
}

const stepsFile = 'steps.jsonl';

interface Kept {
  text: string;
  steps: Step[];
}

/** Names a text. */
export type NameText = (text: string) => string;

export interface JournalOptions {
  /** A folder of its own. */
  folder: string;
  nameText: NameText;
  /** Is told once why nothing can be kept, in the words of the machine. */
  onTrouble?: ((reason: string) => void) | undefined;
}

type Line = Omit<Step, 'back'> | { kind: 'dropped' };

function parseLine(line: string): Line | undefined {
  try {
    return JSON.parse(line);
  } catch {
    // A line that was being written when the machine stopped.
    return undefined;
  }
}

/** The steps of some lines, as far as each goes on from the one before. */
function readSteps(start: string, lines: string[], nameText: NameText): Kept {
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
  return { steps, text };
}

const lineOf = ({ back: _, ...step }: Step) => `${JSON.stringify(step)}\n`;

/** The text of a file, and of nothing else that may stand in its place. @throws Error where there is none */
function readText(file: string): string {
  const read = lstatSync(file).isFile() ? readRegularFile(file, Number.MAX_SAFE_INTEGER) : undefined;
  if (!read || !('bytes' in read)) throw new Error(`${file} cannot be read.`);
  return read.bytes.toString();
}

/** The text that a history begins with, and its steps. */
function readKept(folder: string, nameText: NameText): Kept | undefined {
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

/** Writes at the end of a file that is there, and waits until it is there for good. Never through a link. */
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

/** Writes a file whole, in the place of whatever was there: who is stopped meanwhile has the one of before. */
function writeAnew(file: string, text: string): void {
  const unfinished = `${file}.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  writeFileSync(unfinished, text, { flag: 'wx' });
  try {
    renameSync(unfinished, file);
  } catch {
    // A folder is in its place.
    rmSync(file, { recursive: true, force: true });
    renameSync(unfinished, file);
  }
}

/** Opens the journal in a folder that is its own. */
export function openJournal({ folder, nameText, onTrouble }: JournalOptions): Journal {
  const file = join(folder, stepsFile);
  let isTold = false;
  const tryTo = (keep: () => void) => {
    try {
      keep();
    } catch (error) {
      // A step that is missing breaks the row: what is read later ends before it.
      if (!isTold) onTrouble?.(String((error as Error).message));
      isTold = true;
    }
  };
  return {
    read: () => readKept(folder, nameText),
    begin: (text, steps = []) =>
      tryTo(() => {
        makeHistoryFolder(folder);
        writeAnew(file, `${JSON.stringify({ start: text })}\n${steps.map(lineOf).join('')}`);
      }),
    add: (step) => tryTo(() => append(file, lineOf(step))),
    drop: () => tryTo(() => append(file, `${JSON.stringify({ kind: 'dropped' })}\n`)),
  };
}
