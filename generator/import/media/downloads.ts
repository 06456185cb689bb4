import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { DownloadCache, type FinishedDownload } from './download-cache.ts';
import { type LookUp, lookUpHost, resolvePublicHost } from './public-address.ts';
import { encodingOf, FetchError, receiveBody, suggestedName } from './receive-body.ts';
import { sendRequest, type Transport } from './transport.ts';

/** How files are fetched; tests replace the network and the clock. */
export interface DownloadOptions {
  /** Folder of the cache. */
  cache: string;
  /** Milliseconds between two requests to one host (default: 500). */
  delay?: number | undefined;
  /** Address of the old site: its port is allowed too. */
  site?: URL | undefined;
  transport?: Transport | undefined;
  lookUp?: LookUp | undefined;
  sleep?: ((milliseconds: number) => Promise<unknown>) | undefined;
  /** Milliseconds since 1970. */
  now?: (() => number) | undefined;
  /** Time limits in milliseconds: until the response starts, between two parts of it, and for all of it. */
  timeouts?: { response: number; idle: number; total: number } | undefined;
}

/** Sent with each request. Robots rules are not read: owners fetch the files of their own site. */
const userAgent = 'Mozilla/5.0 (compatible; Qiyam import)';

const mostRedirects = 5;
const mostTries = 3;

/** Longest wait that a server may ask for; longer ones end the download. Milliseconds. */
const longestWait = 120_000;

/** After this many failed connections in a row a host is no longer asked. */
const mostFailures = 3;

const defaultTimeouts = { response: 20_000, idle: 20_000, total: 600_000 };

const connectionCodes = /^(?:E(?:CONN|HOST|NET|PIPE|PROTO|TIMEDOUT|AI_AGAIN|ADDRNOTAVAIL)|ERR_STREAM_PREMATURE|HPE_|Z_)/;

/** Certificates that are expired or of another host: trying again does not help. */
const certificateCodes = /^(?:ERR_TLS|CERT_|DEPTH_|UNABLE_|SELF_|HOSTNAME_|ERR_SSL)/;

/** Waiting time of a `Retry-After` header in milliseconds. RFC 9110, 10.2.3 */
export function retryAfter(value: string | undefined, now: number): number | undefined {
  if (value === undefined) return undefined;
  if (/^\d+$/.test(value.trim())) return Number(value) * 1000;
  const time = Date.parse(value);
  return Number.isNaN(time) ? undefined : Math.max(0, time - now);
}

/** Validator of a file: a strong ETag or the time of its last change. RFC 9110, 13.1.5 */
function validatorOf(response: IncomingMessage): string | undefined {
  const { etag, 'last-modified': modified, 'accept-ranges': ranges } = response.headers;
  if (ranges === 'none' || encodingOf(response) !== undefined) return undefined;
  return etag && !etag.startsWith('W/') ? etag : modified;
}

/** A host's time of the last request, and failed connections since its last answer. */
interface HostState {
  last: number;
  failures: number;
}

/**
 * Fetches files politely: one at a time, with a pause between requests to a host. Each address is resolved once, checked, and
 * connected to as checked; redirects are followed by the same rules.
 */
