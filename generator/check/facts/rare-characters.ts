import { aboutKind } from '../../../templates/schema/kind-table.ts';
import { withoutSigns } from '../../content/text/inline/mask.ts';
import { isCommon } from '../../content/theme/font-coverage.ts';
import type { Path } from '../../core/json/path.ts';
import { get, items } from '../../core/json/walk.ts';
import type { ContentText, SiteView } from './site-view.ts';
import { textFeature, textFeaturesOf } from './text-features.ts';

/** What draws a text: the fonts of a page, or those of the picture that is shared of it. */
export type FontUse = 'text' | 'headings' | 'picture';

/** A text with characters that the fonts of a site may lack. */
export interface RareText {
  path: Path;
  drawnIn: FontUse;
  /** Each such character, and where it first stands, in UTF-16 units. */
  found: [character: string, index: number][];
}

/** Spaces, marks that nobody sees and control characters need no glyph. */
const needsGlyph = /[^\p{Zs}\p{Zl}\p{Zp}\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

/** Spaces, what Unicode lets no font draw, and the Braille cell without a dot leave a text blank. */
const visibleCharacter = /[^\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Every system draws an emoji in colours of its own. */
const emoji = /[\p{Emoji}\p{Emoji_Component}]/u;

/** Whether pages draw a text; one that the schema does not know may be a misspelt field. */
const isVisibleText = ({ kind }: ContentText): boolean => kind === undefined || aboutKind(kind).words === 'drawn';

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
  const words = aboutKind(kind).hasMarks ? withoutSigns(value) : value;
  // U+FFFD: the file is not UTF-8, which is told once, and what stands there is no text. Nor is what nobody sees.
  if (words.includes('\uFFFD') || !visibleCharacter.test(words)) return [];
  const found = rareIn(words, true);
  return found.length === 0 ? [] : [{ path, drawnIn: kindsOfHeadings.includes(kind) ? 'headings' : 'text', found }];
}

/** What pictures say that are shared of pages: titles, the sections above them, the name of the site. */
function textsOfPictures({ site, pages, made: generatedPages }: SiteView): { path: Path; value: unknown }[] {
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

/** The texts of a site with characters that its fonts may lack. */
export function rareTexts(view: SiteView): RareText[] {
  const drawn = view.texts.filter((text) => text.signs & textFeature.uncovered && isVisibleText(text)).flatMap(rareText);
  const pictures = textsOfPictures(view).flatMap(({ path, value }): RareText[] => {
    if (typeof value !== 'string' || (textFeaturesOf(value) & textFeature.uncovered) === 0 || value.includes('\uFFFD')) return [];
    const found = rareIn(value, false);
    return found.length === 0 ? [] : [{ path, drawnIn: 'picture', found }];
  });
  return [...drawn, ...pictures];
}
