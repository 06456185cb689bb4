import { type IncomingHttpHeaders, request } from 'node:http';

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export interface RawRequest {
  /** Sent as it stands: nothing is put right, resolved or escaped. */
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
}

/** One request and its answer, without following redirects or undoing compression. */
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
