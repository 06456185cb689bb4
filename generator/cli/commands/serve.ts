import { existsSync, mkdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { type MessageLanguage, messageLanguages } from '../../core/diagnostics/diagnostics.ts';
import { UsageError } from '../../core/diagnostics/errors.ts';
import { escapeControlCharacters } from '../../core/diagnostics/escape-control-characters.ts';
import type { Engine } from '../../core/util/engine.mjs';
import { exitWithParent } from '../../core/util/exit-with-parent.ts';
import { openProject } from '../../core/util/project.ts';
import type { GivenConfig } from '../../desk/server/config-file.ts';
import { chooseLanguage, oneOf, preferredLanguage, readArguments, readWords } from './arguments.ts';
import { callingFolder } from './calling-folder.ts';
import { defineCommand } from './command.ts';
import { readPort, run } from './options.ts';
import { prepareFolder } from './serve-folder.ts';
import { serveWords } from './serve-words.ts';

export const command = defineCommand({
  name: 'serve',
  script: 'serve',
  words: {
    en: 'Serves a desk for a team: the editor behind accounts, publishing and schedule, forms of visitors. Needs "npm run add -- serve".',
    ar: 'يشغّل مكتبًا لفريق: المحرر بحسابات، والنشر في موعده، وما يرسله الزوار. ويحتاج إلى "npm run add -- serve".',
  },
  takes: [
    {
      value: 'FOLDER',
      words: { en: 'folder of the site, in a git repository', ar: 'مجلد الموقع، وهو في مستودع git' },
    },
  ],
  options: ['url', 'port', 'state', 'repository', 'backup', 'restore', 'recover', 'language'],
  meanings: {
    port: {
      words: {
        en: 'port on 127.0.0.1, for the proxy in front; kept after the first start',
        ar: 'رقم المنفذ على 127.0.0.1 للوكيل الذي أمام المكتب، ويُحفظ بعد أول تشغيل',
      },
    },
  },
});

/** Folder of the site. @throws UsageError if it is not named */
function readFolder(): string {
  const [folder, another] = readWords();
  if (folder === undefined) throw new UsageError('desk-folder-missing');
  if (another !== undefined) throw new UsageError('unexpected-word', { found: another });
  return resolve(folder);
}

/** Resolves when the process is asked to end. */
const untilSignal = () =>
  new Promise<void>((end) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => end());
  });

const print = (text: string) => process.stdout.write(`${escapeControlCharacters(text)}\n`);

interface Given extends GivenConfig {
  repository: string | undefined;
}

interface ServeCall {
  engine: Engine;
  folder: string;
  state: string;
  /** Asked for; absent: the desk has the language of its site. */
  chosen: MessageLanguage | undefined;
  /** Of what is printed. */
  language: MessageLanguage;
}

/** Loaded on demand: the help of commands needs nothing of it. */
const loadServer = () => Promise.all([import('../../desk/server/start-desk.ts'), import('../../desk/server/config-file.ts')]);

const projectOf = (folder: string, state: string) => openProject(folder, join(state, 'out'), join(state, 'cache'));

/** Serves a desk until the process is asked to end. */
async function serve({ engine, folder, state, chosen, language }: ServeCall, given: Given): Promise<void> {
  const [{ firstOwnerLink, startDesk }, { readConfig }] = await loadServer();
  mkdirSync(state, { recursive: true, mode: 0o700 });
  const config = readConfig(state, given);
  await prepareFolder(folder, { repository: given.repository, language, engine });
  const project = projectOf(folder, state);
  const ofDesk = await chooseLanguage({ language: chosen, siteFile: project.siteFile });
  const { desk, port, close } = await startDesk({ config, state, project, engine, language: ofDesk });
  const words = serveWords[language];
  print(words.started(config.url, port));
  const link = firstOwnerLink(desk);
  if (link !== undefined) print(words.firstOwner(link));
  await untilSignal();
  await close();
}

/** @throws UsageError if there is no desk, e.g. as the folder is written wrong: a backup of nothing would look like one */
function assertDesk({ state }: ServeCall): void {
  if (!existsSync(state)) throw new UsageError('desk-missing', { file: state });
}

/** Prints the link of an owner who is locked out. */
async function recoverAccess({ state, language }: ServeCall): Promise<void> {
  const [{ recoveryLink }, { readConfig }] = await loadServer();
  const link = recoveryLink(state, readConfig(state, {}));
  if (link === undefined) throw new UsageError('owner-unknown', { file: state });
  print(serveWords[language].recovery(link));
}

async function saveArchive({ folder, state, language }: ServeCall, file: string): Promise<void> {
  const { backup } = await import('../../desk/backup/backup.ts');
  await backup({ project: projectOf(folder, state), state, now: Date.now }, resolve(file));
  print(serveWords[language].backedUp(file));
}

async function restoreArchive({ folder, state, language }: ServeCall, file: string): Promise<void> {
  const { restore } = await import('../../desk/backup/restore.ts');
  await restore(resolve(file), folder, state);
  print(serveWords[language].restored(folder));
}

export const main = (engine: Engine) =>
  run(command, engine, async () => {
    const { url, port, state, repository, backup, restore, recover, language: asked } = readArguments(command);
    process.chdir(callingFolder(command, engine.root));
    const folder = readFolder();
    const chosen = asked === undefined ? undefined : oneOf('--language', asked, messageLanguages);
    const call: ServeCall = {
      ...{ engine, folder, state: resolve(state ?? join(dirname(folder), `${basename(folder)}.desk`)) },
      chosen,
      language: preferredLanguage({ language: chosen }, undefined),
    };
    exitWithParent();
    if (backup !== undefined || recover) assertDesk(call);
    if (backup !== undefined) await saveArchive(call, backup);
    else if (restore !== undefined) await restoreArchive(call, restore);
    else if (recover) await recoverAccess(call);
    else await serve(call, { url, port: port === undefined ? undefined : readPort(port), repository });
  });
