import { error, type MessageDefinition, meantAr, meantEn, type Parameters, words } from './words.ts';

const messageEn =
  (name: string, hasRoles = true) =>
  ({ found, contrast }: Parameters) => {
    if (!contrast) return `the ${name} "${found}" cannot be told apart.`;
    const { colors, roles, ratio, minimum, use } = contrast;
    const [front, back] = colors.map((color, index) => (hasRoles ? `${roles[index]} "${color}"` : `"${color}"`));
    const pair = `${use.en} (${front} on ${back})`;
    return `with the ${name} "${found}" the contrast of ${pair} is ${ratio}; at least ${minimum} is needed.`;
  };

const messageAr =
  (name: string, hasRoles = true) =>
  ({ found, contrast }: Parameters) => {
    if (!contrast) return `${name} "${found}" لا يتميز.`;
    const { colors, roles, ratio, minimum, use } = contrast;
    const [front, back] = colors.map((color, index) => (hasRoles ? `${roles[index]} "${color}"` : `"${color}"`));
    const pair = `${use.ar} (${front} على ${back})`;
    return `مع ${name} "${found}" يكون تباين ${pair} ${ratio}، والمطلوب ${minimum} على الأقل.`;
  };

const hintEn = ({ nearest }: Parameters) =>
  nearest ? `The nearest colour that works is "${nearest}".` : 'Choose another colour.';
const hintAr = ({ nearest }: Parameters) => (nearest ? `أقرب لون يصلح هو "${nearest}".` : 'اختر لونًا آخر.');

/** Colours of a site. */
export const coloursMessages = {
  'bad-colour': error({
    recipe: 'colours',
    en: words(({ found }) => `"${found}" is not a colour.`, meantEn('Write # and six hexadecimal digits: "#0f5c48".')),
    ar: words(({ found }) => `"${found}" ليس لونًا.`, meantAr('اكتب علامة # ثم ستة أرقام ست عشرية: "#0f5c48".')),
  }),
  'brand-contrast': error({
    recipe: 'colours',
    inEditor: {
      en: { message: messageEn('brand colour', false) },
      ar: { message: messageAr('لون الجهة', false) },
    },
    en: words(messageEn('brand colour'), hintEn),
    ar: words(messageAr('لون الجهة'), hintAr),
  }),
  'accent-contrast': error({
    recipe: 'colours',
    inEditor: {
      en: { message: messageEn('accent colour', false) },
      ar: { message: messageAr('لون التمييز', false) },
    },
    en: words(messageEn('accent colour'), hintEn),
    ar: words(messageAr('لون التمييز'), hintAr),
  }),
} as const satisfies Record<string, MessageDefinition>;
