import { isUtf8 } from 'node:buffer';
import { contentVersion } from '../../../templates/model/site/content-version.ts';
import { fieldRoleOf } from '../../../templates/schema/field-roles.ts';
import { checkContent, type FileCheckResult } from '../../check/check-file.ts';
import { loadValidSite } from '../../check/load-site.ts';
import { languagesOf } from '../../content/locales/languages.ts';
import { walkFields } from '../../content/site/fields.ts';
import { readSourceFile, sourceOf, toSourceFile } from '../../content/site/load.ts';
import { findMissingSchema } from '../../content/site/schema-reference.ts';
import { createSitePathReader } from '../../content/site/site-address.ts';
import { mapLinks } from '../../content/text/inline/map-links.ts';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import { UsageError } from '../../core/diagnostics/errors.ts';
import { isObject } from '../../core/json/value.ts';
import { get } from '../../core/json/walk.ts';
import type { Engine } from '../../core/util/engine.mjs';
import type { Project } from '../../core/util/project.ts';
import { openEditSession } from '../document/session.ts';
import type { Operation } from '../document/text/operation.ts';
import type { Step } from './step.ts';
import { type UpgradeResult, upgradeText, type Versions, versions } from './upgrade-text.ts';

/** Result of upgrading a site file, also of a dry run. */
export interface SiteUpgradeResult extends UpgradeResult {
  /** Text before the upgrade. */
  before: string;
  /** Check result of the upgraded text. */
  checkResult: FileCheckResult;
}

interface UpgradeInput {
  project: Project;
  /** Dry run: nothing is written. */
  isDryRun: boolean;
  /** Known versions (default: those of the engine). */
  known?: Versions | undefined;
}

/** Corrects a `$schema` that points to a missing file, as code editors would not report it. */
const namingRules = ({ siteFile }: Project, engine: Engine): Step => ({
  to: contentVersion,
  words: { ar: 'موضع القواعد التي تقرؤها محررات JSON', en: 'where the rules are that editors of JSON read' },
  operations: ({ $schema }) => {
    const { suggestion } = findMissingSchema($schema, siteFile, engine) ?? {};
    return suggestion === undefined ? [] : [{ do: 'set', at: ['$schema'], value: suggestion }];
  },
});

/** Turns links to the site's own address into paths. */
const ownPaths: Step = {
  to: contentVersion,
  words: { ar: 'روابط الموقع إلى نفسه صارت مسارات', en: "links to the site's own address are paths" },
  operations: (content) => {
    const read = createSitePathReader(get(content.site, 'url'));
    const prefixes = (languagesOf(content.site) ?? []).flatMap(({ prefix }) => (prefix === '' ? [] : [`${prefix}/`]));
    // Pages of other languages have no separate path in the file.
    const ownPath = (href: string) => {
      const path = read(href);
      return prefixes.some((prefix) => `${path}/`.startsWith(prefix)) ? undefined : path;
    };
    const operations: Operation[] = [];
    walkFields(content, ({ value, kind, path }) => {
      const { address, hasMarks } = fieldRoleOf(kind);
      if (typeof value !== 'string' || !(address === 'link' || hasMarks)) return;
      const meant = mapLinks(value, ownPath);
      if (meant !== value) operations.push({ do: 'set', at: path, value: meant });
    });
    return operations;
  },
};

/**
 * Writes the upgrade as one change that can be undone in the editor.
 * @throws UsageError if another program writes the file at the same time
 */
async function write(
  { project }: UpgradeInput,
  { before, text, from, to }: SiteUpgradeResult,
  environment: BuildEnvironment,
): Promise<void> {
  const session = openEditSession({ project, environment });
  const { base, text: present } = await session.state();
  const summary = { key: 'upgrade', values: { from: String(from), to: String(to) } };
  const result = present === before ? await session.restore({ base, text, summary, isUpgrade: true }) : undefined;
  if (result?.state !== 'written') throw new UsageError('site-changed', { file: project.siteFile });
}

/**
 * Upgrades a site file to the present content version. What no step can convert is left unchanged and reported by the check.
 * @throws ContentError for invalid JSON or an unknown version; UsageError if the file cannot be read or written
 */
export async function upgradeSite(input: UpgradeInput, environment: BuildEnvironment): Promise<SiteUpgradeResult> {
  const { project, isDryRun, known = versions } = input;
  const bytes = readSourceFile(project.siteFile).bytes;
  const source = sourceOf(toSourceFile(project.siteFile, bytes));
  const { version = known.first } = isObject(source.value) ? source.value : {};
  const isKnown = Number.isSafeInteger(version) && Number(version) >= known.first && Number(version) <= known.newest;
  if (!isUtf8(bytes) || !source.isPlain || !isKnown) await loadValidSite({ project }, environment);
  const before = bytes.toString();
  const upgraded = upgradeText(before, known, [namingRules(project, environment.engine), ownPaths]);
  const file = toSourceFile(project.siteFile, Buffer.from(upgraded.text));
  const checkResult = await checkContent({ file, assets: project.assets }, environment);
  const result = { ...upgraded, before, checkResult };
  if (upgraded.text !== before && !isDryRun) await write(input, result, environment);
  return result;
}
