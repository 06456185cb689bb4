import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { LookupFunction } from 'node:net';
import type { HostAddress } from './public-address.ts';

/** One request to a host whose addresses were checked. */
export interface Hop {
  url: URL;
  /** Only these are connected to. */
  addresses: readonly HostAddress[];
  headers: Record<string, string>;
  signal: AbortSignal;
}

/** Sends a request and returns its response, without following redirects. @throws Error if there is none */
export type Transport = (hop: Hop) => Promise<IncomingMessage>;

/** Answers with the checked addresses: a second look-up could find others. */
function pinned(addresses: readonly HostAddress[]): LookupFunction {
  return (_host, options, done) => {
    const [first] = addresses;
    if (options.all) done(null, [...addresses]);
    else if (first) done(null, first.address, first.family);
    else done(new Error('The host has no address.'), '');
  };
}

/** Each request has a connection of its own: one that is kept open could belong to an earlier look-up. */
export const sendRequest: Transport = ({ url, addresses, headers, signal }) =>
  new Promise((resolve, reject) => {
    const target = new URL(url);
    target.username = '';
    target.password = '';
    const request = target.protocol === 'https:' ? requestSecure : requestPlain;
    request(target, { headers, signal, agent: false, lookup: pinned(addresses) })
      .once('response', resolve)
      .once('error', reject)
      .end();
  });
