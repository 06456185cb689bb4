import type { MessageLanguage } from '../../../../templates/model/files/language.ts';
import { type MessageDefinition, type Parameters, warning, words } from './words.ts';

type MessageAndHint = readonly [what: string, hint: string];

/** Why a link is doubtful, and what to do if the intended target is unknown. */
const linkWarnings: Record<string, Record<MessageLanguage, MessageAndHint>> = {
  doubled: {
    en: ['it contains "https://" twice', 'Write it once.'],
    ar: ['فيه "https://" مرتين', 'اكتبها مرة واحدة.'],
  },
  whatsapp: {
    en: [
      'WhatsApp does not find the number',
      'Write it with the code of the country, without + and without the 0 before it: https://wa.me/966501234567.',
    ],
    ar: ['لا يجد واتساب هذا الرقم', 'اكتبه بمفتاح الدولة من غير + ولا صفر قبله: https://wa.me/966501234567.'],
  },
  wrapped: {
    en: ['it goes through a service that tracks visitors', 'Write the address itself.'],
    ar: ['يمر بخدمة ترصد من يتبع الروابط', 'اكتب العنوان نفسه.'],
  },
  edit: {
    en: ['it leads to where a document is edited', 'Write the address by which readers see it.'],
    ar: ['يؤدي إلى موضع تحرير المستند', 'اكتب العنوان الذي يراه به القراء.'],
  },
  tracked: {
    en: ['it contains tracking parameters of the chat it was copied from', 'Write it without "utm_source".'],
    ar: ['فيه اسم المحادثة التي نُسخ منها', 'اكتبه بلا "utm_source".'],
  },
};

const sayingOf = ({ expected = '' }: Parameters) =>
  (Object.hasOwn(linkWarnings, expected) ? linkWarnings[expected] : undefined) ?? linkWarnings.doubled;
const what = (all: Parameters, language: MessageLanguage) => sayingOf(all)?.[language][0] ?? '';
const hint = (all: Parameters, language: MessageLanguage) => sayingOf(all)?.[language][1] ?? '';

/** Links that look right: `expected` is the reason why they are not, `nearest` what was meant. */
export const doubtfulLinksMessages = {
  'doubtful-link': warning({
    recipe: 'links',
    en: words(
      (all) => `the link "${all.found}" is doubtful: ${what(all, 'en')}.`,
      (all) => (all.nearest === undefined ? hint(all, 'en') : `Write "${all.nearest}".`),
    ),
    ar: words(
      (all) => `في الرابط "${all.found}" نظر: ${what(all, 'ar')}.`,
      (all) => (all.nearest === undefined ? hint(all, 'ar') : `اكتب "${all.nearest}".`),
    ),
    repair: 'relink',
  }),
  'private-address': warning({
    recipe: 'links',
    inEditor: {
      en: {
        hint: ({ expected }) =>
          expected === 'computer'
            ? 'Choose the page from the list, or write the address that everybody can open.'
            : 'Write an address that everybody can open, unless all visitors are in that network.',
      },
      ar: {
        hint: ({ expected }) =>
          expected === 'computer'
            ? 'اختر الصفحة من القائمة، أو اكتب العنوان الذي يفتحه الجميع.'
            : 'اكتب عنوانًا يفتحه الجميع، إلا أن يكون الزوار كلهم داخل تلك الشبكة.',
      },
    },
    en: words(
      ({ found, expected }) =>
        expected === 'computer'
          ? `"${found}" leads every visitor to their own computer.`
          : `"${found}" opens only within one network: for all others it leads nowhere.`,
      ({ expected }) =>
        expected === 'computer'
          ? 'Write the path of the page (/services), or the address that everybody can open.'
          : 'Write a public address. Of a site for that network alone, "url" of "site" is an address in it, and such links are right.',
    ),
    ar: words(
      ({ found, expected }) =>
        expected === 'computer'
          ? `يؤدي "${found}" بكل زائر إلى جهازه هو.`
          : `لا يفتح "${found}" إلا داخل شبكة بعينها، ولا يؤدي بغير أهلها إلى شيء.`,
      ({ expected }) =>
        expected === 'computer'
          ? 'اكتب مسار الصفحة (/services)، أو العنوان الذي يفتحه الجميع.'
          : 'اكتب عنوانًا عامًا. أما موقع تلك الشبكة وحدها فيكون "url" في "site" عنوانًا منها، وتصح فيه هذه الروابط.',
    ),
  }),
} as const satisfies Record<string, MessageDefinition>;
