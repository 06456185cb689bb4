import { isUtf8 } from 'node:buffer';
import { checkContent, type FileCheckResult } from '../../check/check-file.ts';
import { readSourceFile, toSourceFile } from '../../content/site/load.ts';
import type { BuildEnvironment } from '../../core/cache/build-environment.ts';
import type { Diagnostic } from '../../core/diagnostics/diagnostics.ts';
import { hasTrait } from '../../core/diagnostics/messages/messages.ts';
import { editText, type TextEdit } from '../../core/json/text-edit.ts';
import { type Json, readJson } from '../../core/json/value.ts';
import type { Project } from '../../core/util/project.ts';
import { binsOf, type FileMove, type FileMover, nothingMoves } from './file-moves.ts';
import { makeStep, type Step } from './history.ts';
import { type Journal, openJournal } from './journal.ts';
import { nameText } from './name-text.ts';
import { type Judged, newErrors } from './new-errors.ts';
import { historyFolder } from './project-folder.ts';
import type { Summary } from './protocol-changes.ts';
import { replaceFile } from './replace-file.ts';
import { editsBetween } from './text/rebase.ts';

/** Steps that are kept when a server begins; those before can no longer be undone. */
const mostSteps = 500;

export interface EditedFileOptions {
  project: Project;
  machine: BuildEnvironment;
  /** Where the journal is kept; by itself beside the file. */
  folder?: string;
  /** Is told once why what is done cannot be kept for the next server, and where it was to be. */
  onUnkept?: (reason: string, folder: string) => void;
  /** Milliseconds since 1970. */
  now?: () => number;
  /** Moves files of the assets with the steps that say so; without it none move. */
  files?: FileMover;
  /** Is told what the check says of each text that was written, so that it need not be checked again. */
  onWritten?: (verdict: FileCheckResult) => void;
}

/** What is to be made of the file. */
export interface Plan {
  kind: Exclude<Step['kind'], 'outside'>;
  id: number;
  summary?: Summary;
  /** `Change.id` of what it was made for. */
  asked?: string;
  edits: TextEdit[];
  files?: readonly FileMove[];
  /** It stood so before: errors that it had then are no reason to refuse it. */
  isReturn?: boolean;
  /** It brings the file to a later version: what was wrong in it may show otherwise then, which is no reason either. */
  isUpgrade?: boolean | undefined;
  /** It is only asked whether it would be refused. */
  isTrial?: boolean;
  /** It repairs the text: what could not be seen before for what was wrong with it is no reason either. */
  isRepair?: boolean;
}

/** Errors that a text would have and has not now. */
export interface Refusal {
  diagnostics: Diagnostic[];
  judged: Judged;
}

const slipsIn = ({ diagnostics }: Judged) => diagnostics.filter(({ code }) => hasTrait(code, 'of-text')).length;

/** A site file, what it holds, and what was made of it since when. */
export class EditedFile {
  text = '';
  /** Names the text. */
  base = '';
  steps: Step[] = [];
  readonly #options: EditedFileOptions;
  readonly #journal: Journal;
  #bytes: Uint8Array = Buffer.alloc(0);
  #isBegun = false;
  #judged: { base: string; judged: Judged } | undefined;

