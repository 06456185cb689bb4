import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileListName } from '../../../../build/write/file-list.ts';
import { outputPathOf, pageUrl } from '../../../../content/site/page-url.ts';
import type { LiveReport } from '../../../document/protocol-publishing.ts';
import { isWithin } from '../files/asset-folder.ts';

/** Timeout in milliseconds, and maximum number of redirects within the site. */
const requestTimeout = 10_000;
const mostRedirects = 5;

/** Same origin, or the same host over https. */
const isSameSite = (one: URL, other: URL) =>
  one.origin === other.origin || (one.hostname === other.hostname && other.protocol === 'https:');

/** Whether the body of a response equals the expected bytes; stops at the first difference. */
async function isAnswerOf({ body }: Response, expected: Uint8Array): Promise<boolean> {
  let at = 0;
  for await (const part of body ?? []) {
    const piece = Buffer.from(part);
    if (!piece.equals(expected.subarray(at, at + piece.byteLength))) return false;
    at += piece.byteLength;
  }
  return at === expected.byteLength;
}

/** Requests an address and follows redirects within the site. @throws if there is no answer in time */
async function ask(start: URL, expected: Uint8Array, signal: AbortSignal): Promise<LiveReport['state']> {
  let address = start;
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    // Bypasses caches on the way.
    const answer = await fetch(address, { redirect: 'manual', signal, headers: { 'Cache-Control': 'no-cache' } });
    const target = answer.headers.get('location');
    if (answer.status < 300 || answer.status >= 400 || target === null) {
      const isSame = answer.ok && (await isAnswerOf(answer, expected));
      await answer.body?.cancel().catch(() => undefined);
      return isSame ? 'live' : 'not-yet';
    }
    await answer.body?.cancel();
    const next = new URL(target, address);
    if (!isSameSite(address, next)) return 'elsewhere';
    address = next;
  }
  return 'not-yet';
}

export interface LivePageCheck {
  /** Path of an existing page. */
  page: string;
  /** Address of the site. */
  url: string;
  /** Output folder, and the site file it was built from. */
  out: string;
  siteFile: string;
}

/** Whether the published page has the same bytes as that of the last build. */
export async function checkLivePage({ page, url, out, siteFile }: LivePageCheck): Promise<LiveReport> {
  const file = join(out, outputPathOf(page));
  const expected = isWithin(out, file) ? await readFile(file).catch(() => undefined) : undefined;
  if (!expected) return { page, state: 'not-built' };
  const [built, written] = await Promise.all([stat(join(out, fileListName)).catch(() => undefined), stat(siteFile)]);
  if (!built || built.mtimeMs < written.mtimeMs) return { page, state: 'built-before' };
  const address = new URL(pageUrl({ site: { url: url.replace(/\/$/, '') } }, page));
  const state = await ask(address, expected, AbortSignal.timeout(requestTimeout)).catch(() => 'unreachable' as const);
  return { page, state, address: address.href };
}
