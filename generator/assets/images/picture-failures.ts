import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';

/** A picture that could not be processed. */
export interface PictureFailure {
  /** Name under `assets/`. */
  source: string;
  /** The code of a message, or the text of the error. */
  reason: string;
}

/** Some pictures could not be processed. */
export class PicturesError extends Error {
  override name = 'PicturesError';
  readonly failures: readonly PictureFailure[];

  constructor(failures: readonly PictureFailure[]) {
    super(failures.map(({ source, reason }) => `${source}: ${reason}`).join('\n'));
    this.failures = failures;
  }
}

/** Start of the first line of an error message. */
export const reasonOf = (error: unknown): string =>
  String((error as Error)?.message ?? error)
    .split('\n')[0]
    ?.slice(0, 200) ?? '';

/**
 * Processes one picture; any error is attributed to it.
 * @throws PicturesError
 */
export async function withPictureErrors<Made>(source: string, work: () => Promise<Made>): Promise<Made> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof PicturesError ? error : new PicturesError([{ source, reason: reasonOf(error) }]);
  }
}

/**
 * Waits for all of several picture jobs.
 * @throws PicturesError with the failures of all; any other error at once
 */
export async function waitForPictures<Works extends readonly Promise<unknown>[]>(works: Works) {
  const failures: PictureFailure[] = [];
  const note = (error: unknown) => {
    if (!(error instanceof PicturesError)) throw error;
    failures.push(...error.failures);
  };
  await Promise.all(works.map((work) => work.catch(note)));
  if (failures.length > 0) throw new PicturesError(failures);
  return Promise.all(works);
}

/**
 * Processes pictures, as many at a time as there are processors; a failure of one does not stop the others.
 * @throws as `waitForPictures` does
 */
export function forEachPicture<Picture extends { source: string }, Made>(
  pictures: readonly Picture[],
  work: (picture: Picture) => Promise<Made>,
): Promise<Made[]> {
  const limit = pLimit(availableParallelism());
  return waitForPictures(pictures.map((picture) => limit(() => withPictureErrors(picture.source, () => work(picture)))));
}
