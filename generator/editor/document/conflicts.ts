import { getLocation } from 'jsonc-parser';
import { languageOfContent } from '../../content/site/load.ts';
import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { placeInWords } from '../../core/diagnostics/place-in-words.ts';
import type { Path } from '../../core/json/path.ts';
import { editText, type TextEdit } from '../../core/json/text-edit.ts';
import { type Json, readJson } from '../../core/json/value.ts';
import { valueAt } from '../../core/json/value-at.ts';
import { get } from '../../core/json/walk.ts';
import type { Clash } from './merge.ts';
import type { Conflict } from './protocol-changes.ts';

/** Conflicts of clashing places, with each place described in words. */
export function conflictsOf(clashes: Clash[], site: Json | undefined, language: MessageLanguage | undefined): Conflict[] {
  const shown = language ?? languageOfContent(get(site, 'site')) ?? 'ar';
  return clashes.map((clash) => ({ ...clash, where: placeInWords(site, clash.at)[shown] }));
}

/**
 * Places of edits that no longer apply because the text was changed.
 * @param text the text that the edits were made for
 * @param now the present text
 */
export function clashesOf(text: string, edits: TextEdit[], now: string): Clash[] {
  const [mine, theirs] = [readJson(editText(text, edits)), readJson(now)];
  const places = new Map(
    edits.map(({ from }) => {
      const path: Path = getLocation(text, from).path;
      return [JSON.stringify(path), path];
    }),
  );
  return [...places.values()].map((at) => ({ at, mine: valueAt(mine, at), theirs: valueAt(theirs, at) }));
}
