import { outdent } from './indentation.ts';
import type { Spot } from './scan.ts';

/** Lines of a container, without the marks of quotes and the indentation of the container. */
export interface Body {
  text: string;
  /** Position after the last character that belongs to the container. */
  end: number;
  isClosed: boolean;
}

/** What a line below the start of a container is. `close` is the last line of it, `stop` is no part of it. */
export type LineRole = 'keep' | 'close' | 'stop';

const quoteMark = /^[ \t]{0,3}>[ \t]?/;

/** A line without the marks of the quotes around a container, or `undefined` if it is outside of them. */
function insideQuotes(line: string, depth: number): string | undefined {
  let rest = line;
  for (let at = 0; at < depth; at++) {
    if (!quoteMark.test(rest)) return undefined;
    rest = rest.replace(quoteMark, '');
  }
  return rest;
}

/** Column at which a container starts. */
export const columnOf = (spot: Spot): number => spot.pos - spot.lineStart - spot.quote.length;

/** The line of a spot from its position on. */
export function lineAt({ text, pos }: Spot): string {
  const end = text.indexOf('\n', pos);
  return text.slice(pos, end === -1 ? text.length : end);
}

/**
 * Collects the lines below a spot.
 * @param role says what a line is, given without quote marks
 * @param columns indentation to remove
 */
export function bodyOf(spot: Spot, columns: number, role: (line: string) => LineRole): Body {
  const { text } = spot;
  const depth = spot.quote.split('>').length - 1;
  const lines: string[] = [];
  let end = spot.pos + lineAt(spot).length;
  let isClosed = false;
  while (end < text.length && !isClosed) {
    const next = text.indexOf('\n', end + 1);
    const stop = next === -1 ? text.length : next;
    const line = insideQuotes(text.slice(end + 1, stop), depth);
    const found = line === undefined ? 'stop' : role(line);
    if (line === undefined || found === 'stop') break;
    if (found === 'close') isClosed = true;
    else lines.push(outdent(line, columns));
    end = stop;
  }
  return { text: lines.join('\n'), end, isClosed };
}

const fenceMark = /^\s*(`{3,}|~{3,})/;

/** Keeps track of fenced code: a function that says whether a line is part of it. */
export function fenceTracker(): (line: string) => boolean {
  let open: string | undefined;
  return (line) => {
    const mark = fenceMark.exec(line)?.[1];
    if (open === undefined) {
      open = mark;
      return mark !== undefined;
    }
    if (mark?.startsWith(open) && line.trim() === mark) open = undefined;
    return true;
  };
}
