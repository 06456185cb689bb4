import { isUtf8 } from 'node:buffer';
import { checkContent, type FileCheckResult } from '../../check/check-file.ts';
import { readSourceFile, toSourceFile } from '../../content/site/load.ts';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import type { Diagnostic } from '../../core/diagnostics/diagnostics.ts';
import { hasTrait } from '../../core/diagnostics/messages/messages.ts';
import { editText, type TextEdit } from '../../core/json/text-edit.ts';
import { type Json, readJson } from '../../core/json/value.ts';
import type { Project } from '../../core/util/project.ts';
import { binsOf, emptyMove, type FileMove, type FileMover } from './file-moves.ts';
import { makeStep, type Step } from './history.ts';
import { type Journal, openJournal } from './journal.ts';
import { nameText } from './name-text.ts';
import { type CheckedText, newErrors } from './new-errors.ts';
import type { Author } from './person.ts';
import { historyFolder } from './project-folder.ts';
import type { Summary } from './protocol-changes.ts';
import { replaceFile } from './replace-file.ts';
import { editsBetween } from './text/rebase.ts';

/** Default of `mostSteps`. */
const usualSteps = 500;

export interface EditedFileOptions {
  project: Project;
  environment: BuildEnvironment;
  /** Folder of the journal (default: `historyFolder` of the project). */
  folder?: string;
  /** Called once if the journal cannot be written, with the reason and the folder. */
  onHistoryError?: (reason: string, folder: string) => void;
  /** Number of steps that are kept when a server starts; older ones can no longer be undone, and have no author. */
  mostSteps?: number;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Moves asset files as part of a step; without it no file moves. */
  files?: FileMover;
  /** Called with the check result of each written text, so that callers need not check it again. */
  onWritten?: (checkResult: FileCheckResult) => void;
}

/** Step to be written to the file. */
export interface Plan {
  kind: Exclude<Step['kind'], 'outside'>;
  id: number;
  by?: Author | undefined;
  summary?: Summary;
  /** `id` of the request. */
  asked?: string;
  edits: TextEdit[];
  files?: readonly FileMove[];
  /** The text existed before (undo, redo): errors that it had then do not block it. */
  isReturn?: boolean;
  /** The step upgrades the content version: existing errors may be reported differently afterwards and do not block it. */
  isUpgrade?: boolean | undefined;
  /** Dry run: only reports whether the step would be refused. */
  isTrial?: boolean;
  /** The step repairs syntax: errors that were hidden by the syntax error do not block it. */
  isRepair?: boolean;
}

/** Result of a refused step: the errors that it would introduce. */
export interface RejectedEdit {
  diagnostics: Diagnostic[];
  checked: CheckedText;
}

const slipsIn = ({ diagnostics }: CheckedText) => diagnostics.filter(({ code }) => hasTrait(code, 'of-text')).length;

/** Site file with its present text and its history of steps. */
export class EditedFile {
  text = '';
  /** Hash of the text. */
  base = '';
  steps: Step[] = [];
  readonly #options: EditedFileOptions;
  readonly #journal: Journal;
  #bytes: Uint8Array = Buffer.alloc(0);
  #isBegun = false;
  /** Whether the journal has every step; otherwise it is written as a whole with the next one. */
  #isJournalWhole = false;
  #lastCheck: { base: string; judged: CheckedText } | undefined;

