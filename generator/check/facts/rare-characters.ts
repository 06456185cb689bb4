import { fieldRoleOf } from '../../../templates/schema/field-roles.ts';
import { withoutSigns } from '../../content/text/inline/mask.ts';
import { isCommon } from '../../content/theme/font-coverage.ts';
import type { Path } from '../../core/json/path.ts';
import { get, items } from '../../core/json/walk.ts';
import type { ContentText, SiteView } from './site-view.ts';
import { textFeature, textFeaturesOf } from './text-features.ts';

/** What a text is drawn with: a font of the page, or the fonts of the social picture. */
export type FontUse = 'text' | 'headings' | 'picture';

/** A text with characters that the fonts of a site may lack. */
export interface RareText {
  path: Path;
  fontUse: FontUse;
  /** Each such character with the index of its first occurrence, in UTF-16 units. */
  found: [character: string, index: number][];
}

/** Spaces, invisible marks and control characters need no glyph. */
const needsGlyph = /[^\p{Zs}\p{Zl}\p{Zp}\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

/** Spaces, default-ignorable characters and the blank Braille cell leave a text blank. */
const visibleCharacter = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Every system has its own emoji font. */
const emoji = /[\p{Emoji}\p{Emoji_Component}]/u;

/** Whether pages show a text. A field that is not in the schema may be a misspelt one. */
const isVisibleText = ({ kind }: ContentText): boolean => kind === undefined || fieldRoleOf(kind).textRole === 'visible';

const kindsOfHeadings: readonly unknown[] = ['heading', 'headline', 'title'];

function rareIn(value: string, hasEmoji: boolean): RareText['found'] {
  const found = new Map<string, number>();
  for (const { 0: character, index } of value.matchAll(needsGlyph)) {
    if (isCommon(character.codePointAt(0) ?? 0) || found.has(character)) continue;
    if (!hasEmoji || !emoji.test(character)) found.set(character, index);
  }
  return [...found];
}

function rareText(text: ContentText): RareText[] {
  const { path, kind, value } = text;
  const words = fieldRoleOf(kind).hasMarks ? withoutSigns(value) : value;
  // U+FFFD: the file is not UTF-8, which is reported once. Blank texts need no glyphs.
  if (words.includes('\uFFFD') || !visibleCharacter.test(words)) return [];
  const found = rareIn(words, true);
  return found.length === 0 ? [] : [{ path, fontUse: kindsOfHeadings.includes(kind) ? 'headings' : 'text', found }];
}

/** Texts in social pictures: titles, section names, name of the site. */
function textsOfPictures({ site, pages, generatedPages }: SiteView): { path: Path; value: unknown }[] {
  const titles = [...pages, ...generatedPages].map(({ value, path }) => ({
    path: [...path, 'title'],
    value: get(value, 'title'),
  }));
  const sections = pages.flatMap(({ value, path }) => {
    const index = items(get(value, 'breadcrumb')).length - 2;
    const label = get(items(get(value, 'breadcrumb'))[index], 'label');
    return [{ path: [...path, 'breadcrumb', index, 'label'], value: label }];
  });
  return [...titles, ...sections, { path: ['site', 'name'], value: get(get(site, 'site'), 'name') }];
}

/** Texts of a site with characters that its fonts may lack. */
export function rareTexts(view: SiteView): RareText[] {
  const drawn = view.texts.filter((text) => text.features & textFeature.uncovered && isVisibleText(text)).flatMap(rareText);
  const pictures = textsOfPictures(view).flatMap(({ path, value }): RareText[] => {
    if (typeof value !== 'string' || (textFeaturesOf(value) & textFeature.uncovered) === 0 || value.includes('\uFFFD')) return [];
    const found = rareIn(value, false);
    return found.length === 0 ? [] : [{ path, fontUse: 'picture', found }];
  });
  return [...drawn, ...pictures];
}
