import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';
import { isWithin } from '../../core/json/path.ts';
import { countLines } from '../../core/json/text-edit.ts';
import { markEnd } from '../../core/json/value.ts';
import { conflictsOf } from './conflicts.ts';
import type { EditResult, EditSession, Repair, RestoreInput } from './edit-session.ts';
import { EditedFile, type EditedFileOptions, type Plan } from './edited-file.ts';
import { type FileMove, reversedMoves } from './file-moves.ts';
import { createFileQueue, type FileQueue } from './file-queue.ts';
import { rebaseFormerEdits } from './former-edits.ts';
import { historyItems, returnedStep, type Step, stacksOf, stepsSince, textAfter, textOfChange } from './history.ts';
import type { Clash } from './merge.ts';
import { changeOnFile, mergeChange } from './merge-change.ts';
import type { Author } from './person.ts';
import type { Change, ReturnRequest } from './protocol-changes.ts';
import { EditError } from './text/members.ts';
import type { Operation } from './text/operation.ts';
import { editsOf } from './text/operations.ts';
import { editsBetween } from './text/rebase.ts';
import { withAuthors } from './who-changed.ts';

export interface EditSessionOptions extends EditedFileOptions {
  /** Language of the places in conflicts (default: that of the content). */
  language?: MessageLanguage | undefined;
}

/** What the sessions of several people on one file have in common. */
interface SharedFile {
  file: EditedFile;
  queue: FileQueue;
  language: MessageLanguage | undefined;
}

class Session implements EditSession {
  readonly #shared: SharedFile;
  readonly #file: EditedFile;
  readonly #queue: FileQueue;
  readonly #author: Author | undefined;

  constructor(shared: SharedFile, author?: Author) {
    this.#shared = shared;
    this.#file = shared.file;
    this.#queue = shared.queue;
    this.#author = author;
  }

