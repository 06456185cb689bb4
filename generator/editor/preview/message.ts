import { stripVTControlCharacters } from 'node:util';
import { descriptorOf } from '../../../templates/blocks/descriptors.ts';
import { isArticleBlock } from '../../content/collections/generated-blocks.ts';
import { outlineOf } from '../../content/site/collection-outline.ts';
import { stripsOf } from '../../content/site/strips.ts';
import type { Diagnostic, MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { UsageError } from '../../core/diagnostics/errors.ts';
import { escapeControlCharactersInLines } from '../../core/diagnostics/escape-control-characters.ts';
import { messagePartsOf } from '../../core/diagnostics/marked-text.ts';
import { hasTrait, messages } from '../../core/diagnostics/messages/messages.ts';
import { placeInWords } from '../../core/diagnostics/place-in-words.ts';
import type { Path } from '../../core/json/path.ts';
import { get, items } from '../../core/json/walk.ts';
import type { Problem } from '../document/problem.ts';
import { addressOf, contentOf, type Preview, placeOf } from './preview.ts';
import type { PreviewedSite } from './previewed-site.ts';

/** Message to open pages after each change of the file. */
export interface PreviewMessage {
  version: number;
  language: MessageLanguage;
  /** Error outside the content; empty if none. */
  failure: string;
  counts: Record<Problem['kind'], number>;
  /** First problems of each kind. */
  problems: Problem[];
  /** Former addresses of pages that moved while the preview was running and that hosts will not redirect. */
  moved: { address: string; path: string }[];
}

/** State of a page of which parts are outdated. */
export interface PageState {
  /**
   * `page`: the whole page is outdated; `unseen`: it was never valid; `parts`: some parts are outdated; `all`: the whole site
   * is.
   */
  stale?: 'page' | 'unseen' | 'parts' | 'all';
  /** Outdated parts in words. */
  parts: string[];
}

/** Maximum number of problems of each kind in a message. */
const maxListed = 50;

function kindOf({ severity, code }: Diagnostic): Problem['kind'] {
  if (severity === 'error') return 'error';
  return hasTrait(code, 'provisional') ? 'placeholder' : 'warning';
}

function pageOf(path: Path, preview: Preview): string | undefined {
  const content = contentOf(preview);
  const [top, index, rows, row] = path;
  const collection = top === 'collections' && rows !== undefined ? get(get(content, 'collections'), String(index)) : undefined;
  const outline = outlineOf(collection);
  const entry = outline?.rows === rows ? outline?.entries.find((one) => one.index === row) : undefined;
  const route = top === 'routes' ? get(items(get(content, 'routes'))[Number(index)], 'path') : entry?.path;
  return typeof route === 'string' && route.startsWith('/') ? addressOf(preview, route) : undefined;
}

/** Converts a diagnostic for display in a language. */
export function toProblem(diagnostic: Diagnostic, preview: Preview, language: MessageLanguage): Problem {
  const { file, line, column, code, place, path, quote } = diagnostic;
  const kind = kindOf(diagnostic);
  const at = placeOf(preview, path);
  const where = placeInWords(contentOf(preview), at)[language];
  const page = pageOf(at, preview);
  const text = (quote?.text ?? '').trim().slice(0, 200);
  const said = { ...messagePartsOf(diagnostic, language), recipe: messages[code].recipe };
  return { kind, file, line, column, code, place, where, quote: text, ...said, ...(page && { page }) };
}

function failureText(failure: Error | undefined, language: MessageLanguage): string {
  if (!failure) return '';
  return escapeControlCharactersInLines(
    stripVTControlCharacters(failure instanceof UsageError ? failure.in(language) : failure.message),
  );
}

export function languageOf({ shown }: Preview, requestedLanguage: MessageLanguage | undefined): MessageLanguage {
  return requestedLanguage ?? shown?.language ?? 'ar';
}

/** Message with the version and the problems, in the requested language or that of the content. */
export function messageOf(preview: Preview, requestedLanguage: MessageLanguage | undefined): PreviewMessage {
  const { shown, diagnostics, moves } = preview;
  const language = languageOf(preview, requestedLanguage);
  const counts = { error: 0, warning: 0, placeholder: 0 };
  const listed = diagnostics.filter((diagnostic) => counts[kindOf(diagnostic)]++ < maxListed);
  const base = shown?.base ?? '/';
  const isLasting = (from: string) => shown?.forward(base + from.slice(1))?.isLasting === true;
  const unkept = [...moves.keys()].filter((from) => !isLasting(from));
  return {
    version: shown?.number ?? 0,
    language,
    failure: failureText(preview.failureOfNext ?? preview.failure, language),
    counts,
    problems: listed.map((diagnostic) => toProblem(diagnostic, preview, language)),
    moved: unkept.map((path) => ({ address: encodeURI(base + path.slice(1)), path })),
  };
}

/** Whether a page displays a card, or any item of a collection. */
export function showsCards({ site }: PreviewedSite, route: string, [, collection, , index]: Path, card: unknown): boolean {
  const page = site.routes.find(({ path }) => path === route) ?? site.notFound;
  const name = get(card, 'name');
  return [page, ...stripsOf(site)]
    .flatMap(({ blocks }) => blocks)
    .some((block) => {
      if (isArticleBlock(block)) return block.collection === collection && (index === undefined || block.post === name);
      // Lists of posts, and calendars of their events.
      if ('collection' in block) return block.collection === collection;
      if (descriptorOf(block.type)?.shows) return get(get(block, 'from'), 'collection') === collection;
      if (!('cards' in block) || block.cards.collection !== collection) return false;
      const { names } = block.cards;
      return index === undefined || names === undefined || names.includes(String(name));
    });
}

/** Keys of parts that every page displays. */
export const frameParts = new Set<unknown>(['site', 'announcement', 'everyPage', 'header', 'footer']);

/** Outdated parts of a page. */
export function pageStateOf(preview: Preview, route: string, language: MessageLanguage): PageState {
  const { shown, source } = preview;
  if (!shown) return { parts: [] };
  const { stale, site } = shown;
  const isPage = site.routes.some(({ path }) => path === route);
  const isOwn = ([top]: Path) => top === 'notFound' && !isPage;
  const cardAt = ([, name, rows, index]: Path) =>
    items(get(get(get(source?.value, 'collections'), String(name)), String(rows)))[Number(index)];
  const places = stale.places.filter((place) => {
    if (place[0] === 'collections') return showsCards(shown, route, place, cardAt(place));
    return frameParts.has(place[0]);
  });
  const parts = places.map((place) => placeInWords(source?.value, place)[language]);
  if (stale.isWhole) return { stale: 'all', parts };
  if (!isPage && stale.unseen.includes(route)) return { stale: 'unseen', parts };
  if (stale.pages.has(route) || stale.places.some(isOwn)) return { stale: 'page', parts };
  return parts.length > 0 ? { stale: 'parts', parts } : { parts };
}
