import { takeSite } from '../check/take-site.ts';
import type { Engine } from '../common/engine.mjs';
import { openProject } from '../common/project.ts';
import { openTranslations } from '../dev/edit/translations/translated-site.ts';
import type { Diagnostic } from '../diagnostics/diagnostics.ts';
import { hasTrait } from '../diagnostics/messages/messages.ts';
import { writeRecordFile } from '../edit/write-record.ts';
import { languagesOf } from '../editions/languages.ts';
import { confirm } from '../translations/judge.ts';
import { withMachine } from './machine.ts';

/** Whether it is of the content: packages that are not installed yet, as the fonts of a look, are no text to be written. */
const isOfContent = ({ code }: Diagnostic) => !hasTrait(code, 'of-surroundings');

/** Checks a new site, notes that its translations say the same as its texts, and tells how many placeholders it has. */
export function settleSite(engine: Engine, folder: string): Promise<{ placeholders: number }> {
  const project = openProject(folder);
  return withMachine(engine, project, async (machine) => {
    const { warnings, source } = await takeSite({ project }, machine);
    if (languagesOf(source.part('site'))) {
      const { judged, known, recordFile } = await openTranslations(project, machine);
      for (const one of judged) if (one.state === 'unconfirmed') confirm(one, known);
      writeRecordFile(recordFile);
    }
    return { placeholders: warnings.filter(isOfContent).length };
  });
}
