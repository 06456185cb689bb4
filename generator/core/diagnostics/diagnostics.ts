import { dirname, join } from 'node:path';
import { inEachLanguage, type MessageLanguage } from '../../../templates/model/files/language.ts';
import { type Path, toPointer, toReadable } from '../json/path.ts';
import type { Position, Source } from '../json/source.ts';
import { contentHash } from '../util/hash.ts';
import type { CauseLinks } from './cause-links.ts';
import { crop, cropAll } from './crop.ts';
import { escapeControlCharacters, escapeControlCharactersDeep, toEscapedJson } from './escape-control-characters.ts';
import { excerpt } from './excerpt.ts';
import { type Code, messages, type Parameters } from './messages/messages.ts';
import type { Severity } from './messages/words.ts';

export { type MessageLanguage, messageLanguages } from '../../../templates/model/files/language.ts';

/** A wrong place in the content. Lines and columns count from 1; `pointer` is an RFC 6901 JSON Pointer. */
export interface Diagnostic {
  file: string;
  line: number;
  column: number;
  pointer: string;
  code: Code;
  severity: Severity;
  /** What is wrong, in each language: the one shown is chosen when printing. */
  message: Record<MessageLanguage, string>;
  /** What to do about it. */
  hint: Record<MessageLanguage, string>;
  /** The path as people read it. */
  place: string;
  /** The place as keys and indexes: `generator/core/diagnostics/` says it in words. */
  path: Path;
  /** Another place that it has to do with. */
  other?: Path;
  /** What the words of the message were put together from. */
  parameters: Parameters;
  /** The line of the file, perhaps cropped, and the index of the place in it; absent when the place is a whole file. */
  quote?: { text: string; index: number };
}

/** What a rule says of a place; the position is found from the path. */
export interface RawDiagnostic extends CauseLinks {
  code: Code;
  path: Path;
  parameters?: Parameters;
  /** The finding is about the key, not its value. */
  atKey?: boolean;
  /** Where in the text, when the path alone does not say it. */
  position?: Position;
  /** Index of a character in the text at the path, in UTF-16 units, when the finding is about that. */
  textIndex?: number;
  /** Another place that the fault has to do with; its line is named. */
  other?: Path;
  /** A file under `assets/`, when the finding is about the file and not about a place in the content. */
  file?: string;
}

function positionOf(source: Source, { path, position, atKey, textIndex }: RawDiagnostic): Position {
  if (position) return position;
  if (textIndex !== undefined) return source.positionInText(path, textIndex);
  return atKey ? source.positionOfKey(path) : source.positionOf(path);
}

/** Completes a finding with its place in the text and its words. */
export function toDiagnostic(source: Source, raw: RawDiagnostic): Diagnostic {
  const { code, path, other, file } = raw;
  const entry = messages[code];
  const position = positionOf(source, raw);
  // Values are shown with their characters visible wherever a message goes: terminals, reports, the page of the preview.
  const parameters: Parameters = {
    ...escapeControlCharactersDeep(cropAll(raw.parameters)),
    ...(other && { line: source.positionOf(other).line }),
  };
  return {
    file: file ? join(dirname(source.file), 'assets', file) : source.file,
    ...position,
    pointer: toPointer(path),
    code,
    severity: entry.severity,
    message: inEachLanguage((language) => entry[language].message(parameters)),
    hint: inEachLanguage((language) => entry[language].hint(parameters)),
    place: crop(toReadable(path.map((part) => (typeof part === 'string' ? crop(part, 40) : part))), 200),
    path,
    ...(other && { other }),
    parameters,
    ...(!file && { quote: source.quote(position) }),
  };
}

export const formats = ['text', 'json', 'github', 'gitlab'] as const;
export type Format = (typeof formats)[number];

/** Escapes a value for a workflow command. https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
function githubEscape(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

/** Severity and code are the same in every language: editors and scripts find them by these words. */
function formatOne(diagnostic: Diagnostic, language: MessageLanguage): string {
  const { file, line, column, severity, code, place } = diagnostic;
  const message = [diagnostic.message[language], diagnostic.hint[language]].filter(Boolean).join(' ');
  const where = place === '' ? '' : `${place}: `;
  return `${file}:${line}:${column} ${severity} ${code}  ${where}${message}`;
}

/** Diagnostics for the terminal: each in one clickable line, then the line of the file with a caret under the place. */
export function formatWithQuotes(diagnostics: Diagnostic[], language: MessageLanguage): string {
  return diagnostics
    .map((diagnostic) => {
      const line = escapeControlCharacters(formatOne(diagnostic, language));
      const { quote } = diagnostic;
      return quote && quote.text.trim() !== '' ? `${line}\n${excerpt(quote.text, quote.index)}` : line;
    })
    .join('\n');
}

/**
 * Diagnostics as GitLab's code quality report, which marks the changed lines of a merge request.
 * https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
 */
function formatGitlab(diagnostics: Diagnostic[], language: MessageLanguage): string {
  const issues = diagnostics.map(({ file, line, pointer, code, severity, message, hint, place }) => ({
    description: [place && `${place}:`, message[language], hint[language]].filter(Boolean).join(' '),
    check_name: code,
    fingerprint: contentHash(JSON.stringify([file, pointer, code, message.en])),
    severity: severity === 'error' ? 'blocker' : 'minor',
    location: { path: file, lines: { begin: line } },
  }));
  return toEscapedJson(issues);
}

/**
 * Diagnostics as text (a clickable line each), as JSON, as GitHub annotations, or as GitLab's code quality report.
 * Characters of the content or of names of files that would steer a terminal or turn a line are shown by their number.
 */
export function formatDiagnostics(diagnostics: Diagnostic[], format: Format, language: MessageLanguage): string {
  if (format === 'json') {
    const plain = diagnostics.map(({ file, line, column, pointer, code, severity, message, hint }) => ({
      file,
      line,
      column,
      pointer,
      code,
      severity,
      message: message[language],
      hint: hint[language],
    }));
    return toEscapedJson(plain);
  }
  if (format === 'gitlab') return formatGitlab(diagnostics, language);
  const lines = diagnostics.map((diagnostic) => {
    if (format === 'text') return formatOne(diagnostic, language);
    const { file, line, column, severity, code, message, hint, place } = diagnostic;
    const text = githubEscape([`${place}:`, message[language], hint[language]].filter(Boolean).join(' '));
    return `::${severity} file=${githubEscape(file)},line=${line},col=${column},title=${code}::${text}`;
  });
  return lines.map(escapeControlCharacters).join('\n');
}

/** In the order of the file; what is about other files comes last. */
export function sortDiagnostics(diagnostics: Diagnostic[]): Diagnostic[] {
  const isOther = ({ quote }: Diagnostic) => Number(quote === undefined);
  return diagnostics.toSorted(
    (a, b) => isOther(a) - isOther(b) || a.line - b.line || a.column - b.column || a.code.localeCompare(b.code),
  );
}
