import type { Diagnostic, MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { isWithin } from '../../core/json/path.ts';
import type { Source } from '../../core/json/source.ts';
import { countLines, type LineCounts, type TextEdit } from '../../core/json/text-edit.ts';
import { markEnd } from '../../core/json/value.ts';
import { clashesOf, conflictsOf } from './conflicts.ts';
import { EditedFile, type EditedFileOptions, type Plan } from './edited-file.ts';
import { type FileMove, turned } from './file-moves.ts';
import { doneList, stacksOf, textAfter, textNamed, textOfChange } from './history.ts';
import type { Clash } from './merge.ts';
import { changeOnFile, mergeChange } from './merge-change.ts';
import type { Change, Conflict, Summary } from './protocol-changes.ts';
import type { Done } from './protocol-history.ts';
import { ChangedMeanwhile } from './replace-file.ts';
import { EditFault } from './text/members.ts';
import type { Operation } from './text/operation.ts';
import { editsOf } from './text/operations.ts';
import { editsBetween, rebaseEdits } from './text/rebase.ts';

/** What came of a change, an undo, a redo or a repair. */
export type EditResult =
  /** `lines`: those taken away and put in; none where the file said so already. */
  | { state: 'written'; base: string; lines: LineCounts }
  /** Nothing is written: there would be these errors. Places are those after the change, in `source`. */
  | { state: 'refused'; base: string; diagnostics: Diagnostic[]; source: Source }
  /** Nothing is written: others have changed the same places. `operations`: see `ChangeResult`. */
  | { state: 'conflict'; base: string; conflicts: Conflict[]; operations: Operation[] };

export interface EditSession {
  /** The file as it is: its name, its text and what was done. */
  state: () => Promise<SessionState>;
  /**
   * Changes places of the file, and moves files of the assets in the same step; a conflict where one cannot move.
   * @throws UsageError when it cannot be read, Error when it cannot be written
   */
  change: (change: Change, files?: readonly FileMove[]) => Promise<EditResult>;
  /** Says what a change would come to, and writes nothing. @throws UsageError when the file cannot be read */
  tryChange: (change: Change) => Promise<EditResult>;
  /** Takes back what was done last, or does it again; undefined when there is nothing. @throws as `change` does */
  undo: () => Promise<EditResult | undefined>;
  redo: () => Promise<EditResult | undefined>;
  /** Undoes or redoes until a change is the last that was done; all is undone for 0. Ends at what cannot be. @throws as `change` does */
  goTo: (id: number) => Promise<EditResult | undefined>;
  /** The text that a change left; undefined for one that is not known. */
  textOf: (id: number) => Promise<string | undefined>;
  /** Lets the file hold a text, be it one that it had, as one change; a conflict where it is not the one that was seen. @throws as `change` does */
  restore: (restoring: Restoring) => Promise<EditResult>;
  /** Changes the text of a file that may be no JSON, such as a comma that is missing. @throws as `change` does */
  repair: (repair: Repair) => Promise<EditResult>;
}

export interface SessionState {
  /** Names the text, as `Change.base`. */
  base: string;
  text: string;
  canUndo: boolean;
  canRedo: boolean;
  done: Done[];
}

export interface Repair {
  /** What the edits are for; offsets count from behind a byte order mark, where there is one. */
  base: string;
  edits: TextEdit[];
  summary: Summary;
}

export interface Restoring {
  /** The file that is to go. */
  base: string;
  text: string;
  summary: Summary;
  /** Files of the assets that move in the same step. */
  files?: readonly FileMove[];
  /** It is a later version of the content: see `Plan`. */
  isUpgrade?: boolean;
}

export interface EditSessionOptions extends EditedFileOptions {
  /** Of the places in conflicts; that of the content where it is not said. */
  language?: MessageLanguage | undefined;
}

/** How often what is written is tried anew because others write at the same moment. */
const mostTries = 5;

class Session implements EditSession {
  readonly #file: EditedFile;
  readonly #language: MessageLanguage | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: EditSessionOptions) {
    this.#file = new EditedFile(options);
    this.#language = options.language;
  }

  /** One after the other, each on the file as it then is. */
  #queue<Result>(task: () => Promise<Result>): Promise<Result> {
    const tried = async () => {
      for (let tries = 1; ; tries++) {
        try {
          this.#file.refresh();
          return await task();
        } catch (error) {
          if (!(error instanceof ChangedMeanwhile) || tries === mostTries) throw error;
        }
      }
    };
    const result = this.#last.then(tried, tried);
    this.#last = result.catch(() => undefined);
    return result;
  }

  state() {
    return this.#queue(async () => {
      const { base, text, steps } = this.#file;
      const { done, undone } = stacksOf(steps);
      return { base, text, canUndo: done.length > 0, canRedo: undone.length > 0, done: doneList(steps) };
    });
  }

  /** What is no text is not edited, nor what is of a version that is not known here. */
  #edit<Result>(task: () => Promise<Result>): Promise<Result | EditResult> {
    return this.#queue<Result | EditResult>(async () =>
      this.#file.isText && !(await this.#isNewer()) ? task() : this.#refuseAll(),
    );
  }

  async #isNewer(): Promise<boolean> {
    const { diagnostics } = await this.#file.judge();
    return diagnostics.some(({ code }) => code === 'newer-version');
  }

  change(change: Change, files: readonly FileMove[] = []) {
    return this.#edit(() => this.#change(change, { files }));
  }

  tryChange(change: Change) {
    return this.#edit(() => this.#change(change, { isTrial: true }));
  }

  undo() {
    return this.#edit(() => this.#goBack('undo'));
  }

  redo() {
    return this.#edit(() => this.#goBack('redo'));
  }

  goTo(id: number) {
    return this.#edit(() => this.#goTo(id));
  }

  textOf(id: number) {
    return this.#queue(async () => textOfChange(this.#file.steps, id, this.#file.text));
  }

  restore({ base, text, summary, files = [], isUpgrade }: Restoring) {
    return this.#edit(async () => {
      if (base !== this.#file.base) return this.#conflict([]);
      return this.#write({
        kind: 'change',
        id: this.#nextId,
        summary,
        edits: editsBetween(this.#file.text, text),
        files,
        isUpgrade,
      });
    });
  }

  repair({ base, edits, summary }: Repair) {
    return this.#edit(() => {
      // What is checked begins behind a byte order mark.
      const mark = markEnd(this.#file.text);
      const placed = edits.map(({ from, to, text }) => ({ from: from + mark, to: to + mark, text }));
      return this.#onText({ kind: 'change', id: this.#nextId, summary, isRepair: true }, { base, edits: placed });
    });
  }

  get #nextId() {
    return Math.max(0, ...this.#file.steps.map(({ id }) => id)) + 1;
  }

  #conflict(clashes: Clash[], operations: Operation[] = []): EditResult {
    const { base, value } = this.#file;
    return { state: 'conflict', base, conflicts: conflictsOf(clashes, value, this.#language), operations };
  }

  async #write(plan: Plan): Promise<EditResult> {
    const { text } = this.#file;
    const lines = countLines(text, plan.edits);
    const isNothing = plan.edits.length === 0 && !plan.files?.length;
    const refusal = isNothing ? undefined : await this.#file.write(plan);
    if (refusal === 'blocked') return this.#conflict([]);
    const { base } = this.#file;
    if (!refusal) return { state: 'written', base, lines };
    return { state: 'refused', base, diagnostics: refusal.diagnostics, source: refusal.judged.source };
  }

  async #change(asked: Change, how: Pick<Plan, 'files' | 'isTrial'>): Promise<EditResult> {
    const { base, steps } = this.#file;
    const change = changeOnFile(asked, this.#file);
    if (change.id !== undefined && steps.some(({ asked }) => asked === change.id))
      return { state: 'written', base, lines: { removed: 0, added: 0 } };
    const merged = mergeChange(change, this.#file);
    // In a language it is asked for again as it was, of the file as it then is.
    if (merged.clashes.length > 0)
      return this.#conflict(merged.clashes, asked.edition === undefined ? merged.operations : asked.operations);
    try {
      const { source } = await this.#file.judge();
      const edits = editsOf(this.#file.text, merged.operations, source.isPlain);
      const named = change.id === undefined ? {} : { asked: change.id };
      return await this.#write({ kind: 'change', id: this.#nextId, summary: change.summary, edits, ...how, ...named });
    } catch (error) {
      if (!(error instanceof EditFault)) throw error;
      return this.#fault(error, merged.operations);
    }
  }

  /** A change of a file that is no JSON is refused with what is wrong in it; one of a place that is gone is a conflict. */
  async #fault({ reason, at }: EditFault, operations: Operation[]): Promise<EditResult> {
    if (reason === 'not-json') return this.#refuseAll();
    const asked = operations.find((one) => isWithin(one.at, at) || isWithin(at, one.at));
    const mine = asked && 'value' in asked ? asked.value : undefined;
    return this.#conflict([{ at, mine, theirs: undefined, isGone: true }]);
  }

  async #refuseAll(): Promise<EditResult> {
    const { diagnostics, source } = await this.#file.judge();
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    return { state: 'refused', base: this.#file.base, diagnostics: errors, source };
  }

  async #goTo(id: number): Promise<EditResult | undefined> {
    let result: EditResult | undefined;
    for (;;) {
      const { done, undone } = stacksOf(this.#file.steps);
      const isBack = id === 0 ? done.length > 0 : done.includes(id) && done.at(-1) !== id;
      if (!isBack && !undone.includes(id)) return result;
      result = await this.#goBack(isBack ? 'undo' : 'redo');
      if (result?.state !== 'written') return result;
    }
  }

  async #goBack(kind: 'undo' | 'redo'): Promise<EditResult | undefined> {
    const { steps, text } = this.#file;
    const { done, undone } = stacksOf(steps);
    const id = (kind === 'undo' ? done : undone).at(-1);
    if (id === undefined) return undefined;
    const index = steps.findLastIndex((step) => step.id === id && (step.kind === 'undo') === (kind === 'redo'));
    const { after = '', back = [], files = [] } = steps[index] ?? {};
    return this.#onText(
      { kind, id, files: turned(files) },
      { base: after, edits: back, before: () => textAfter(steps, index, text) },
    );
  }

  /** Edits of a text that the file had, on what it has now. */
  async #onText(plan: Omit<Plan, 'edits'>, { base, edits, before }: TextPlan): Promise<EditResult> {
    const { base: present, text, steps } = this.#file;
    if (base === present) return this.#write({ ...plan, edits, isReturn: plan.kind !== 'change' });
    const old = before?.() ?? textNamed(steps, base, text);
    const rebased = old === undefined ? undefined : rebaseEdits(old, edits, editsBetween(old, text));
    const result = rebased && (await this.#write({ ...plan, edits: rebased }));
    // What fits by its place and not by what it says is no merge.
    if (result && !(result.state === 'refused' && plan.kind !== 'change')) return result;
    return this.#conflict(clashesOf(old ?? text, edits, text));
  }
}

interface TextPlan {
  base: string;
  edits: TextEdit[];
  /** The text that the edits are for. */
  before?: () => string;
}

/**
 * Opens a site file for edits. What was done in it is kept in the project's cache, so that it can be undone after the end of
 * the server, too. Nothing is read before something is asked for.
 */
export function openEditSession(options: EditSessionOptions): EditSession {
  return new Session(options);
}
