import type { IncomingMessage } from 'node:http';
import type { FileCheckResult } from '../../../check/check-file.ts';
import type { MessageLanguage } from '../../../core/diagnostics/diagnostics.ts';
import type { Preview } from '../../preview/preview.ts';

/** What the preview lends to the editor. */
export interface EditHost {
  preview: Preview;
  language: MessageLanguage | undefined;
  /** Where the site is published to, if somewhere. */
  bucket: Bucket | undefined;
  /** Does one thing at a time that reads or writes the site file. */
  inTurn: <Value>(task: () => Promise<Value>) => Promise<Value>;
  /** Takes over the file where it was written since, and tells the open pages. */
  catchUp: () => Promise<void>;
  /** Is told what the check says of what was written just now. */
  noteWritten: (verdict: FileCheckResult) => void;
}

/** A bucket of a store, with the options that `npm run publish:s3` takes. */
export interface Bucket {
  name: string;
  options: readonly string[];
}

/** What a request asks for. */
export interface Asked {
  request: IncomingMessage;
  query: URLSearchParams;
  /** What the address says after that of the endpoint. */
  rest: string;
  language: MessageLanguage;
}

/** What a request gets: a page or file, or what is sent as JSON. */
export interface Answer {
  status?: number;
  type: string;
  /** What comes piece by piece is sent piece by piece. */
  content: string | Uint8Array | AsyncIterable<string>;
  headers?: Record<string, string>;
}

/** One address below `_edit/`. What writes is asked for with POST, and so is checked more strictly. */
export interface Endpoint {
  method: 'GET' | 'POST';
  /** Whether addresses below its own are its own too. */
  isFolder?: boolean;
  answer: (asked: Asked) => Answer | Promise<Answer>;
}

/** An answer of JSON. */
export const json = (value: unknown, status = 200): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  content: JSON.stringify(value),
});

/** Nothing is there. */
export const notFound = (): Answer => json({}, 404);
