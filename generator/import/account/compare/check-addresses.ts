import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AddressOutcome } from '../account.ts';
import { comparableAddress } from '../count/addresses.ts';
import { readBuiltPage, readRoute } from './built-page.ts';

/** Addresses that the redirects of a built site answer, comparable, with their targets. */
async function readRedirects(out: string, newBase: string): Promise<Map<string, string>> {
  const text = await readFile(join(out, '_redirects'), 'utf8').catch(() => '');
  const base = newBase.replace(/\/$/, '');
  const redirects = new Map<string, string>();
  for (const line of text.split('\n')) {
    const parts = line.trim().split(/\s+/);
    const [from = '', ...others] = parts;
    if (parts.length < 3 || /\b404$/.test(line)) continue;
    const query = others.slice(0, -2).join('&');
    const key = comparableAddress(query === '' ? from : `${from}?${query}`, base);
    if (!redirects.has(key)) redirects.set(key, comparableAddress(others.at(-2) ?? '', base));
  }
  return redirects;
}

export type AddressState = 'route' | 'movedFrom' | 'redirect' | 'gone' | 'unanswered';

/** Looks up what answers an old address in a built site. */
export class AddressChecker {
  readonly #out: string;
  readonly #outcomes: Map<string, AddressOutcome>;
  readonly #redirects: Promise<Map<string, string>>;

  constructor(out: string, newBase: string, outcomes: readonly AddressOutcome[]) {
    this.#out = out;
    this.#outcomes = new Map(outcomes.map((outcome) => [comparableAddress(outcome.from), outcome]));
    this.#redirects = readRedirects(out, newBase);
  }

  /** Target of an old address as the import states it. */
  target(address: string): string | undefined {
    const { outcome, from, to } = this.#outcomes.get(address) ?? {};
    return outcome === 'route' ? (to ?? from) : to;
  }

  /** Page that is requested by the name of its file. */
  async #readFile(path: string): Promise<string | undefined> {
    return path.endsWith('.html') ? readRoute(this.#out, path.slice(0, -'.html'.length)) : undefined;
  }

  /**
   * @param address comparable
   * @param routes pages of its document
   * @returns what the built site does with it, whatever the import states
   */
  async state(address: string, routes: readonly string[]): Promise<AddressState> {
    const stated = this.#outcomes.get(address);
    if (stated?.outcome === 'gone') return 'gone';
    // A page answers at its path with any query.
    const [path = '', query] = address.split('?', 2);
    const isPage = query === undefined || routes.some((route) => comparableAddress(route) === path);
    const html = isPage ? ((await readRoute(this.#out, path)) ?? (await this.#readFile(path))) : undefined;
    const isRedirectPage = html !== undefined && readBuiltPage(html).redirect !== undefined;
    if (html !== undefined && !isRedirectPage) return 'route';
    const isAnswered = isRedirectPage || (await this.#redirects).has(address);
    return isAnswered ? (stated?.outcome === 'movedFrom' ? 'movedFrom' : 'redirect') : 'unanswered';
  }
}
