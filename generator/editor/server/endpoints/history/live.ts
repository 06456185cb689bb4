import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileListName } from '../../../../build/write/file-list.ts';
import { isWithin } from '../../../../core/util/is-within.ts';
import type { LiveReport } from '../../../document/protocol-publishing.ts';
import { wordsOfPage } from '../comparing/page-words.ts';

/** Timeout in milliseconds, maximum number of redirects within the site, and maximum size of a page in bytes. */
const requestTimeout = 10_000;
const mostRedirects = 5;
const mostBytes = 16 * 1024 ** 2;

/** Same origin, or the same host over https. */
const isSameSite = (one: URL, other: URL) =>
  one.origin === other.origin || (one.hostname === other.hostname && other.protocol === 'https:');

/** Body of a response; undefined if it is too long for a page. */
async function bodyOf({ body }: Response): Promise<Buffer | undefined> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    parts.push(part);
    size += part.byteLength;
    if (size > mostBytes) return undefined;
  }
  return Buffer.concat(parts);
}

/** Whether a page that visitors get is the expected one. */
export type IsExpected = (page: Buffer) => boolean;

/** Requests an address and follows redirects within the site. @throws if there is no answer in time */
async function ask(start: URL, isExpected: IsExpected, signal: AbortSignal): Promise<LiveReport['state']> {
  let address = start;
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    // Bypasses caches on the way.
    const answer = await fetch(address, { redirect: 'manual', signal, headers: { 'Cache-Control': 'no-cache' } });
    const target = answer.headers.get('location');
    if (answer.status < 300 || answer.status >= 400 || target === null) {
      const page = answer.ok ? await bodyOf(answer) : undefined;
      await answer.body?.cancel().catch(() => undefined);
      return page && isExpected(page) ? 'live' : 'not-yet';
    }
    await answer.body?.cancel();
    const next = new URL(target, address);
    if (!isSameSite(address, next)) return 'elsewhere';
    address = next;
  }
  return 'not-yet';
}

interface BuiltPage {
  /** Output folder, and the site file it was built from. */
  out: string;
  siteFile: string;
  /** Output path of the page. */
  outputPath: string;
}

/** A page of the last build; undefined if there is none, or the file changed since. */
async function builtPage({ out, siteFile, outputPath }: BuiltPage): Promise<Buffer | undefined> {
  const file = join(out, outputPath);
  const [built, written] = await Promise.all([stat(join(out, fileListName)).catch(() => undefined), stat(siteFile)]);
  if (!built || built.mtimeMs < written.mtimeMs || !isWithin(out, file)) return undefined;
  return readFile(file).catch(() => undefined);
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((text, index) => text === other[index]);

/** Expects the bytes of the last build, or without one, the texts of the page as it would be published. */
export async function expectedPage(built: BuiltPage, html: string): Promise<IsExpected> {
  const bytes = await builtPage(built);
  if (bytes) return (page) => page.equals(bytes);
  const expected = wordsOfPage(html);
  return (page) => {
    const { own, frame } = wordsOfPage(page.toString());
    return isSame(own, expected.own) && isSame(frame, expected.frame);
  };
}

/** Whether visitors get the expected page at an address. */
export async function checkLivePage(page: string, address: URL, isExpected: IsExpected): Promise<LiveReport> {
  const state = await ask(address, isExpected, AbortSignal.timeout(requestTimeout)).catch(() => 'unreachable' as const);
  return { page, state, address: address.href };
}
