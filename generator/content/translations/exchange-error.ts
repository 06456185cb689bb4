/** Why a translator's file is not taken. */
export type ExchangeReason =
  /** Neither UTF-8, nor UTF-16 with its mark. */
  | 'encoding'
  | 'too-large'
  /** The XML is not well-formed. */
  | 'syntax'
  /** A document type, which could define entities. */
  | 'doctype'
  /** Another form of XML, or a version of XLIFF that is not read. */
  | 'not-xliff'
  | 'wrong-language'
  /** Columns that are needed and not there. */
  | 'columns'
  /** A quotation mark that nothing closes. */
  | 'unclosed';

/** A file that is not taken, in whole. */
export class ExchangeError extends Error {
  readonly reason: ExchangeReason;
  /** From 1; undefined where it is about the whole file. */
  readonly line: number | undefined;
  readonly found: string;

  constructor(reason: ExchangeReason, { line, found = '' }: { line?: number; found?: string } = {}) {
    super(reason);
    this.reason = reason;
    this.line = line;
    this.found = found;
  }
}
