import type { PublicationSpan } from './publication.ts';

/** Span without infinite ends, which JSON cannot express. Milliseconds since 1970; `until` is exclusive. */
export interface OpenSpan {
  from?: number;
  until?: number;
}

/** Message of a build to the process that started it: when the same content gives another site. */
export interface SpanMessage {
  publicationSpan: OpenSpan;
}

export const toSpanMessage = ({ from, until }: PublicationSpan): SpanMessage => ({
  publicationSpan: { ...(Number.isFinite(from) && { from }), ...(Number.isFinite(until) && { until }) },
});
