import { type Code, catalogue, type Parameters } from './diagnostics-catalogue.ts';
import { type Path, type Position, type Source, toPointer, toReadable } from './source.ts';

export type MessageLanguage = 'ar' | 'en';
export type Severity = 'error' | 'warning';

/** A wrong place in the content. Lines and columns count from 1; `pointer` is an RFC 6901 JSON Pointer. */
export interface Diagnostic {
  file: string;
  line: number;
  column: number;
  pointer: string;
  code: Code;
  severity: Severity;
  /** What is wrong, in both languages: the one shown is chosen when printing. */
  message: Record<MessageLanguage, string>;
  /** What to do about it. */
  hint: Record<MessageLanguage, string>;
  /** The path as people read it. */
  place: string;
}

/** What a rule says of a place; the position is found from the path. */
export interface Finding {
  code: Code;
  path: Path;
  parameters?: Parameters;
  /** The finding is about the key, not its value. */
  atKey?: boolean;
  /** Where in the text, when the path alone does not say it. */
  position?: Position;
}

/** Completes a finding with its place in the text and its words. */
export function toDiagnostic(source: Source, finding: Finding): Diagnostic {
  const { code, path, parameters = {}, atKey = false } = finding;
  const entry = catalogue[code];
  const position = finding.position ?? (atKey ? source.positionOfKey(path) : source.positionOf(path));
  return {
    file: source.file,
    ...position,
    pointer: toPointer(path),
    code,
    severity: entry.severity,
    message: { ar: entry.ar.message(parameters), en: entry.en.message(parameters) },
    hint: { ar: entry.ar.hint(parameters), en: entry.en.hint(parameters) },
    place: toReadable(path),
  };
}

export type Format = 'text' | 'json' | 'github';

const severityWords: Record<MessageLanguage, Record<Severity, string>> = {
  ar: { error: 'خطأ', warning: 'تنبيه' },
  en: { error: 'error', warning: 'warning' },
};

/** Escapes a value for a workflow command. https://docs.github.com/actions/reference/workflow-commands-for-github-actions */
function githubEscape(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function formatOne(diagnostic: Diagnostic, language: MessageLanguage): string {
  const { file, line, column, severity, code, place } = diagnostic;
  const message = [diagnostic.message[language], diagnostic.hint[language]].filter(Boolean).join(' ');
  const where = place === '' ? '' : `${place}: `;
  return `${file}:${line}:${column} ${severityWords[language][severity]} ${code}  ${where}${message}`;
}

/**
 * Diagnostics as text (a clickable line each), as JSON, or as GitHub annotations.
 * Control characters of quoted content are shown as code points, so that no content can steer a terminal.
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
    return JSON.stringify(plain, null, 2);
  }
  const lines = diagnostics.map((diagnostic) => {
    if (format === 'text') return formatOne(diagnostic, language);
    const { file, line, column, severity, code, message, hint, place } = diagnostic;
    const text = githubEscape([`${place}:`, message[language], hint[language]].filter(Boolean).join(' '));
    return `::${severity} file=${githubEscape(file)},line=${line},col=${column},title=${code}::${text}`;
  });
  return lines.map(showControls).join('\n');
}

/** Category Cc is the control characters of Unicode, line feeds among them. */
function showControls(text: string): string {
  return text.replaceAll(/\p{Cc}/gu, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** In the order of the file. */
export function sortDiagnostics(diagnostics: Diagnostic[]): Diagnostic[] {
  return diagnostics.toSorted((a, b) => a.line - b.line || a.column - b.column || a.code.localeCompare(b.code));
}