  constructor(options: EditedFileOptions) {
    const { project, folder = historyFolder(project), onHistoryError } = options;
    this.#options = options;
    this.#journal = openJournal({
      folder,
      nameText,
      onError: (reason) => onHistoryError?.(reason, folder),
    });
  }

  get now(): number {
    return (this.#options.now ?? Date.now)();
  }

  /** Parsed value of the file; undefined if it is not valid JSON. */
  get value(): Json | undefined {
    return readJson(this.text);
  }

  /** Whether the file is valid UTF-8; other files cannot be edited. */
  get isText(): boolean {
    return isUtf8(this.#bytes);
  }

  /** Reads the file and records changes made by other programs as a step. @throws UsageError if the file cannot be read */
  refresh(): void {
    const bytes = readSourceFile(this.#options.project.siteFile).bytes;
    if (this.#isBegun && Buffer.compare(bytes, this.#bytes) === 0) return;
    const text = bytes.toString();
    // Invalid UTF-8 cannot be restored from edits, so the history restarts here.
    if (!this.#isBegun) this.#begin(text);
    else if (!isUtf8(bytes)) this.#restart(text);
    else this.#noteOutside(text, nameText(bytes));
    this.#bytes = bytes;
  }

  #restart(text: string): void {
    this.steps = [];
    this.text = text;
    this.base = nameText(text);
    this.#isJournalWhole = !this.#journal.begin(text);
  }

  #begin(text: string): void {
    this.#isBegun = true;
    const kept = this.#journal.read();
    const base = nameText(text);
    const last = kept?.steps.at(-1);
    if (kept && last?.before === base && last.after !== base) {
      // The server stopped before it wrote the file.
      kept.steps.pop();
      kept.text = text;
    }
    if (!kept) {
      this.#restart(text);
      return;
    }
    this.steps = kept.steps.slice(-(this.#options.mostSteps ?? usualSteps));
    this.#options.files?.keepOnly(binsOf(this.steps));
    this.text = kept.text;
    this.base = nameText(kept.text);
    const isWhole = this.steps.length === kept.steps.length;
    const first = isWhole ? kept.start : this.steps.reduceRight((after, { back }) => editText(after, back), this.text);
    this.#isJournalWhole = !this.#journal.begin(first, this.steps);
    if (base !== this.base) this.#noteOutside(text, base);
  }

  #noteOutside(text: string, base: string): void {
    const edits = editsBetween(this.text, text);
    this.#add({ kind: 'outside', id: 0, edits }, text, base);
  }

  #add(
    { kind, id, by, summary, asked, edits, files }: Omit<Plan, 'kind'> & Pick<Step, 'kind'>,
    text: string,
    after: string,
  ): void {
    const step = {
      kind,
      id,
      when: this.now,
      ...(by && { by }),
      ...(summary && { summary }),
      ...(asked && { asked }),
      ...(files?.length && { files }),
      edits,
      before: this.base,
      after,
    };
    const made = makeStep(step, this.text);
    const failure = this.#record(made);
    // Without the journal, nobody would know after a restart who did it.
    if (failure && by && kind !== 'outside') throw failure;
    this.steps.push(made);
    this.text = text;
    this.base = after;
  }

  /** Writes a step to the journal. @returns error if it cannot be written */
  #record(step: Step): Error | undefined {
    const isAdded = this.#isJournalWhole && !this.#journal.add(step);
    if (isAdded) return undefined;
    const steps = [...this.steps, step];
    const first = steps.reduceRight((after, { back }) => editText(after, back), editText(this.text, step.edits));
    const failure = this.#journal.begin(first, steps);
    this.#isJournalWhole = !failure;
    return failure;
  }

  /** Check result of the present file; cached until the file changes. */
  async checkCurrent(): Promise<CheckedText> {
    if (this.#lastCheck?.base !== this.base) this.#lastCheck = { base: this.base, judged: await this.#check(this.#bytes) };
    return this.#lastCheck.judged;
  }

  async #newErrors(before: CheckedText, after: CheckedText, { isRepair }: Plan): Promise<Diagnostic[]> {
    if (isRepair && slipsIn(after) < slipsIn(before)) return [];
    const found = newErrors(before, after);
    if (found.length === 0) return found;
    // Asset files may have been deleted meanwhile: errors that exist without this change must not block it.
    this.#lastCheck = undefined;
    return newErrors(await this.checkCurrent(), after);
  }

  #check(bytes: Uint8Array): Promise<FileCheckResult> {
    const { project, environment } = this.#options;
    const file = toSourceFile(project.siteFile, Buffer.from(bytes));
    return checkContent({ file, assets: project.assets }, environment);
  }

  /**
   * Writes a step to the file and moves its asset files, unless it introduces errors.
   * @returns the new errors if it is refused, `blocked` if a file cannot be moved
   * @throws ChangedMeanwhile if another program wrote the file first; Error if the file cannot be written
   */
  async write(plan: Plan): Promise<RejectedEdit | 'blocked' | undefined> {
    const { files = [] } = plan;
    const moving = files.length > 0 ? await this.#options.files?.begin(files) : emptyMove;
    if (!moving) return 'blocked';
    let isWritten = false;
    try {
      const rejected = await this.#write(plan);
      isWritten = !rejected;
      return rejected;
    } finally {
      await (isWritten ? moving.end() : moving.cancel());
    }
  }

  async #write(plan: Plan): Promise<RejectedEdit | undefined> {
    const text = editText(this.text, plan.edits);
    const bytes = Buffer.from(text);
    const before = await this.checkCurrent();
    const checked = await this.#check(bytes);
    const diagnostics = plan.isReturn || plan.isUpgrade ? [] : await this.#newErrors(before, checked, plan);
    if (diagnostics.length > 0) return { diagnostics, checked };
    if (plan.isTrial) return undefined;
    const [known, base] = [this.text, this.base];
    this.#add(plan, text, nameText(bytes));
    try {
      replaceFile(this.#options.project.siteFile, this.#bytes, bytes);
    } catch (error) {
      this.#isJournalWhole = !this.#journal.drop() && this.#isJournalWhole;
      this.steps.pop();
      this.text = known;
      this.base = base;
      throw error;
    }
    this.#bytes = bytes;
    // Files being moved exist at both places, so a check result of that moment is not valid afterwards.
    this.#lastCheck = plan.files?.length ? undefined : { base: this.base, judged: checked };
    if (this.#lastCheck) this.#options.onWritten?.(checked);
    return undefined;
  }
}