export class Downloads {
  readonly #options: DownloadOptions;
  readonly #cache: DownloadCache;
  readonly #hosts = new Map<string, HostState>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: DownloadOptions) {
    this.#options = options;
    this.#cache = new DownloadCache(options.cache);
  }

  fileOf(address: string): string {
    return this.#cache.fileOf(address);
  }

  /** Makes a later import fetch the file again, as it is not what was asked for. */
  forget(address: string): Promise<void> {
    return this.#cache.forget(address);
  }

  /**
   * Fetches a file into the cache, after those asked for before.
   * @param most maximum size in bytes
   * @throws FetchError
   */
  fetch(address: URL, most: number): Promise<FinishedDownload> {
    const task = () => this.#fetch(address, most);
    const result = this.#last.then(task, task);
    this.#last = result.catch(() => undefined);
    return result;
  }

  get #now(): number {
    return (this.#options.now ?? Date.now)();
  }

  async #sleep(milliseconds: number): Promise<void> {
    if (milliseconds > 0) await (this.#options.sleep ?? wait)(milliseconds);
  }

  #host({ host }: URL): HostState {
    const state = this.#hosts.get(host) ?? { last: Number.NEGATIVE_INFINITY, failures: 0 };
    this.#hosts.set(host, state);
    return state;
  }

  async #fetch(address: URL, most: number): Promise<FinishedDownload> {
    const finished = await this.#cache.finished(address.href);
    if (finished && finished.size <= most) return finished;
    for (let tries = 1; ; tries++) {
      try {
        return await this.#try(address, most);
      } catch (error) {
        const failure = toFetchError(error);
        if (!failure.isTemporary || tries === mostTries || (failure.wait ?? 0) > longestWait) throw failure;
        await this.#sleep(failure.wait ?? 1000 * 2 ** tries);
      }
    }
  }

  async #try(address: URL, most: number): Promise<FinishedDownload> {
    const part = await this.#cache.partial(address.href);
    const range = part && { Range: `bytes=${part.size}-`, 'If-Range': part.validator };
    let url = address;
    for (let redirects = 0; redirects <= mostRedirects; redirects++) {
      const result = await this.#hop(url, range ?? {}, (response, onPart) =>
        this.#receive({ address, url, response, most, already: part?.size ?? 0, onPart }),
      );
      if (!(result instanceof URL)) return result;
      url = result;
    }
    throw new FetchError('redirects');
  }

  /** One request. @returns what `receive` makes of the response, or the target of a redirect */
  async #hop<Result>(
    url: URL,
    more: Record<string, string>,
    receive: (response: IncomingMessage, onPart: () => void) => Promise<Result>,
  ): Promise<Result | URL> {
    const addresses = await this.#allowed(url);
    const host = this.#host(url);
    if (host.failures >= mostFailures) throw new FetchError('host-down');
    await this.#sleep(host.last + (this.#options.delay ?? 500) - this.#now);
    host.last = this.#now;
    const stop = new Stopwatch(this.#options.timeouts ?? defaultTimeouts);
    try {
      // Many sites show their pictures to their own pages only.
      const headers = {
        'User-Agent': userAgent,
        Accept: '*/*',
        'Accept-Encoding': 'identity',
        Referer: `${url.origin}/`,
        ...more,
      };
      const response = await (this.#options.transport ?? sendRequest)({ url, addresses, headers, signal: stop.signal });
      host.failures = 0;
      stop.touch();
      const target = redirectOf(response, url);
      if (!target) return await receive(response, () => stop.touch());
      response.destroy();
      return target;
    } catch (error) {
      const failure = stop.signal.aborted ? new FetchError('timeout', '', { isTemporary: true }) : toFetchError(error);
      if (failure.reason === 'connection' || failure.reason === 'timeout') host.failures++;
      throw failure;
    } finally {
      stop.end();
    }
  }

  /** The only look-up of a host, right before its request. @throws FetchError */
  async #allowed(url: URL) {
    const { site, lookUp = lookUpHost } = this.#options;
    if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new FetchError('scheme', url.protocol);
    if (!/^(?:80|443)?$/.test(url.port) && url.host !== site?.host) throw new FetchError('port', url.port);
    const found = await resolvePublicHost(url.hostname, lookUp);
    if ('refusal' in found) throw new FetchError(found.refusal, url.hostname);
    return found.addresses;
  }

  async #receive({ address, url, response, most, already, onPart }: Receipt): Promise<FinishedDownload> {
    const { statusCode = 0, headers } = response;
    const isRest = statusCode === 206 && headers['content-range']?.startsWith(`bytes ${already}-`) === true;
    if (statusCode !== 200 && !isRest) {
      response.destroy();
      // The part does not fit any more.
      if (statusCode === 416 || statusCode === 206) await this.#cache.forgetPart(address.href);
      throw errorOfStatus(statusCode, retryAfter(headers['retry-after'], this.#now));
    }
    if (!isRest) await this.#cache.begin(address.href, validatorOf(response));
    response.on('data', onPart);
    const size = await receiveBody(response, this.#cache.partOf(address.href), { most, already: isRest ? already : 0 });
    if (size === 0) throw new FetchError('empty');
    const name = suggestedName(response);
    const finished = { address: address.href, finalAddress: url.href, ...(name && { name }), size };
    await this.#cache.finish(finished);
    return finished;
  }
}

interface Receipt {
  /** Address that was asked for first, which names the file in the cache. */
  address: URL;
  url: URL;
  response: IncomingMessage;
  most: number;
  already: number;
  onPart: () => void;
}

/** Aborts what takes too long. */
class Stopwatch {
  readonly #controller = new AbortController();
  readonly #idle: number;
  readonly #total: NodeJS.Timeout;
  #timer: NodeJS.Timeout;

  constructor({ response, idle, total }: { response: number; idle: number; total: number }) {
    this.#idle = idle;
    this.#total = setTimeout(() => this.#controller.abort(), total);
    this.#timer = setTimeout(() => this.#controller.abort(), response);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Something arrived. */
  touch(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#controller.abort(), this.#idle);
  }

  end(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#total);
  }
}

function redirectOf({ statusCode = 0, headers: { location } }: IncomingMessage, url: URL): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return undefined;
  if (location === undefined || !URL.canParse(location, url.href)) throw new FetchError('redirects', location ?? '');
  const target = new URL(location, url);
  target.hash = '';
  return target;
}

function errorOfStatus(status: number, wait: number | undefined): FetchError {
  const detail = String(status);
  const waiting = wait === undefined ? {} : { wait };
  if (status === 404 || status === 410) return new FetchError('gone', detail);
  if (status === 401 || status === 403 || status === 451) return new FetchError('forbidden', detail);
  if (status === 429 || status === 503) return new FetchError('busy', detail, { isTemporary: true, ...waiting });
  return new FetchError('server-error', detail, { isTemporary: status >= 500 || status === 416 || status === 206, ...waiting });
}

function toFetchError(error: unknown): FetchError {
  if (error instanceof FetchError) return error;
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (certificateCodes.test(code)) return new FetchError('connection', code);
  if (connectionCodes.test(code)) return new FetchError('connection', code, { isTemporary: true });
  if (code === 'ABORT_ERR') return new FetchError('timeout', '', { isTemporary: true });
  // Disk errors stop the import.
  if (/^E[A-Z]+$/.test(code)) throw error;
  return new FetchError('connection', code || message, { isTemporary: true });
}
