import * as z from 'zod';
import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { json } from '../../editor/server/endpoints/endpoint.ts';
import { type Desk, DeskRefusal, type InvitationRequest } from '../model/desk.ts';
import type { OperationEntry, SignedRequest } from '../model/operations.ts';
import type { Person } from '../model/person.ts';
import type {
  ChangePersonRequest,
  DoneAnswer,
  IdRequest,
  InvitationLine,
  InviteRequest,
  LinkAnswer,
  PeopleAnswer,
  PersonLine,
} from '../model/protocol.ts';
import { readSignedRequest } from '../model/read-request.ts';
import { providerLabels } from './provider-labels.ts';
import { recordEvent } from './record-event.ts';
import { emailSchema, nameSchema, roleSchema } from './state.ts';

/** E-mail with the link of an invitation. */
export interface InvitationMail {
  name: string;
  /** Name of who invites. */
  by: string;
  link: string;
  expiresAt: number;
  language: MessageLanguage;
  recovers: boolean;
}

/** Sends a link by e-mail. */
export type SendInvitation = (to: string, mail: InvitationMail) => void;

const idSchema: z.ZodType<IdRequest> = z.strictObject({ id: z.string().max(100) });

const inviteSchema: z.ZodType<InviteRequest> = z.strictObject({
  name: nameSchema,
  role: roleSchema,
  email: emailSchema.optional(),
});

const changeSchema: z.ZodType<ChangePersonRequest> = z.strictObject({
  id: z.string().max(100),
  role: roleSchema.optional(),
  isSuspended: z.boolean().optional(),
});

function personLine({ config, sessions }: Desk, person: Person): PersonLine {
  const { id, name, email, role, isSuspended = false, createdAt, passkeys } = person;
  const own = sessions.of(id);
  const seenAt = own.length > 0 ? Math.max(...own.map((session) => session.seenAt)) : undefined;
  return {
    ...{ id, name, email, role, isSuspended, createdAt, seenAt, sessions: own.length, passkeys: passkeys.length },
    identities: providerLabels(config, person),
  };
}

function listPeople(desk: Desk): PeopleAnswer {
  const { people } = desk;
  const invitations = people
    .invitations()
    .map(({ id, name, email, role, by, recovers, createdAt, expiresAt }): InvitationLine => {
      const inviter = by === undefined ? undefined : { id: by, name: people.find(by)?.name ?? '' };
      return { id, name, email, role, by: inviter, recovers, createdAt, expiresAt };
    });
  return { people: people.all().map((person) => personLine(desk, person)), invitations };
}

/** Creates an invitation or a recovery, and sends it if there is an address. */
function createLink(
  { people, config }: Desk,
  { person, language }: Pick<SignedRequest, 'person' | 'language'>,
  { request, send }: { request: InvitationRequest; send: SendInvitation | undefined },
): LinkAnswer {
  const { invitation, secret } = people.invite({ ...request, by: person.id });
  const { id, name, email, expiresAt, recovers } = invitation;
  const link = `${config.url}/_desk/invitation/${secret}`;
  const isMailed = send !== undefined && email !== undefined;
  if (isMailed) send(email, { name, by: person.name, link, expiresAt, language, recovers: recovers !== undefined });
  return { id, link, expiresAt, isMailed };
}

async function invite(desk: Desk, asked: SignedRequest, send: SendInvitation | undefined): Promise<LinkAnswer> {
  const request = await readSignedRequest(desk, asked, inviteSchema);
  const link = createLink(desk, asked, { request, send });
  recordEvent(desk, asked, `invited-as-${request.role}`, { name: request.name });
  return link;
}

/** Person of a request. @throws DeskRefusal 404 */
async function readPerson(desk: Desk, asked: SignedRequest): Promise<Person> {
  const person = desk.people.find((await readSignedRequest(desk, asked, idSchema)).id);
  if (!person) throw new DeskRefusal(404, 'person-unknown');
  return person;
}

async function recover(desk: Desk, asked: SignedRequest, send: SendInvitation | undefined): Promise<LinkAnswer> {
  const { id, name, email, role, isSuspended } = await readPerson(desk, asked);
  if (isSuspended) throw new DeskRefusal(409, 'is-suspended');
  const link = createLink(desk, asked, { request: { role, name, email, recovers: id }, send });
  recordEvent(desk, asked, 'recovery-started', { name });
  return link;
}

async function withdraw(desk: Desk, asked: SignedRequest): Promise<DoneAnswer> {
  const { id } = await readSignedRequest(desk, asked, idSchema);
  const invitation = desk.people.invitations().find((one) => one.id === id);
  if (!invitation) throw new DeskRefusal(404, 'not-found');
  desk.people.withdraw(id);
  recordEvent(desk, asked, 'invitation-withdrawn', { name: invitation.name });
  return {};
}

async function changePerson(desk: Desk, asked: SignedRequest): Promise<DoneAnswer> {
  const { people, sessions } = desk;
  const { id, role, isSuspended } = await readSignedRequest(desk, asked, changeSchema);
  const former = people.find(id);
  if (!former) throw new DeskRefusal(404, 'person-unknown');
  const { name } = former;
  const isOther = isSuspended !== undefined && isSuspended !== (former.isSuspended ?? false);
  people.change(id, { ...(role && { role }), ...(isOther && { isSuspended: isSuspended ? true : undefined }) });
  // At both ends: sessions that a kill left behind at the suspension must not come back.
  if (isOther) sessions.endAll(id);
  if (isOther) recordEvent(desk, asked, isSuspended ? 'person-suspended' : 'person-resumed', { name });
  if (role && role !== former.role) recordEvent(desk, asked, `role-is-${role}`, { name });
  return {};
}

async function removePerson(desk: Desk, asked: SignedRequest): Promise<DoneAnswer> {
  const { id, name } = await readPerson(desk, asked);
  desk.people.remove(id);
  desk.sessions.endAll(id);
  recordEvent(desk, asked, 'person-removed', { name });
  return {};
}

async function endSessions(desk: Desk, asked: SignedRequest): Promise<DoneAnswer> {
  const { id, name } = await readPerson(desk, asked);
  desk.sessions.endAll(id);
  recordEvent(desk, asked, 'sessions-ended', { name });
  return {};
}

/**
 * Operations of owners on people and invitations.
 * @param send sends links by e-mail; absent: no e-mail is configured
 */
export const peopleOperations = (desk: Desk, send?: SendInvitation): OperationEntry[] => [
  ['people', { method: 'GET', answer: () => json(listPeople(desk)) }],
  ['invite', { method: 'POST', answer: async (asked: SignedRequest) => json(await invite(desk, asked, send)) }],
  ['recover', { method: 'POST', answer: async (asked: SignedRequest) => json(await recover(desk, asked, send)) }],
  ['withdraw-invitation', { method: 'POST', answer: async (asked: SignedRequest) => json(await withdraw(desk, asked)) }],
  ['change-person', { method: 'POST', answer: async (asked: SignedRequest) => json(await changePerson(desk, asked)) }],
  ['remove-person', { method: 'POST', answer: async (asked: SignedRequest) => json(await removePerson(desk, asked)) }],
  ['end-sessions', { method: 'POST', answer: async (asked: SignedRequest) => json(await endSessions(desk, asked)) }],
];
