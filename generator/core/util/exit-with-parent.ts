import { readFileSync } from 'node:fs';

/** How often it is looked who is there. Milliseconds. */
const pause = 500;

/** The process above a shell that runs one line, `sh -c`; undefined for any other process, and where the system does not tell. */
function parentOfShell(pid: number): number | undefined {
  try {
    const [, flag] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    if (flag !== '-c') return undefined;
    // "12 (name) S 11 …", where the name may hold anything. https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html
    const [, above] = /.*\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return Number(above);
  } catch {
    return undefined;
  }
}

/** Who has started this process, as long as they are there. */
const parentProcesses = () => `${process.ppid} ${parentOfShell(process.ppid)}`;

/**
 * Ends a command that goes on once the package manager that has started it has ended: npm hands signals to the shell between them,
 * and shells such as dash end without telling anybody. It ends as by a signal. What was started otherwise goes on, as by `nohup`.
 * Windows does not tell that whoever started a process is gone.
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
