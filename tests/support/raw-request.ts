import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface RawRequest {
  /** Sent literally: not normalised, resolved or escaped. */
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

/** One request and its response, without redirects or decompression. */
export function ask(origin: string, { path, method = 'GET', headers = {}, body }: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) });
      });
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** Sends raw bytes, e.g. an invalid request; returns everything received. */
export function sendRaw(origin: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    // Kept open: servers do not answer after the client closes.
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let answer = '';
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}

/** Request with repeated headers as given. */
export function sendLines(
  origin: string,
  target: string,
  { headers, method = 'GET', body = '' }: { headers: readonly string[]; method?: string; body?: string },
): Promise<string> {
  const length = method === 'GET' ? [] : [`Content-Length: ${Buffer.byteLength(body)}`];
  const lines = [`${method} ${target} HTTP/1.1`, ...headers, ...length, 'Connection: close', '', ''];
  return sendRaw(origin, lines.join('\r\n') + body);
}
