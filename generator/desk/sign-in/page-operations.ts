import { nextLanguage } from '../../../templates/model/files/language.ts';
import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { escapeHtml } from '../../core/util/escape-html.ts';
import type { Answer } from '../../editor/server/endpoints/endpoint.ts';
import { accountRefusalWords } from '../model/account-words.ts';
import type { DeskConfig } from '../model/config.ts';
import type { Desk } from '../model/desk.ts';
import type { DeskRequest, OperationEntry } from '../model/operations.ts';
import type { Invitation } from '../model/person.ts';
import { siteName } from '../people/site-name.ts';
import { keyIcon, pageAnswer } from './page.ts';
import { pageAfter } from './passkey-operations.ts';
import { scriptWords } from './protocol.ts';
import { fillWords, type SignInWords, signInWords } from './words.ts';

/** Attributes with what the script needs. */
const scriptData = (words: SignInWords, data: Record<string, string>): string =>
  Object.entries({ ...data, words: JSON.stringify(Object.fromEntries(scriptWords.map((name) => [name, words[name]]))) })
    .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
    .join('');

/** Why the last attempt failed, from the address; only reasons that have a sentence are shown. */
function failureOf({ query, language }: DeskRequest): string {
  const reason = query.get('failed') ?? '';
  const words: Record<string, Record<MessageLanguage, string>> = accountRefusalWords;
  return Object.hasOwn(words, reason) ? (words[reason]?.[language] ?? '') : '';
}

const messageElement = (failure: string) =>
  `<p class="message${failure === '' ? '' : ' is-error'}" role="alert" data-message>${escapeHtml(failure)}</p>`;

/** Links to providers. @param query what the provider's answer is for */
const providerLinks = ({ providers }: DeskConfig, text: string, query: Record<string, string>): string =>
  providers
    .map(({ name, label }) => {
      const href = `/_desk/provider/${name}?${new URLSearchParams(query)}`;
      return `<a class="button" data-provider href="${escapeHtml(href)}">${escapeHtml(fillWords(text, { provider: label }))}</a>`;
    })
    .join('');

const sharedChoice = ({ shared, sharedHelp }: SignInWords) =>
  `<div class="choice"><input type="checkbox" id="shared" aria-describedby="shared-help"><label for="shared">${escapeHtml(shared)}</label>` +
  `<p id="shared-help">${escapeHtml(sharedHelp)}</p></div>`;

const orLine = (words: SignInWords) => `<p class="or needs-script">${escapeHtml(words.or)}</p>`;

const nameOfSite = (text: string, bare: string, site: string) => (site === '' ? bare : fillWords(text, { site }));

/** Page for signing in; those who are signed in go on. */
function signInPage({ config, engine, project }: Desk, asked: DeskRequest): Answer {
  const { language, query, person } = asked;
  const words = signInWords[language];
  const to = pageAfter(query.get('to'));
  if (person) return { status: 302, type: 'text/plain; charset=utf-8', content: '', headers: { Location: to } };
  const title = nameOfSite(words.heading, words.bareHeading, siteName(project));
  const links = providerLinks(config, words.provider, { to, language });
  const main =
    `<section data-page="sign-in"${scriptData(words, { to })}>${keyIcon}<h1>${escapeHtml(title)}</h1>` +
    `<p>${escapeHtml(words.sentence)}</p><div class="steps">${messageElement(failureOf(asked))}` +
    `<button type="button" class="main needs-script" data-sign-in>${escapeHtml(words.signIn)}</button>` +
    `<noscript><p>${escapeHtml(words.needsScript)}</p></noscript>` +
    `<div class="needs-script">${sharedChoice(words)}</div>${links === '' ? '' : orLine(words) + links}</div></section>`;
  const otherLanguage = `/_desk/sign-in?${new URLSearchParams({ language: nextLanguage(language), to })}`;
  return pageAnswer({ engine, language, title, main, otherLanguage });
}

