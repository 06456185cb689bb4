import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { appendFileSync, copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

/** New Debian machine with systemd, in namespaces of this one. Its network and processors are those of this machine. */
export interface Machine {
  root: string;
  /** Runs commands as root, from the folder /root. @throws Error with what they printed if one fails */
  run: (commands: string) => Promise<string>;
  write: (file: string, text: string) => void;
  close: () => Promise<void>;
}

const release = 'trixie';

/** Packages that every Debian has, and that a root by debootstrap lacks. */
const included = 'ca-certificates,systemd,systemd-sysv,dbus,procps,login.defs';

/** Group of processes in which the machine's systemd manages its services. */
const controlGroup = '/sys/fs/cgroup';

const unified = () => [join(controlGroup, 'unified'), controlGroup].find((one) => existsSync(join(one, 'cgroup.procs')));

/** Mounts what a machine has, and becomes its first process. $1: its root. */
const boot = `
set -e
mount --bind "$1" "$1"
cd "$1"
mount -t proc proc proc
mount -t tmpfs tmpfs sys
mkdir -p sys/fs/cgroup
mount -t cgroup2 cgroup2 sys/fs/cgroup
mount -t tmpfs tmpfs run
mount -t tmpfs tmpfs tmp
mount -t tmpfs -o mode=755 dev dev
for name in null zero full random urandom tty; do touch "dev/$name"; mount --bind "/dev/$name" "dev/$name"; done
mkdir dev/pts dev/shm
mount -t devpts -o newinstance,ptmxmode=0666 devpts dev/pts
ln -s pts/ptmx dev/ptmx
mount -t tmpfs shm dev/shm
ln -s /proc/self/fd dev/fd
ln -s fd/0 dev/stdin
ln -s fd/1 dev/stdout
ln -s fd/2 dev/stderr
exec chroot . /usr/bin/env -i container=other PATH=/usr/sbin:/usr/bin:/sbin:/bin LANG=C.UTF-8 /lib/systemd/systemd
`;

/** What this machine needs to reach package registries, e.g. through a proxy that has a certificate of its own. */
function copyNetwork(root: string): void {
  for (const file of ['/etc/resolv.conf', '/etc/hosts']) copyFileSync(file, join(root, file));
  const certificates = process.env.NODE_EXTRA_CA_CERTS;
  if (certificates !== undefined) cpSync(certificates, join(root, 'etc/ssl/certs/ca-certificates.crt'));
}

/** First process of the machine: the only child of `unshare`. */
async function firstProcessOf({ pid }: ChildProcess): Promise<number> {
  for (let tries = 0; tries < 100; tries++) {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    if (/^\d+$/.test(children)) return Number(children);
    await wait(50);
  }
  throw new Error('The machine does not start.');
}

const namespaces = ['--mount', '--pid', '--cgroup', '--uts', '--ipc'];

/** Starts a new machine in a folder. Needs root, debootstrap and the package registries of Debian. */
export async function startMachine(root: string): Promise<Machine> {
  execFileSync('debootstrap', ['--variant=minbase', `--include=${included}`, release, root], { stdio: ['ignore', 'ignore', 2] });
  copyNetwork(root);
  const group = join(unified() ?? controlGroup, 'qiyam-document');
  mkdirSync(group, { recursive: true });
  const enter = `echo $$ > ${group}/cgroup.procs && exec unshare --fork --propagation private ${namespaces.join(' ')} sh -c "$0" sh "$1"`;
  const child = spawn('sh', ['-c', enter, boot, root], { stdio: 'ignore' });
  const first = await firstProcessOf(child);
  const env = ['/usr/bin/env', '-i', 'PATH=/usr/sbin:/usr/bin:/sbin:/bin', 'LANG=C.UTF-8', 'HOME=/root'];
  const settings = ['DEBIAN_FRONTEND=noninteractive', 'NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt'];
  const enterArgs = ['--target', String(first), ...namespaces, '--root', ...env, ...settings];
  const run = async (commands: string) => {
    const shell = ['bash', '-e', '-o', 'pipefail', '-c', `cd /root\n${commands}`];
    const ended = promisify(execFile)('nsenter', [...enterArgs, ...shell], { maxBuffer: 1024 ** 3 });
    const { stdout, stderr } = await ended.catch((error) => {
      throw new Error(`${commands}\n${error.stdout}\n${error.stderr}`.slice(-4000));
    });
    return stdout + stderr;
  };
  for (let tries = 0; tries < 60; tries++) {
    const state = await run('systemctl is-system-running || true').catch(() => '');
    if (/running|degraded/.test(state)) break;
    await wait(500);
  }
  return {
    root,
    run,
    write: (file, text) => {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    },
    close: async () => {
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      process.kill(first, 'SIGKILL');
      await ended;
      rmSync(root, { recursive: true, force: true });
    },
  };
}

/** Makes a name of the Internet mean this machine. */
export const nameHost = ({ root }: Machine, name: string): void => appendFileSync(join(root, 'etc/hosts'), `127.0.0.1 ${name}\n`);
