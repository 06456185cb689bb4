import type { MessageLanguage } from '../../../../templates/languages/message-languages.ts';
import { escapeHtml } from '../../../core/util/escape-html.ts';
import { changeReasons, omissionReasons } from '../../model/losses.ts';
import type { Account, ChangeLine, DocumentAccount, MissingItem, OmissionLine } from '../account.ts';
import { code, countsText, isolated, list, paragraph, placeText } from './html.ts';
import { changeWords, omissionWords } from './reason-words.ts';
import { counted, formatted, measureNames, pageWords } from './words.ts';

/** Losses that the page lists per reason; numbers are exact. */
const mostListed = 100;

/** A loss with the title of its document. */
interface Placed<Loss> {
  loss: Loss;
  document: string;
}

const meta = (parts: readonly string[]): string => {
  const shown = parts.filter((part) => part !== '');
  return shown.length === 0 ? '' : `<div class="meta">${shown.map((part) => `<span>${part}</span>`).join('')}</div>`;
};

const quoted = (text: string): string => (text === '' ? '' : `<blockquote dir="auto">${escapeHtml(text)}</blockquote>`);

/** An omission: its name, how much it is, where, and how it begins. */
export function omissionItem({ loss, document }: Placed<OmissionLine>, language: MessageLanguage): string {
  const { name, words, counts, place, text } = loss;
  const amount = [words > 0 ? counted(words, 'words', language) : '', countsText(counts, language)];
  return (name && code(name)) + meta([...amount, document && isolated(document), placeText(place, language)]) + quoted(text);
}

/** A change: what it is about, where, before and after. */
export function changeItem({ loss, document }: Placed<ChangeLine>, language: MessageLanguage): string {
  const { name, before, after, counts, place } = loss;
  const texts = [
    before && `${pageWords.before[language]}: ${isolated(before)}`,
    after && `${pageWords.after[language]}: ${isolated(after)}`,
  ].filter((text) => text !== '');
  const differs = texts.length > 0 && before !== after ? paragraph(texts.join('<br>')) : '';
  return code(name) + meta([countsText(counts, language), document && isolated(document), placeText(place, language)]) + differs;
}

/** Something that is missing without a reason. */
export function missingItem({ measure, text, address, near }: MissingItem, language: MessageLanguage): string {
  const what = text === '' ? '' : `<strong>${isolated(text)}</strong> `;
  const parts = [measureNames[measure][language], near ? `${pageWords.near[language]}: ${isolated(near)}` : ''];
  return what + (address ? code(address) : '') + meta(parts);
}

const titleOf = ({ title, id }: DocumentAccount) => title || id;

/** The first of a list, and a note if there are more. */
export function listed(items: readonly string[], language: MessageLanguage): string {
  const more = items.length > mostListed ? paragraph(pageWords.more[language], 'soft') : '';
  return list(items.slice(0, mostListed)) + more;
}

const reasonHead = (
  words: { name: Record<MessageLanguage, string>; text: Record<MessageLanguage, string> },
  number: number,
  language: MessageLanguage,
) =>
  `<h3>${words.name[language]} <span class="soft">(${formatted(number)})</span></h3>${paragraph(words.text[language], 'soft')}`;

/** What was left out, by reason. */
export function omissionParts({ documents, site, withheld }: Account, language: MessageLanguage): string {
  const all: Placed<OmissionLine>[] = [
    ...documents.flatMap((document) => document.omissions.map((loss) => ({ loss, document: titleOf(document) }))),
    ...site.omissions.map((loss) => ({ loss, document: '' })),
  ];
  return omissionReasons
    .map((reason) => {
      const of = all.filter(({ loss }) => loss.reason === reason);
      const whole = withheld.find((one) => one.reason === reason);
      if (of.length === 0 && !whole) return '';
      const sum = whole
        ? paragraph(`${counted(whole.documents, 'documents', language)} (${counted(whole.words, 'words', language)})`)
        : '';
      const items = of.map((one) => omissionItem(one, language)).filter((item) => item !== '');
      return reasonHead(omissionWords[reason], of.length + (whole?.documents ?? 0), language) + sum + listed(items, language);
    })
    .join('');
}

/** What was changed, by reason. */
export function changeParts({ documents, site }: Account, language: MessageLanguage): string {
  const all: Placed<ChangeLine>[] = [
    ...documents.flatMap((document) => document.changes.map((loss) => ({ loss, document: titleOf(document) }))),
    ...site.changes.map((loss) => ({ loss, document: '' })),
  ];
  return changeReasons
    .map((reason) => {
      const of = all.filter(({ loss }) => loss.reason === reason);
      if (of.length === 0) return '';
      const items = of.map((one) => changeItem(one, language));
      return reasonHead(changeWords[reason], of.length, language) + listed(items, language);
    })
    .join('');
}
