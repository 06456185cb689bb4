import type { MessageLanguage } from '../../../../core/diagnostics/diagnostics.ts';
import { escapeControlCharacters } from '../../../../core/diagnostics/escape-control-characters.ts';
import { once } from '../../../../core/util/memoize.ts';
import { fileInEdition } from '../../../document/in-edition.ts';
import type { BroughtFile, ChangeResult } from '../../../document/protocol-changes.ts';
import { type EditResult, type EditSession, openEditSession } from '../../../document/session.ts';
import { languageOf } from '../../../preview/message.ts';
import { placeOf } from '../../../preview/preview.ts';
import type { Asked, EditHost } from '../endpoint.ts';
import { withBrought } from '../files/brought.ts';
import { createFileMover } from '../files/file-mover.ts';
import type { Uploads } from '../files/uploads.ts';
import { placedProblem } from '../placed-problem.ts';

/** Result of a change for the client, in a language. */
function told(result: EditResult, { preview }: EditHost, { language, query }: Asked): ChangeResult {
  if (result.state === 'written') return result;
  const edition = fileInEdition(preview.source?.value, query.get('edition') ?? undefined);
  if (result.state === 'conflict') {
    return { ...result, conflicts: result.conflicts.map((one) => ({ ...one, at: placeOf({ edition }, one.at) })) };
  }
  const { base, diagnostics, source } = result;
  const seen = { ...preview, source, edition: fileInEdition(source.value, edition?.language.tag) };
  const problems = diagnostics.map((one) => placedProblem(one, seen, language));
  return { state: 'refused', base, problems };
}

/** Action on the file, with the sample files that it may need. */
export interface Act {
  /** `travel`: to an earlier or later version. */
  kind: 'change' | 'undo' | 'redo' | 'travel';
  brings: readonly BroughtFile[];
  run: (edits: EditSession) => Promise<EditResult | undefined>;
}

/** Warning that the history cannot be stored; editing continues. */
const unkept: Record<MessageLanguage, (reason: string, folder: string) => string> = {
  en: (reason, folder) =>
    `The history of edits cannot be kept in ${folder}: what is done can be undone only as long as this server runs. ${reason}.`,
  ar: (reason, folder) => `يتعذر حفظ سجل التعديلات في ${folder}، فلا يمكن التراجع عنها إلا ما دام هذا الخادم يعمل. ${reason}.`,
};

/** Edit session of a server, and the actions on it. */
export interface Acting {
  edits: () => EditSession;
  /** Runs an action, and moves the files that belong to it. */
  act: (asked: Asked, act: Act) => Promise<ChangeResult>;
  /** Called with each text of the file; the files that it refers to are then kept. */
  look: (text: string) => void;
}

/** Creates the edit session on the first request. */
export function openActing(host: EditHost, uploads: Uploads, look: (text: string) => void): Acting {
  const { preview, inTurn, catchUp, noteWritten } = host;
  const edits = once(() =>
    openEditSession({
      project: preview.project,
      machine: preview.machine,
      language: host.language,
      files: createFileMover(preview.project),
      onWritten: noteWritten,
      onUnkept: (reason, folder) =>
        process.stderr.write(`${escapeControlCharacters(unkept[languageOf(preview, host.language)](reason, folder))}\n`),
    }),
  );
  const act = (asked: Asked, { kind, brings, run }: Act) =>
    inTurn(async (): Promise<ChangeResult> => {
      const session = edits();
      const before = (await session.state()).text;
      if (kind === 'redo' || kind === 'travel') await uploads.putBack();
      const result = await withBrought({
        project: preview.project,
        brings,
        change: () => run(session),
        textAfter: async () => (await session.state()).text,
      });
      const { text, canRedo } = await session.state();
      if (kind === 'undo' || kind === 'travel') await uploads.takeAway(before, text);
      if (kind === 'redo' || kind === 'travel') await uploads.settle(text);
      if (!canRedo && kind === 'change') await uploads.forget();
      await catchUp();
      look(text);
      // There was nothing to undo or redo.
      if (!result) return { state: 'written', base: (await session.state()).base, lines: { removed: 0, added: 0 } };
      return told(result, host, asked);
    });
  return { edits, act, look };
}
