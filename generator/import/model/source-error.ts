import type { Place } from './content.ts';

/** Why a source is refused as a whole. */
export type SourceErrorReason =
  /** Neither of the known formats. */
  | 'unknown-format'
  /** XML that is not well-formed where it cannot be repaired. */
  | 'malformed'
  /** Document type, entities, nesting or one element beyond what an honest file has. */
  | 'hostile'
  /** A word of more letters than any text has. */
  | 'long-word'
  | 'unreadable'
  /** The options select none of its documents. */
  | 'nothing-selected'
  /** More pages or bytes than a site can have. */
  | 'too-large';

/** A source that cannot be imported. The command prints it as a sentence with the place. */
export class SourceError extends Error {
  readonly reason: SourceErrorReason;
  readonly place: Place;
  readonly detail: string;

  constructor(reason: SourceErrorReason, place: Place, detail = '') {
    super(`${reason} ${place.file}${place.line === undefined ? '' : `:${place.line}`} ${detail}`);
    this.reason = reason;
    this.place = place;
    this.detail = detail;
  }
}
