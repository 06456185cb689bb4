import type { Project } from '../common/project.ts';
import type { Diagnostic, MessageLanguage } from '../diagnostics/diagnostics.ts';
import { ContentError } from '../diagnostics/errors.ts';
import type { Machine } from '../machine/machine.ts';
import { languageOfContent } from '../site/load.ts';
import { type CheckOptions, checkFile, type LoadedSite, type Verdict } from './check-file.ts';

export interface TakeOptions extends CheckOptions {
  project: Project;
  /** Treats warnings, such as placeholders, as errors. */
  isStrict?: boolean;
}

/** Content that a check has taken; `language` is that of the content. */
export interface TakenSite extends LoadedSite, Pick<Verdict, 'taken' | 'editions'> {
  project: Project;
  warnings: Diagnostic[];
  language: MessageLanguage | undefined;
}

/**
 * Reads and checks a site file.
 * @throws ContentError with everything that is wrong; UsageError when the file cannot be read.
 */
export async function takeSite({ project, isStrict = false, ...options }: TakeOptions, machine: Machine): Promise<TakenSite> {
  const { diagnostics, isValid, ...file } = await checkFile(project, machine, options);
  const language = languageOfContent(file.source.part('site'));
  if (!isValid || (isStrict && diagnostics.length > 0)) throw new ContentError(diagnostics, language);
  return { ...file, project, warnings: diagnostics, language };
}
