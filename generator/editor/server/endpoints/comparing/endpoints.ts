import { extname } from 'node:path';
import { decodedPart } from '../../../../../templates/model/addresses/decode.ts';
import { mediaTypeOf } from '../../../../build/hosting/media-types.ts';
import type { MessageLanguage } from '../../../../core/diagnostics/diagnostics.ts';
import type { ChangesReport } from '../../../document/protocol-publishing.ts';
import { withoutScripts } from '../../../preview/answers.ts';
import type { EndpointEntry } from '../access.ts';
import { type Answer, type EditHost, json, notFound } from '../endpoint.ts';
import { diffOfFile, findRepository, hasUnsent, obstacleOf } from '../git.ts';
import { placedProblem } from '../placed-problem.ts';
import { publishedExamples } from '../publishing/example-addresses.ts';
import { builtVersion } from './built-version.ts';
import { changesBetween } from './changes.ts';
import { committedVersion, presentVersion, type SiteVersion } from './rendered-version.ts';

/** Maximum length of a diff in characters. */
const longestDiff = 400_000;

type ComparisonBase = ChangesReport['since'];

const isComparisonBase = (text: string | null | undefined): text is ComparisonBase => text === 'build' || text === 'commit';

const previousVersion = ({ preview, now }: EditHost, since: ComparisonBase): Promise<SiteVersion | undefined> =>
  since === 'build' ? builtVersion(preview.project.out) : committedVersion(preview, now());

interface Publishing extends Pick<ChangesReport, 'ways' | 'hasUnsent'> {
  hasCommits: boolean;
}

async function publishingOf({ preview, bucket, desk }: EditHost): Promise<Publishing> {
  const repository = await findRepository(preview.project.siteFile);
  const noGit = obstacleOf(repository);
  return {
    hasCommits: repository?.commit !== undefined,
    ...(repository?.commit !== undefined && (await hasUnsent(repository)) && { hasUnsent: true }),
    ways: {
      ...(repository?.branch !== undefined &&
        repository.upstream !== undefined && { git: { branch: repository.branch, upstream: repository.upstream } }),
      ...(noGit !== undefined && { noGit }),
      ...(bucket !== undefined && { s3: { bucket: bucket.name } }),
      ...(desk && { desk: true as const }),
    },
  };
}

async function compare(host: EditHost, since: ComparisonBase, language: MessageLanguage) {
  const now = host.now();
  const present = await presentVersion(host.preview, now);
  const previous = present && (await previousVersion(host, since));
  if (!present || !previous) return { since, isKnown: false, shared: [], pages: [], scheduled: [] };
  const changes = await changesBetween({ present, previous, since, now, language });
  return { since, isKnown: true, ...(previous.when !== undefined && { when: previous.when }), ...changes };
}

async function report(host: EditHost, since: ComparisonBase, language: MessageLanguage): Promise<ChangesReport> {
  const { hasCommits, ...publishing } = await publishingOf(host);
  const diff = hasCommits ? await diffOfFile(host.preview.project.siteFile) : undefined;
  return {
    ...(await compare(host, since, language)),
    examples: publishedExamples(host.preview).map((one) => placedProblem(one, host.preview, language)),
    ...(diff !== undefined && { diff: diff.slice(0, longestDiff) }),
    ...publishing,
  };
}

/** Content security policy of displayed pages: styles, fonts and pictures only, no scripts. */
const pagePolicy = "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; frame-ancestors 'self'";

/** A page or asset of a version. @param folder address of the version's files */
async function answerFrom(
  version: SiteVersion,
  path: string,
  { base, folder }: { base: string; folder: string },
): Promise<Answer> {
  const headers = { 'Content-Security-Policy': pagePolicy };
  if (path.startsWith('assets/')) {
    const content = await version.file(path);
    const isMedia = /^\.(?:css|woff2|svg|png|jpe?g|webp|avif)$/.test(extname(path).toLowerCase());
    return content !== undefined && isMedia ? { type: mediaTypeOf(path), content, headers } : notFound();
  }
  const html = await version.page(path === '' ? 'index.html' : `${path}.html`);
  if (html === undefined) return notFound();
  const content = withoutScripts(html).replaceAll(`${base}assets/`, `${folder}assets/`);
  return { type: 'text/html; charset=utf-8', content, headers };
}

/** A page or asset as visitors got it before, or will get it. @param rest `commit`, `build` or `now`, and a path */
async function answerPublished(host: EditHost, rest: string): Promise<Answer> {
  const [, name, path] = /^([^/]*)(?:\/(.*))?$/s.exec(rest) ?? [];
  const { shown } = host.preview;
  const decoded = decodedPart(path ?? '');
  if (!shown || decoded === undefined || !(name === 'now' || isComparisonBase(name))) return notFound();
  const version = name === 'now' ? await presentVersion(host.preview, host.now()) : await previousVersion(host, name);
  const { base } = shown;
  return version ? answerFrom(version, decoded, { base, folder: `${base}_edit/published/${name}/` }) : notFound();
}

/** Endpoints that compare the site with the last build or commit. */
export function comparingEndpoints(host: EditHost): EndpointEntry[] {
  return [
    [
      'changes',
      {
        method: 'GET',
        answer: async ({ query, language }) => {
          const since = query.get('since') ?? 'build';
          return isComparisonBase(since) ? json(await report(host, since, language)) : json({}, 400);
        },
      },
    ],
    ['published', { method: 'GET', isFolder: true, answer: ({ rest }) => answerPublished(host, rest) }],
  ];
}
