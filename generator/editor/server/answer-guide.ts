import { readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { isMessageLanguage } from '../../../templates/model/files/language.ts';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import type { RecipeId } from '../../core/diagnostics/messages/recipes.ts';
import { packageFile } from '../../core/util/packages.mjs';
import { foundList, indexPage, missingRecipe, recipePage } from '../guide/pages.ts';
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
const sheets = ['generator/editor/app/style/palette.css', 'generator/editor/guide/guide.css'];

const readSheets = async (root: string) =>
  (await Promise.all(sheets.map((sheet) => readFile(join(root, sheet), 'utf8')))).join('');

/** Files of the guide by name. */
const files = new Map<string, (machine: BuildEnvironment) => string | Uint8Array | Promise<string | Uint8Array>>([
  ['guide.css', ({ engine }) => readSheets(engine.root)],
  ['guide.js', bundleGuideClient],
  ['icon.svg', () => icon],
  ...['arabic', 'latin'].map((script): [string, (machine: BuildEnvironment) => Promise<Uint8Array>] => [
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

async function fileAnswer(name: string, machine: BuildEnvironment): Promise<Answer> {
  const content = await files.get(name)?.(machine);
  return content === undefined ? notFound : { status: 200, type: types[extname(name)] ?? '', content };
}

function pictureAnswer(language: MessageLanguage, name: string, { machine }: GuideAsked): Answer {
  const folder = join(guideFolder(machine.engine.root), 'pictures', language);
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

export interface GuideAsked {
  /** Path after `_guide/`. */
  path: string;
  query: URLSearchParams;
  base: string;
  /** Default language if the address has none. */
  language: MessageLanguage;
  machine: BuildEnvironment;
}

/** Page of the guide, or a fragment for the script. */
function pageAnswer(language: MessageLanguage, name: string, { query, base, machine }: GuideAsked): Answer {
  const guide = readGuide(machine.engine.root, language);
  const shown = { guide, language, base };
  if (name === '') {
    const question = (query.get('q') ?? '').trim();
    const found = searchGuide(guide, question);
    const isPart = query.has('part');
    return page(isPart ? foundList(shown, question, found.slice(0, 8)) : indexPage(shown, question, found));
  }
  const recipe = guide.get(name as RecipeId);
  return recipe ? page(recipePage(shown, recipe)) : page(missingRecipe(shown), 404);
}

/** Resolves an address of the guide: `ar/`, `en/`, their recipes, `pictures/ar/…` and `files/…`. */
async function answerOf(asked: GuideAsked): Promise<Answer> {
  const [first, second, third, ...rest] = asked.path.split('/');
  if (rest.length > 0) return notFound;
  if (first === 'files' && second !== undefined && third === undefined) return fileAnswer(second, asked.machine);
  if (first === 'pictures' && isMessageLanguage(second) && third !== undefined) return pictureAnswer(second, third, asked);
  if (isMessageLanguage(first) && second !== undefined && third === undefined) return pageAnswer(first, second, asked);
  const isStart = (first === '' || isMessageLanguage(first)) && second === undefined;
  if (!isStart) return notFound;
  const wanted = asked.query.get('language') ?? undefined;
  const language = isMessageLanguage(first) ? first : isMessageLanguage(wanted) ? wanted : asked.language;
  return { ...notFound, status: 302, headers: { Location: `${asked.base}_guide/${language}/` } };
}

/** Answers requests below `_guide/`. */
export async function answerGuide(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  asked: GuideAsked,
): Promise<void> {
  const { status, type, content, headers } = await answerOf(asked);
  response.writeHead(status, { ...usualHeaders, 'Content-Type': type, ...headers });
  response.end(request.method === 'HEAD' ? undefined : content);
}
