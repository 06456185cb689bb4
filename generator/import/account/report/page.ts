import { type MessageLanguage, messageDirection } from '../../../../templates/languages/message-languages.ts';
import { escapeHtml } from '../../../core/util/escape-html.ts';
import type { Account, Line } from '../account.ts';
import { documentParts, missingParts } from './documents.ts';
import { code, measureTable, paragraph } from './html.ts';
import { changeParts, listed, omissionParts } from './losses.ts';
import { styles } from './styles.ts';
import { missingSum, wordsSentence } from './summary.ts';
import { columnNames, counted, formatted, pageWords, sentences } from './words.ts';

interface Section {
  id: string;
  title: string;
  html: string;
}

const shares = ['kept', 'changed', 'omitted', 'unaccounted'] as const;

/** Words as a bar: how much of it was kept. */
function bar(line: Line, language: MessageLanguage): string {
  const shown = shares.filter((share) => line[share] > 0);
  const parts = shown.map((share) => `<span class="${share}" style="flex-grow:${line[share]}"></span>`);
  const key = shown.map(
    (share) => `<li><i class="${share}" aria-hidden="true"></i>${columnNames[share][language]}: ${formatted(line[share])}</li>`,
  );
  return `<div class="bar" aria-hidden="true">${parts.join('')}</div><ul class="key" role="list">${key.join('')}</ul>`;
}

function header(account: Account, language: MessageLanguage): string {
  const { sum, isBalanced, generator, format, documents } = account;
  const source = sentences[language].source(
    `<bdi>${escapeHtml(generator ?? format)}</bdi>`,
    counted(documents.length, 'documents', language),
  );
  const alarm = isBalanced ? '' : paragraph(`${pageWords.missingSum[language]} ${missingSum(sum, language)}`, 'alarm');
  return (
    `<header><div class="wrap"><h1>${pageWords.title[language]}</h1>` +
    paragraph(pageWords[isBalanced ? 'balanced' : 'unbalanced'][language], 'verdict') +
    alarm +
    paragraph(wordsSentence(sum, language)) +
    bar(sum.words, language) +
    `${paragraph(source, 'source')}</div></header>`
  );
}

function addressPart({ addresses }: Account, language: MessageLanguage): string {
  const { unanswered, goneAddresses, ...numbers } = addresses;
  const figures = [...Object.entries({ ...numbers, unanswered: unanswered.length })] as [
    keyof typeof numbers | 'unanswered',
    number,
  ][];
  const rows = figures.map(
    ([name, number]) =>
      `<div><dt>${pageWords[name][language]}</dt><dd${name === 'unanswered' && number > 0 ? ' class="bad"' : ''}>${formatted(number)}</dd></div>`,
  );
  const lists = [
    [pageWords.unanswered, unanswered],
    [pageWords.gone, goneAddresses],
  ] as const;
  return (
    `<dl class="numbers">${rows.join('')}</dl>` +
    lists
      .map(([name, list]) => (list.length === 0 ? '' : `<h3>${name[language]}</h3>${listed(list.map(code), language)}`))
      .join('')
  );
}

function sectionsOf(account: Account, language: MessageLanguage): Section[] {
  const title = (key: keyof typeof pageWords) => pageWords[key][language];
  const nothing = paragraph(title('nothing'), 'soft');
  const missing = missingParts(account, language);
  const pictures = listed(account.missingPictures.map(code), language);
  return [
    {
      id: 'sum',
      title: title('sum'),
      html: paragraph(title('sumText'), 'soft') + measureTable(account.sum, language, title('sum')),
    },
    ...(missing === '' ? [] : [{ id: 'missing', title: title('missing'), html: missing }]),
    { id: 'omitted', title: title('omitted'), html: omissionParts(account, language) || nothing },
    { id: 'changed', title: title('changed'), html: changeParts(account, language) || nothing },
    ...(pictures === '' ? [] : [{ id: 'pictures', title: title('pictures'), html: pictures }]),
    ...(account.sum.addresses.in === 0
      ? []
      : [{ id: 'addresses', title: title('addresses'), html: addressPart(account, language) }]),
    { id: 'documents', title: title('documents'), html: documentParts(account, language) },
  ];
}

/** Account as a page to read: one file, without scripts and requests. */
export function reportPage(account: Account, language: MessageLanguage): string {
  const sections = sectionsOf(account, language);
  const links = sections.map(({ id, title }) => `<li><a href="#${id}">${title}</a></li>`);
  const parts = sections.map(
    ({ id, title, html }) =>
      `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>${html}</section>`,
  );
  return (
    `<!doctype html>\n<html lang="${language}" dir="${messageDirection(language)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${pageWords.title[language]}</title>` +
    `<style>${styles}</style></head><body><a class="skip" href="#account">${pageWords.skip[language]}</a>${header(account, language)}` +
    `<nav aria-label="${pageWords.contents[language]}"><div class="wrap"><ul role="list">${links.join('')}</ul></div></nav>` +
    `<main id="account" tabindex="-1" class="wrap">${parts.join('')}</main></body></html>\n`
  );
}
