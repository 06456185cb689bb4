import type { IncomingMessage } from 'node:http';
import type { Http2ServerRequest } from 'node:http2';

type Request = IncomingMessage | Http2ServerRequest;

/** What decides who asks, whom, and how what is sent is read: of two, servers and browsers go by another one. */
const oncePerRequest = new Set(['host', 'origin', 'content-type']);

/** Names of this machine, by which alone it is asked: a page of another site may point its own name here (DNS rebinding). */
const localHosts = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::(?<port>\d{1,5}))?$/;

/** Whether a header that decides stands in a request twice. Node tells the first of two hosts alone. */
function hasRepeatedHeader({ rawHeaders }: Request): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  const deciding = names.filter((name) => oncePerRequest.has(name));
  return new Set(deciding).size < deciding.length;
}

const schemes = ['http:', 'https:'];

/** The path of a whole address, where that is one of the host that is asked. https://www.rfc-editor.org/rfc/rfc9112#name-absolute-form */
function pathWithin(address: string, host: string): string | undefined {
  const [, scheme = '', authority, path = ''] = /^([a-z]+:)\/\/([^/?#]*)(.*)$/is.exec(address) ?? [];
  if (!schemes.includes(scheme.toLowerCase()) || authority !== host) return undefined;
  return path.startsWith('/') ? path : `/${path}`;
}

/** What a request asks for, or the status of why it is not answered. */
export type RequestTarget = { path: string } | { refusal: 400 | 403 };

/**
 * What a request asks of this machine: 403 where that has another name, 400 where the request says two things of it, as what
 * one reader takes for this machine another may take for somebody else.
 * https://www.rfc-editor.org/rfc/rfc9112#name-request-target
 */
export function parseRequestTarget(request: Request): RequestTarget {
  const { headers, url = '' } = request;
  const authority = headers[':authority'];
  const host = String(authority ?? headers.host ?? '');
  const isTwofold = authority !== undefined && headers.host !== undefined && headers.host !== authority;
  if (isTwofold || hasRepeatedHeader(request)) return { refusal: 400 };
  const found = localHosts.exec(host);
  const port = Number(found?.groups?.port ?? 80);
  if (!found || port < 1 || port > 65_535) return { refusal: 403 };
  if (url === '' || url === '*' || url.startsWith('/')) return { path: url };
  const path = pathWithin(url, host);
  return path === undefined ? { refusal: 400 } : { path };
}
