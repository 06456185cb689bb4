import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { generate } from 'selfsigned';
import { temporaryFolder } from '../support/build.ts';
import { projectRoot } from '../support/project-root.ts';
import { addAuthenticator } from '../support/virtual-authenticator.ts';
import { type CodeBlock, codeBlocksOf } from './code-blocks.ts';
import { type Machine, nameHost, startMachine } from './machine.ts';
import { acceptInvitation, editHomePage, openBrowserOf, signInAgain } from './signed-in.ts';

/*
 * Follows docs/desk.md word by word on a new Debian machine: its files are written and its commands run in their order, and a
 * browser does what the text says. As root on Linux with debootstrap: tsx tests/desk-document/walk.ts
 */

const host = 'desk.example.sa';
const url = `https://${host}`;

/** The only change to the document: this machine has no public name, so Caddy issues its certificate by itself. */
const ownCertificates = '{\n\tlocal_certs\n\tskip_install_trust\n}\n';
const caddyCertificate = 'var/lib/caddy/.local/share/caddy/pki/authorities/local/intermediate.crt';

const started = performance.now();
const tell = (line: string) =>
  process.stdout.write(`${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s  ${line}\n`);

const blocks = codeBlocksOf(readFileSync(join(projectRoot, 'docs/desk.md'), 'utf8'));
const below = (heading: string, language = 'sh'): CodeBlock[] =>
  blocks.filter((block) => block.heading === heading && block.language === language);

function packInto(machine: Machine): void {
  const folder = join(machine.root, 'root');
  execFileSync(process.execPath, [join(projectRoot, 'generator/cli/start.mjs'), 'pack', '--out', folder], { stdio: 'ignore' });
}

function writeFiles(machine: Machine, files: readonly CodeBlock[]): void {
  for (const { file = '', language, text } of files)
    machine.write(file, language === 'caddyfile' ? ownCertificates + text : text);
}

async function follow(machine: Machine, heading: string): Promise<string> {
  let output = '';
  for (const { text } of below(heading)) {
    output += await machine.run(text);
    tell(`${heading}: ${text.trim().split('\n').join(' ; ')}`);
  }
  return output;
}

/** Link that the desk printed last. */
async function linkOf(machine: Machine): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const links = (await machine.run('journalctl --unit qiyam-desk --output cat')).match(/https:\S+\/_desk\/invitation\/\S+/g);
    const last = links?.at(-1);
    if (last !== undefined) return last;
    await wait(300);
  }
  throw new Error(`No link is printed: ${await machine.run('journalctl --unit qiyam-desk')}`);
}

async function untilAnswering(machine: Machine): Promise<void> {
  const ask = `curl --silent --fail --output /dev/null --header "Host: ${host}" http://127.0.0.1:4173/_desk/sign-in`;
  for (let tries = 0; tries < 100; tries++) {
    const isAnswering = await machine.run(ask).then(
      () => true,
      () => false,
    );
    if (isAnswering) return;
    await wait(200);
  }
  throw new Error(`The desk does not answer: ${await machine.run('journalctl --unit qiyam-desk --lines 40')}`);
}

/** Serves the desk by nginx instead, with a certificate of this test. */
async function changeToNginx(machine: Machine, { private: key, cert }: { private: string; cert: string }): Promise<void> {
  await machine.run(
    'systemctl disable --now caddy && apt-get install -y --no-install-recommends nginx && rm /etc/nginx/sites-enabled/default',
  );
  machine.write(`etc/letsencrypt/live/${host}/fullchain.pem`, cert);
  machine.write(`etc/letsencrypt/live/${host}/privkey.pem`, key);
  writeFiles(machine, below('The proxy', 'nginx'));
  await machine.run('nginx -t && systemctl restart nginx');
}

async function walk(machine: Machine): Promise<void> {
  nameHost(machine, host);
  packInto(machine);
  await machine.run('apt-get update -qq && apt-get install -y --no-install-recommends curl');
  tell('a new Debian machine');
  const [install, create, start] = below('In five minutes');
  await machine.run(install?.text ?? '');
  tell('programs are installed');
  const begun = performance.now();
  await machine.run(create?.text ?? '');
  writeFiles(machine, [...below('The service', 'ini'), ...below('The proxy', 'caddyfile')]);
  await machine.run(start?.text ?? '');
  const link = await linkOf(machine);
  tell('the desk has printed its link');
  await machine.run(`for try in $(seq 50); do test -e /${caddyCertificate} && exit; sleep 0.2; done; exit 1`);
  const own = await generate([{ name: 'commonName', value: host }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: host }] }],
  });
  const certificates = [readFileSync(join(machine.root, caddyCertificate), 'utf8'), own.cert];
  const { page, close } = await openBrowserOf({ host, certificates });
  try {
    await addAuthenticator(page);
    await acceptInvitation(page, link, 'هدى القحطاني');
    tell('the first owner is signed in');
    await editHomePage(page, url, 'أهلًا');
    tell(`a signed-in edit, ${((performance.now() - begun) / 1000).toFixed(1)} s after git init`);
    const file = () => readFileSync(join(machine.root, 'srv/desk/site/site.json'), 'utf8');
    const holds = (words: string) => {
      if (!file().includes(words)) throw new Error(`The site does not have ${words}.`);
    };
    holds('أهلًا');
    tell(await machine.run('systemctl show qiyam-desk --property MemoryCurrent --property MainPID; ps -o rss,args -u desk'));
    writeFiles(machine, below('Backup', 'ini'));
    const [backup, restore] = below('Backup');
    tell(await machine.run(backup?.text ?? ''));
    await editHomePage(page, url, 'وسهلًا');
    tell(await machine.run(restore?.text ?? ''));
    await untilAnswering(machine);
    if (file().includes('وسهلًا')) throw new Error('The restored site has a later change.');
    await signInAgain(page, url);
    await editHomePage(page, url, 'ومرحبًا');
    holds('ومرحبًا');
    tell('restored, signed in and edited');
    await follow(machine, 'Upgrade');
    await untilAnswering(machine);
    await editHomePage(page, url, 'بعد الترقية');
    const recovery = /https:\S+\/_desk\/invitation\/\S+/.exec(await follow(machine, 'When the last owner is locked out'));
    await page.context().clearCookies();
    await acceptInvitation(page, recovery?.[0] ?? '');
    tell('signed in after recovery');
    await changeToNginx(machine, own);
    await editHomePage(page, url, 'من خلف وكيل آخر');
    holds('من خلف وكيل آخر');
    tell('edited behind nginx');
  } finally {
    await close();
  }
}

const folder = join(await temporaryFolder(), 'machine');
mkdirSync(folder);
const machine = await startMachine(folder);
try {
  await walk(machine);
} catch (error) {
  process.stderr.write(await machine.run('journalctl --unit qiyam-desk --unit caddy --lines 60 || true'));
  throw error;
} finally {
  await machine.close();
}
