import { type Entry, error, meantAr, meantEn, type Parameters, words } from './words.ts';

const messageEn =
  (name: string) =>
  ({ found, contrast }: Parameters) => {
    if (!contrast) return `the ${name} "${found}" cannot be told apart.`;
    const { colors, roles, ratio, minimum, use } = contrast;
    const pair = `${use.en} (${roles[0]} "${colors[0]}" on ${roles[1]} "${colors[1]}")`;
    return `with the ${name} "${found}" the contrast of ${pair} is ${ratio}; at least ${minimum} is needed.`;
  };

const messageAr =
  (name: string) =>
  ({ found, contrast }: Parameters) => {
    if (!contrast) return `${name} "${found}" لا يتميز.`;
    const { colors, roles, ratio, minimum, use } = contrast;
    const pair = `${use.ar} (${roles[0]} "${colors[0]}" على ${roles[1]} "${colors[1]}")`;
    return `مع ${name} "${found}" يكون تباين ${pair} ${ratio}، والمطلوب ${minimum} على الأقل.`;
  };

const hintEn = ({ nearest }: Parameters) =>
  nearest ? `The nearest colour that works is "${nearest}".` : 'Choose another colour.';
const hintAr = ({ nearest }: Parameters) => (nearest ? `أقرب لون يصلح هو "${nearest}".` : 'اختر لونًا آخر.');

/** Faults of the colours of a site. */
export const coloursMessages = {
  'bad-colour': error({
    recipe: 'colours',
    en: words(({ found }) => `"${found}" is not a colour.`, meantEn('Write # and six hexadecimal digits: "#0f5c48".')),
    ar: words(({ found }) => `"${found}" ليس لونًا.`, meantAr('اكتب علامة # ثم ستة أرقام ست عشرية: "#0f5c48".')),
  }),
  'brand-contrast': error({
    recipe: 'colours',
    en: words(messageEn('brand colour'), hintEn),
    ar: words(messageAr('لون الجهة'), hintAr),
  }),
  'accent-contrast': error({
    recipe: 'colours',
    en: words(messageEn('accent colour'), hintEn),
    ar: words(messageAr('لون التمييز'), hintAr),
  }),
} as const satisfies Record<string, Entry>;
