import { spawn } from 'node:child_process';
import { relative } from 'node:path';
import { createInterface } from 'node:readline';
import { buildSite } from '../../../../build/build.ts';
import type { MessageLanguage } from '../../../../core/diagnostics/diagnostics.ts';
import { ContentError } from '../../../../core/diagnostics/errors.ts';
import { escapeControlCharacters } from '../../../../core/diagnostics/escape-control-characters.ts';
import { budgetsMessages } from '../../../../core/diagnostics/messages/budgets.ts';
import type { Progress } from '../../../../core/progress/progress.ts';
import type { WorkEvent } from '../../../document/protocol-publishing.ts';
import type { Bucket, EditHost } from '../endpoint.ts';
import { CommandError } from '../git.ts';
import { placedProblem } from '../placed-problem.ts';
import { publishedExamples } from './example-addresses.ts';
import { type GitRequest, gitWork } from './git-work.ts';
import { metered } from './work.ts';

type Work = AsyncGenerator<WorkEvent, WorkEvent>;

const built: Record<MessageLanguage, (folder: string) => string> = {
  ar: (folder) => `اكتمل البناء في المجلد ${folder}.`,
  en: (folder) => `The site is built in the folder ${folder}.`,
};

const progress = (text: string): WorkEvent => ({ is: 'progress', words: text });

/** Builds the site as `npm run build` does. */
export async function* buildWork({ preview }: EditHost, language: MessageLanguage): Work {
  const build = (meter: Progress) => buildSite({ project: preview.project, progress: meter }, preview.environment);
  const { warnings } = yield* metered(build, language);
  // Other warnings are in the list of problems already.
  const problems = warnings.filter(({ code }) => code in budgetsMessages).map((one) => placedProblem(one, preview, language));
  const words = built[language](`\u2068${escapeControlCharacters(relative(process.cwd(), preview.project.out) || '.')}\u2069`);
  return { is: 'done', words, ...(problems.length > 0 && { problems }) };
}

/** Refuses to publish content with errors. @throws ContentError */
async function expectRight({ preview, enqueue, refreshIfChanged }: EditHost): Promise<void> {
  await enqueue(refreshIfChanged);
  const errors = preview.diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new ContentError(errors, undefined);
}

const exampleWords: Record<MessageLanguage, string> = {
  ar: 'لم يُنشر شيء: في الموقع عناوين غير حقيقية لا تصل إلى أحد. اكتب العناوين الصحيحة، ثم انشر.',
  en: 'Nothing was published: the site has example addresses, and what is sent there is lost. Write the real ones, then publish.',
};

/** Failure because of example addresses; undefined if there are none. */
async function refusal({ preview, enqueue, refreshIfChanged }: EditHost, language: MessageLanguage) {
  await enqueue(refreshIfChanged);
  const problems = publishedExamples(preview).map((one) => placedProblem(one, preview, language));
  return problems.length > 0 ? { is: 'failed' as const, reason: exampleWords[language], problems } : undefined;
}

/** Publishes by git, merged with what others have published. */
export async function* publishByGit(host: EditHost, request: GitRequest, language: MessageLanguage): Work {
  await expectRight(host);
  const refused = await refusal(host, language);
  if (refused) return refused;
  return yield* gitWork(host, request, language);
}

/** Runs `npm run publish:s3` with the bucket that the preview was started with. */
export async function* bucketWork(host: EditHost, bucket: Bucket, language: MessageLanguage): Work {
  const { preview } = host;
  const refused = await refusal(host, language);
  if (refused) return refused;
  const command = preview.environment.engine.start;
  const site = ['--site', preview.project.siteFile, '--out', preview.project.out, '--language', language];
  const child = spawn(process.execPath, [command, 'publish', '--bucket', bucket.name, ...bucket.options, ...site], {
    cwd: process.cwd(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errorOutput = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errorOutput = (errorOutput + text).slice(-4000);
  });
  const ended = new Promise<number>((resolve) => {
    child.on('error', () => resolve(-1)).on('close', (code) => resolve(code ?? -1));
  });
  let last = '';
  for await (const line of createInterface({ input: child.stdout })) {
    last = line;
    yield progress(line);
  }
  if ((await ended) !== 0) throw new CommandError(errorOutput.trim());
  return { is: 'done', words: last, isSent: true };
}
