import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { hashOf, isCopied, isStored, type OutputFile, type SiteFile } from '../common/output-file.ts';
import { UsageError } from '../diagnostics/errors.ts';
import { whenInterrupted } from '../machine/interruption.ts';
import type { Machine } from '../machine/machine.ts';
import { tidyCaches } from '../machine/store.ts';
import { storeOf } from '../machine/task.ts';
import { type Progress, silent } from '../progress/progress.ts';
import { CopiedFiles } from './copied-files.ts';
import { diff, foldersOf, type Steps } from './diff.ts';
import { clear, type Filled, fill } from './execute.ts';
import { keepLeft, Left, type StandingFile, type Wanted } from './left.ts';
import { carryLive, holdsLive, liveFolder } from './live-folder.ts';
import { type Look, nothingThere } from './look.ts';
import { type LookOptions, openLooker } from './look-beside.ts';
import {
  findHeld,
  findOutputFolder,
  type OutputFolderOptions,
  openOutputFolder,
  type TakenAs,
  tellRefusal,
} from './output-folder.ts';
import { type Holdings, holdsTheSame, recordOf } from './record.ts';
import { recordName } from './record-file.ts';
import { asideName } from './recover.ts';
import { giveSpareBack, keepSpare, makeSpare, takeSpare, tidySpares } from './spare.ts';
import { copyStrangers } from './strangers.ts';
import { discard, discardPrevious, swap } from './swap.ts';

/** What of the store the site is made of: kept whole, be it larger than the store may be otherwise. */
function* entriesOf(files: readonly SiteFile[], { store, core }: Machine): Generator<string> {
  for (const file of files) {
    const place = isStored(file) ? file.content.place : undefined;
    if (place) yield storeOf(place, { store, core }).fileOf(place.entry);
  }
}

function withRecord(files: readonly SiteFile[], isDraft = false): SiteFile[] {
  const paths = files.map(({ path }) => path);
  const record: OutputFile = { path: recordName, content: recordOf(paths, isDraft) };
  return [record, ...files];
}

interface OutputInput extends TakenAs {
  outDir: string;
  /** What the folder held when it was looked through. */
  held?: Holdings | undefined;
  look?: LookOptions;
}

/**
 * The output folder of a site. A new site is made in a folder aside, of the site before the last where that is there, and swapped
 * in whole: a build that fails or is killed leaves the previous output as it was. The only place that writes to the output folder.
 */
export class Output {
  /** Sites of somebody else that were replaced and could not be removed. */
  readonly left: string[] = [];
  readonly #input: OutputInput;
  readonly #machine: Machine;
  readonly #former: Left;
  /** Where the new site is made. */
  readonly #finished: string;
  readonly #looker: ReturnType<typeof openLooker>;
  #isOpen = false;
  #isTaken = false;
  #callOff = () => {};

  private constructor(input: OutputInput, machine: Machine, former: Left) {
    this.#input = input;
    this.#machine = machine;
    this.#former = former;
    this.#finished = asideName(input.outDir, 'new');
    this.#looker = openLooker(former, input.look);
  }

