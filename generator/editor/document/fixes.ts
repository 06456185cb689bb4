import { findDamage } from '../../check/rules/encoding-repair.ts';
import { countryOf, suggestLink } from '../../content/site/link-repair.ts';
import { mapLinks } from '../../content/text/inline/map-links.ts';
import type { Diagnostic } from '../../core/diagnostics/diagnostics.ts';
import { messages, type Parameters } from '../../core/diagnostics/messages/messages.ts';
import { slipOf } from '../../core/diagnostics/messages/slips.ts';
import type { Repair } from '../../core/diagnostics/messages/words.ts';
import type { Path } from '../../core/json/path.ts';
import { indexIn, locate, readContainer } from '../../core/json/scan.ts';
import type { Source } from '../../core/json/source.ts';
import { writeString } from '../../core/json/string-text.ts';
import { fileStyleOf } from '../../core/json/style.ts';
import type { TextEdit } from '../../core/json/text-edit.ts';
import type { Json } from '../../core/json/value.ts';
import { valueAt } from '../../core/json/value-at.ts';
import { get } from '../../core/json/walk.ts';
import { firstFree, freeName } from './free-name.ts';
import { EditError } from './text/members.ts';
import { editsOf } from './text/operations.ts';

/** Edits that repair a known syntax mistake. */
function fixSlip({ text, slips }: Source, at: number, name: string | undefined): TextEdit[] {
  const known = slips.find((slip) => slip.offset === at && slip.name === name)?.edits;
  if (known) return known;
  const [form, put] = slipOf(name)?.mend ?? [];
  if (!form || put === undefined) return [];
  form.lastIndex = at;
  const found = form.exec(text)?.[0];
  return found === undefined ? [] : [{ from: at, to: at + found.length, text: typeof put === 'string' ? put : put(found) }];
}

/** Edits that rename a misspelt key; none if the right key exists already. */
function renameKey(source: Source, path: Path, key: string): TextEdit[] {
  const around = locate(source.text, path.slice(0, -1));
  const container = around && readContainer(source.text, around.from);
  const member = container?.members[indexIn(container, path.at(-1) ?? '')];
  if (!member || member.key === undefined) return [];
  const isThere = container?.members.some((other) => other.key === key);
  const end = source.text.lastIndexOf('"', source.text.lastIndexOf(':', member.from)) + 1;
  return isThere ? [] : [{ from: member.start, to: end, text: writeString(key, fileStyleOf(source.text).strings) }];
}

/** Invalid text and the parameters of its diagnostic. */
interface FixContext {
  site: unknown;
  path: Path;
  value: string;
  parameters: Parameters;
}

/** Replaces the invalid part of a text by the nearest valid one, if the part occurs exactly once. */
function replaceWithNearest({ value, parameters: { found = '', nearest } }: FixContext): string | undefined {
  const at = value.indexOf(found);
  if (nearest === undefined || found === '' || at === -1 || value.indexOf(found, at + 1) !== -1) return undefined;
  return value.slice(0, at) + nearest + value.slice(at + found.length);
}

/**
 * Replacement of a text, by repair. `lost` is the name that became undefined when this one was introduced, so it is the
 * intended one.
 */
const replacements: Record<
  Exclude<Repair, 'remove' | 'rename-key' | 'mend-slip'>,
  (context: FixContext) => string | undefined
> = {
  nearest: replaceWithNearest,
  reread: ({ value }) => {
    const damage = findDamage(value);
    return damage?.isWhole ? damage.repaired : undefined;
  },
  relink: ({ site, value }) => {
    const country = countryOf(valueAt(site, ['site', 'contact', 'phone', 'value']));
    return mapLinks(value, (href) => suggestLink(href, country)?.nearest);
  },
  'lost-name': (context) => context.parameters.lost ?? replaceWithNearest(context),
  'free-path': ({ site, value, parameters }) => parameters.lost ?? freePath(site, value),
  'free-name': ({ site, path, value, parameters }) => parameters.lost ?? freeSibling(site, path, value),
  'next-id': ({ value, parameters }) => parameters.lost ?? `${value}-2`,
};

/** Operation that repairs a value. */
function operationFor(site: unknown, { path, parameters }: Diagnostic, repair: keyof typeof replacements | 'remove') {
  if (repair === 'remove') {
    const depth = path.findLastIndex((part) => typeof part === 'number');
    return depth === -1 ? undefined : { do: 'remove' as const, at: path.slice(0, depth + 1) };
  }
  const value = valueAt(site, path);
  const text = typeof value === 'string' ? replacements[repair]({ site, path, value, parameters }) : undefined;
  return text === undefined || text === value ? undefined : { do: 'set' as const, at: path, value: text };
}

function freePath(site: unknown, wish: string): string {
  const path = wish.replace(/\/+$/, '');
  const usedPaths = (valueAt(site, ['routes']) as Json[]).map((page) => get(page, 'path'));
  return firstFree(path, [...usedPaths, path]);
}

function freeSibling(site: unknown, path: Path, name: string): string {
  const siblings = (valueAt(site, path.slice(0, -2)) as Json[] | undefined) ?? [];
  return freeName(
    name,
    siblings.map((item) => String(get(item, path.at(-1) ?? '') ?? '')),
  );
}

/**
 * Edits that repair a diagnostic, if the intention is certain; otherwise none. `EditSession.repair` checks the result and
 * refuses edits that cause other errors.
 * @param source the checked text; offsets begin after the byte order mark
 */
export function fixesOf(diagnostic: Diagnostic, source: Source): TextEdit[] {
  const { code, path, parameters } = diagnostic;
  const { repair } = messages[code];
  if (source.encodingError) return [];
  if (repair === 'mend-slip') return fixSlip(source, source.offsetAt(diagnostic), parameters.expected);
  if (!source.isPlain) return [];
  if (repair === 'rename-key') return parameters.nearest === undefined ? [] : renameKey(source, path, parameters.nearest);
  const operation = operationFor(source.value, diagnostic, repair);
  try {
    return operation ? editsOf(source.text, [operation]) : [];
  } catch (error) {
    if (error instanceof EditError) return [];
    throw error;
  }
}