/** Page of an invitation that is used, expired or withdrawn. */
function invalidPage({ engine }: Desk, { language }: DeskRequest, otherLanguage: string): Answer {
  const words = signInWords[language];
  const main =
    `<section>${keyIcon}<h1>${escapeHtml(words.invalid)}</h1><p>${escapeHtml(words.invalidSentence)}</p>` +
    `<div class="steps"><a class="button" href="/_desk/sign-in?language=${language}">${escapeHtml(words.toSignIn)}</a></div></section>`;
  return pageAnswer({ engine, language, title: words.invalid, main, otherLanguage, status: 404 });
}

/** What the page says to the one who is invited. */
function greetingOf({ people, project }: Desk, { by, recovers, role, name }: Invitation, words: SignInWords) {
  if (recovers !== undefined) return { title: words.recover, sentence: fillWords(words.recoverSentence, { name }) };
  const title = nameOfSite(words.welcome, words.bareWelcome, siteName(project));
  const inviter = by === undefined ? undefined : people.find(by)?.name;
  return { title, sentence: inviter === undefined ? words.firstOwner : fillWords(words.invited[role], { by: inviter }) };
}

const nameField = ({ name, nameHelp }: SignInWords, value: string) =>
  `<div class="field needs-script"><label for="name">${escapeHtml(name)}</label>` +
  `<input type="text" id="name" value="${escapeHtml(value)}" maxlength="100" autocomplete="name" required dir="auto" aria-describedby="name-help">` +
  `<p id="name-help">${escapeHtml(nameHelp)}</p></div>`;

/** Second step, which the script shows after the first passkey. */
const secondStep = (words: SignInWords) =>
  `<section data-page="second" hidden>${keyIcon}<h1 tabindex="-1">${escapeHtml(words.second)}</h1>` +
  `<p>${escapeHtml(words.secondSentence)}</p><div class="steps"><p class="message" role="alert" data-message></p>` +
  `<button type="button" class="main" data-add>${escapeHtml(words.addSecond)}</button>` +
  `<a class="button" data-later href="/_desk/">${escapeHtml(words.later)}</a></div></section>`;

/** Page of an invitation or a recovery. */
function invitationPage(desk: Desk, asked: DeskRequest): Answer {
  const { language, rest } = asked;
  const words = signInWords[language];
  const otherLanguage = `/_desk/invitation/${encodeURIComponent(rest)}?language=${nextLanguage(language)}`;
  const invitation = desk.people.invitationOf(rest);
  if (!invitation) return invalidPage(desk, asked, otherLanguage);
  const { title, sentence } = greetingOf(desk, invitation, words);
  const isNew = invitation.recovers === undefined;
  const links = providerLinks(desk.config, words.accept, { invitation: rest, language });
  const main =
    `<section data-page="invitation"${scriptData(words, { name: invitation.name })}>${keyIcon}<h1>${escapeHtml(title)}</h1>` +
    `<p>${escapeHtml(sentence)}</p><form novalidate>${messageElement(failureOf(asked))}` +
    `${isNew ? nameField(words, invitation.name) : ''}<p class="needs-script">${escapeHtml(words.passkey)}</p>` +
    `<button type="submit" class="main needs-script">${escapeHtml(words.create)}</button>` +
    `<noscript><p>${escapeHtml(words.needsScript)}</p></noscript>` +
    `${links === '' ? '' : orLine(words) + links}</form></section>${secondStep(words)}`;
  return pageAnswer({ engine: desk.engine, language, title, main, otherLanguage });
}

/** Pages for people who are not signed in. */
export const signInPageOperations = (desk: Desk): OperationEntry[] => [
  ['sign-in', { method: 'GET', answer: (asked: DeskRequest) => signInPage(desk, asked) }],
  ['invitation', { method: 'GET', isFolder: true, answer: (asked: DeskRequest) => invitationPage(desk, asked) }],
];
