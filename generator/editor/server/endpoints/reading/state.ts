import type { Diagnostic, MessageLanguage } from '../../../../core/diagnostics/diagnostics.ts';
import { collectionName, nameOf } from '../../../../core/diagnostics/place-in-words.ts';
import { textOf } from '../../../../core/json/text-of.ts';
import type { Json } from '../../../../core/json/value.ts';
import { get, items } from '../../../../core/json/walk.ts';
import { fixesOf } from '../../../document/fixes.ts';
import { nameText } from '../../../document/name-text.ts';
import type { PlacedProblem } from '../../../document/protocol-changes.ts';
import type { EditableCollection, StateAnswer, StatePart } from '../../../document/protocol-state.ts';
import { timeZoneOf } from '../../../document/site-clock.ts';
import { rowsOf } from '../../../preview/content-fragments.ts';
import { contentOf, type Preview } from '../../../preview/preview.ts';
import { placedProblem } from '../placed-problem.ts';
import { canBeConfirmed } from '../translations/translation-service.ts';
import { pagesOf } from './pages.ts';

function collectionOf(name: string, value: unknown, title: string): EditableCollection {
  const rows = rowsOf(value);
  const entries = items(get(value, rows)).map((item, index) => {
    const own = textOf(get(item, 'name'));
    return { at: ['collections', name, rows, index], name: own, title: nameOf(item) ?? own };
  });
  return { at: ['collections', name], name, title, type: textOf(get(value, 'type')), items: entries };
}

function collectionsOf(preview: Preview): EditableCollection[] {
  const content = contentOf(preview);
  const collections = get(content, 'collections');
  if (collections === null || typeof collections !== 'object') return [];
  return Object.entries(collections).map(([name, value]) => collectionOf(name, value, collectionName(content, name)));
}

/** Number of problems for which fixes are computed, as each reads the text. */
const mostRepaired = 100;

/** All diagnostics with their places and certain fixes. @param ofTranslations diagnostics of translations */
function problemsOf(preview: Preview, ofTranslations: readonly Diagnostic[], language: MessageLanguage): PlacedProblem[] {
  const { source, diagnostics } = preview;
  return [...diagnostics, ...ofTranslations].map((diagnostic, index) => {
    const fix = source && index < mostRepaired ? fixesOf(diagnostic, source) : [];
    return {
      ...placedProblem(diagnostic, preview, language),
      ...(fix.length > 0 && { fix }),
      ...(canBeConfirmed(diagnostic) && { confirms: diagnostic.path }),
    };
  });
}

/**
 * Pages, collections and problems of the file, valid or not.
 * @param ofTranslations diagnostics of translations
 * @param known names of the parts that the editor already has
 */
export function contentState(
  preview: Preview,
  ofTranslations: readonly Diagnostic[],
  language: MessageLanguage,
  known: (part: StatePart) => string | null,
): Pick<StateAnswer, 'language' | 'timeZone' | 'names' | 'edition' | StatePart> {
  const parts = {
    pages: pagesOf(preview),
    collections: collectionsOf(preview),
    problems: problemsOf(preview, ofTranslations, language),
  };
  const nameOfPart = (part: StatePart) => nameText(JSON.stringify(parts[part]));
  const names = { pages: nameOfPart('pages'), collections: nameOfPart('collections'), problems: nameOfPart('problems') };
  const changed = Object.entries(parts).filter(([part]) => known(part as StatePart) !== names[part as StatePart]);
  const { edition } = preview;
  const languages = edition?.languages.map(({ tag, name, direction }) => ({ tag, name, direction })) ?? [];
  const edited = edition && { edition: { tag: edition.language.tag, languages } };
  const timeZone = timeZoneOf(contentOf(preview) as Json);
  return { language, timeZone, names, ...edited, ...Object.fromEntries(changed) };
}
