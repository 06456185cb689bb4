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

/** A problem in the content. Lines and columns count from 1; `pointer` is an RFC 6901 JSON Pointer. */
export interface Diagnostic {
  file: string;
  line: number;
  column: number;
  pointer: string;
  code: Code;
  severity: Severity;
  /** What is wrong, in each language: the language is chosen when printing. */
  message: Record<MessageLanguage, string>;
  /** What to do about it. */
  hint: Record<MessageLanguage, string>;
  /** Path in readable notation. */
  place: string;
  /** Path as keys and indexes; `placeInWords` describes it in words. */
  path: Path;
  /** Path of a related place. */
  other?: Path;
  /** Parameters of the message. */
  parameters: Parameters;
  /**
   * The line of the file, possibly cropped, and the index of the place in it; absent if the diagnostic is about a whole file.
   */
  quote?: { text: string; index: number };
}

/** A diagnostic as reported by a rule; its position is looked up from the path. */
export interface RawDiagnostic extends CauseLinks {
  code: Code;
  path: Path;
  parameters?: Parameters;
  /** The diagnostic is about the key, not its value. */
  atKey?: boolean;
  /** Position, if the path does not determine it. */
  position?: Position;
  /** Index in the text at the path, in UTF-16 units, if the diagnostic is about a character. */
  textIndex?: number;
  /** Path of a related place; its line is mentioned. */
  other?: Path;
  /** File under `assets/`, if the diagnostic is about the file and not about a place in the content. */
  file?: string;
}

function positionOf(source: Source, { path, position, atKey, textIndex }: RawDiagnostic): Position {
  if (position) return position;
  if (textIndex !== undefined) return source.positionInText(path, textIndex);
  return atKey ? source.positionOfKey(path) : source.positionOf(path);
}

/** Completes a diagnostic with its position and texts. */
export function toDiagnostic(source: Source, raw: RawDiagnostic): Diagnostic {
  const { code, path, other, file } = raw;
  const entry = messages[code];
  const position = positionOf(source, raw);
  // Control characters of values are escaped wherever messages are shown: terminals, reports, the preview.
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

/** Severity and code are not translated, so that editors and scripts can match them. */
function formatOne(diagnostic: Diagnostic, language: MessageLanguage): string {
  const { file, line, column, severity, code, place } = diagnostic;
  const message = [diagnostic.message[language], diagnostic.hint[language]].filter(Boolean).join(' ');
  const where = place === '' ? '' : `${place}: `;
  return `${file}:${line}:${column} ${severity} ${code}  ${where}${message}`;
}

/** Formats diagnostics for the terminal: a clickable line, then the line of the file with a caret. */
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
 * Formats diagnostics as a GitLab code quality report, shown in merge requests.
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
 * Formats diagnostics as text (one clickable line each), JSON, GitHub annotations or a GitLab code quality report. Control and
 * direction characters in content or file names are escaped.
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

/** Sorts by position in the file; diagnostics of other files come last. */
export function sortDiagnostics(diagnostics: Diagnostic[]): Diagnostic[] {
  const isOther = ({ quote }: Diagnostic) => Number(quote === undefined);
  return diagnostics.toSorted(
    (a, b) => isOther(a) - isOther(b) || a.line - b.line || a.column - b.column || a.code.localeCompare(b.code),
  );
}
