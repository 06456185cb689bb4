import type { Problem } from '../../document/problem.ts';
import type { PreviewMessage } from '../message.ts';
import { button, element } from './dom.ts';
import { guideAddress } from './editor-address.ts';
import { openPlace } from './source-location.ts';
import { countOf, words } from './words.ts';

/** Sentence whose values keep their own direction. */
function sentence(pieces: Problem['message']): (Node | string)[] {
  return pieces.map(({ text, isValue }) => (isValue ? element('bdi', {}, text) : text));
}

function visitLink(page: string, text: string): HTMLElement {
  return element('a', { className: 'visit', attributes: { href: page } }, text);
}

function itemOf(problem: Problem, { language }: PreviewMessage): HTMLElement {
  const { file, line, column, code, place, where, message, hint, quote, page, recipe } = problem;
  const text = `${file}:${line}:${column}`;
  const isElsewhere = page !== undefined && page !== location.pathname;
  const open = button(text, () => openPlace({ line: String(line), column: String(column) }).catch(reportError), {
    dir: 'ltr',
    className: 'place',
  });
  return element(
    'li',
    {},
    where === '' ? undefined : element('p', { className: 'where' }, element('bdi', {}, where)),
    element('p', {}, ...sentence(message), ' ', ...sentence(hint)),
    quote === '' ? undefined : element('code', { dir: 'auto' }, quote),
    element(
      'p',
      { className: 'meta' },
      open,
      isElsewhere ? visitLink(page, words[language].visit) : undefined,
      element('a', { attributes: { href: guideAddress(language, recipe), target: 'guide' } }, words[language].guide),
      element('small', { dir: 'ltr' }, [code, place].filter(Boolean).join(' ')),
    ),
  );
}

const listOf = (problems: Problem[], message: PreviewMessage) =>
  element('ol', {}, ...problems.map((problem) => itemOf(problem, message)));

/** Errors, those of this page first. */
function errorLists(message: PreviewMessage): HTMLElement[] {
  const { here, elsewhere } = words[message.language];
  const errors = message.problems.filter(({ kind }) => kind === 'error');
  const own = errors.filter(({ page }) => page === location.pathname);
  const others = errors.filter(({ page }) => page !== location.pathname);
  if (own.length === 0 || others.length === 0) return errors.length === 0 ? [] : [listOf(errors, message)];
  return [element('h3', {}, here), listOf(own, message), element('h3', {}, elsewhere), listOf(others, message)];
}

/** Collapsed list of warnings or placeholders. */
function foldedList(kind: Problem['kind'], message: PreviewMessage, isOpen: boolean): HTMLElement[] {
  const { counts, language } = message;
  const problems = message.problems.filter((problem) => problem.kind === kind);
  if (problems.length === 0) return [];
  const folded = element(
    'details',
    { attributes: { 'data-kind': kind } },
    element('summary', {}, countOf(counts[kind], kind, language)),
  );
  folded.open = isOpen;
  folded.append(listOf(problems, message));
  return [folded];
}

/** All lists of the panel. @param open kinds that are expanded */
export function problemLists(message: PreviewMessage, open: ReadonlySet<string>): HTMLElement[] {
  const { counts, problems, language } = message;
  const told = problems.filter(({ kind }) => kind === 'error').length;
  const more = counts.error > told ? [element('p', {}, words[language].more.replace('%s', String(counts.error - told)))] : [];
  const folded = (kind: 'warning' | 'placeholder') => foldedList(kind, message, open.has(kind));
  return [...errorLists(message), ...more, ...folded('warning'), ...folded('placeholder')];
}
