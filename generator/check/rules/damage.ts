import { fieldRoleOf } from '../../../templates/schema/field-roles.ts';
import { findForbidden } from '../../../templates/schema/rules.ts';
import { withoutMarks } from '../../content/text/inline/mask.ts';
import { damageAssumption, encodingAssumption, valueAssumption } from '../../core/diagnostics/cause-links.ts';
import type { RawDiagnostic } from '../../core/diagnostics/diagnostics.ts';
import type { ContentText, SiteView } from '../facts/site-view.ts';
import { textFeature } from '../facts/text-features.ts';
import { findDamage } from './encoding-repair.ts';

/** Texts shown in menus, search results and browser tabs: damage there is always an error. */
const titleKeys = new Set<string | number>(['title', 'name', 'heading', 'label']);

function isTitle({ key, kind }: ContentText): boolean {
  return titleKeys.has(key) || kind === 'heading' || kind === 'headline' || kind === 'title';
}

function checkText(text: ContentText): RawDiagnostic[] {
  const { value, path, kind } = text;
  const isRead = kind === undefined || fieldRoleOf(kind).textRole !== false;
  const damage = isRead ? findDamage(fieldRoleOf(kind).hasMarks ? withoutMarks(value) : value) : undefined;
  if (!damage) return [];
  // Characters that the schema forbids are an error in any text.
  const code = isTitle(text) || findForbidden(value) !== -1 ? 'unreadable-text' : 'damaged-text';
  const nearest = damage.repaired === undefined ? undefined : findDamage(value)?.repaired;
  const parameters = { found: value.slice(damage.index, damage.index + 80), ...(nearest !== undefined && { nearest }) };
  const invalidates = [valueAssumption(path), damageAssumption(path)];
  return [{ code, path, textIndex: damage.index, parameters, invalidates, assumes: [encodingAssumption] }];
}

/** Texts saved after decoding with the wrong encoding: one diagnostic for each text. */
export function checkDamage({ texts }: SiteView): RawDiagnostic[] {
  return texts.filter(({ features }) => features & textFeature.damage).flatMap(checkText);
}
