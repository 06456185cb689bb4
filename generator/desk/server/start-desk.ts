import { mkdirSync } from 'node:fs';
import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import type { Engine } from '../../core/util/engine.mjs';
import type { Project } from '../../core/util/project.ts';
import { deskPage } from '../app-shell/desk-page.ts';
import { filesOperation } from '../app-shell/files-operation.ts';
import { createEditorProcess } from '../editor-process/editor-process.ts';
import { proxyList } from '../model/client-address.ts';
import { type DeskConfig, secretVariables } from '../model/config.ts';
import type { Desk, Notices } from '../model/desk.ts';
import type { Operation, OperationEntry, SignedRequest } from '../model/operations.ts';
import { createRateLimit } from '../model/rate-limit.ts';
import { createSignal, type Signal } from '../model/signal.ts';
import { type Mail, openMail } from '../notices/mail.ts';
import { mailInvitation, mailNotice, reportMailFailure } from '../notices/mail-notices.ts';
import { openNotices } from '../notices/notices.ts';
import { noticeOperations } from '../notices/operations.ts';
import { peopleOperations } from '../people/operations.ts';
import { firstOwnerInvitation, recoverOwner } from '../people/owners.ts';
import { openPeople } from '../people/people.ts';
import { openSessions } from '../people/sessions.ts';
import { proposalOperations } from '../proposals/operations.ts';
import { openProposals, type Proposals } from '../proposals/proposals.ts';
import { markPublished } from '../proposals/steps.ts';
import { removeGitLocks } from '../publishing/git-locks.ts';
import { publishingOperations } from '../publishing/operations.ts';
import { openPublisher } from '../publishing/publisher.ts';
import { openFormsFile } from '../received/forms-file.ts';
import { receivedOperations } from '../received/operations.ts';
import type { PublishedForms } from '../received/published-forms.ts';
import { openReceived, type Received } from '../received/received.ts';
import { accountOperations } from '../sign-in/account-operations.ts';
import { signInOperations } from '../sign-in/operations.ts';
import { lockFolder } from '../store/lock-file.ts';
import { answerDesk, type DeskContext } from './answer-request.ts';
import { auditOperations, openAudit } from './audit.ts';
import { followPublishing, type PublishingFollower } from './follow-publishing.ts';
import { returnIdleMemory } from './idle-memory.ts';
import { listenLocally } from './listen.ts';
import { settingsOperations } from './settings.ts';

export interface DeskOptions {
  config: DeskConfig;
  /** Folder of state; created if missing. */
  state: string;
  project: Project;
  engine: Engine;
  language: MessageLanguage;
  /** Milliseconds since 1970; default: the clock of the machine. */
  now?: () => number;
  /** Replace the processes of the editor and of publishing in tests. */
  processes?: Partial<Pick<Desk, 'editor' | 'publisher'>>;
}

export interface RunningDesk {
  desk: Desk;
  /** Port on 127.0.0.1. */
  port: number;
  /** Finishes what is being answered, and ends the other processes. */
  close: () => Promise<void>;
}

/** Milliseconds that answers may take after a signal to end; systems kill processes some seconds later. */
const longestAnswer = 3000;

/** Notices, sent by e-mail as well if that is configured. */
function openMailedNotices(
  { state, now, config, people, audit }: Base,
  signal: Signal,
): { notices: Notices; mail: Mail | undefined } {
  const mail: Mail | undefined = openMail(config.mail, {
    ...{ state, now },
    onFailure: (failure) => reportMailFailure(failure, { people, audit, notices }),
  });
  const notices = openNotices({
    ...{ state, now, signal },
    onAdded: (notice) => mail && mailNotice(mail, notice, { people, url: config.url }),
  });
  return { notices, mail };
}

type Base = Omit<Desk, 'sessions' | 'notices' | 'editor' | 'publisher'>;

interface OpenDesk {
  desk: Desk;
  signal: Signal;
  mail: Mail | undefined;
  received: Received;
  proposals: Proposals;
}

