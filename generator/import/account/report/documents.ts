import type { MessageLanguage } from '../../../../templates/languages/message-languages.ts';
import { escapeHtml } from '../../../core/util/escape-html.ts';
import { measures } from '../../model/losses.ts';
import type { Account, DocumentAccount } from '../account.ts';
import { siteId } from '../tally.ts';
import { code, isolated, list, measureTable, paragraph, placeText } from './html.ts';
import { changeItem, listed, missingItem, omissionItem } from './losses.ts';
import { counted, pageWords } from './words.ts';

const isComplete = ({ lines }: DocumentAccount) => measures.every((measure) => lines[measure].unaccounted === 0);

function part(name: string, items: readonly string[], language: MessageLanguage): string {
  const shown = items.filter((item) => item !== '');
  return shown.length === 0 ? '' : `<h3>${escapeHtml(name)}</h3>${listed(shown, language)}`;
}

function inside(document: DocumentAccount, language: MessageLanguage): string {
  const { lines, missing, omissions, changes, falseClaims, added, pages, place, id } = document;
  const where = [placeText(place, language), ...pages.map(code)].filter((text) => text !== '').join(' · ');
  const placed = <Loss>(losses: readonly Loss[]) => losses.map((loss) => ({ loss, document: '' }));
  return [
    where && paragraph(where, 'soft'),
    measureTable(lines, language, document.title || id),
    part(
      pageWords.missing[language],
      missing.map((item) => missingItem(item, language)),
      language,
    ),
    part(
      pageWords.omitted[language],
      placed(omissions).map((one) => omissionItem(one, language)),
      language,
    ),
    part(
      pageWords.changed[language],
      placed(changes).map((one) => changeItem(one, language)),
      language,
    ),
    part(
      pageWords.falseClaims[language],
      placed(falseClaims).map((one) => omissionItem(one, language)),
      language,
    ),
    added.words.length > 0 ? `<h3>${pageWords.added[language]}</h3>${paragraph(isolated(added.words.join(' ')), 'soft')}` : '',
  ].join('');
}

function documentPart(document: DocumentAccount, language: MessageLanguage, isFirst: boolean): string {
  const complete = isComplete(document);
  const name = document.id === siteId && document.title === '' ? pageWords.site[language] : document.title || document.id;
  const state = pageWords[complete ? 'complete' : 'incomplete'][language];
  return (
    `<details${isFirst ? ' class="first"' : ''}${complete ? '' : ' open'}><summary><span class="name">${isolated(name)}</span>` +
    `<span class="soft">${counted(document.lines.words.in, 'words', language)}</span>` +
    `<span class="state${complete ? '' : ' bad'}">${state}</span></summary>` +
    `<div class="inside">${inside(document, language)}</div></details>`
  );
}

/** Every document with its figures, those that do not add up first. */
export function documentParts({ documents }: Account, language: MessageLanguage): string {
  const shown = documents.filter(({ withheld }) => withheld === undefined);
  const ordered = [...shown.filter((one) => !isComplete(one)), ...shown.filter(isComplete)];
  return ordered.map((document, index) => documentPart(document, language, index === 0)).join('');
}

/** What is missing without a reason, by document. */
export function missingParts({ documents }: Account, language: MessageLanguage): string {
  return documents
    .filter(({ missing }) => missing.length > 0)
    .map(
      ({ title, id, missing }) =>
        `<h3>${isolated(title || (id === siteId ? pageWords.site[language] : id))}</h3>${list(missing.slice(0, 20).map((item) => missingItem(item, language)))}`,
    )
    .join('');
}
