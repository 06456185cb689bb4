import { extname } from 'node:path';
import { decodedPart } from '../../../../../templates/model/addresses/decode.ts';
import { mediaTypeOf } from '../../../../build/hosting/media-types.ts';
import type { ChangesReport } from '../../../document/protocol-publishing.ts';
import type { ShownSite } from '../../../preview/shown-site.ts';
import { type Answer, type EditHost, type Endpoint, json, notFound } from '../endpoint.ts';
import { diffOfFile, findRepository, obstacleOf } from '../git.ts';
import { changedPages } from './changes.ts';
import { builtSite, committedSite, type Former, shownFormer } from './former.ts';

/** Maximum length of a diff in characters. */
const longestDiff = 400_000;

type Since = ChangesReport['since'];

const isSince = (text: string | null | undefined): text is Since => text === 'build' || text === 'commit';

const formerOf = ({ preview }: EditHost, since: Since): Promise<Former | undefined> =>
  since === 'build' ? builtSite(preview.project.out) : committedSite(preview);

async function report(host: EditHost, since: Since): Promise<ChangesReport> {
  const { shown: current, project } = host.preview;
  const repository = await findRepository(project.siteFile);
  const noGit = obstacleOf(repository);
  const diff = repository?.commit === undefined ? undefined : await diffOfFile(project.siteFile);
  const former = current && (await formerOf(host, since));
  return {
    since,
    isKnown: former !== undefined,
    ...(former?.when !== undefined && { when: former.when }),
    pages: current && former ? await changedPages(current, former, since) : [],
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
const formerPolicy = "default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; frame-ancestors 'self'";

async function showFormer(former: Former, path: string, shown: { current: ShownSite; since: Since }): Promise<Answer> {
  if (path.startsWith('assets/')) {
    const content = await former.file(path);
    const isMedia = /^\.(?:css|woff2|svg|png|jpe?g|webp|avif)$/.test(extname(path).toLowerCase());
    if (content === undefined || !isMedia) return notFound();
    return { type: mediaTypeOf(path), content, headers: { 'Content-Security-Policy': formerPolicy } };
  }
  const html = await former.page(path === '' ? 'index.html' : `${path}.html`);
  if (html === undefined) return notFound();
  const content = shownFormer(html, shown);
  return { type: 'text/html; charset=utf-8', content, headers: { 'Content-Security-Policy': formerPolicy } };
}

/** Endpoints that compare the site with the last build or commit. */
export function comparingEndpoints(host: EditHost): [string, Endpoint][] {
  return [
    [
      'changes',
      {
        method: 'GET',
        answer: async ({ query }) => {
          const since = query.get('since') ?? 'build';
          return isSince(since) ? json(await report(host, since)) : json({}, 400);
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
          if (!current || name === undefined || !isSince(since)) return notFound();
          const former = await formerOf(host, since);
          return former ? showFormer(former, name, { current, since }) : notFound();
        },
      },
    ],
  ];
}
