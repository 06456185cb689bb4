import type { MessageLanguage } from '../diagnostics/diagnostics.ts';
import { createMeter, type Progress } from './progress.ts';
import { progressText } from './words.ts';

/** Where the line is shown, such as `process.stderr`. */
export interface Terminal {
  isTTY?: boolean;
  columns?: number;
  write: (text: string) => unknown;
}

/** What takes less is over before anybody could read of it. Milliseconds. */
const initialDelay = 1000;

/** Between two looks at how far it is. Milliseconds. */
const interval = 200;

/** Between two lines of a log: what takes less says nothing there. Milliseconds. */
const logInterval = 10_000;

/** Back to the start of the line, which is emptied. ECMA-48: CR, and EL with the cursor's line. */
const emptied = '\r\u001B[2K';

export interface ShowProgressInput {
  terminal: Terminal;
  /** The language of messages, given that of the content. */
  languageOf: (ofContent: MessageLanguage | undefined) => MessageLanguage;
  environment?: NodeJS.ProcessEnv;
}

/** Whether somebody looks on: a terminal, and no machine that keeps a log. */
export function isWatched({ isTTY }: Terminal, { CI, TERM }: NodeJS.ProcessEnv): boolean {
  return isTTY === true && (CI === undefined || CI === '' || CI === 'false') && TERM !== 'dumb';
}

export interface ProgressDisplay {
  progress: Progress;
  /** Makes way for what a command writes itself; the line comes back below. */
  makeWay: () => void;
  /** Takes the line away. */
  end: () => void;
}

/** Shows how far a command is in one line of a terminal, once it has taken longer than a second. */
function showInLine(terminal: Terminal, textIn: () => string): Omit<ProgressDisplay, 'progress'> {
  const began = performance.now();
  let shown = '';
  const show = () => {
    if (performance.now() - began < initialDelay) return;
    // A line that wraps could not be taken away. A terminal that knows not how wide it is says 0.
    const text = [...textIn()].slice(0, (terminal.columns || 80) - 1).join('');
    if (text === shown) return;
    shown = text;
    terminal.write(emptied + text);
  };
  const timer = setInterval(show, interval);
  timer.unref();
  const makeWay = () => {
    if (shown !== '') terminal.write(emptied);
    shown = '';
  };
  const end = () => {
    clearInterval(timer);
    makeWay();
  };
  return { makeWay, end };
}

/** Adds a line to a log now and then, so that whoever reads it knows that a long command goes on. */
function showInLog(terminal: Terminal, textIn: () => string): Omit<ProgressDisplay, 'progress'> {
  const timer = setInterval(() => terminal.write(`${textIn()}\n`), logInterval);
  timer.unref();
  return { makeWay: () => {}, end: () => clearInterval(timer) };
}

/** Shows how far a command is: in one line of a terminal, elsewhere in a line of a log each ten seconds. */
export function showProgress({ terminal, languageOf, environment = process.env }: ShowProgressInput): ProgressDisplay {
  const meter = createMeter(() => performance.now());
  const textIn = () => {
    const { language, ...standing } = meter.standing();
    return progressText(standing, languageOf(language));
  };
  const show = isWatched(terminal, environment) ? showInLine : showInLog;
  return { progress: meter, ...show(terminal, textIn) };
}