  static async of(input: OutputInput, machine: Machine): Promise<Output> {
    const output = new Output(input, machine, await Left.of(machine.core, input.outDir));
    if (output.#looker.isBeside) output.#beginLooking();
    return output;
  }

  /** Has what stands there looked at while the site is made. */
  #beginLooking(): void {
    try {
      this.#open();
    } catch {
      // What stands in the way is told when the site is written.
    }
    // What an edit needs comes first.
    if (this.#isTaken) this.#looker.begin(this.#finished);
    this.#looker.begin(this.#input.outDir);
  }

  /** Makes the folder of the new site, of the site before the last where that is there. @throws what the machine says. */
  #open(): void {
    if (this.#isOpen) return;
    const { outDir } = this.#input;
    mkdirSync(dirname(outDir), { recursive: true });
    rmSync(this.#finished, { recursive: true, force: true });
    this.#isOpen = true;
    this.#callOff = whenInterrupted(() => this.#leave());
    this.#isTaken = takeSpare({ folder: this.#machine.folder, outDir, finished: this.#finished });
    if (!this.#isTaken) mkdirSync(this.#finished);
  }

  /** What stands where the new site is made; nothing where somebody has damaged it, or a part of it is another's. */
  async #lookAndClear(wanted: readonly Wanted[]): Promise<{ steps: Steps; there: Look }> {
    const finished = this.#finished;
    const stepsFor = (there: Look) => ({ there, steps: diff(this.#former, there, wanted) });
    try {
      const found = stepsFor(this.#isTaken ? await this.#looker.look(finished) : nothingThere(this.#former));
      clear(found.steps, finished);
      return found;
    } catch {
      this.#isTaken = false;
      this.#leaveBehind(discard(finished, this.#input.outDir));
      mkdirSync(finished);
      const found = stepsFor(nothingThere(this.#former));
      clear(found.steps, finished);
      return found;
    }
  }

  /**
   * Writes a site. What stands there as it shall be is left as it is.
   * @throws UsageError when the machine refuses to write there, or it holds what no build wrote.
   */
  async write(files: readonly SiteFile[], progress: Progress = silent): Promise<void> {
    const { outDir } = this.#input;
    try {
      await this.#write(withRecord(files, this.#input.isDraft), progress);
    } catch (error) {
      tellRefusal(outDir, error);
    }
    await tidyCaches(this.#machine, this.#machine.engineCache, () => entriesOf(files, this.#machine));
  }

  async #write(files: readonly SiteFile[], progress: Progress): Promise<void> {
    const { outDir } = this.#input;
    const copied = await CopiedFiles.of(outDir, files, this.#machine);
    const wanted = files.map((file) => ({
      path: file.path,
      hash: isCopied(file) ? copied.hashOf(file.content.from) : hashOf(file),
    }));
    if (await this.#isThere(wanted)) return;
    this.#refuseLive(wanted);
    this.#open();
    const { steps, there } = await this.#lookAndClear(wanted);
    const [left, finished] = [this.#former, this.#finished];
    const filled = await fill({ steps, wanted, files, left, outDir, finished, progress }, this.#machine);
    const strangers = await this.#findStrangers();
    await copyStrangers(strangers, outDir, finished);
    const isRelinked = await this.#swapIn(wanted, filled, strangers.length === 0);
    const isSettled = (index: number) => {
      const file = files[index];
      return !(file && isCopied(file)) || copied.isSettled(file.content.from);
    };
    await keepLeft(this.#machine.core, outDir, this.#standing(wanted, there, filled, { isRelinked, isSettled }));
    await tidySpares(this.#machine.folder);
  }

  /** Whether the output folder holds every file of a site, as the last build left it. Its record says that it holds no other. */
  async #isThere(wanted: readonly Wanted[]): Promise<boolean> {
    const { outDir } = this.#input;
    // Asked first of what is in memory: one file that is another one says it of all.
    if (!this.#former.has(wanted)) return false;
    if (!this.#looker.isBeside) return wanted.every((file) => this.#former.isUntouched(file, `${outDir}/${file.path}`));
    const look = await this.#looker.look(outDir).catch(() => undefined);
    return look !== undefined && this.#former.isStanding(wanted, look);
  }

  /** @throws UsageError where the site has files in the folder that others have by now. */
  #refuseLive(wanted: readonly Wanted[]): void {
    const { outDir } = this.#input;
    if (!wanted.some(({ path }) => path.startsWith(`${liveFolder}/`)) || !holdsLive(outDir)) return;
    throw new UsageError('out-stranger-in-way', { file: outDir, list: [`${liveFolder}/`] });
  }

  /** What no build wrote. Asked again: somebody may have put something there while the site was made. */
  async #findStrangers(): Promise<readonly string[]> {
    const { outDir, held } = this.#input;
    return (held && holdsTheSame(outDir, held) ? held : await findHeld(outDir, this.#input)).strangers;
  }

  /** @returns whether files of the new site may have got or lost a name by what became of the former. */
  async #swapIn(wanted: readonly Wanted[], { written }: Filled, isOurs: boolean): Promise<boolean> {
    const { outDir, isDraft = false } = this.#input;
    const { folder } = this.#machine;
    const previous = await swap(this.#finished, outDir);
    this.#moved();
    const isCarried = carryLive(previous, outDir);
    if (isOurs && isCarried && (await keepSpare({ folder, outDir, previous, files: wanted.length, written }))) return false;
    this.#leaveBehind(discardPrevious(previous, outDir));
    const paths = wanted.map(({ path }) => path);
    if (isOurs && !isDraft) makeSpare({ folder, outDir, folders: foldersOf(paths), paths });
    return true;
  }

  *#standing(
    wanted: readonly Wanted[],
    { untouched }: Look,
    { placed }: Filled,
    { isRelinked, isSettled }: { isRelinked: boolean; isSettled: (index: number) => boolean },
  ): Generator<StandingFile> {
    for (const [index, file] of wanted.entries()) {
      const place = this.#former.placeOf(file);
      const own = placed.get(index);
      // What others write while it is copied has another name.
      if (own && isSettled(index)) yield { ...file, known: own };
      if (own || place === undefined || untouched[place] !== 1) continue;
      yield { ...file, known: isRelinked ? this.#former.placedAt(place) : this.#former.numbersAt(place) };
    }
  }

  #leaveBehind(place: string | undefined): void {
    if (place !== undefined) this.left.push(place);
  }

  #moved(): void {
    this.#isOpen = false;
    this.#callOff();
  }

  /** Ends it, in whatever state it is: what is of no use goes. */
  close(): void {
    if (this.#isOpen) this.#leave();
    this.#looker.close();
  }

  #leave(): void {
    this.#moved();
    const { outDir } = this.#input;
    const finished = this.#finished;
    if (this.#isTaken && giveSpareBack({ folder: this.#machine.folder, outDir, finished })) return;
    discard(finished, outDir);
  }
}

export interface OpenOptions extends OutputFolderOptions {
  look?: LookOptions;
}

/**
 * Opens the output folder of a site.
 * @throws UsageError for a folder that holds what no build wrote, that the project or its content is in, or that cannot be read.
 */
export async function openOutput(options: OpenOptions, machine: Machine): Promise<Output> {
  const { isForced, isDraft, look } = options;
  const { folder, held } = await findOutputFolder(options, machine);
  return Output.of(
    { outDir: folder, held, ...(isForced && { isForced }), ...(isDraft && { isDraft }), ...(look && { look }) },
    machine,
  );
}

export interface WriteOptions extends TakenAs {
  progress?: Progress;
  look?: LookOptions;
}

/** Writes a site to a folder. @throws as `Output.write` does */
export async function writeSite(
  outDir: string,
  files: readonly SiteFile[],
  machine: Machine,
  { progress, ...options }: WriteOptions = {},
): Promise<void> {
  const output = await Output.of({ ...options, outDir: await openOutputFolder(outDir) }, machine);
  try {
    await output.write(files, progress);
  } finally {
    output.close();
  }
}
