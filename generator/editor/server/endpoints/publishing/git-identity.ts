import type { Author } from '../../../document/person.ts';
import { gitWords } from '../git.ts';

interface Identity {
  name: string;
  email: string;
}

/** Committer of commits that a desk makes, and author of what nobody is known for. */
const deskIdentity: Identity = { name: 'Qiyam desk', email: 'noreply@desk.invalid' };

/** Longest name, in characters, and longest e-mail address. */
const longest = { name: 200, email: 254 };

/** Control characters, characters that end a name in git, and those that change the direction of what follows. */
const unsafe = /[\p{Cc}\p{Cs}<>\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu;

/** Characters that git removes from both ends of a name or an address, and hyphens. */
const crud = /^[\s.,:;"'\\-]+|[\s.,:;"'\\-]+$/g;

/** E-mail address without quotes and comments; it does not begin with a hyphen. */
const address = /^[^\s<>@"\\(),:;[\]-][^\s<>@"\\(),:;[\]]*@[\w.-]+$/u;

const cleaned = (text: string) => text.replace(unsafe, ' ').replace(/\s+/g, ' ').replace(crud, '');

/** Name and address of a person for git: they come from the person, and may contain anything. */
export function identityOf({ id, name, email = '' }: Author): Identity {
  const known =
    cleaned(id)
      .replace(/[^\w.-]/g, '')
      .replace(crud, '') || 'unknown';
  const isAddress = email.length <= longest.email && email.search(unsafe) === -1 && address.test(email);
  const shown = Array.from(cleaned(name)).slice(0, longest.name).join('');
  return { name: cleaned(shown) || known, email: isAddress ? email.replace(/^[.']+|\.+$/g, '') : `${known}@desk.invalid` };
}

const dateOf = (when: number | undefined): Record<string, string> =>
  Number.isSafeInteger(when) && Number(when) > 0 ? { GIT_AUTHOR_DATE: `@${Math.floor(Number(when) / 1000)} +0000` } : {};

/** Environment variables that name author and committer; never on the command line, where a name could be an option. */
export type CommitEnvironment = Record<string, string>;

const environmentOf = (author: Identity | undefined, when: number | undefined): CommitEnvironment => ({
  ...(author && { GIT_AUTHOR_NAME: author.name, GIT_AUTHOR_EMAIL: author.email }),
  ...dateOf(when),
  GIT_COMMITTER_NAME: deskIdentity.name,
  GIT_COMMITTER_EMAIL: deskIdentity.email,
});

/** Environment of a commit by a person. @param when time of what was done, in milliseconds since 1970; default: now */
export const environmentOfPerson = (author: Author, when?: number): CommitEnvironment => environmentOf(identityOf(author), when);

/** Environments of commits of which nobody knows the author: the one in git's settings, if there is one. */
export async function environmentsOfNobody(folder: string): Promise<(when: number) => CommitEnvironment> {
  const isConfigured = await gitWords(['var', 'GIT_AUTHOR_IDENT'], { folder }).then(
    () => true,
    () => false,
  );
  return (when) => environmentOf(isConfigured ? undefined : deskIdentity, when);
}
