import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openPeople } from '../../generator/desk/people/people.ts';
import { openSessions } from '../../generator/desk/people/sessions.ts';
import type { Role } from '../../generator/editor/document/person.ts';
import { names, type Served } from './open-team.ts';
import { git } from './site.ts';

const roleOf = (index: number): Role => (index === 0 ? 'owner' : index === 1 ? 'editor' : 'writer');

/** Key that opens nothing: everybody here has a session already. */
const unusedPasskey = (index: number) => ({
  ...{ id: `unused-${index}`, publicKey: 'AA', algorithm: -7, counter: 0, name: 'unused', createdAt: 0 },
});

export interface ServedDesk extends Served {
  /** Waits until a commit is built and delivered. @throws Error with the state of publishing if it is not after some minutes */
  untilDelivered: (url: string, commit: string) => Promise<void>;
}

/** `qiyam serve` with an account and a session for everybody, made before its start. */
export function servedDesk(): ServedDesk {
  const tokens: string[] = [];
  return {
    prepare: async ({ folder, repository }) => {
      const site = join(folder, 'site');
      git(folder, 'clone', '--quiet', repository, site);
      git(site, 'config', 'user.name', 'Desk');
      git(site, 'config', 'user.email', 'desk@example.com');
      const state = join(folder, 'site.desk');
      const people = openPeople(state, Date.now);
      const sessions = openSessions(state, people, Date.now);
      for (const [index, name] of names.entries()) {
        const { secret } = people.invite({ role: roleOf(index), name });
        const person = people.accept(secret, { passkey: unusedPasskey(index) }, name);
        tokens.push(sessions.create(person.id, { isShared: false, device: 'Chromium' }).token);
      }
    },
    args: ({ folder, port, url }) => ['serve', join(folder, 'site'), '--url', url, '--port', String(port), '--language', 'en'],
    untilDelivered: async (url, commit) => {
      let answer = '';
      for (let tries = 0; tries < 300; tries++) {
        const response = await fetch(`${url}/_desk/publishing?language=en`, { headers: { cookie: `desk=${tokens[0]}` } });
        answer = await response.text();
        const { last } = JSON.parse(answer);
        if (last?.commit === commit && last.isDone) return;
        await wait(1000);
      }
      throw new Error(`${commit} is not delivered: ${answer}`);
    },
    invite: async ({ server }) =>
      tokens.map((value) => async (page) => {
        await page.context().addCookies([{ name: 'desk', value, url: server.url }]);
      }),
  };
}