  as(author: Author | undefined) {
    return new Session(this.#shared, author);
  }

  state() {
    return this.#queue(async () => {
      const { base, text, steps } = this.#file;
      const { done, undone } = stacksOf(steps, this.#person);
      const items = historyItems(steps, this.#person);
      const canAnyoneRedo = items.some(({ isUndone, isLeft }) => isUndone && !isLeft);
      return { base, text, canUndo: done.length > 0, canRedo: undone.length > 0, canAnyoneRedo, done: items };
    });
  }

  /** Refuses to edit files that are not UTF-8 or have a newer content version. */
  #edit<Result>(task: () => Promise<Result>): Promise<Result | EditResult> {
    return this.#queue<Result | EditResult>(async () =>
      this.#file.isText && !(await this.#isNewer()) ? task() : this.#rejectAll(),
    );
  }

  async #isNewer(): Promise<boolean> {
    const { diagnostics } = await this.#file.checkCurrent();
    return diagnostics.some(({ code }) => code === 'newer-version');
  }

  change(change: Change, files: readonly FileMove[] = []) {
    return this.#edit(() => this.#change(change, { files }));
  }

  tryChange(change: Change) {
    return this.#edit(() => this.#change(change, { isTrial: true }));
  }

  undo(request: ReturnRequest = {}) {
    return this.#edit(() => this.#goBack('undo', request));
  }

  redo(request: ReturnRequest = {}) {
    return this.#edit(() => this.#goBack('redo', request));
  }

  goTo(id: number) {
    return this.#edit(() => this.#goTo(id));
  }

  journal() {
    return this.#queue(async () => ({ base: this.#file.base, text: this.#file.text, steps: [...this.#file.steps] }));
  }

  textOf(id: number) {
    return this.#queue(async () => textOfChange(this.#file.steps, id, this.#file.text));
  }

  restore({ base, text, summary, files = [], isUpgrade }: RestoreInput) {
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
      // Offsets of the checked text begin after the byte order mark.
      const mark = markEnd(this.#file.text);
      const placed = edits.map(({ from, to, text }) => ({ from: from + mark, to: to + mark, text }));
      return this.#onText({ kind: 'change', id: this.#nextId, summary, isRepair: true }, { base, edits: placed });
    });
  }

  get #person() {
    return this.#author?.id;
  }

  get #nextId() {
    return Math.max(0, ...this.#file.steps.map(({ id }) => id)) + 1;
  }

  /** Step that a request of the person made before, if this one repeats it. */
  #stepAskedBy(request: string | undefined): Step | undefined {
    if (request === undefined) return undefined;
    return this.#file.steps.find(({ asked, by }) => asked === request && by?.id === this.#person);
  }

  #conflict(clashes: Clash[], operations: Operation[] = []): EditResult {
    const { base, value } = this.#file;
    return { state: 'conflict', base, conflicts: conflictsOf(clashes, value, this.#shared.language), operations };
  }

  /** Conflict of a change of a version, with who changed the places since. */
  #mergeConflict(clashes: Clash[], base: string, operations: Operation[] = []): EditResult {
    const { steps, text } = this.#file;
    const since = stepsSince(steps, base);
    const seen = since && textAfter(since, -1, text);
    return this.#conflict(withAuthors(clashes, { text, steps: since ?? steps, seen }), operations);
  }

  async #write(plan: Plan): Promise<EditResult> {
    const { text } = this.#file;
    const lines = countLines(text, plan.edits);
    const isNothing = plan.edits.length === 0 && !plan.files?.length;
    const rejected = isNothing ? undefined : await this.#file.write({ ...plan, by: this.#author });
    if (rejected === 'blocked') return this.#conflict([]);
    const { base } = this.#file;
    if (!rejected) return { state: 'written', base, lines };
    return { state: 'refused', base, diagnostics: rejected.diagnostics, source: rejected.checked.source };
  }

  async #change(asked: Change, how: Pick<Plan, 'files' | 'isTrial'>): Promise<EditResult> {
    if (this.#stepAskedBy(asked.id)) return { state: 'written', base: this.#file.base, lines: { removed: 0, added: 0 } };
    const change = changeOnFile(asked, this.#file);
    const merged = mergeChange(change, this.#file);
    // Operations on an edition are sent again unchanged; they are translated for the file of that moment.
    if (merged.clashes.length > 0)
      return this.#mergeConflict(merged.clashes, asked.base, asked.edition === undefined ? merged.operations : asked.operations);
    try {
      const { source } = await this.#file.checkCurrent();
      const edits = editsOf(this.#file.text, merged.operations, source.isPlain);
      const named = change.id === undefined ? {} : { asked: change.id };
      return await this.#write({ kind: 'change', id: this.#nextId, summary: change.summary, edits, ...how, ...named });
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      return this.#resultOfError(error, asked.base, merged.operations);
    }
  }

  /** A change of invalid JSON is refused with its syntax errors; a change of a removed place is a conflict. */
  async #resultOfError({ reason, at }: EditError, base: string, operations: Operation[]): Promise<EditResult> {
    if (reason === 'not-json') return this.#rejectAll();
    const asked = operations.find((one) => isWithin(one.at, at) || isWithin(at, one.at));
    const mine = asked && 'value' in asked ? asked.value : undefined;
    return this.#mergeConflict([{ at, mine, theirs: undefined, isGone: true }], base);
  }

  async #rejectAll(): Promise<EditResult> {
    const { diagnostics, source } = await this.#file.checkCurrent();
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    return { state: 'refused', base: this.#file.base, diagnostics: errors, source };
  }

  async #goTo(id: number): Promise<EditResult | undefined> {
    let result: EditResult | undefined;
    for (;;) {
      const { done, undone } = stacksOf(this.#file.steps, this.#person);
      const isBack = id === 0 ? done.length > 0 : done.includes(id) && done.at(-1) !== id;
      if (!isBack && !undone.includes(id)) return result;
      result = await this.#goBack(isBack ? 'undo' : 'redo');
      if (result?.state !== 'written') return result;
    }
  }

  async #goBack(kind: 'undo' | 'redo', request: ReturnRequest = {}): Promise<EditResult | undefined> {
    const { base, steps, text } = this.#file;
    const former = this.#stepAskedBy(request.id);
    if (former) return this.#returned(former.id, { state: 'written', base, lines: { removed: 0, added: 0 } }, text);
    const { done, undone } = stacksOf(steps, this.#person);
    const id = (kind === 'undo' ? done : undone).at(-1);
    if (id === undefined) return undefined;
    const index = steps.findLastIndex((step) => step.id === id && (step.kind === 'undo') === (kind === 'redo'));
    const { after = '', back = [], files = [] } = steps[index] ?? {};
    const plan = { kind, id, files: reversedMoves(files), ...(request.id !== undefined && { asked: request.id }) };
    const result = await this.#onText(plan, { base: after, edits: back });
    return result.state === 'written' ? this.#returned(id, result, text) : result;
  }

  /** Adds what was undone or redone to a result. @param before text of the file before that */
  #returned(id: number, result: Extract<EditResult, { state: 'written' }>, before: string): EditResult {
    const step = returnedStep(this.#file.steps, id, { before, now: this.#file.text });
    return step ? { ...result, step } : result;
  }

  /** Applies edits of a former text to the present one. */
  async #onText(plan: Omit<Plan, 'edits'>, { base, edits }: Pick<Repair, 'base' | 'edits'>): Promise<EditResult> {
    if (base === this.#file.base) return this.#write({ ...plan, edits, isReturn: plan.kind !== 'change' });
    const rebased = rebaseFormerEdits(this.#file, { base, edits });
    const result = rebased.edits && (await this.#write({ ...plan, edits: rebased.edits }));
    // Edits that fit by position but cause errors are not a valid merge.
    if (result && !(result.state === 'refused' && plan.kind !== 'change')) return result;
    return this.#conflict(rebased.clashes());
  }
}

/**
 * Opens a site file for editing. Changes are kept in the history folder of the project, so that they can be undone after a
 * restart. Reads nothing until the first request.
 */
export function openEditSession(options: EditSessionOptions): EditSession {
  const file = new EditedFile(options);
  return new Session({ file, queue: createFileQueue(file), language: options.language });
}
