import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Facts about a file that was fetched completely. */
export interface FinishedDownload {
  address: string;
  /** Address after redirects. */
  finalAddress: string;
  /** File name that the server suggests. */
  name?: string;
  size: number;
}

/** Beginning of a file, and the validator of the rest: a strong ETag or a time. */
interface Partial {
  size: number;
  validator: string;
}

/**
 * Files that were fetched, by the hash of their address: an import that was interrupted does not fetch them again. May be
 * deleted at any time.
 */
export class DownloadCache {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  #path(address: string, ending: string): string {
    return join(this.#folder, `${createHash('sha256').update(address).digest('hex').slice(0, 40)}.${ending}`);
  }

  /** Path of the complete file of an address. */
  fileOf(address: string): string {
    return this.#path(address, 'bin');
  }

  /** Path of the beginning of a file that was interrupted. */
  partOf(address: string): string {
    return this.#path(address, 'part');
  }

  async #readFacts(file: string): Promise<Record<string, unknown> | undefined> {
    try {
      return JSON.parse(await readFile(file, 'utf8'));
    } catch {
      return undefined;
    }
  }

  async finished(address: string): Promise<FinishedDownload | undefined> {
    const facts = (await this.#readFacts(this.#path(address, 'json'))) as FinishedDownload | undefined;
    const size = (await stat(this.fileOf(address)).catch(() => undefined))?.size;
    return facts?.address === address && facts.size === size ? facts : undefined;
  }

  async partial(address: string): Promise<Partial | undefined> {
    const facts = await this.#readFacts(this.#path(address, 'part.json'));
    const size = (await stat(this.partOf(address)).catch(() => undefined))?.size ?? 0;
    const validator = facts?.address === address ? facts.validator : undefined;
    return typeof validator === 'string' && size > 0 ? { size, validator } : undefined;
  }

  /** Prepares a new beginning. @param validator absent if the rest cannot be asked for separately */
  async begin(address: string, validator: string | undefined): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    await this.forgetPart(address);
    if (validator !== undefined) await writeFile(this.#path(address, 'part.json'), JSON.stringify({ address, validator }));
  }

  async forgetPart(address: string): Promise<void> {
    await rm(this.partOf(address), { force: true });
    await rm(this.#path(address, 'part.json'), { force: true });
  }

  async forget(address: string): Promise<void> {
    await rm(this.fileOf(address), { force: true });
    await rm(this.#path(address, 'json'), { force: true });
  }

  /** Turns the beginning into the complete file. */
  async finish(facts: FinishedDownload): Promise<void> {
    const { address } = facts;
    await rename(this.partOf(address), this.fileOf(address));
    await writeFile(this.#path(address, 'json'), JSON.stringify(facts));
    await this.forgetPart(address);
  }
}
