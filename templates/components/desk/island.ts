import { deskNames } from './names.ts';
import { createPermit, type Permit } from './permit.ts';
import { createServerProblems, type ServerProblem, type ServerProblems } from './server-problems.ts';

/** Texts of the island; those of the desk come with its answers. */
export interface DeskWords {
  sending: string;
  /** Without a comment it is only counted, and needs no time to be written. */
  isVote?: true;
}

/** Answer of the desk to a form. */
interface DeskAnswer {
  /** Absent if it was stored. */
  reason?: string;
  /** Message for the visitor. */
  text?: string;
  problems?: ServerProblem[];
}

/** How long the desk may take to answer, in milliseconds: files are sent too. */
const answerTimeout = 60_000;

/** The desk refuses a token that is younger, in milliseconds, with a reserve for clocks. */
const leastAge = 3200;

/** Part of the island by its name. */
const partIn = (island: HTMLElement, name: string) => island.querySelector<HTMLElement>(`[data-desk="${name}"]`);

/** Sends a form. @throws Error if the desk does not answer, or not as a desk */
async function post(address: string, body: FormData): Promise<DeskAnswer> {
  const response = await fetch(address, {
    method: 'POST',
    body,
    headers: { Accept: 'application/json' },
    signal: AbortSignal.timeout(answerTimeout),
  });
  const answer: DeskAnswer = await response.json();
  if (!response.ok && answer.reason === undefined) throw new Error(String(response.status));
  return answer;
}

/** The form as it is sent. */
function dataOf(form: HTMLFormElement, submitter: HTMLElement | null, proof: { token: string; work: string }): FormData {
  const data = new FormData(form, submitter);
  data.set(deskNames.token, proof.token);
  data.set(deskNames.work, proof.work);
  return data;
}

/** Shows the acknowledgement in place of the form. */
function showSent(island: HTMLElement, form: HTMLFormElement): void {
  const sent = partIn(island, 'sent');
  if (!sent) return;
  island.prepend(sent);
  Element.prototype.setAttribute.call(form, 'hidden', '');
  sent.hidden = false;
  sent.focus();
}

/** Parts of the island that are needed to send its form. */
interface Sender {
  island: HTMLElement;
  form: HTMLFormElement;
  address: string;
  isVote: boolean;
  permit: Permit;
  problems: ServerProblems;
  show: (text: string) => void;
}

/** Sends the form and shows the answer. @throws Error if the desk does not answer */
async function exchange(sender: Sender, submitter: HTMLElement | null, mayRetry = true): Promise<void> {
  const { island, form, address, isVote, permit, problems, show } = sender;
  const isWritten = !isVote || island.querySelector('textarea')?.value.trim();
  const answer = await post(address, dataOf(form, submitter, await permit.take(isWritten ? leastAge : 0)));
  if (answer.reason === undefined || answer.reason === 'replayed') {
    show('');
    return showSent(island, form);
  }
  permit.renew();
  if (answer.reason === 'token' && mayRetry) return exchange(sender, submitter, false);
  // The desk shows what has changed on a page of its own.
  if (answer.reason === 'changed') return HTMLFormElement.prototype.submit.call(form);
  show(problems.place(answer.problems ?? []) ? '' : (answer.text ?? ''));
}

/**
 * Sends its form to the desk without leaving the page. Without this island the form is sent as usual, and the desk answers with
 * a page. Validation on the page comes first: a submission that it prevents is none. Properties and methods of the form itself are
 * not used: fields with their names replace them.
 */
export function start(island: HTMLElement): void {
  const { sending, isVote: isCounted }: DeskWords = JSON.parse(island.dataset.props ?? '{}');
  const form = island.querySelector('form');
  const status = partIn(island, 'status');
  const unreachable = partIn(island, 'unreachable');
  // Without a secure context there is no cryptography.
  if (!form || !status || !unreachable || !globalThis.crypto?.subtle) return;
  const address = Element.prototype.getAttribute.call(form, 'action') ?? '';
  const isVote = isCounted === true;
  const permit = createPermit(new URL('/_desk/challenge', address).href);
  const problems = createServerProblems(island, form);
  const show = (text: string) => {
    status.textContent = text;
    unreachable.hidden = true;
  };
  let isSending = false;
  const send = async (submitter: HTMLElement | null) => {
    isSending = true;
    show(sending);
    try {
      await exchange({ island, form, address, isVote, permit, problems, show }, submitter);
    } catch {
      // The token stays the same: what did arrive is not stored twice.
      show('');
      unreachable.hidden = false;
    }
    isSending = false;
  };
  island.addEventListener('input', () => permit.begin(), { once: true });
  island.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    if (!isSending && !problems.isPlacing()) void send(event.submitter);
  });
}
