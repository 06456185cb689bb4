import type { MessageLanguage } from '../../../../templates/model/files/language.ts';
import { metaOf } from '../../../editor/app/store/page-meta.ts';
import type { Operation } from '../../model/operations.ts';
import type { RefusalAnswer } from '../../model/protocol.ts';

export type Query = Record<string, string | undefined>;

/** The server refused a request, or did not answer: `status` is 0 then. */
export class RefusedError extends Error {
  readonly status: number;
  readonly refusal: RefusalAnswer;
  constructor(status: number, refusal: RefusalAnswer = {}) {
    super(`${status} ${refusal.reason ?? ''}`);
    this.status = status;
    this.refusal = refusal;
  }
}

/** Client of the server. Both functions reject with `RefusedError`. */
export interface Client {
  /** GET: asks for something. */
  ask: <Answer>(operation: Operation, query?: Query) => Promise<Answer>;
  /** POST: changes something. */
  send: <Answer>(operation: Operation, body?: object) => Promise<Answer>;
}

/** Address of a GET operation, for requests and links. */
export function operationAddress(operation: Operation, query: Query = {}): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const search = new URLSearchParams(given).toString();
  return `/_desk/${operation}${search === '' ? '' : `?${search}`}`;
}

/** @param onSessionEnd called when the server no longer knows the session */
export function createClient(language: MessageLanguage, onSessionEnd: () => void): Client {
  const token = metaOf('desk-token');
  const request = async (operation: Operation, query: Query, init: RequestInit) => {
    const response = await fetch(operationAddress(operation, { ...query, language }), init).catch(() => {
      throw new RefusedError(0);
    });
    if (response.status === 401) onSessionEnd();
    const answer = await response.json().catch(() => ({}));
    if (!response.ok) throw new RefusedError(response.status, answer);
    return answer;
  };
  return {
    ask: (operation, query = {}) => request(operation, query, { headers: { Accept: 'application/json' } }),
    send: (operation, body = {}) =>
      request(
        operation,
        {},
        {
          method: 'POST',
          headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'x-desk-token': token },
          body: JSON.stringify(body),
        },
      ),
  };
}
