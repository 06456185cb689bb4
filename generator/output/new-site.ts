import { mkdirSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { whenInterrupted } from '../interruption.ts';
import { once } from '../remember.ts';
import { KnownFiles } from './known-files.ts';
import type { Look } from './look.ts';
import { isWorthThread, type LookOptions, lookBeside } from './look-beside.ts';
import type { Ground, PlacedFile } from './place-file.ts';
import type { Holdings } from './record.ts';
import { asideName } from './recover.ts';
import { giveSpareBack, takeSpare } from './spare.ts';
import { discard } from './swap.ts';

export interface NewSiteInput {
  outDir: string;
  /** Files of the site there that are gone; undefined where there is no site. */
  missing: ReadonlySet<string> | undefined;
  /** What the folder held when it was looked through. */
  held?: Holdings | undefined;
  isDraft?: boolean | undefined;
}

/** Where more files than these were written since somebody looked through a folder, that was too long ago. */
const mostWritten = 500;

/** Sites that this process has made a folder for. */
let opened = 0;

/**
 * The site that a build is making, in a folder aside: of the site before the last, where it is there. What is made early is
 * written there at once, by whoever has made it; `writeSite` brings the rest and swaps it in.
 */
export class NewSite {
  readonly outDir: string;
  /** Its folder. */
  readonly finished: string;
  /** The files of the site there, and of this one. */
  readonly known: KnownFiles;
  readonly held: Holdings | undefined;
  /** Sites of somebody else that it has replaced and could not remove. */
  readonly left: string[] = [];
  readonly #missing: ReadonlySet<string> | undefined;
  readonly #isDraft: boolean;
  #isTaken = false;
  /** What another thread has found, by folder. */
  #look: { folder: string; found: Promise<Look | undefined> } | undefined;
  #callOff = () => {};
  #state: 'unopened' | 'open' | 'closed' = 'unopened';

  private constructor({ outDir, missing, held, isDraft = false }: NewSiteInput, known: KnownFiles) {
    this.outDir = outDir;
    this.finished = asideName(outDir, 'new');
    this.known = known;
    this.held = held;
    this.#missing = missing;
    this.#isDraft = isDraft;
  }

  static async of(input: NewSiteInput): Promise<NewSite> {
    return new NewSite(input, await KnownFiles.of(input.outDir));
  }

  /** Whether the output folder has a file with these bytes, as far as is known without looking at it. */
  isThere(path: string, hash: string): boolean {
    return this.#missing !== undefined && !this.#missing.has(path) && this.known.knows(path, hash);
  }

  get isOpen(): boolean {
    return this.#state === 'open';
  }

  /** Whether anything may stand in its folder. */
  get isBare(): boolean {
    return !this.#isTaken;
  }

  // Not one step of it waits: who asks for it need not either.
  readonly #open = once(async (): Promise<Ground> => {
    const { outDir, finished } = this;
    mkdirSync(dirname(outDir), { recursive: true });
    rmSync(finished, { recursive: true, force: true });
    this.#state = 'open';
    this.#callOff = whenInterrupted(() => this.#leave());
    this.#isTaken = takeSpare({ outDir, finished });
    if (!this.#isTaken) mkdirSync(finished);
    // Who sends a site to others may still be sending a file of it that was replaced; a draft is for a look at it.
    return { finished, outDir, isBare: this.isBare, isReusing: this.#isDraft, mode: 0o666 & ~process.umask(), serial: ++opened };
  });

  /** Makes its folder, once. @throws what the machine says. */
  open(): Promise<Ground> {
    return this.#open();
  }

  /** The same for those who may do without. */
  async openEarly(): Promise<Ground | undefined> {
    return this.open().catch(() => undefined);
  }

  /**
   * Has another thread look through the files that the new site will be compared with, or made of, while this one makes it.
   * @param isNew whether anything of the content is: the site will then hardly be the one that is there.
   */
  lookEarly(isNew: boolean, options: LookOptions = {}): void {
    if (this.#look || !isWorthThread(this.known.countOfFormer, options)) return;
    if (isNew) void this.openEarly();
    if (isNew && this.isBare) return;
    const folder = isNew ? this.finished : this.outDir;
    this.#look = { folder, found: lookBeside(this.known.toLookThrough(folder), options) };
  }

  /** What was found in a folder; undefined where nobody has looked through it lately. */
  async lookAt(folder: string): Promise<Look | undefined> {
    const isRecent = this.#look?.folder === folder && this.known.countOfNotes <= mostWritten;
    return isRecent ? this.#look?.found : undefined;
  }

  /** Is told that somebody may have written into its folder and not said what. */
  forgetLook(): void {
    this.#look = undefined;
  }

  /** Is told that a file was written into its folder. */
  note(path: string, placed: PlacedFile, hash: string): void {
    this.known.note(path, placed, hash);
  }

  /** Begins again with nothing: what was in its folder cannot be used. */
  async empty(): Promise<void> {
    this.#isTaken = false;
    this.forgetLook();
    this.known.forgetNew();
    this.leave(discard(this.finished, this.outDir));
  }

  /** Is told of what could not be removed, if anything. */
  leave(place: string | undefined): void {
    if (place !== undefined) this.left.push(place);
  }

  /** Is told that its folder stands where the site belongs. */
  moved(): void {
    this.#state = 'closed';
    this.#callOff();
  }

  /** Ends it, in whatever state it is: what is of no use goes. */
  close(): void {
    if (this.isOpen) this.#leave();
  }

  #leave(): void {
    this.moved();
    const { outDir, finished } = this;
    if (this.#isTaken && giveSpareBack({ outDir, finished })) return;
    discard(finished, outDir);
  }
}
