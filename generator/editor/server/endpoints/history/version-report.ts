import type { MessageLanguage } from '../../../../core/diagnostics/diagnostics.ts';
import { wordsOfKey } from '../../../../core/diagnostics/messages/key-words.ts';
import { nameOf, pageName, placeInWords, separators } from '../../../../core/diagnostics/place-in-words.ts';
import type { Path } from '../../../../core/json/path.ts';
import type { Json } from '../../../../core/json/value.ts';
import { valueAt } from '../../../../core/json/value-at.ts';
import { type Difference, differencesOf } from '../../../document/differences.ts';
import type { ChangedField, ChangedPart } from '../../../document/protocol-history.ts';
import { kindOfPart, partsOf, type SitePart } from '../../../document/site-parts.ts';

/** Maximum number of fields per part, and of characters per value. */
const most = { fields: 30, characters: 300 };

/** Keys with values that are not displayed as text. */
const silent = new Set(['type', 'id', 'icon', 'href', 'src', 'name', 'lastModified']);

function textsIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (value === null || typeof value !== 'object') return [String(value)];
  return Object.entries(value).flatMap(([key, inner]) => (silent.has(key) ? [] : textsIn(inner)));
}

/** Value as readable text: without marks, several texts joined. */
function readable(value: Json | undefined): string | undefined {
  if (value === undefined) return undefined;
  const text = (typeof value === 'object' ? textsIn(value).join(' · ') : String(value)).replaceAll(/\*\*|`/g, '');
  return text.length > most.characters ? `${text.slice(0, most.characters)}…` : text;
}

/** Description of the place relative to its part, which is the heading. */
function fieldOf({ at, before, now }: Difference, sites: Sites, { root, language }: ReportOptions): ChangedField {
  const shown = now === undefined ? sites.before : sites.now;
  const place = placeInWords(shown, at)[language];
  const around = placeInWords(shown, root)[language];
  const where = place.startsWith(around) ? place.slice(around.length).replace(/^[،,:]\s*/u, '') : place;
  return { where, before: readable(before), now: readable(now) };
}

interface ReportOptions {
  /** Path of the part. */
  root: Path;
  language: MessageLanguage;
}

interface Sites {
  before: Json;
  now: Json;
}

function titleOf(part: SitePart, sites: Sites, language: MessageLanguage): string {
  const { name, before, now } = part;
  const kind = kindOfPart(part);
  const value = now ? valueAt(sites.now, now) : before && valueAt(sites.before, before);
  const at = now ?? before ?? [];
  if (kind === 'page') return pageName(value) ?? name;
  const place = placeInWords(now ? sites.now : sites.before, at)[language];
  const [, , key] = at;
  if (key !== undefined) return [place, wordsOfKey(String(key))?.[language] ?? key].join(separators[language]);
  return (kind === 'collection' ? nameOf(value) : undefined) ?? (place || name);
}

function changedPart(part: SitePart, sites: Sites, language: MessageLanguage): ChangedPart[] {
  const root = part.now ?? part.before ?? [];
  const [then, present] = [part.before && valueAt(sites.before, part.before), part.now && valueAt(sites.now, part.now)];
  const found = differencesOf(then, present, root);
  // Only the order changed.
  const isMoved = found.length === 0 && JSON.stringify(then) !== JSON.stringify(present);
  if (found.length === 0 && !isMoved) return [];
  const told = then === undefined || present === undefined ? [] : found;
  return [
    {
      name: part.name,
      title: titleOf(part, sites, language),
      is: kindOfPart(part),
      since: then === undefined ? 'new' : present === undefined ? 'removed' : 'changed',
      fields: told.slice(0, most.fields).map((one) => fieldOf(one, sites, { root, language })),
      more: Math.max(0, told.length - most.fields),
    },
  ];
}

/** Differences between a version of a site and the present one, by part. */
export const changedParts = (before: Json, now: Json, language: MessageLanguage): ChangedPart[] =>
  partsOf(before, now).flatMap((part) => changedPart(part, { before, now }, language));

/** Changed part for an asset file that has been overwritten since a version. */
export const overwrittenPart = (source: string): ChangedPart => ({
  name: `file ${source}`,
  title: source,
  is: 'file',
  since: 'changed',
  fields: [],
  more: 0,
});
