import { appendFileSync, closeSync, fsyncSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeStep, type Step } from './history.ts';
import { editText } from './text/text-edit.ts';

/**
 * What was done to a file, kept beside the store: it survives the end of the server, be it sudden. A help, never a reason to
 * fail: where nothing can be kept, what is done can be undone for as long as the server runs.
 */
export interface Journal {
  /** What an earlier server has kept; undefined when there is nothing, or nothing that can be trusted. */
  read: () => { text: string; steps: Step[] } | undefined;
  /** Begins anew with a text and what was made of it. */
  begin: (text: string, steps?: readonly Step[]) => void;
  /** Adds a step, before the file is written. */
  add: (step: Step) => void;
  /** Takes the last step back: the file could not be written. */
  drop: () => void;
}

/** Names a text. */
export type NameText = (text: string) => string;

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
function readSteps(start: string, lines: string[], nameText: NameText) {
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

/** Writes at the end of a file, and waits until it is there for good. */
function append(file: string, text: string): void {
  const opened = openSync(file, 'a');
  try {
    appendFileSync(opened, text);
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

function tryTo(keep: () => void): void {
  try {
    keep();
  } catch {
    // A step that is missing breaks the row: what is read later ends before it.
  }
}

/** Opens the journal in a folder that is its own. */
export function openJournal(folder: string, nameText: NameText): Journal {
  const start = join(folder, 'start');
  const list = join(folder, 'steps.jsonl');
  return {
    read: () => {
      try {
        const kept = readSteps(readFileSync(start, 'utf8'), readFileSync(list, 'utf8').split('\n'), nameText);
        const isSame = kept.steps.length === 0 || kept.steps.at(-1)?.after === nameText(kept.text);
        return isSame ? kept : undefined;
      } catch {
        return undefined;
      }
    },
    begin: (text, steps = []) =>
      tryTo(() => {
        mkdirSync(folder, { recursive: true });
        rmSync(list, { force: true });
        writeFileSync(start, text);
        writeFileSync(list, steps.map(lineOf).join(''));
      }),
    add: (step) => tryTo(() => append(list, lineOf(step))),
    drop: () => tryTo(() => append(list, `${JSON.stringify({ kind: 'dropped' })}\n`)),
  };
}
