import manifest from '../../../package.json' with { type: 'json' };
import type { MessageLanguage } from '../../../templates/model/files/language.ts';
import { type FontFamilyName, fontFamilies, fontFamilyNames } from '../../../templates/theme/font-families.ts';
import type { Engine } from '../util/engine.mjs';
import { installedVersion } from '../util/packages.mjs';

/** What blocks of a site are compiled with. */
const bundlerPackages = ['@wyw-in-js/vite', 'esbuild', 'postcss', 'vite'];

/** What the editor is compiled with: a package has it compiled, so that no other site needs them. */
export const editorPackages = ['@internationalized/date', 'react-aria-components', 'react-image-crop'];

/** Packages that few sites need, by what they need them for: `add` installs them by these names. */
interface Extra {
  packages: readonly string[];
  /** Only for work on the site, and not for what is built of it. */
  isForWork: boolean;
  words: Record<MessageLanguage, string>;
}

const namedExtras = {
  bundler: {
    packages: [...Object.keys(manifest.dependencies), ...bundlerPackages, ...editorPackages],
    isForWork: true,
    words: { en: 'compiler for custom blocks/ and theme/', ar: 'ما يترجم أقسام الموقع الخاصة ومظهره: blocks/ وtheme/' },
  },
  types: {
    packages: ['typescript', '@types/react', '@types/react-dom', '@types/culori', 'schema-dts'],
    isForWork: true,
    words: { en: 'types for custom blocks in code editors', ar: 'أنواعها، لمحررات الشيفرة' },
  },
  axe: {
    packages: ['puppeteer', 'axe-core'],
    isForWork: true,
    words: {
      en: 'a browser and axe, for "npm run test:blocks"',
      ar: 'متصفح وaxe، ينظر بهما "npm run test:blocks" في الأقسام',
    },
  },
  secure: {
    packages: ['selfsigned'],
    isForWork: true,
    words: { en: 'certificates for "npm run preview -- --secure"', ar: 'شهادات "npm run preview -- --secure"' },
  },
  s3: {
    packages: ['@aws-sdk/client-s3'],
    isForWork: false,
    words: { en: 'publishing to a bucket', ar: 'النشر إلى حاوية' },
  },
  heic: {
    packages: ['heic-decode'],
    isForWork: false,
    words: { en: 'iPhone photos in the editor', ar: 'صور آيفون في المحرر' },
  },
  code: {
    packages: ['highlight.js'],
    isForWork: false,
    words: { en: 'syntax highlighting', ar: 'الشيفرة ملونة' },
  },
  math: {
    packages: ['temml'],
    isForWork: false,
    words: { en: 'formulas', ar: 'المعادلات' },
  },
} as const satisfies Record<string, Extra>;

type FontExtra = Exclude<FontFamilyName, 'readex-pro'>;

/** Each family but the one that is there. */
export const fontExtras = fontFamilyNames.filter((name): name is FontExtra => name !== 'readex-pro');

const ofFont = (name: FontExtra): [FontExtra, Extra] => [
  name,
  { packages: [fontFamilies[name].package], isForWork: false, words: { en: 'a font', ar: 'خط' } },
];

/** All that `add` knows by name, fonts by that of their family. */
export type ExtraName = keyof typeof namedExtras | FontExtra;

export const extras: Readonly<Record<ExtraName, Extra>> = {
  ...namedExtras,
  ...(Object.fromEntries(fontExtras.map(ofFont)) as Record<FontExtra, Extra>),
};

/** The names of all but fonts. */
export const extraNames = Object.keys(namedExtras) as (keyof typeof namedExtras)[];

export const isExtra = (name: string): name is ExtraName => Object.hasOwn(extras, name);

/** The one that a package is all of. */
export const extraOf = (packageName: string): string | undefined =>
  Object.entries(extras).find(([, { packages }]) => packages.length === 1 && packages[0] === packageName)?.[0];

/** The command to type that installs some, by their names or by those of their packages. */
export const installCommand = (...names: readonly string[]) =>
  `npm run add -- ${names.map((name) => extraOf(name) ?? name).join(' ')}`;

/** Those that all was tried with, but for some fonts. */
const versions: Record<string, string> = { ...manifest.dependencies, ...manifest.devDependencies };

/**
 * What is not installed of one, as somebody asks for it: `vite@8.3.8`.
 * @param folder of the site
 */
export function missingPackages(name: ExtraName, { root }: Pick<Engine, 'root'>, folder: string): string[] {
  return extras[name].packages.flatMap((one) => {
    const installed = installedVersion([root, folder], one);
    const version = versions[one] ?? installed;
    if (version === undefined) return [one];
    return installed === version ? [] : [`${one}@${version}`];
  });
}