  constructor(options: EditedFileOptions) {
    const { project, folder = historyFolder(project), onUnkept } = options;
    this.#options = options;
    this.#journal = openJournal({
      folder,
      nameText,
      onTrouble: (reason) => onUnkept?.(reason, folder),
    });
  }

  get now(): number {
    return (this.#options.now ?? Date.now)();
  }

  /** What the file says; undefined while it is no JSON. */
  get value(): Json | undefined {
    return readJson(this.text);
  }

  /** Whether the bytes of the file are a text: what is none cannot be edited. */
  get isText(): boolean {
    return isUtf8(this.#bytes);
  }

  /** Reads the file, and notes what others have made of it. @throws UsageError when it cannot be read */
  refresh(): void {
    const bytes = readSourceFile(this.#options.project.siteFile).bytes;
    if (this.#isBegun && Buffer.compare(bytes, this.#bytes) === 0) return;
    const text = bytes.toString();
    // What is no text cannot be led back to: the history begins with it.
    if (!this.#isBegun) this.#begin(text);
    else if (!isUtf8(bytes)) this.#startAnew(text);
    else this.#noteOutside(text, nameText(bytes));
    this.#bytes = bytes;
  }

  #startAnew(text: string): void {
    this.steps = [];
    this.text = text;
    this.base = nameText(text);
    this.#journal.begin(text);
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
      this.#startAnew(text);
      return;
    }
    this.steps = kept.steps.slice(-mostSteps);
    this.#options.files?.keepOnly(binsOf(this.steps));
    this.text = kept.text;
    this.base = nameText(kept.text);
    const first = this.steps.reduceRight((after, { back }) => editText(after, back), this.text);
    this.#journal.begin(first, this.steps);
    if (base !== this.base) this.#noteOutside(text, base);
  }

  #noteOutside(text: string, base: string): void {
    const edits = editsBetween(this.text, text);
    this.#add({ kind: 'outside', id: 0, edits }, text, base);
  }

  #add({ kind, id, summary, asked, edits, files }: Omit<Plan, 'kind'> & Pick<Step, 'kind'>, text: string, after: string): void {
    const step = {
      kind,
      id,
      when: this.now,
      ...(summary && { summary }),
      ...(asked && { asked }),
      ...(files?.length && { files }),
      edits,
      before: this.base,
      after,
    };
    const made = makeStep(step, this.text);
    this.#journal.add(made);
    this.steps.push(made);
    this.text = text;
    this.base = after;
  }

  /** What the check says of the file as it is. */
  async judge(): Promise<Judged> {
    if (this.#judged?.base !== this.base) this.#judged = { base: this.base, judged: await this.#check(this.#bytes) };
    return this.#judged.judged;
  }

  async #newErrors(before: Judged, after: Judged, { isRepair }: Plan): Promise<Diagnostic[]> {
    if (isRepair && slipsIn(after) < slipsIn(before)) return [];
    const found = newErrors(before, after);
    if (found.length === 0) return found;
    // Pictures may have gone meanwhile: what is wrong without this change, too, does not speak against it.
    this.#judged = undefined;
    return newErrors(await this.judge(), after);
  }

  #check(bytes: Uint8Array): Promise<FileCheckResult> {
    const { project, machine } = this.#options;
    const file = toSourceFile(project.siteFile, Buffer.from(bytes));
    return checkContent({ file, assets: project.assets }, machine);
  }

  /**
   * Writes edits into the file and moves files with it, unless it would have errors that it has not now.
   * @returns `blocked` where a file cannot move. @throws ChangedMeanwhile when others were quicker; Error when the machine
   * does not let it be written
   */
  async write(plan: Plan): Promise<Refusal | 'blocked' | undefined> {
    const { files = [] } = plan;
    const moving = files.length > 0 ? await this.#options.files?.begin(files) : nothingMoves;
    if (!moving) return 'blocked';
    let isWritten = false;
    try {
      const refusal = await this.#write(plan);
      isWritten = !refusal;
      return refusal;
    } finally {
      await (isWritten ? moving.end() : moving.cancel());
    }
  }

  async #write(plan: Plan): Promise<Refusal | undefined> {
    const text = editText(this.text, plan.edits);
    const bytes = Buffer.from(text);
    const before = await this.judge();
    const judged = await this.#check(bytes);
    const diagnostics = plan.isReturn || plan.isUpgrade ? [] : await this.#newErrors(before, judged, plan);
    if (diagnostics.length > 0) return { diagnostics, judged };
    if (plan.isTrial) return undefined;
    const [known, base] = [this.text, this.base];
    this.#add(plan, text, nameText(bytes));
    try {
      replaceFile(this.#options.project.siteFile, this.#bytes, bytes);
    } catch (error) {
      this.#journal.drop();
      this.steps.pop();
      this.text = known;
      this.base = base;
      throw error;
    }
    this.#bytes = bytes;
    // While files move, both their places have them: what was found then is not so afterwards.
    this.#judged = plan.files?.length ? undefined : { base: this.base, judged };
    if (this.#judged) this.#options.onWritten?.(judged);
    return undefined;
  }
}
