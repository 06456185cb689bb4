import type { printParseErrorCode } from 'jsonc-parser';

/** Errors of the parser; those about brackets are reported by the repair, with the line of the opening one. */
type ParserName = Exclude<ReturnType<typeof printParseErrorCode>, `Close${string}` | `<${string}>`>;

/** A JSON syntax slip; texts are in `generator/core/diagnostics/messages/slips.ts`. */
export type SlipName =
  | ParserName
  | 'EmptyFile'
  | 'RtfFile'
  | 'HtmlFile'
  | 'OfficeFile'
  | 'LfsFile'
  | 'CodeFence'
  | 'ScriptAround'
  | 'WordsAround'
  | 'ConflictMarkers'
  | 'ConflictMarker'
  | 'ElidedContent'
  | 'InvisibleCharacter'
  | 'FullWidth'
  | 'SingleQuotes'
  | 'CurlyQuotes'
  | 'InnerQuotes'
  | 'LineBreakInText'
  | 'TrailingComma'
  | 'DoubleComma'
  | 'OtherComma'
  | 'EqualsSign'
  | 'ArabicDigits'
  | 'ForeignWord'
  | 'ExtraBracket'
  | 'BraceNotOpened'
  | 'BraceNotClosed'
  | 'BracketNotOpened'
  | 'BracketNotClosed';
