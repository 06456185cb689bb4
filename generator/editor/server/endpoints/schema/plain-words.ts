import { inEachLanguage, type MessageLanguage } from '../../../../../templates/model/files/language.ts';
import type { FieldModel, Localised } from '../../../document/protocol-forms.ts';

type Rule = [written: RegExp, said: string];

/** Replaces references to keys and values of the file by terms of forms: switches and empty fields. */
const everywhere: Record<MessageLanguage, Rule[]> = {
  ar: [
    [/^true: /, 'عند التشغيل: '],
    [/^false: /, 'عند الإيقاف: '],
    [/ \((?:false|latn|note)\)/g, ''],
    [/ و\{\} تكفي ليكون\./, ''],
  ],
  en: [
    [/^true: /, 'When on: '],
    [/^false: /, 'When off: '],
    [/ \((?:false|latn|note)\)/g, ''],
    [/ \{\} asks for it\./, ''],
    // Buttons of the form explain the marks.
    [/ \(\*\*…\*\*.*\)$/, ''],
  ],
};

const parts = new Set<FieldModel['is']>(['object', 'list', 'record', 'variants']);

/** Wording for omitted fields: texts are empty, parts are missing. */
function absence(is: FieldModel['is']): Record<MessageLanguage, Rule[]> {
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

const apply = (text: string, rules: Rule[]) => rules.reduce((said, [from, to]) => said.replace(from, to), text);

/** Description of the schema in terms of forms, whose users do not see the file. */
export function plainWords(words: Localised, { is }: FieldModel): Localised {
  const left = absence(is);
  return inEachLanguage((language) => apply(words[language], [...everywhere[language], ...left[language]]));
}
