import { inEachLanguage, type MessageLanguage } from '../../../../../templates/model/files/language.ts';
import type { FieldModel, Localised } from '../../../document/protocol-forms.ts';
import { type HelpRule, helpRules } from './help-rules.ts';

const parts = new Set<FieldModel['is']>(['object', 'list', 'record', 'variants']);

/** Wording for omitted fields: texts are empty, parts are missing. */
function absence(is: FieldModel['is']): Record<MessageLanguage, HelpRule[]> {
  if (parts.has(is)) {
    return {
      ar: [
        [/إن حُذفت/g, 'إن لم تُضف'],
        [/إن حُذف/g, 'إن لم يُضف'],
      ],
      en: [
        [/\babsent: /g, 'without it: '],
        [/\bAbsent: /g, 'Without it: '],
      ],
    };
  }
  return {
    ar: [
      [/إن حُذفت/g, 'إن تُركت فارغة'],
      [/إن حُذف/g, 'إن تُرك فارغًا'],
    ],
    en: [
      [/\babsent: /g, 'left empty: '],
      [/\bAbsent: /g, 'Left empty: '],
    ],
  };
}

/** Formats of dates with a time, in the calendar and the digits of the editor. */
const clocks = inEachLanguage(
  (language) =>
    new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }),
);

/** Writes dates of the file as people do, in their own time zone. */
const withDates = (text: string, language: MessageLanguage) =>
  text.replace(/(\d{4}-\d\d-\d\dT\d\d:\d\d)[+-]\d\d:\d\d/g, (_, time: string) => clocks[language].format(new Date(`${time}Z`)));

const apply = (text: string, rules: HelpRule[]) => rules.reduce((said, [from, to]) => said.replace(from, to), text);

/** Description of the schema in terms of forms, whose users do not see the file. */
export function plainWords(words: Localised, { is }: Pick<FieldModel, 'is'>): Localised {
  const left = absence(is);
  return inEachLanguage((language) => {
    const said = apply(words[language], [...helpRules[language], ...left[language]]);
    return withDates(said, language);
  });
}
