import { mkdir, readdir } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { dirname, join } from 'node:path';
import { openTemporaryFolder, type TemporaryFolder } from '../../../../core/cache/temporary-folder.ts';
import { importLimits } from '../../../document/protocol-import.ts';
import { RequestBodyError } from '../body.ts';
import { isFileExistsError } from '../files/asset-folder.ts';
import { receive } from '../files/received.ts';

/** Names that Windows gives a meaning. https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
const isWindowsName = (name: string) => !/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)|[:*?"<>|]|[. ]$/i.test(name);

/** Whether a name can be that of a file or folder in the folder that it is put in. */
function isSafeName(name: string): boolean {
  const isPlain = name !== '' && !/^\.+$/.test(name) && !/[\p{Cc}\\/]/u.test(name) && name.isWellFormed();
  return isPlain && Buffer.byteLength(name) <= 255 && (process.platform !== 'win32' || isWindowsName(name));
}

/** Names of a relative path with slashes; undefined if it could lead elsewhere. */
function safePath(path: string): string[] | undefined {
  const names = path.split('/');
  const isShort = Buffer.byteLength(path) <= 1000 && names.length <= 32;
  return isShort && names.every(isSafeName) ? names : undefined;
}

/** Files of an old site in a temporary folder. */
export class ImportFolder {
  readonly #folder: TemporaryFolder;
  #bytes = 0;
  #files = 0;

  constructor(folder: TemporaryFolder) {
    this.#folder = folder;
  }

  static async open(): Promise<ImportFolder> {
    return new ImportFolder(await openTemporaryFolder('import'));
  }

  get #uploads(): string {
    return join(this.#folder.path, 'source');
  }

  /** Folder for the conversion. */
  get work(): string {
    return join(this.#folder.path, 'work');
  }

  /** Streams the body of a request to a file. @throws RequestBodyError if the path is not safe, or the files are too large */
  async receive(request: IncomingMessage, path: string): Promise<void> {
    const names = safePath(path);
    if (!names) throw new RequestBodyError(400);
    const size = Number(request.headers['content-length'] ?? Number.NaN);
    if (!Number.isSafeInteger(size)) throw new RequestBodyError(411);
    if (this.#bytes + size > importLimits.bytes || this.#files >= importLimits.files) throw new RequestBodyError(413);
    // Counted before it arrives, as several files arrive at the same time.
    this.#bytes += size;
    this.#files += 1;
    const file = join(this.#uploads, ...names);
    try {
      await mkdir(dirname(file), { recursive: true });
      await receive(request, file, size);
    } catch (error) {
      // A file of this name, or a file in the place of a folder.
      if (isFileExistsError(error) || (error as NodeJS.ErrnoException).code === 'ENOTDIR') throw new RequestBodyError(400);
      throw error;
    }
  }

  /** The source of the import: the file, if there is only one; undefined without files. */
  async source(): Promise<string | undefined> {
    const entries = await readdir(this.#uploads, { withFileTypes: true }).catch(() => []);
    const [first, ...others] = entries;
    if (!first) return undefined;
    return others.length === 0 && first.isFile() ? join(this.#uploads, first.name) : this.#uploads;
  }

  remove(): Promise<void> {
    return this.#folder.remove();
  }
}
