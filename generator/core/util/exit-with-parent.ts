import { readFileSync } from 'node:fs';

/** Interval between checks of the parent processes. Milliseconds. */
const pause = 500;

/**
 * Parent of a process that is a shell running one line, `sh -c`; undefined for other processes, and if the system does not
 * provide it.
 */
function parentOfShell(pid: number): number | undefined {
  try {
    const [, flag] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    if (flag !== '-c') return undefined;
    // "12 (name) S 11 …"; the name may contain anything. https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
    const [, above] = /.*\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return Number(above);
  } catch {
    return undefined;
  }
}

/** Ids of the parent processes; changes when one of them ends. */
const parentProcesses = () => `${process.ppid} ${parentOfShell(process.ppid)}`;

/**
 * Ends a long-running command when the package manager that started it has ended: npm sends signals to the shell in between,
 * and shells such as dash end without forwarding them. Simulates a signal. Other ways to start a command, such as `nohup`, are
 * not affected. On Windows the end of a parent process cannot be detected.
 */
export function exitWithParent({ npm_config_user_agent: manager }: NodeJS.ProcessEnv = process.env): void {
  if (manager === undefined) return;
  const former = parentProcesses();
  const timer = setInterval(() => {
    if (parentProcesses() === former) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, pause);
  timer.unref();
}
