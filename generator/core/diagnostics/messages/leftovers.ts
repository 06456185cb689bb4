import type { MessageLanguage } from '../../../../templates/model/files/language.ts';
import { counted } from './counts.ts';
import { type MessageDefinition, type Parameters, warning, words } from './words.ts';

/** Text not meant for visitors, by kind. */
const kinds: Record<string, Record<MessageLanguage, string>> = {
  filler: { en: 'this is filler text', ar: 'هذا نص حشو' },
  template: { en: 'this is a blank of a template that was not filled in', ar: 'هذا موضع في قالب لم يُملأ' },
  value: { en: 'a program wrote this in the place of a value', ar: 'كتب برنامج هذا مكان قيمة' },
  todo: { en: 'this is a note to whoever writes the text', ar: 'هذه ملاحظة لمن يكتب النص' },
  chat: { en: 'this was left by a chat that the text was copied from', ar: 'هذا من بقايا المحادثة التي نُسخ منها النص' },
};

const others: Record<MessageLanguage, string> = { en: ', and the like stands in ', ar: '، ومثله في ' };

const what = ({ expected = '', found, count = 0 }: Parameters, language: MessageLanguage) => {
  const kind = (Object.hasOwn(kinds, expected) ? kinds[expected] : undefined) ?? kinds.filler;
  const more = count > 0 ? others[language] + counted(count, 'otherText', language) : '';
  return `${kind?.[language]}: "${found}"${more}.`;
};

/** Filler text and leftovers: `expected` is the kind, `found` the text, `count` the number of other texts like it. */
export const leftoversMessages = {
  leftover: warning({
    recipe: 'placeholders',
    en: words(
      (all) => what(all, 'en'),
      'Write what visitors should read, or remove it; what is meant as code is written as `code`.',
    ),
    ar: words((all) => what(all, 'ar'), 'اكتب ما يقرؤه الزائر أو احذفه، وما كان شيفرة فاكتبه بين علامتي `.'),
    inEditor: {
      en: { hint: 'Write what visitors should read, or delete it.' },
      ar: { hint: 'اكتب ما يقرؤه الزائر أو احذفه.' },
    },
  }),
} as const satisfies Record<string, MessageDefinition>;
