import { inEachLanguage, type MessageLanguage } from '../../../../../templates/model/files/language.ts';
import type { FieldModel, Localised } from '../../../document/protocol-forms.ts';

type Rule = [written: RegExp, said: string];

/** Descriptions of the schema speak of values and keys of the file; a form has switches, and fields that are empty. */
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
    // What marks do, buttons of the form say.
    [/ \(\*\*…\*\*.*\)$/, ''],
  ],
};

const parts = new Set<FieldModel['is']>(['object', 'list', 'record', 'variants']);

/** What is said of a field that is left out: texts are empty, parts are not there. */
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

/** A description of the schema in the words of a form: who fills it in sees no file. */
export function plainWords(words: Localised, { is }: FieldModel): Localised {
  const left = absence(is);
  return inEachLanguage((language) => apply(words[language], [...everywhere[language], ...left[language]]));
}
