import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { isMessageLanguage } from '../../../templates/model/files/language.ts';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import type { RecipeId } from '../../core/diagnostics/messages/recipes.ts';
import { packageFile } from '../../core/util/packages.mjs';
import { indexPage, missingRecipe, recipePage, searchResultList } from '../guide/pages.ts';
import { guideFolder, readGuide } from '../guide/read-guide.ts';
import { searchGuide } from '../guide/search-guide.ts';
import { types } from '../preview/answers.ts';
import { bundleGuideClient } from '../preview/client-bundle.ts';

interface Answer {
  status: number;
  type: string;
  content: string | Uint8Array;
  headers?: Record<string, string>;
}

/** From Tabler Icons 3.51.0. MIT License, Copyright (c) 2020-2026 Paweł Kuna. */
const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#2a7a69" stroke-width="2" stroke-linecap="round">' +
  '<path d="M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M12 16v.01M12 13a2 2 0 0 0 .914 -3.782a1.98 1.98 0 0 0 -2.414 .483"/></svg>';

const fonts = '@fontsource-variable/readex-pro/files';

/** Style sheets of the guide; the palette is that of the editor. */
const stylesheets = ['generator/editor/app/style/palette.css', 'generator/editor/guide/guide.css'];

const readStylesheets = async (root: string) =>
  (await Promise.all(stylesheets.map((sheet) => readFile(join(root, sheet), 'utf8')))).join('');

/** Files of the guide by name. */
const files = new Map<string, (environment: BuildEnvironment) => string | Uint8Array | Promise<string | Uint8Array>>([
  ['guide.css', ({ engine }) => readStylesheets(engine.root)],
  ['guide.js', bundleGuideClient],
  ['icon.svg', () => icon],
  ...['arabic', 'latin'].map((script): [string, (environment: BuildEnvironment) => Promise<Uint8Array>] => [
    `${script}.woff2`,
    ({ engine }) => readFile(packageFile(engine.root, `${fonts}/readex-pro-${script}-wght-normal.woff2`)),
  ]),
]);

/** Content security policy: own files only. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; " +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'self'";

const usualHeaders = { 'Cache-Control': 'no-cache', 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'no-referrer' };

const notFound: Answer = { status: 404, type: 'text/plain; charset=utf-8', content: '' };

async function fileAnswer(name: string, environment: BuildEnvironment): Promise<Answer> {
  const content = await files.get(name)?.(environment);
  return content === undefined ? notFound : { status: 200, type: types[extname(name)] ?? '', content };
}

function pictureAnswer(language: MessageLanguage, name: string, { environment }: GuideRequest): Answer {
  const folder = join(guideFolder(environment.engine.root), 'pictures', language);
  // Names are compared with the folder's listing, so no path can leave the folder.
  if (!name.endsWith('.webp') || !readdirSync(folder).includes(name)) return notFound;
  return { status: 200, type: types[extname(name)] ?? '', content: readFileSync(join(folder, name)) };
}

const page = (content: string, status = 200): Answer => ({
  status,
  type: 'text/html; charset=utf-8',
  content,
  headers: { 'Content-Security-Policy': policy, 'Cross-Origin-Opener-Policy': 'same-origin' },
});

export interface GuideRequest {
  /** Path after `_guide/`. */
  path: string;
  query: URLSearchParams;
  base: string;
  /** Default language if the address has none. */
  language: MessageLanguage;
  environment: BuildEnvironment;
}

/** Page of the guide, or a fragment for the script. */
function pageAnswer(language: MessageLanguage, name: string, { query, base, environment }: GuideRequest): Answer {
  const guide = readGuide(environment.engine.root, language);
  const context = { guide, language, base };
  if (name === '') {
    const question = (query.get('q') ?? '').trim();
    const found = searchGuide(guide, question);
    const isPart = query.has('part');
    return page(isPart ? searchResultList(context, question, found.slice(0, 8)) : indexPage(context, question, found));
  }
  const recipe = guide.get(name as RecipeId);
  return recipe ? page(recipePage(context, recipe)) : page(missingRecipe(context), 404);
}

/** Resolves an address of the guide: `ar/`, `en/`, their recipes, `pictures/ar/…` and `files/…`. */
async function answerOf(guideRequest: GuideRequest): Promise<Answer> {
  const [first, second, third, ...rest] = guideRequest.path.split('/');
  if (rest.length > 0) return notFound;
  if (first === 'files' && second !== undefined && third === undefined) return fileAnswer(second, guideRequest.environment);
  if (first === 'pictures' && isMessageLanguage(second) && third !== undefined) return pictureAnswer(second, third, guideRequest);
  if (isMessageLanguage(first) && second !== undefined && third === undefined) return pageAnswer(first, second, guideRequest);
  const isStart = (first === '' || isMessageLanguage(first)) && second === undefined;
  if (!isStart) return notFound;
  const requestedLanguage = guideRequest.query.get('language') ?? undefined;
  const language = isMessageLanguage(first)
    ? first
    : isMessageLanguage(requestedLanguage)
      ? requestedLanguage
      : guideRequest.language;
  return { ...notFound, status: 302, headers: { Location: `${guideRequest.base}_guide/${language}/` } };
}

/** Answers requests below `_guide/`. */
export async function answerGuide(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  guideRequest: GuideRequest,
): Promise<void> {
  const { status, type, content, headers } = await answerOf(guideRequest);
  response.writeHead(status, { ...usualHeaders, 'Content-Type': type, ...headers });
  response.end(request.method === 'HEAD' ? undefined : content);
}
