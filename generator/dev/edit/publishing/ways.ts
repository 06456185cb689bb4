import { spawn } from 'node:child_process';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { buildSite } from '../../../build.ts';
import type { MessageLanguage } from '../../../diagnostics/diagnostics.ts';
import { ContentError } from '../../../diagnostics/errors.ts';
import { visible } from '../../../diagnostics/visible.ts';
import type { WorkEvent } from '../../../edit/contract.ts';
import { projectRoot } from '../../../paths.ts';
import type { Bucket, EditHost } from '../endpoint.ts';
import { commitSite, commitsAhead, findRepository, obstacleOf, pushBranch, ToolRefusal } from '../git.ts';
import { obstacleWords, refusalOfGit } from './git-words.ts';
import { metered } from './work.ts';

type Work = AsyncGenerator<WorkEvent, WorkEvent>;

const words: Record<MessageLanguage, Record<'built' | 'commit' | 'push' | 'pushed' | 'nothing', (name: string) => string>> = {
  ar: {
    built: (folder) => `اكتمل البناء في المجلد ${folder}.`,
    commit: () => 'حفظ التغييرات في git…',
    push: (name) => `الإرسال إلى ${name}…`,
    pushed: (name) => `وصلت التغييرات إلى ${name}.`,
    nothing: (name) => `لا جديد: كل ما في الملف محفوظ، وهو في ${name}.`,
  },
  en: {
    built: (folder) => `The site is built in the folder ${folder}.`,
    commit: () => 'Committing the changes…',
    push: (name) => `Pushing to ${name}…`,
    pushed: (name) => `The changes are at ${name}.`,
    nothing: (name) => `Nothing is new: all that the file has is committed, and is at ${name}.`,
  },
};

const progress = (text: string): WorkEvent => ({ is: 'progress', words: text });

/** Builds as `npm run build` does: whole, or not at all. */
export async function* buildWork({ session, outDir }: EditHost, language: MessageLanguage): Work {
  yield* metered((told) => buildSite({ siteFile: session.siteFile, outDir, progress: told }), language);
  return { is: 'done', words: words[language].built(`\u2068${visible(relative(process.cwd(), outDir) || '.')}\u2069`) };
}

/** What has errors is not published. @throws ContentError */
async function expectRight({ session, inTurn, catchUp }: EditHost): Promise<void> {
  await inTurn(catchUp);
  const errors = session.diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new ContentError(errors, undefined);
}

/** Commits the site file and its assets, and pushes the branch to where it belongs. */
export async function* gitWork(host: EditHost, message: string, language: MessageLanguage): Work {
  const { siteFile } = host.session;
  const { commit, push, pushed, nothing } = words[language];
  const repository = await findRepository(siteFile);
  const obstacle = obstacleOf(repository);
  if (obstacle) throw new ToolRefusal(obstacleWords[obstacle][language]);
  await expectRight(host);
  const upstream = repository?.upstream ?? '';
  try {
    yield progress(commit(''));
    await commitSite(siteFile, message);
    if ((await commitsAhead(siteFile)) === 0) return { is: 'done', words: nothing(upstream) };
    yield progress(push(upstream));
    await pushBranch(siteFile);
  } catch (error) {
    throw error instanceof ToolRefusal ? new ToolRefusal(refusalOfGit(error.message, language)) : error;
  }
  return { is: 'done', words: pushed(upstream) };
}

/** Runs `npm run publish:s3` with the bucket that the preview was started with. */
export async function* bucketWork({ session, outDir }: EditHost, bucket: Bucket, language: MessageLanguage): Work {
  const command = join(projectRoot, 'generator/commands/start.mjs');
  const site = ['--site', session.siteFile, '--out', outDir, '--language', language];
  const child = spawn(process.execPath, [command, 'publish', '--bucket', bucket.name, ...bucket.options, ...site], {
    cwd: process.cwd(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let refusal = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    refusal = (refusal + text).slice(-4000);
  });
  const ended = new Promise<number>((resolve) => {
    child.on('error', () => resolve(-1)).on('close', (code) => resolve(code ?? -1));
  });
  let last = '';
  for await (const line of createInterface({ input: child.stdout })) {
    last = line;
    yield progress(line);
  }
  if ((await ended) !== 0) throw new ToolRefusal(refusal.trim());
  return { is: 'done', words: last };
}
