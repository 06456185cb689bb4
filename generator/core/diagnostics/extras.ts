import manifest from '../../../package.json' with { type: 'json' };
import type { MessageLanguage } from '../../../templates/model/files/language.ts';
import { type FontFamilyName, fontFamilies, fontFamilyNames } from '../../../templates/theme/font-families.ts';
import type { Engine } from '../util/engine.mjs';
import { installedVersion } from '../util/packages.mjs';

/** Build tools for custom blocks. */
const bundlerPackages = ['@wyw-in-js/vite', 'esbuild', 'postcss', 'vite'];

/** Packages that the editor is compiled with; a package contains it compiled, so that other sites do not need them. */
export const editorPackages = [
  '@internationalized/date',
  'prosemirror-commands',
  'prosemirror-dropcursor',
  'prosemirror-keymap',
  'prosemirror-model',
  'prosemirror-schema-list',
  'prosemirror-state',
  'prosemirror-view',
  'react-aria-components',
  'react-image-crop',
] as const;

/** Optional packages by purpose, installed with the `add` command. */
interface Extra {
  packages: readonly string[];
  /** Whether it is a development dependency, not needed in the built site. */
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
  serve: {
    packages: ['@oslojs/webauthn', 'openid-client'],
    isForWork: false,
    words: { en: 'a desk for a team: "qiyam serve"', ar: 'مكتب لفريق: qiyam serve' },
  },
  mail: {
    packages: ['nodemailer'],
    isForWork: false,
    words: { en: 'e-mails of the desk', ar: 'رسائل المكتب بالبريد' },
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

/** All font families except the default one. */
export const fontExtras = fontFamilyNames.filter((name): name is FontExtra => name !== 'readex-pro');

const ofFont = (name: FontExtra): [FontExtra, Extra] => [
  name,
  { packages: [fontFamilies[name].package], isForWork: false, words: { en: 'a font', ar: 'خط' } },
];

/** Names that `add` accepts; fonts by the name of their family. */
export type ExtraName = keyof typeof namedExtras | FontExtra;

export const extras: Readonly<Record<ExtraName, Extra>> = {
  ...namedExtras,
  ...(Object.fromEntries(fontExtras.map(ofFont)) as Record<FontExtra, Extra>),
};

/** Names other than fonts. */
export const extraNames = Object.keys(namedExtras) as (keyof typeof namedExtras)[];

export const isExtra = (name: string): name is ExtraName => Object.hasOwn(extras, name);

/** The extra that consists of one package only. */
export const extraOf = (packageName: string): string | undefined =>
  Object.entries(extras).find(([, { packages }]) => packages.length === 1 && packages[0] === packageName)?.[0];

/** The command that installs extras, by their names or those of their packages. */
export const installCommand = (...names: readonly string[]) =>
  `npm run add -- ${names.map((name) => extraOf(name) ?? name).join(' ')}`;

/** Tested versions, without those of some fonts. */
const versions: Record<string, string> = { ...manifest.dependencies, ...manifest.devDependencies };

/**
 * Packages of an extra that are not installed, with versions: `vite@8.3.8`.
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
