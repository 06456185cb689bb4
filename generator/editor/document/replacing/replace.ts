import { toPointer } from '../../../core/json/path.ts';
import type { FindRequest, ReplaceObstacle, TextQuery } from '../protocol-replacing.ts';
import type { Operation } from '../text/operation.ts';
import { createMatcher, type Match } from './matcher.ts';
import { type FoundText, textsOf } from './site-texts.ts';
import { ReplaceError, readRuns, replaceWords, type WordRange, type WordRun } from './words-in-text.ts';

/** Match in a text, and whether it can be replaced. */
export interface FoundRange extends WordRange {
  id: string;
  obstacle: ReplaceObstacle | undefined;
}

/** Text with its matches. */
export interface MatchedText {
  of: FoundText;
  runs: readonly WordRun[];
  ranges: FoundRange[];
}

function obstacleOf({ text, hasMarks }: FoundText, ranges: readonly WordRange[], by: string): ReplaceObstacle | undefined {
  try {
    replaceWords(text, hasMarks, ranges, by);
    return undefined;
  } catch (error) {
    if (error instanceof ReplaceError) return error.reason;
    throw error;
  }
}

/** Whether a query looks at a text. A text without a language is part of all of them. */
const isSearched = (text: FoundText, { language }: TextQuery) =>
  language === undefined || text.language === undefined || text.language === language;

/** Matches in a text; undefined if there are none. */
function matchText(of: FoundText, matchesIn: (text: string) => Match[], by: string): MatchedText | undefined {
  // Only marks part words: a text without any is searched as it is.
  const mayHaveMarks = of.hasMarks && /[*`\]\\]/.test(of.text);
  if (!mayHaveMarks && matchesIn(of.text).length === 0) return undefined;
  const runs = readRuns(of.text, of.hasMarks);
  const found = runs.flatMap(({ text }, run) => matchesIn(text).map((match): WordRange => ({ ...match, run })));
  if (found.length === 0) return undefined;
  const ranges = found.map((range, index) => {
    return { ...range, id: `${toPointer(of.path)} ${index}`, obstacle: obstacleOf(of, [range], by) };
  });
  return { of, runs, ranges };
}

/** Maximum number of matches of a query; one letter has more. */
const mostMatches = 20_000;

/** Texts of a site with matches of a query, in the order of the file. */
export function findMatches(site: object, request: FindRequest): MatchedText[] | 'too-many' {
  const matchesIn = createMatcher(request);
  const matched: MatchedText[] = [];
  if (!matchesIn) return matched;
  let count = 0;
  for (const of of textsOf(site)) {
    const found = isSearched(of, request) ? matchText(of, matchesIn, request.by) : undefined;
    if (!found) continue;
    matched.push(found);
    count += found.ranges.length;
    if (count > mostMatches) return 'too-many';
  }
  return matched;
}

/** Ranges that can be replaced together: replacements that are possible alone may, rarely, form a mark with one another. */
function replaceable(of: FoundText, ranges: readonly WordRange[], by: string): readonly WordRange[] {
  if (obstacleOf(of, ranges, by) === undefined) return ranges;
  const kept: WordRange[] = [];
  for (const range of ranges) {
    kept.push(range);
    if (obstacleOf(of, kept, by) !== undefined) kept.pop();
  }
  return kept;
}

/** Replacement in the whole site. */
export interface ReplacementPlan {
  operations: Operation[];
  /** Number of replaced occurrences. */
  count: number;
}

/**
 * Plans the replacement of all matches of a query. Occurrences that cannot be replaced are left as they are.
 * @param without ids of matches to leave as they are
 */
export function planReplacement(site: object, request: FindRequest, without: ReadonlySet<string>): ReplacementPlan {
  const operations: Operation[] = [];
  let count = 0;
  const matched = findMatches(site, request);
  for (const { of, ranges } of matched === 'too-many' ? [] : matched) {
    const asked = ranges.filter(({ id, obstacle }) => obstacle === undefined && !without.has(id));
    const meant = replaceable(of, asked, request.by);
    const value = replaceWords(of.text, of.hasMarks, meant, request.by);
    if (value === of.text) continue;
    operations.push({ do: 'set', at: of.path, value });
    count += meant.length;
  }
  return { operations, count };
}
