import { spawn } from 'node:child_process';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { buildSite } from '../../../build.ts';
import type { MessageLanguage } from '../../../diagnostics/diagnostics.ts';
import { visible } from '../../../diagnostics/visible.ts';
import type { WorkEvent } from '../../../edit/contract.ts';
import { projectRoot } from '../../../paths.ts';
import type { Bucket, EditHost } from '../endpoint.ts';
import { commitSite, findRepository, pushBranch, ToolRefusal } from '../git.ts';
import { metered } from './work.ts';

type Work = AsyncGenerator<WorkEvent, WorkEvent>;

const words: Record<MessageLanguage, Record<'built' | 'commit' | 'push' | 'pushed' | 'upstream', (name: string) => string>> = {
  ar: {
    built: (folder) => `اكتمل البناء في المجلد ${folder}.`,
    commit: () => 'حفظ التغييرات في git…',
    push: (name) => `الإرسال إلى ${name}…`,
    pushed: (name) => `وصلت التغييرات إلى ${name}.`,
    upstream: () => 'لا يتبع هذا الفرع فرعًا في مستودع آخر، فلا وجهة للنشر.',
  },
  en: {
    built: (folder) => `The site is built in the folder ${folder}.`,
    commit: () => 'Committing the changes…',
    push: (name) => `Pushing to ${name}…`,
    pushed: (name) => `The changes are at ${name}.`,
    upstream: () => 'This branch follows none of another repository: there is nowhere to publish to.',
  },
};

const progress = (text: string): WorkEvent => ({ is: 'progress', words: text });

/** Builds as `npm run build` does: whole, or not at all. */
export async function* buildWork({ session, outDir }: EditHost, language: MessageLanguage): Work {
  yield* metered((told) => buildSite({ siteFile: session.siteFile, outDir, progress: told }), language);
  return { is: 'done', words: words[language].built(visible(relative(process.cwd(), outDir) || '.')) };
}

/** Commits the site file and its assets, and pushes the branch to where it belongs. */
export async function* gitWork({ session }: EditHost, message: string, language: MessageLanguage): Work {
  const { commit, push, pushed, upstream } = words[language];
  const repository = await findRepository(session.siteFile);
  if (repository?.upstream === undefined) throw new ToolRefusal(upstream(''));
  yield progress(commit(''));
  await commitSite(session.siteFile, message);
  yield progress(push(repository.upstream));
  await pushBranch(session.siteFile);
  return { is: 'done', words: pushed(repository.upstream) };
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
