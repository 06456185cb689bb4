import type { IncomingMessage } from 'node:http';
import type { Http2ServerRequest } from 'node:http2';

type Request = IncomingMessage | Http2ServerRequest;

/** Headers that must not be repeated: servers and browsers disagree about which of two counts. */
const oncePerRequest = new Set(['host', 'origin', 'content-type']);

/** Allowed host names. A page of another site may point its own host name here (DNS rebinding). */
const localHosts = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::(?<port>\d{1,5}))?$/;

/** Whether such a header is repeated. Node reports only the first of two hosts. */
function hasRepeatedHeader({ rawHeaders }: Request): boolean {
  const names = rawHeaders.filter((_, index) => index % 2 === 0).map((name) => name.toLowerCase());
  const deciding = names.filter((name) => oncePerRequest.has(name));
  return new Set(deciding).size < deciding.length;
}

const schemes = ['http:', 'https:'];

/**
 * Path of an absolute-form request target if it is for the requested host.
 * https://www.rfc-editor.org/rfc/rfc9112#name-absolute-form
 */
function pathWithin(address: string, host: string): string | undefined {
  const [, scheme = '', authority, path = ''] = /^([a-z]+:)\/\/([^/?#]*)(.*)$/is.exec(address) ?? [];
  if (!schemes.includes(scheme.toLowerCase()) || authority !== host) return undefined;
  return path.startsWith('/') ? path : `/${path}`;
}

/** Path of a request, or the status of its refusal. */
export type RequestTarget = { path: string } | { status: 400 | 403 };

/**
 * Reads the target of a request. Refuses with 403 if the host name is not local, and with 400 if the request is ambiguous,
 * since another reader may take it for a different host. https://www.rfc-editor.org/rfc/rfc9112#name-request-target
 */
export function parseRequestTarget(request: Request): RequestTarget {
  const { headers, url = '' } = request;
  const authority = headers[':authority'];
  const host = String(authority ?? headers.host ?? '');
  const isTwofold = authority !== undefined && headers.host !== undefined && headers.host !== authority;
  if (isTwofold || hasRepeatedHeader(request)) return { status: 400 };
  const found = localHosts.exec(host);
  const port = Number(found?.groups?.port ?? 80);
  if (!found || port < 1 || port > 65_535) return { status: 403 };
  if (url === '' || url === '*' || url.startsWith('/')) return { path: url };
  const path = pathWithin(url, host);
  return path === undefined ? { status: 400 } : { path };
}
