/** Reasons why a translated file is rejected. */
export type ExchangeReason =
  /** Neither UTF-8 nor UTF-16 with a byte order mark. */
  | 'encoding'
  | 'too-large'
  /** The XML is not well-formed. */
  | 'syntax'
  /** A document type, which could define entities. */
  | 'doctype'
  /** Other XML, or an unsupported version of XLIFF. */
  | 'not-xliff'
  | 'wrong-language'
  /** Required columns are missing. */
  | 'columns'
  /** An unclosed quotation mark. */
  | 'unclosed';

/** A translated file is rejected as a whole. */
export class ExchangeError extends Error {
  readonly reason: ExchangeReason;
  /** Line number from 1; undefined if the error is about the whole file. */
  readonly line: number | undefined;
  readonly found: string;

  constructor(reason: ExchangeReason, { line, found = '' }: { line?: number; found?: string } = {}) {
    super(reason);
    this.reason = reason;
    this.line = line;
    this.found = found;
  }
}