function openDesk({ config, state, project, engine, language, now = Date.now, processes }: DeskOptions): OpenDesk {
  const people = openPeople(state, now);
  const base: Base = { config, state, project, engine, language, now, people, audit: openAudit(state, now) };
  const signal = createSignal();
  const { notices, mail } = openMailedNotices(base, signal);
  const forms = openFormsFile(state);
  const desk: Desk = {
    ...base,
    sessions: openSessions(state, people, now),
    notices,
    editor:
      processes?.editor ??
      createEditorProcess({
        ...{ start: engine.start, siteFile: project.siteFile, out: project.out, cache: project.cache },
        ...{ runsCustomBlocks: config.runsCustomBlocks, secrets: secretVariables(config) },
      }),
    publisher:
      processes?.publisher ??
      openPublisher({
        ...{ config, state, project, engine, language, now, cache: project.cache },
        onChange: () => signal.notify('publishing'),
        onForms: (published) => forms.set(published as PublishedForms | undefined),
      }),
  };
  const received = openReceived({ desk, published: forms.published, signal });
  const proposals = openProposals({ state, siteFile: project.siteFile, people, now, signal });
  return { desk, signal, mail, received, proposals };
}

/** Page of the desk, and files of its scripts. */
const pageOperations = ({ engine }: Desk): OperationEntry[] => [
  [
    '',
    {
      method: 'GET',
      answer: ({ language, session, person }: SignedRequest) => deskPage({ language, token: session.csrf, person }),
    },
  ],
  filesOperation({ engine }),
];

function operationsOf({ desk, signal, mail, received, proposals }: OpenDesk): Map<Operation, OperationEntry> {
  const entries: OperationEntry[] = [
    ...pageOperations(desk),
    ...signInOperations(desk),
    ...accountOperations(desk),
    ...peopleOperations(desk, mail && ((to, invitation) => mailInvitation(mail, to, invitation))),
    ...publishingOperations(desk),
    ...noticeOperations(desk, signal),
    ...proposalOperations(desk, proposals),
    ...receivedOperations(received),
    ...auditOperations(desk),
    ...settingsOperations(desk.config),
  ];
  return new Map(entries.map((entry) => [entry[0], entry]));
}

/** Address of an invitation or a recovery. */
const invitationLink = ({ url }: DeskConfig, secret: string) => `${url}/_desk/invitation/${secret}`;

/** Link for the first owner of a desk without people. */
export function firstOwnerLink({ people, config }: Desk): string | undefined {
  const secret = firstOwnerInvitation(people);
  return secret === undefined ? undefined : invitationLink(config, secret);
}

/** Link by which the owner who was the first signs in again; undefined without owners. */
export function recoveryLink(state: string, config: DeskConfig): string | undefined {
  const [owner] = openPeople(state, Date.now)
    .all()
    .filter(({ role, isSuspended }) => role === 'owner' && !isSuspended);
  return owner && invitationLink(config, recoverOwner(state, Date.now, owner.id).secret);
}

/** Approved proposals are published once visitors have what an editor published. */
function followApproved({ desk, signal, proposals }: OpenDesk): PublishingFollower {
  const follower = followPublishing(desk.publisher, () => markPublished(desk, proposals));
  signal.subscribe((changed) => changed === 'publishing' && follower.changed());
  return follower;
}

/** Ends the other processes, and what is written from time to time. */
async function closeParts({ desk, mail, received }: OpenDesk): Promise<void> {
  await desk.editor.close();
  await desk.publisher.close();
  await mail?.close();
  await received.close();
}

/**
 * Starts the server of a desk.
 * @throws UsageError if another one runs, a file of state is damaged, or the port is in use
 */
export async function startDesk(options: DeskOptions): Promise<RunningDesk> {
  const { config, state } = options;
  mkdirSync(state, { recursive: true, mode: 0o700 });
  const unlock = lockFolder(state);
  let opened: OpenDesk | undefined;
  try {
    await removeGitLocks(options.project.siteFile);
    opened = openDesk(options);
    const { desk } = opened;
    const context: DeskContext = {
      desk,
      operations: operationsOf(opened),
      proxies: proxyList(config.proxies),
      onPublish: followApproved(opened).published,
      limits: {
        network: createRateLimit({ burst: 300, perMinute: 600 }, desk.now),
        account: createRateLimit({ burst: 1200, perMinute: 6000 }, desk.now),
      },
    };
    const memory = returnIdleMemory();
    const listener = await listenLocally((request, response) => {
      memory.used();
      return answerDesk(context, request, response);
    }, config.port);
    const parts = opened;
    const close = async () => {
      memory.stop();
      await listener.close(longestAnswer);
      await closeParts(parts);
      unlock();
    };
    return { desk, port: listener.port, close };
  } catch (error) {
    if (opened) await closeParts(opened);
    unlock();
    throw error;
  }
}
