import { loadValidSite } from '../../check/load-site.ts';
import { languagesOf } from '../../content/locales/languages.ts';
import { confirm } from '../../content/translations/analyse-translations.ts';
import type { Diagnostic } from '../../core/diagnostics/diagnostics.ts';
import { hasTrait } from '../../core/diagnostics/messages/messages.ts';
import type { Engine } from '../../core/util/engine.mjs';
import { openProject } from '../../core/util/project.ts';
import { writeRecordFile } from '../../editor/document/write-record.ts';
import { openTranslations } from '../../editor/server/endpoints/translations/translated-site.ts';
import { withEnvironment } from './build-environment.ts';

/** Whether a diagnostic is about the content. Packages that are not installed yet, such as fonts of a preset, are not. */
const isOfContent = ({ code }: Diagnostic) => !hasTrait(code, 'of-surroundings');

/** Checks a new site, marks its translations as confirmed and counts its placeholders. */
export function finishSite(engine: Engine, folder: string): Promise<{ placeholders: number }> {
  const project = openProject(folder);
  return withEnvironment(engine, project, async (environment) => {
    const { warnings, source } = await loadValidSite({ project }, environment);
    if (languagesOf(source.part('site'))) {
      const { analysed: judged, context: known, recordFile } = await openTranslations(project, environment);
      for (const one of judged) if (one.state === 'unconfirmed') confirm(one, known);
      writeRecordFile(recordFile);
    }
    return { placeholders: warnings.filter(isOfContent).length };
  });
}
