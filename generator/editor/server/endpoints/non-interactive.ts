/**
 * Environment and settings that prevent git from asking questions in a terminal or window. Credential stores and agents still
 * work.
 */

/** Git tries this before its settings and SSH_ASKPASS; an empty name ends the search. */
const noProgram = '';

/**
 * Variables that stop git, ssh and credential helpers from asking for passwords or host keys, and from starting an editor.
 * https://git-scm.com/docs/gitcredentials, https://man.openbsd.org/ssh.1#SSH_ASKPASS_REQUIRE
 */
export const nonInteractiveEnvironment = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_ASKPASS: noProgram,
  SSH_ASKPASS_REQUIRE: 'never',
  GCM_INTERACTIVE: 'never',
  GIT_EDITOR: 'true',
};

/** The same for helpers that read git's settings. */
export const nonInteractiveSettings = ['-c', 'credential.interactive=false'];

/** Option that makes an ssh program fail instead of asking, by program name. */
const nonInteractiveSshOptions: Record<string, string> = { ssh: '-o BatchMode=yes', plink: '-batch', tortoiseplink: '-batch' };

const quoted = (path: string) => `'${path.replaceAll("'", "'\\''")}'`;

/** Sources of the ssh command of git. */
export interface SshSettings {
  /** GIT_SSH_COMMAND: a shell command. */
  command?: string | undefined;
  /** Setting core.sshCommand: a shell command. */
  setting?: string | undefined;
  /** GIT_SSH: path of a program. */
  program?: string | undefined;
}

/**
 * Non-interactive ssh command, chosen by git's own precedence; undefined for unknown programs, which are used unchanged.
 * https://git-scm.com/docs/git#Documentation/git.txt-GITSSHCOMMAND
 */
export function nonInteractiveSsh({ command, setting, program }: SshSettings): string | undefined {
  const chosen = command || setting || (program ? quoted(program) : 'ssh');
  const [, double, single, bare] = /^\s*(?:"([^"]+)"|'([^']+)'|(\S+))/.exec(chosen) ?? [];
  const name = (double ?? single ?? bare ?? '').replace(/^.*[\\/]/, '').replace(/\.exe$/i, '');
  const flag = nonInteractiveSshOptions[name.toLowerCase()];
  return flag && `${chosen} ${flag}`;
}
