import type { MessageLanguage } from '../diagnostics/diagnostics.ts';
import { createMeter, type Progress } from './progress.ts';
import { progressText } from './words.ts';

/** Output stream, such as `process.stderr`. */
export interface Terminal {
  isTTY?: boolean;
  columns?: number;
  write: (text: string) => unknown;
}

/** Commands shorter than this show no progress. Milliseconds. */
const initialDelay = 1000;

/** Interval between updates. Milliseconds. */
const interval = 200;

/** Interval between log lines. Milliseconds. */
const logInterval = 10_000;

/** Moves the cursor to the start of the line and clears it. ECMA-48: CR and EL. */
const emptied = '\r\u001B[2K';

export interface ShowProgressInput {
  terminal: Terminal;
  /** Language of messages, given that of the content. */
  languageOf: (ofContent: MessageLanguage | undefined) => MessageLanguage;
  environment?: NodeJS.ProcessEnv;
}

/** Whether the output is an interactive terminal, not a log. */
export function isWatched({ isTTY }: Terminal, { CI, TERM }: NodeJS.ProcessEnv): boolean {
  return isTTY === true && (CI === undefined || CI === '' || CI === 'false') && TERM !== 'dumb';
}

export interface ProgressDisplay {
  progress: Progress;
  /** Clears the line before the command writes output; it is shown again below. */
  clearLine: () => void;
  /** Removes the line. */
  end: () => void;
}

/** Shows progress in one line of a terminal, after the first second. */
function showInLine(terminal: Terminal, textIn: () => string): Omit<ProgressDisplay, 'progress'> {
  const began = performance.now();
  let shown = '';
  const show = () => {
    if (performance.now() - began < initialDelay) return;
    // A line that wraps could not be cleared. Terminals of unknown width report 0.
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
  return { clearLine: makeWay, end };
}

/** Adds a line to a log at intervals, as a sign that a long command is still running. */
function showInLog(terminal: Terminal, textIn: () => string): Omit<ProgressDisplay, 'progress'> {
  const timer = setInterval(() => terminal.write(`${textIn()}\n`), logInterval);
  timer.unref();
  return { clearLine: () => {}, end: () => clearInterval(timer) };
}

/** Shows progress in one line of a terminal, or as a log line every ten seconds. */
export function showProgress({ terminal, languageOf, environment = process.env }: ShowProgressInput): ProgressDisplay {
  const meter = createMeter(() => performance.now());
  const textIn = () => {
    const { language, ...standing } = meter.standing();
    return progressText(standing, languageOf(language));
  };
  const show = isWatched(terminal, environment) ? showInLine : showInLog;
  return { progress: meter, ...show(terminal, textIn) };
}
