import type { IncomingMessage } from 'node:http';
import type { Answer } from '../../editor/server/endpoints/endpoint.ts';
import { networkOf } from '../model/client-address.ts';
import { DeskRefusal } from '../model/desk.ts';
import type { DeskRequest } from '../model/operations.ts';
import type { RateLimit } from '../model/rate-limit.ts';
import { refusalSentence } from '../model/refusal-words.ts';
import { inputs, validated } from './input.ts';
import type { Proposals } from './proposals.ts';
import { sentencePage, sharedPage } from './shared-page.ts';
import { sharedWords } from './shared-words.ts';
import { type ProposalSteps, sharedPath } from './steps.ts';

/** Maximum size of a form in bytes: a comment of the maximum length, escaped. */
const mostBytes = 64 * 1024;

/** Fields of a form without files. @throws DeskRefusal for another type, or too much */
async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const [type = ''] = (request.headers['content-type'] ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/x-www-form-urlencoded') throw new DeskRefusal(415, 'invalid');
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.byteLength;
    if (size > mostBytes) throw new DeskRefusal(413, 'invalid');
    parts.push(part);
  }
  return new URLSearchParams(Buffer.concat(parts).toString());
}

interface GuestComments {
  steps: ProposalSteps;
  proposals: Proposals;
  /** Comments per network, and per link. */
  limits: { network: RateLimit; link: RateLimit };
}

/** Stores the comment of somebody with a preview link, and goes back to the preview. */
export async function answerGuestComment({ steps, proposals, limits }: GuestComments, asked: DeskRequest): Promise<Answer> {
  const { request, language, address } = asked;
  const form = await readForm(request);
  const [secret = '', name = '', text = ''] = ['secret', 'name', 'text'].map((key) => form.get(key) ?? '');
  const found = secret.length <= 100 ? proposals.findShared(secret) : undefined;
  if (!found) {
    const ended = { title: sharedWords[language].endedTitle, text: refusalSentence('link-ended', language), status: 404 };
    return sentencePage(ended, language);
  }
  const home = sharedPath(secret);
  try {
    if (!limits.network.take(networkOf(address)) || !limits.link.take(found.share.id)) throw new DeskRefusal(429, 'too-many');
    steps.commentAsGuest(validated(inputs.guestComment, { secret, name, text }), address);
  } catch (error) {
    if (!(error instanceof DeskRefusal)) throw error;
    const draft = { name: name.slice(0, 200), text: text.slice(0, 10_000), problem: refusalSentence(error.reason, language) };
    return { ...sharedPage({ ...found, secret, home, language, draft }), status: error.status };
  }
  return { status: 303, type: 'text/plain', content: '', headers: { Location: `${home}?sent&language=${language}#comment` } };
}
