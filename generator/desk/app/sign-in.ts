import type { AddPasskeyRequest, PasskeyChallengeAnswer, RefusalAnswer } from '../model/protocol.ts';
import type { AcceptAnswer, ScriptWords, SignInAnswer, SignInChallengeAnswer } from '../sign-in/protocol.ts';
import { canCreatePasskeys, createPasskey, provePasskey } from './data/passkeys.ts';

/* Script of the pages for signing in and for invitations, which the server writes: `generator/desk/sign-in/`. */

const find = <Kind extends HTMLElement>(selector: string, within: ParentNode = document): Kind | undefined =>
  within.querySelector<Kind>(selector) ?? undefined;

const language = document.documentElement.lang;

/** A sentence for the person. */
class Refusal extends Error {}

/** Calls an operation. @throws Refusal with a sentence */
async function send<Answer>(
  operation: string,
  body: object,
  { words, token }: { words: ScriptWords; token?: string },
): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json', ...(token !== undefined && { 'X-Desk-Token': token }) };
  const address = `/_desk/${operation}?language=${language}`;
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => {
    throw new Refusal(words.unreachable);
  });
  const answer: unknown = await response.json().catch(() => ({}));
  if (!response.ok) throw new Refusal((answer as RefusalAnswer).message ?? words.unreachable);
  return answer as Answer;
}

/** Goes on, without the page for signing in in the history. @param to path of the desk, checked by the server */
const goTo = (to: string) => location.replace(new URL(to, location.origin));

function show(section: HTMLElement, text: string, isError: boolean): void {
  const message = find('[data-message]', section);
  if (!message) return;
  message.classList.toggle('is-error', isError);
  message.textContent = text;
}

/** Runs a step of a section, one at a time, and shows how it went. */
function createStep(section: HTMLElement, button: HTMLButtonElement, words: ScriptWords): (step: () => Promise<void>) => void {
  let isRunning = false;
  return (step) => {
    if (isRunning) return;
    isRunning = true;
    // Not disabled, as it would lose the focus.
    button.setAttribute('aria-disabled', 'true');
    show(section, words.working, false);
    step()
      .catch((error: Error) => show(section, error instanceof Refusal ? error.message : words.unreachable, true))
      .finally(() => {
        isRunning = false;
        button.removeAttribute('aria-disabled');
      });
  };
}

/** Without passkeys in this browser, only accounts at providers remain. */
function hideUnsupported(section: HTMLElement, button: HTMLButtonElement, words: ScriptWords): void {
  if (canCreatePasskeys()) return;
  button.hidden = true;
  show(section, words.unsupported, true);
}

function startSignIn(section: HTMLElement, words: ScriptWords): void {
  const button = find<HTMLButtonElement>('[data-sign-in]', section);
  const shared = find<HTMLInputElement>('#shared', section);
  if (!button || !shared) return;
  const run = createStep(section, button, words);
  button.addEventListener('click', () =>
    run(async () => {
      const challenge = await send<SignInChallengeAnswer>('passkey-challenge', {}, { words });
      const proof = await provePasskey(challenge);
      if (!proof) throw new Refusal(words.cancelled);
      const request = { ...proof, isShared: shared.checked, to: section.dataset.to };
      goTo((await send<SignInAnswer>('passkey-sign-in', request, { words })).to);
    }),
  );
  // Links to providers say it in their address.
  const tellProviders = () => {
    for (const link of section.querySelectorAll<HTMLAnchorElement>('[data-provider]')) {
      const address = new URL(link.href);
      if (shared.checked) address.searchParams.set('shared', '1');
      else address.searchParams.delete('shared');
      link.href = address.href;
    }
  };
  shared.addEventListener('change', tellProviders);
  tellProviders();
  hideUnsupported(section, button, words);
}

/** Creates a passkey for a challenge. @throws Refusal */
async function create(challenge: PasskeyChallengeAnswer, words: ScriptWords): Promise<Omit<AddPasskeyRequest, 'name'>> {
  const created = await createPasskey(challenge);
  if (created === 'exists') throw new Refusal(words.secondExists);
  if (created === 'cancelled') throw new Refusal(words.cancelled);
  return created;
}

/** Second step: a spare passkey on another device, which can be added later too. */
function startSecond(words: ScriptWords, { to, csrf: token }: AcceptAnswer): void {
  const section = find('[data-page="second"]');
  const add = section && find<HTMLButtonElement>('[data-add]', section);
  const later = section && find<HTMLAnchorElement>('[data-later]', section);
  if (!section || !add || !later) {
    goTo(to);
    return;
  }
  later.href = to;
  const run = createStep(section, add, words);
  add.addEventListener('click', () =>
    run(async () => {
      const sent = await create(await send('new-passkey-challenge', {}, { words, token }), words);
      await send('add-passkey', { ...sent, name: words.secondName }, { words, token });
      show(section, words.secondDone, false);
      add.hidden = true;
      later.textContent = words.proceed;
      later.classList.add('main');
      later.focus();
    }),
  );
  // The link to the other language leads to the invitation, which is used up.
  find('nav')?.remove();
  section.hidden = false;
  const heading = find('h1', section);
  document.title = heading?.textContent ?? document.title;
  heading?.focus();
}

/** Name to accept with: as typed, or that of the one who recovers. @throws Refusal if it is missing */
function readName(section: HTMLElement, words: ScriptWords): string {
  const field = find<HTMLInputElement>('#name', section);
  if (!field) return section.dataset.name ?? '';
  const name = field.value.trim();
  field.setAttribute('aria-invalid', String(name === ''));
  if (name !== '') return name;
  field.focus();
  throw new Refusal(words.nameMissing);
}

function startInvitation(section: HTMLElement, words: ScriptWords): void {
  const form = find<HTMLFormElement>('form', section);
  const button = form && find<HTMLButtonElement>('[type="submit"]', form);
  if (!form || !button) return;
  const run = createStep(section, button, words);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    run(async () => {
      const name = readName(section, words);
      const secret = location.pathname.split('/').at(-1) ?? '';
      const sent = await create(await send('accept-challenge', { secret, name }, { words }), words);
      const accepted = await send<AcceptAnswer>('accept', { ...sent, secret, name, isShared: false }, { words });
      section.hidden = true;
      // The link is used up: neither the history nor a reload leads to it.
      history.replaceState(null, '', accepted.to);
      startSecond(words, accepted);
    });
  });
  hideUnsupported(section, button, words);
}

const section = find('section[data-page]');
if (section) {
  const words = JSON.parse(section.dataset.words ?? '{}') as ScriptWords;
  if (section.dataset.page === 'sign-in') startSignIn(section, words);
  if (section.dataset.page === 'invitation') startInvitation(section, words);
}
