import type { IncomingMessage } from 'node:http';
import type { FileCheckResult } from '../../../check/check-file.ts';
import type { MessageLanguage } from '../../../core/diagnostics/diagnostics.ts';
import type { Author, Role } from '../../document/person.ts';
import type { Preview } from '../../preview/preview.ts';

/** Context that the preview provides to the editor. */
export interface EditHost {
  preview: Preview;
  language: MessageLanguage | undefined;
  /** Bucket that the site is published to, if configured. */
  bucket: Bucket | undefined;
  /** Runs tasks that read or write the site file one after the other. */
  enqueue: <Value>(task: () => Promise<Value>) => Promise<Value>;
  /** Reads the file if it changed, and notifies open pages. */
  refreshIfChanged: () => Promise<void>;
  /** Receives the check result of what was just written. */
  recordWrite: (checkResult: FileCheckResult) => void;
  /** Sends a named event to open pages. */
  announce: (event: string) => void;
  /** Present time in milliseconds since 1970. */
  now: () => number;
  /** The editor is behind a server with accounts, which passes on who asks. */
  desk?: DeskAccess | undefined;
}

/** Access by a server with accounts: it sends this secret, as other programs of the machine could pretend to be it. */
export interface DeskAccess {
  secret: string;
}

/** Signed-in person of a request. */
export interface RequestPerson {
  author: Author;
  role: Role;
  /** Token that pages of this session send to the desk. */
  token?: string;
}

/** Bucket with the options of `npm run publish:s3`. */
export interface Bucket {
  name: string;
  options: readonly string[];
}

/** Request to an endpoint. */
export interface EndpointRequest {
  request: IncomingMessage;
  query: URLSearchParams;
  /** Path after that of the endpoint. */
  rest: string;
  language: MessageLanguage;
  /** Absent without accounts. */
  person?: RequestPerson | undefined;
}

/** Answer to a request. */
export interface Answer {
  status?: number;
  type: string;
  /** An async iterable is streamed. */
  content: string | Uint8Array | AsyncIterable<string>;
  headers?: Record<string, string>;
}

/** Endpoint below `_edit/`. Endpoints that write use POST, which is checked more strictly. */
export interface Endpoint {
  method: 'GET' | 'POST';
  /** Whether the endpoint also answers the paths below it. */
  isFolder?: boolean;
  answer: (asked: EndpointRequest) => Answer | Promise<Answer>;
}

export const json = (value: unknown, status = 200): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  content: JSON.stringify(value),
});

export const notFound = (): Answer => json({}, 404);
