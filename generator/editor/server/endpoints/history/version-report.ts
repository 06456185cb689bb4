import { fieldRoleOf } from '../../../../../templates/schema/field-roles.ts';
import { chosen, type Field } from '../../../../content/site/fields.ts';
import type { MessageLanguage } from '../../../../core/diagnostics/diagnostics.ts';
import { wordsOfKey } from '../../../../core/diagnostics/messages/key-words.ts';
import { nameOf, pageTitle, placeInWords, separators } from '../../../../core/diagnostics/place-in-words.ts';
import type { Path } from '../../../../core/json/path.ts';
import type { Json } from '../../../../core/json/value.ts';
import { valueAt } from '../../../../core/json/value-at.ts';
import { get } from '../../../../core/json/walk.ts';
import { type Difference, differencesOf } from '../../../document/differences.ts';
import type { ChangedField, ChangedPart } from '../../../document/protocol-history.ts';
import { kindOfPart, partsOf, type SitePart } from '../../../document/site-parts.ts';
import { fieldAt as labelAt } from '../../../document/words/field-at.ts';
import { fieldOfPath, textsIn } from './readable-texts.ts';

/** Maximum number of fields per part, and of characters per value. */
const most = { fields: 30, characters: 300 };

/** Value as readable text: without marks, several texts joined; undefined if it has none. */
function readable(value: Json | undefined, field: Field): string | undefined {
  const text =
    value === undefined
      ? ''
      : textsIn(field, value)
          .join(' · ')
          .replaceAll(/\*\*|`/g, '');
  if (text === '') return undefined;
  return text.length > most.characters ? `${text.slice(0, most.characters)}…` : text;
}

/** What kind of field differs, if it has no text. */
function kindOfField({ before, now }: Difference, field: Field): ChangedField['is'] {
  const own = chosen(field, now ?? before);
  const role = fieldRoleOf(own.is === 'value' ? own.kind : undefined);
  const hasPicture = [before, now].some(
    (value) => get(value, 'src') !== undefined || get(get(value, 'image'), 'src') !== undefined,
  );
  if (role.file === 'picture' || role.file === 'icon' || hasPicture) return 'picture';
  return role.address !== false || role.file === 'file' ? 'link' : 'setting';
}

/** Description of the place relative to its part, which is the heading. */
function fieldOf(difference: Difference, sites: Sites, { root, language }: ReportOptions): ChangedField {
  const { at, before, now } = difference;
  const shown = now === undefined ? sites.before : sites.now;
  const place = placeInWords(shown, at)[language];
  const around = placeInWords(shown, root)[language];
  const where = place.startsWith(around) ? place.slice(around.length).replace(/^[،,:]\s*/u, '') : place;
  const { field, path } = fieldOfPath(shown, at);
  const texts = { before: readable(before, field), now: readable(now, field) };
  const isText = texts.before !== undefined || texts.now !== undefined;
  const key = path.at(-1);
  const label = typeof key === 'string' ? labelAt(shown, path.slice(0, -1), key)?.[language] : undefined;
  return { is: isText ? 'text' : kindOfField(difference, field), where, ...(label !== undefined && { label }), ...texts };
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
  if (kind === 'page') return pageTitle(value, language) ?? name;
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
