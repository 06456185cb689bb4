import type { Answer } from '../../editor/server/endpoints/endpoint.ts';
import { cookieHeader, readCookie } from '../model/cookies.ts';
import { type Desk, DeskRefusal } from '../model/desk.ts';
import type { DeskRequest, OperationEntry } from '../model/operations.ts';
import { nameSchema } from '../people/state.ts';
import { acceptInvitation, findInvitation, type RecordFailure, signIn } from './first-factor.ts';
import { pageAfter } from './passkey-operations.ts';
import { type ConfirmedAccount, createProviders, ProviderError, type Providers } from './providers.ts';
import { signInWords } from './words.ts';

/** Seconds that the cookie which binds an answer to the browser is kept. */
const cookieTime = 600;

const cookieName = (isSecure: boolean) => (isSecure ? '__Host-desk-provider' : 'desk-provider');

const isSecure = ({ config }: Pick<Desk, 'config'>) => config.url.startsWith('https:');

interface Context {
  desk: Desk;
  providers: Providers;
  onFailure: RecordFailure;
}

const redirectTo = (address: string, headers: Record<string, string> = {}): Answer => ({
  status: 302,
  type: 'text/plain; charset=utf-8',
  content: '',
  headers: { Location: address, ...headers },
});

/** Address of the page that says why it failed: that of the invitation, or the one for signing in. */
function failedAddress(reason: string, { query, language }: DeskRequest, invitation: string | undefined): string {
  const page = invitation === undefined ? 'sign-in' : `invitation/${encodeURIComponent(invitation)}`;
  const to = query.get('to');
  return `/_desk/${page}?${new URLSearchParams({ failed: reason, language, ...(to !== null && { to }) })}`;
}

const labelOf = ({ config }: Desk, name: string) => config.providers.find((one) => one.name === name)?.label ?? name;

/** Reason of an expected failure. @throws the error if it is another one */
function reasonOf(error: unknown): string {
  if (error instanceof ProviderError || error instanceof DeskRefusal) return error.reason;
  throw error;
}

/** Whether the request comes from a page of the desk, as far as the browser says: links of others accept no invitation. */
const isFromDesk = ({ request }: DeskRequest) => ['same-origin', undefined].includes(request.headers['sec-fetch-site'] as string);

/** Sends the browser to a provider. */
async function goToProvider({ desk, providers, onFailure }: Context, asked: DeskRequest): Promise<Answer> {
  const { query, rest } = asked;
  const invitation = query.get('invitation') ?? undefined;
  if (invitation !== undefined && !isFromDesk(asked)) return redirectTo(`/_desk/invitation/${encodeURIComponent(invitation)}`);
  try {
    if (invitation !== undefined) findInvitation(desk, invitation);
    const intention = { to: pageAfter(query.get('to')), isShared: query.get('shared') === '1', invitation };
    const { address, cookie } = await providers.begin(rest, intention);
    const options = { isSecure: isSecure(desk), maxAge: cookieTime };
    return redirectTo(address, { 'Set-Cookie': cookieHeader(cookieName(isSecure(desk)), cookie, options) });
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === 'provider-unavailable') onFailure(asked, 'sign-in-failed', { reason: `${labelOf(desk, rest)}: ${reason}` });
    return redirectTo(failedAddress(reason, asked, invitation));
  }
}

/** Name of a new person: that of the invitation, or as the provider says. */
function nameOf({ name: invited }: { name: string }, { name }: ConfirmedAccount, { language }: DeskRequest): string {
  if (invited !== '') return invited;
  const given = nameSchema.safeParse(name);
  return given.success ? given.data : signInWords[language].ownerName;
}

/** Signs in, or accepts the invitation, with an account: it is found by issuer and subject only, never by an e-mail address. */
function enter({ desk, onFailure }: Context, asked: DeskRequest, account: ConfirmedAccount): Record<string, string> {
  const { identity, intention } = account;
  const { invitation: secret, isShared } = intention;
  if (secret !== undefined) {
    const name = nameOf(findInvitation(desk, secret), account, asked);
    return acceptInvitation(desk, asked, { secret, factor: { identity }, name, isShared }).headers;
  }
  const provider = labelOf(desk, asked.rest);
  const person = desk.people.findByIdentity(identity);
  if (person) return signIn(desk, asked, { person, isShared, provider, onFailure }).headers;
  onFailure(asked, 'sign-in-unknown', { provider });
  throw new DeskRefusal(403, 'provider-unknown');
}

/** Answers a browser that comes back from a provider. */
async function comeBack(context: Context, asked: DeskRequest): Promise<Answer> {
  const { desk, providers, onFailure } = context;
  let account: ConfirmedAccount | undefined;
  try {
    const cookie = readCookie(asked.request, cookieName(isSecure(desk)));
    account = await providers.finish(asked.rest, asked.query, cookie);
    return redirectTo(account.intention.to, enter(context, asked, account));
  } catch (error) {
    const reason = reasonOf(error);
    if (!account) onFailure(asked, 'sign-in-failed', { reason: `${labelOf(desk, asked.rest)}: ${reason}` });
    return redirectTo(failedAddress(reason, asked, account?.intention.invitation));
  }
}

/** Operations by which anybody signs in, or accepts an invitation, with an account at a provider. */
export function providerOperations(desk: Desk, onFailure: RecordFailure): OperationEntry[] {
  const context = { desk, onFailure, providers: createProviders(desk.config, desk.now) };
  return [
    ['provider', { method: 'GET', isFolder: true, answer: (asked: DeskRequest) => goToProvider(context, asked) }],
    ['callback', { method: 'GET', isFolder: true, answer: (asked: DeskRequest) => comeBack(context, asked) }],
  ];
}
