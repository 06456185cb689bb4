import { decodedPart } from '../../../templates/model/addresses/decode.ts';
import type { Answer } from '../../editor/server/endpoints/endpoint.ts';
import type { Desk } from '../model/desk.ts';
import type { DeskRequest } from '../model/operations.ts';
import { refusalSentence } from '../model/refusal-words.ts';
import { isPlainPath } from './input.ts';
import type { Proposals } from './proposals.ts';
import { readPreview } from './read-preview.ts';
import { type SharedContent, sharePage, shareStyles } from './shared-content.ts';
import { sentencePage, sharedHeaders, sharedPage } from './shared-page.ts';
import { sharedWords } from './shared-words.ts';
import { sharedPath } from './steps.ts';
import type { Proposal, Share } from './stored-proposal.ts';

/** Maximum size of a page or style sheet in bytes. */
const mostPage = 8 * 1024 ** 2;

/** Maximum size of a file in one answer in bytes; media players ask for the next part. */
const mostFile = 4 * 1024 ** 2;

/** Maximum number of links whose files are remembered. */
const mostLinks = 100;

/** Pages run nothing, send nothing and load their own files only. */
const pagePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; form-action 'none'; " +
  "base-uri 'none'; frame-ancestors 'self'; sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox " +
  'allow-top-navigation-by-user-activation';

/** Files are not pages: drawings opened directly run nothing. */
const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'";

/** Decoded path below `at`; undefined for one that is not plain. */
function plainPath(escaped: string): string | undefined {
  const path = decodedPart(`/${escaped}`);
  return path !== undefined && isPlainPath(path) ? path : undefined;
}

/** Range of a request, at most as long as one answer. */
function rangeOf({ request }: DeskRequest): Record<string, string> {
  const [, start, end] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(request.headers.range ?? '') ?? [];
  if (start === undefined) return {};
  const last = Math.min(end ? Number(end) : Number.POSITIVE_INFINITY, Number(start) + mostFile - 1);
  return { range: `bytes=${start}-${last}` };
}

interface SharedRequest {
  asked: DeskRequest;
  proposal: Proposal;
  share: Share;
  secret: string;
}

/** Pages of proposals for people with a preview link. */
export class SharedPreviews {
  readonly #desk: Desk;
  readonly #proposals: Proposals;
  /** Files that the shown pages refer to, by link: nothing else is served. */
  readonly #files = new Map<string, Set<string>>();

  constructor(desk: Desk, proposals: Proposals) {
    this.#desk = desk;
    this.#proposals = proposals;
  }

  /** Answers `shared/SECRET/`, and pages and files of the preview below `shared/SECRET/at/`. */
  async answer(asked: DeskRequest): Promise<Answer> {
    const { rest, language, query } = asked;
    const [, secret = '', , below] = /^([\w-]{20,100})(?:(\/)(.*))?$/s.exec(rest) ?? [];
    const found = secret === '' ? undefined : this.#proposals.findShared(secret);
    const w = sharedWords[language];
    if (!found)
      return sentencePage({ title: w.endedTitle, text: refusalSentence('link-ended', language), status: 404 }, language);
    const shared: SharedRequest = { asked, secret, ...found };
    const home = sharedPath(secret);
    if (below === undefined) return { status: 302, type: 'text/plain', content: '', headers: { Location: home } };
    if (below === '') return sharedPage({ ...found, secret, home, language, isSent: query.has('sent') });
    const [, escaped] = /^at\/(.*)$/s.exec(below) ?? [];
    const path = escaped === undefined ? undefined : plainPath(escaped);
    const answer = path === undefined ? undefined : await this.#answerPath(shared, path);
    return answer ?? sentencePage({ title: w.otherTitle, text: w.other, status: 404, back: home }, language);
  }

  /** Page or file of the preview; undefined for one that is not shared. */
  async #answerPath(shared: SharedRequest, path: string): Promise<Answer | undefined> {
    const { proposal, share } = shared;
    if (proposal.pages.some(({ address }) => address === path)) return this.#answerPage(shared, path);
    return this.#files.get(share.id)?.has(path) ? this.#answerFile(shared, path) : undefined;
  }

  #remember({ share }: SharedRequest, files: string[]): void {
    const known = this.#files.get(share.id) ?? new Set();
    for (const file of files) known.add(file);
    // Moved to the end: the first is the one not used for the longest time.
    this.#files.delete(share.id);
    this.#files.set(share.id, known);
    const [oldest] = this.#files.keys();
    if (this.#files.size > mostLinks && oldest !== undefined) this.#files.delete(oldest);
  }

  #rewritten(shared: SharedRequest, path: string, rewrite: typeof sharePage, text: string): string {
    const home = `${sharedPath(shared.secret)}at`;
    const { content, files }: SharedContent = rewrite(text, { path, home });
    this.#remember(shared, files);
    return content;
  }

  async #answerPage(shared: SharedRequest, path: string): Promise<Answer | undefined> {
    const read = await readPreview(this.#desk.editor, `${encodeURI(path)}?still`, { most: mostPage });
    if (read?.status !== 200) return this.#unavailable(read?.status);
    const content = this.#rewritten(shared, path, sharePage, read.content.toString());
    const headers = { ...sharedHeaders, 'Content-Security-Policy': pagePolicy };
    return { type: 'text/html; charset=utf-8', content, headers };
  }

  /** A preview that is starting or stopped answers later. */
  #unavailable(status: number | undefined): Answer | undefined {
    if (status !== 503) return undefined;
    return { status: 503, type: 'text/plain; charset=utf-8', content: '', headers: { 'Retry-After': '2' } };
  }

  async #answerFile(shared: SharedRequest, path: string): Promise<Answer | undefined> {
    const isSheet = path.toLowerCase().endsWith('.css');
    const options = isSheet ? { most: mostPage } : { most: mostFile, headers: rangeOf(shared.asked) };
    const read = await readPreview(this.#desk.editor, encodeURI(path), options);
    if (read?.status !== 200 && read?.status !== 206) return this.#unavailable(read?.status);
    const { status, headers, content } = read;
    const type = String(headers['content-type'] ?? 'application/octet-stream');
    // Pages are served by their address only.
    if (/html|javascript|json/i.test(type)) return undefined;
    const range = headers['content-range'];
    return {
      status,
      type,
      content: isSheet ? this.#rewritten(shared, path, shareStyles, content.toString()) : content,
      headers: {
        ...sharedHeaders,
        'Content-Security-Policy': filePolicy,
        'Accept-Ranges': 'bytes',
        ...(range !== undefined && { 'Content-Range': String(range) }),
      },
    };
  }
}
