import { languageOfContent } from '../content/site/load.ts';
import type { BuildEnvironment } from '../core/cache/build-environment.ts';
import { type Diagnostic, type MessageLanguage, sortDiagnostics, toDiagnostic } from '../core/diagnostics/diagnostics.ts';
import { ContentError } from '../core/diagnostics/errors.ts';
import { messages } from '../core/diagnostics/messages/messages.ts';
import type { Project } from '../core/util/project.ts';
import { type CheckOptions, checkFile, type FileCheckResult, type LoadedSite } from './check-file.ts';
import { checkDefaultLook } from './rules/default-look.ts';

export interface LoadSiteOptions extends CheckOptions {
  project: Project;
  /** Treats warnings, such as placeholders, as errors. */
  isStrict?: boolean;
  /** Reports drafts that are still in the file; strict checks do. */
  isReportingDrafts?: boolean;
}

/** Checked content without errors; `language` is that of the content. */
export interface ValidSite extends LoadedSite, Pick<FileCheckResult, 'editions' | 'characters'> {
  project: Project;
  warnings: Diagnostic[];
  language: MessageLanguage | undefined;
}

/** Whether a strict check fails on a diagnostic. Scheduled and expired content passes, and a look that was not chosen. */
export const failsStrictCheck = ({ code }: Diagnostic): boolean =>
  code === 'draft-left' || !(messages[code].traits as readonly string[]).includes('expected');

/** Result of checking a site file, and whether the check failed. */
export interface SiteCheckResult extends ValidSite {
  isRejected: boolean;
}

/** Reads and checks a site file, valid or not. @throws UsageError if it cannot be read */
export async function loadAndCheckSite(options: LoadSiteOptions, environment: BuildEnvironment): Promise<SiteCheckResult> {
  const { project, isStrict = false, isReportingDrafts = isStrict } = options;
  const { diagnostics, isValid, ...file } = await checkFile(project, environment, options);
  const hints = isValid ? checkDefaultLook(file.source.value).map((raw) => toDiagnostic(file.source, raw)) : [];
  const all = hints.length > 0 ? sortDiagnostics([...diagnostics, ...hints]) : diagnostics;
  const warnings = all.filter(({ code }) => isReportingDrafts || code !== 'draft-left');
  const language = languageOfContent(file.source.part('site'));
  return { ...file, project, warnings, language, isRejected: !isValid || (isStrict && warnings.some(failsStrictCheck)) };
}

/**
 * Reads and checks a site file.
 * @throws ContentError with all diagnostics; UsageError if the file cannot be read
 */
export async function loadValidSite(options: LoadSiteOptions, environment: BuildEnvironment): Promise<ValidSite> {
  const { isRejected: isWrong, ...site } = await loadAndCheckSite(options, environment);
  if (isWrong) throw new ContentError(site.warnings, site.language);
  return site;
}
