import type { MessageLanguage } from '../../../../core/diagnostics/diagnostics.ts';
import { escapeControlCharacters } from '../../../../core/diagnostics/escape-control-characters.ts';
import { once } from '../../../../core/util/memoize.ts';
import type { EditResult, EditSession } from '../../../document/edit-session.ts';
import { fileInEdition } from '../../../document/in-edition.ts';
import type { ChangeResult, PlaceholderFile } from '../../../document/protocol-changes.ts';
import { openEditSession } from '../../../document/session.ts';
import { languageOf } from '../../../preview/message.ts';
import { placeOf } from '../../../preview/preview.ts';
import type { EditHost, EndpointRequest } from '../endpoint.ts';
import { createFileMover } from '../files/file-mover.ts';
import { followHistory } from '../files/import-bases.ts';
import { allPlaceholderFiles, withPlaceholderFiles } from '../files/placeholder-files.ts';
import type { Uploads } from '../files/uploads.ts';
import { placedProblem } from '../placed-problem.ts';

/** Number of steps kept at a desk: those of several people since the last publication, so that each is published by its author. */
const mostStepsOfDesk = 10_000;

/** Result of a change for the client, in a language. */
function toChangeResult(result: EditResult, { preview }: EditHost, { language, query }: EndpointRequest): ChangeResult {
  const edition = fileInEdition(preview.source?.value, query.get('edition') ?? undefined);
  if (result.state === 'written') {
    const { step } = result;
    return step?.at ? { ...result, step: { ...step, at: placeOf({ edition }, step.at) } } : result;
  }
  if (result.state === 'conflict') {
    return { ...result, conflicts: result.conflicts.map((one) => ({ ...one, at: placeOf({ edition }, one.at) })) };
  }
  const { base, diagnostics, source } = result;
  const seen = { ...preview, source, edition: fileInEdition(source.value, edition?.language.tag) };
  const problems = diagnostics.map((one) => placedProblem(one, seen, language));
  return { state: 'refused', base, problems };
}

/** Action on the file. */
export interface EditAction {
  /** `travel`: to an earlier or later version. */
  kind: 'change' | 'undo' | 'redo' | 'travel';
  /** Sample files that a change refers to. Other actions may need any of them. */
  brings?: readonly PlaceholderFile[];
  run: (edits: EditSession) => Promise<EditResult | undefined>;
}

/** Warning that the history cannot be stored; editing continues. */
const historyNotSavedWords: Record<MessageLanguage, (reason: string, folder: string) => string> = {
  en: (reason, folder) =>
    `The history of edits cannot be kept in ${folder}: what is done can be undone only as long as this server runs. ${reason}.`,
  ar: (reason, folder) => `يتعذر حفظ سجل التعديلات في ${folder}، فلا يمكن التراجع عنها إلا ما دام هذا الخادم يعمل. ${reason}.`,
};

/** Edit session of a server, and the actions on it. */
export interface EditActions {
  edits: () => EditSession;
  /** Runs an action, and moves the files that belong to it. */
  perform: (endpointRequest: EndpointRequest, act: EditAction) => Promise<ChangeResult>;
  /** Called with each text of the file; the files that it refers to are then kept. */
  recordAssets: (text: string) => void;
}

/** Creates the edit session on the first request. */
export function createEditActions(host: EditHost, uploads: Uploads, look: (text: string) => void): EditActions {
  const { preview, enqueue, refreshIfChanged, recordWrite } = host;
  const edits = once(() =>
    openEditSession({
      project: preview.project,
      environment: preview.environment,
      language: host.language,
      ...(host.desk && { mostSteps: mostStepsOfDesk }),
      files: createFileMover(preview.project),
      onWritten: recordWrite,
      onHistoryError: (reason, folder) =>
        process.stderr.write(
          `${escapeControlCharacters(historyNotSavedWords[languageOf(preview, host.language)](reason, folder))}\n`,
        ),
    }),
  );
  const act = (endpointRequest: EndpointRequest, { kind, brings = [], run }: EditAction) =>
    enqueue(async (): Promise<ChangeResult> => {
      const session = edits().as(endpointRequest.person?.author);
      const { text: before, done } = await session.state();
      if (kind === 'redo' || kind === 'travel') await uploads.restoreUndone();
      const result = await withPlaceholderFiles({
        project: preview.project,
        brings: kind === 'change' ? brings : allPlaceholderFiles,
        change: () => run(session),
        textAfter: async () => (await session.state()).text,
      });
      const { text, canAnyoneRedo, done: doneNow } = await session.state();
      if (kind !== 'change') await followHistory(preview.project, done, doneNow);
      if (kind === 'undo' || kind === 'travel') await uploads.removeUndone(before, text);
      if (kind === 'redo' || kind === 'travel') await uploads.removeUnnamed(text);
      if (!canAnyoneRedo && kind === 'change') await uploads.clearUndone();
      await refreshIfChanged();
      look(text);
      // There was nothing to undo or redo.
      if (!result) return { state: 'written', base: (await session.state()).base, lines: { removed: 0, added: 0 } };
      return toChangeResult(result, host, endpointRequest);
    });
  return { edits, perform: act, recordAssets: look };
}
