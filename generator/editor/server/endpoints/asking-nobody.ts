/** What git answers by itself, from a store or an agent, is answered; what would ask, in a terminal or a window, is refused. */

/** Git looks for a program to ask with here, then in its settings, then in SSH_ASKPASS: one without a name ends the search. */
const noProgram = '';

/**
 * Variables under which git, ssh and helpers ask nobody for a password or whom to trust, and start no editor.
 * https://git-scm.com/docs/gitcredentials, https://man.openbsd.org/ssh.1#SSH_ASKPASS_REQUIRE
 */
export const askingNobody = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: noProgram,
  SSH_ASKPASS_REQUIRE: 'never',
  GCM_INTERACTIVE: 'never',
  GIT_EDITOR: 'true',
};

/** The same for helpers that read it from git's settings. */
export const askingNobodySettings = ['-c', 'credential.interactive=false'];

/** By the name of a program that connects: what tells it to fail where it would ask. */
const withoutAsking: Record<string, string> = { ssh: '-o BatchMode=yes', plink: '-batch', tortoiseplink: '-batch' };

const quoted = (path: string) => `'${path.replaceAll("'", "'\\''")}'`;

/** How git would connect over ssh. */
export interface WaysOfSsh {
  /** GIT_SSH_COMMAND: a line for a shell. */
  command?: string | undefined;
  /** The setting core.sshCommand, one too. */
  setting?: string | undefined;
  /** GIT_SSH: the path of a program. */
  program?: string | undefined;
}

/**
 * The command for ssh that asks nobody, by the rules in which git chooses it; undefined where that is a program of which it is
 * not known how it is told: it is used as it is.
 * https://git-scm.com/docs/git#Documentation/git.txt-GITSSHCOMMAND
 */
export function quietSsh({ command, setting, program }: WaysOfSsh): string | undefined {
  const chosen = command || setting || (program ? quoted(program) : 'ssh');
  const [, double, single, bare] = /^\s*(?:"([^"]+)"|'([^']+)'|(\S+))/.exec(chosen) ?? [];
  const name = (double ?? single ?? bare ?? '').replace(/^.*[\\/]/, '').replace(/\.exe$/i, '');
  const flag = withoutAsking[name.toLowerCase()];
  return flag && `${chosen} ${flag}`;
}
