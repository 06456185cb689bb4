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

/** Whether it is of the content: packages that are not installed yet, as the fonts of a look, are no text to be written. */
const isOfContent = ({ code }: Diagnostic) => !hasTrait(code, 'of-surroundings');

/** Checks a new site, notes that its translations say the same as its texts, and tells how many placeholders it has. */
export function finishSite(engine: Engine, folder: string): Promise<{ placeholders: number }> {
  const project = openProject(folder);
  return withEnvironment(engine, project, async (environment) => {
    const { warnings, source } = await loadValidSite({ project }, environment);
    if (languagesOf(source.part('site'))) {
      const { judged, known, recordFile } = await openTranslations(project, environment);
      for (const one of judged) if (one.state === 'unconfirmed') confirm(one, known);
      writeRecordFile(recordFile);
    }
    return { placeholders: warnings.filter(isOfContent).length };
  });
}
