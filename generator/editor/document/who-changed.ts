import { locateInPlainText } from '../../core/json/node-locations.ts';
import type { Path } from '../../core/json/path.ts';
import type { Span } from '../../core/json/scan.ts';
import { editText, type TextEdit } from '../../core/json/text-edit.ts';
import { isSame, markEnd, readJson } from '../../core/json/value.ts';
import { valueAt } from '../../core/json/value-at.ts';
import type { Step } from './history.ts';
import type { Clash } from './merge.ts';
import { followPath } from './merge-values.ts';
import { overlaps, shiftSpan, widen } from './text/rebase.ts';

/** Range of the value at a path, or of its nearest ancestor; undefined if the text is not valid JSON. */
function spanAt(text: string, at: Path): Span | undefined {
  if (readJson(text) === undefined) return undefined;
  const mark = markEnd(text);
  const place = locateInPlainText(text.slice(mark)).nearest(at);
  return place && { from: place.offset + mark, to: place.end + mark };
}

interface Followed {
  at: Path;
  span: Span;
}

/** Place in another version whose edits overlap it; undefined if it was changed. */
function followUnchanged(at: Path, from: string, to: string): Followed | undefined {
  const [before, after] = [readJson(from), readJson(to)];
  const followed = followPath(at, before, after);
  if (!followed || !isSame(valueAt(before, at), valueAt(after, followed))) return undefined;
  const span = spanAt(to, followed);
  return span && { at: followed, span };
}

interface Version {
  text: string;
  /** Steps to the next versions, or from the previous ones. */
  steps: readonly Step[];
}

/** Step that changed a place last. @param version present text, and the steps that led to it */
export function lastChangeOf(at: Path, { text, steps }: Version): Step | undefined {
  let now = text;
  let place: Followed = { at, span: spanAt(text, at) ?? { from: 0, to: text.length } };
  for (const step of steps.toReversed()) {
    const before = editText(now, step.back);
    if (step.back.some((edit) => overlaps(edit, place.span))) {
      const followed = followUnchanged(place.at, now, before);
      if (!followed) return step;
      place = followed;
    } else place = { ...place, span: shiftSpan(place.span, step.back) };
    now = before;
  }
  return undefined;
}

/** Step that removed a place. @param version former text with the place, and the steps since */
export function removalOf(at: Path, { text, steps }: Version): Step | undefined {
  let now = text;
  let place = at;
  for (const step of steps) {
    const after = editText(now, step.edits);
    const [before, value] = [readJson(now), readJson(after)];
    const followed = followPath(place, before, value);
    if (!followed || (valueAt(before, place) !== undefined && valueAt(value, followed) === undefined)) return step;
    [now, place] = [after, followed];
  }
  return undefined;
}

/** Last step that changed ranges which edits replace. @param version text that the edits apply to, and the steps since */
export function lastChangeUnder(edits: readonly TextEdit[], { text, steps }: Version): Step | undefined {
  let now = text;
  let spans = edits.map((edit) => widen(text, edit));
  let last: Step | undefined;
  for (const step of steps) {
    const others = step.edits.map((edit) => widen(now, edit));
    if (spans.some((span) => others.some((other) => overlaps(other, span)))) last = step;
    spans = spans.map((span) => shiftSpan(span, step.edits));
    now = editText(now, step.edits);
  }
  return last;
}

/** Clash with who made the step that it is due to, if known. */
const withAuthor = (clash: Clash, step: Step | undefined): Clash =>
  step?.by ? { ...clash, by: { name: step.by.name, when: step.when } } : clash;

interface SeenVersion {
  /** Present text, and the steps that led to it since the version that was seen. */
  text: string;
  steps: readonly Step[];
  /** Version that was seen; undefined if the steps do not go back that far. */
  seen: string | undefined;
}

/** Names who changed the places of a merge in conflict. */
export function withAuthors(clashes: readonly Clash[], { text, steps, seen }: SeenVersion): Clash[] {
  if (!steps.some(({ by }) => by)) return [...clashes];
  return clashes.map((clash) => {
    if (!clash.isGone) return withAuthor(clash, lastChangeOf(clash.at, { text, steps }));
    return withAuthor(clash, seen === undefined ? undefined : removalOf(clash.at, { text: seen, steps }));
  });
}

/** Names who changed the ranges of edits that no longer apply. */
export function withAuthorOfRanges(clashes: readonly Clash[], edits: readonly TextEdit[], version: Version): Clash[] {
  if (!version.steps.some(({ by }) => by)) return [...clashes];
  const step = lastChangeUnder(edits, version);
  return clashes.map((clash) => withAuthor(clash, step));
}
