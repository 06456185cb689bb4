import { themePresetNames } from '../../../../templates/theme/theme-options.ts';
import { listed } from './counts.ts';
import { error, type MessageDefinition, meantAr, meantEn, type Parameters, warning, words } from './words.ts';

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

/** Colours and look of a site. */
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
  'default-look': warning({
    recipe: 'colours',
    traits: ['expected'],
    inEditor: {
      en: {
        message: 'nobody has chosen a look: this site has the one that every site begins with.',
        hint: 'Choose one among the colours of the site.',
      },
      ar: {
        message: 'لم يُختر للموقع مظهر، فظهر بالمظهر الذي يبدأ به كل موقع.',
        hint: 'اختر مظهرًا مع ألوان الموقع.',
      },
    },
    en: words(
      'no look was chosen: the site has the one that every site begins with.',
      `Write "look" in "site.theme", such as "civic" (${listed([...themePresetNames], 'en')}); "scholarly" keeps it as it is.`,
    ),
    ar: words(
      'لم يُختر للموقع مظهر، فظهر بالمظهر الذي يبدأ به كل موقع.',
      `اكتب "look" في "site.theme"، مثل "civic" (${listed([...themePresetNames], 'ar')})؛ و"scholarly" يبقيه كما هو.`,
    ),
  }),
} as const satisfies Record<string, MessageDefinition>;
