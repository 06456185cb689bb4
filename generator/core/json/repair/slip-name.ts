import type { printParseErrorCode } from 'jsonc-parser';

/** What the parser tells; its brackets are told by the repair, with the line of their opening. */
type ParserName = Exclude<ReturnType<typeof printParseErrorCode>, `Close${string}` | `<${string}>`>;

/** A slip of writing JSON, which has its words in `generator/core/diagnostics/messages/slips.ts`. */
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
