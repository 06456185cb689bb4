import { extname } from 'node:path';
import { decodedPart } from '../../../../../templates/model/addresses/decode.ts';
import { mediaTypeOf } from '../../../../build/hosting/media-types.ts';
import type { MessageLanguage } from '../../../../core/diagnostics/diagnostics.ts';
import type { ChangesReport } from '../../../document/protocol-publishing.ts';
import type { PreviewedSite } from '../../../preview/previewed-site.ts';
import { type Answer, type EditHost, type Endpoint, json, notFound } from '../endpoint.ts';
import { diffOfFile, findRepository, obstacleOf } from '../git.ts';
import { placedProblem } from '../placed-problem.ts';
import { publishedExamples } from '../publishing/example-addresses.ts';
import { changedPages } from './changes.ts';
import { builtSite, committedSite, type PreviousSite, previousPageHtml } from './previous-site.ts';

/** Maximum length of a diff in characters. */
const longestDiff = 400_000;

type ComparisonBase = ChangesReport['since'];

const isComparisonBase = (text: string | null | undefined): text is ComparisonBase => text === 'build' || text === 'commit';

const loadPreviousSite = ({ preview }: EditHost, since: ComparisonBase): Promise<PreviousSite | undefined> =>
  since === 'build' ? builtSite(preview.project.out) : committedSite(preview);

async function report(host: EditHost, since: ComparisonBase, language: MessageLanguage): Promise<ChangesReport> {
  const { shown: current, project } = host.preview;
  const repository = await findRepository(project.siteFile);
  const noGit = obstacleOf(repository);
  const diff = repository?.commit === undefined ? undefined : await diffOfFile(project.siteFile);
  const previousSite = current && (await loadPreviousSite(host, since));
  return {
    since,
    isKnown: previousSite !== undefined,
    ...(previousSite?.when !== undefined && { when: previousSite.when }),
    pages: current && previousSite ? await changedPages(current, previousSite, since) : [],
    examples: publishedExamples(host.preview).map((one) => placedProblem(one, host.preview, language)),
    ...(diff !== undefined && { diff: diff.slice(0, longestDiff) }),
    ways: {
      ...(repository?.branch !== undefined &&
        repository.upstream !== undefined && { git: { branch: repository.branch, upstream: repository.upstream } }),
      ...(noGit !== undefined && { noGit }),
      ...(host.bucket !== undefined && { s3: { bucket: host.bucket.name } }),
    },
  };
}

/** Content security policy of former pages: styles, fonts and pictures only, no scripts. */
const previousPagePolicy = "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; frame-ancestors 'self'";

async function answerPreviousPage(
  previousSite: PreviousSite,
  path: string,
  shown: { current: PreviewedSite; since: ComparisonBase },
): Promise<Answer> {
  if (path.startsWith('assets/')) {
    const content = await previousSite.file(path);
    const isMedia = /^\.(?:css|woff2|svg|png|jpe?g|webp|avif)$/.test(extname(path).toLowerCase());
    if (content === undefined || !isMedia) return notFound();
    return { type: mediaTypeOf(path), content, headers: { 'Content-Security-Policy': previousPagePolicy } };
  }
  const html = await previousSite.page(path === '' ? 'index.html' : `${path}.html`);
  if (html === undefined) return notFound();
  const content = previousPageHtml(html, shown);
  return { type: 'text/html; charset=utf-8', content, headers: { 'Content-Security-Policy': previousPagePolicy } };
}

/** Endpoints that compare the site with the last build or commit. */
export function comparingEndpoints(host: EditHost): [string, Endpoint][] {
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
    [
      'before',
      {
        method: 'GET',
        isFolder: true,
        answer: async ({ rest }) => {
          const [, since, path] = /^([^/]*)(?:\/(.*))?$/s.exec(rest) ?? [];
          const { shown: current } = host.preview;
          const name = decodedPart(path ?? '');
          if (!current || name === undefined || !isComparisonBase(since)) return notFound();
          const previousSite = await loadPreviousSite(host, since);
          return previousSite ? answerPreviousPage(previousSite, name, { current, since }) : notFound();
        },
      },
    ],
  ];
}
