import { type Diagnostic, formatDiagnostics, formats } from '../../generator/core/diagnostics/diagnostics.ts';
import type { Source } from '../../generator/core/json/source.ts';

/** Characters that one message may have; a list of every icon fits. */
const longestMessage = 1_500;

/** Characters that the report of 50 diagnostics may have; formats for programs say the same in more words. */
const longestReport = 100_000;
const longestData = 2 * longestReport;

/** Diagnostics that people are shown at once, as the guide says. */
const mostShown = 50;

/** Controls, marks that turn the order of a line, halves of pairs. Isolates are right where they are closed. */
const steering = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\ufeff]/u;

function isolatesAreClosed(text: string): boolean {
  let open = 0;
  for (const [mark] of text.matchAll(/[\u2066-\u2069]/g)) {
    open += mark === '\u2069' ? -1 : 1;
    if (open < 0) return false;
  }
  return open === 0;
}

const shorten = (text: string) => JSON.stringify(text.length > 200 ? `${text.slice(0, 200)}…` : text);

/** Words of a program that stand where a name should; unless the file itself has them. */
function programWords(text: string, source: Source): string | undefined {
  return ['undefined', '[object', 'NaN'].find((word) => text.includes(word) && !source.text.includes(word));
}

/** A path is kept as it is, for programs; what people are shown of it is judged in the report. */
const shown = (place: string) => place.replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '');

function judgeWords({ code, message, hint, place }: Diagnostic, source: Source): string[] {
  const texts = [message.ar, message.en, hint.ar, hint.en, shown(place)];
  return texts.flatMap((text) => [
    ...(text.length > longestMessage ? [`${code}: a message of ${text.length} characters`] : []),
    ...(steering.test(text) ? [`${code}: a raw control or direction mark in a message: ${shorten(text)}`] : []),
    ...(isolatesAreClosed(text) ? [] : [`${code}: isolates are not closed: ${shorten(text)}`]),
    ...(programWords(text, source) ? [`${code}: "${programWords(text, source)}" in a message: ${shorten(text)}`] : []),
  ]);
}

function judgePlace({ code, line, column, file }: Diagnostic, lines: string[], source: Source): string[] {
  // A fault of a picture is about the whole file.
  if (file !== source.file) return [];
  const text = lines[line - 1];
  if (text === undefined) return [`${code}: line ${line} of ${lines.length}`];
  const isInside = Number.isInteger(column) && column >= 1 && column <= text.length + 1;
  return isInside ? [] : [`${code}: ${line}:${column}, a line of ${text.length} characters`];
}

/** Each format in one of the languages, which differ in nothing that matters here. */
function judgeReports(diagnostics: Diagnostic[]): string[] {
  const shown = diagnostics.slice(0, mostShown);
  return formats.flatMap((format, index) => {
    const report = formatDiagnostics(shown, format, index % 2 === 0 ? 'ar' : 'en');
    if (format === 'json' || format === 'gitlab') JSON.parse(report);
    else if (steering.test(report.replaceAll('\n', ''))) return [`${format}: a raw control or direction mark in the report`];
    return report.length > (format === 'text' ? longestReport : longestData)
      ? [`${format}: a report of ${report.length} characters`]
      : [];
  });
}

/** What is wrong with what people are told: places outside the file, endless or broken messages. */
export function judgeDiagnostics(diagnostics: Diagnostic[], source: Source): string[] {
  const lines = source.text.split('\n');
  const complaints = diagnostics.flatMap((one) => [...judgeWords(one, source), ...judgePlace(one, lines, source)]);
  return [...new Set([...complaints, ...judgeReports(diagnostics)])];
}
