/** Replacement of a range of a text. Offsets are in UTF-16 units. */
export interface TextEdit {
  from: number;
  /** Offset after the last removed character. */
  to: number;
  text: string;
}

/** Applies edits to a text. Offsets refer to the text before all edits; edits are sorted and do not overlap. */
export function editText(text: string, edits: readonly TextEdit[]): string {
  const pieces: string[] = [];
  let at = 0;
  for (const edit of edits) {
    pieces.push(text.slice(at, edit.from), edit.text);
    at = edit.to;
  }
  pieces.push(text.slice(at));
  return pieces.join('');
}

/** Edits that undo others on the result of `editText`. @param text original text */
export function invertEdits(text: string, edits: readonly TextEdit[]): TextEdit[] {
  let moved = 0;
  return edits.map(({ from, to, text: added }) => {
    const start = from + moved;
    moved += added.length - (to - from);
    return { from: start, to: start + added.length, text: text.slice(from, to) };
  });
}

/** Numbers of removed and added lines, as in a diff. */
export interface LineCounts {
  removed: number;
  added: number;
}

interface Hunk {
  from: number;
  to: number;
  edits: TextEdit[];
}

/** Widens edits to whole lines and merges those that touch the same lines. */
function hunksOf(text: string, edits: readonly TextEdit[]): Hunk[] {
  const hunks: Hunk[] = [];
  for (const edit of edits) {
    const from = edit.from === 0 ? 0 : text.lastIndexOf('\n', edit.from - 1) + 1;
    const end = text.indexOf('\n', edit.to);
    const to = end === -1 ? text.length : end + 1;
    const last = hunks.at(-1);
    if (last && from <= last.to) {
      last.to = Math.max(last.to, to);
      last.edits.push(edit);
    } else hunks.push({ from, to, edits: [edit] });
  }
  return hunks;
}

const linesOf = (text: string) => (text === '' ? [] : text.split(/(?<=\n)/));

function countHunk(text: string, { from, to, edits }: Hunk): LineCounts {
  const before = linesOf(text.slice(from, to));
  const inside = edits.map((edit) => ({ ...edit, from: edit.from - from, to: edit.to - from }));
  const after = linesOf(editText(text.slice(from, to), inside));
  let alike = 0;
  while (alike < before.length && alike < after.length && before[alike] === after[alike]) alike++;
  let last = 0;
  const most = Math.min(before.length, after.length) - alike;
  while (last < most && before.at(-1 - last) === after.at(-1 - last)) last++;
  return { removed: before.length - alike - last, added: after.length - alike - last };
}

/** Counts lines that edits remove and add. */
export function countLines(text: string, edits: readonly TextEdit[]): LineCounts {
  const counts = hunksOf(text, edits).map((hunk) => countHunk(text, hunk));
  return {
    removed: counts.reduce((sum, { removed }) => sum + removed, 0),
    added: counts.reduce((sum, { added }) => sum + added, 0),
  };
}
