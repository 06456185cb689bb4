import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';

/** A picture that could not be worked on. */
export interface PictureFailure {
  /** Its name under `assets/`. */
  source: string;
  /** Why: the code of a message, or what the machine said. */
  reason: string;
}

/** Pictures that could not be worked on, while everything else could. */
export class PicturesError extends Error {
  override name = 'PicturesError';
  readonly troubles: readonly PictureFailure[];

  constructor(failures: readonly PictureFailure[]) {
    super(failures.map(({ source, reason }) => `${source}: ${reason}`).join('\n'));
    this.troubles = failures;
  }
}

/** What is shown of an error: its first words. */
export const reasonOf = (error: unknown): string =>
  String((error as Error)?.message ?? error)
    .split('\n')[0]
    ?.slice(0, 200) ?? '';

/** Works on one picture: whatever happens meanwhile is told of it. @throws PicturesError */
export async function withPictureErrors<Made>(source: string, work: () => Promise<Made>): Promise<Made> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof PicturesError ? error : new PicturesError([{ source, reason: reasonOf(error) }]);
  }
}

/** Waits for all of some works on pictures. @throws PicturesError with what went wrong in any; another error at once */
export async function waitForPictures<Works extends readonly Promise<unknown>[]>(works: Works) {
  const failures: PictureFailure[] = [];
  const note = (error: unknown) => {
    if (!(error instanceof PicturesError)) throw error;
    failures.push(...error.troubles);
  };
  await Promise.all(works.map((work) => work.catch(note)));
  if (failures.length > 0) throw new PicturesError(failures);
  return Promise.all(works);
}

/** Works on pictures, as many at a time as there are processors; on all, whatever happens to one. @throws as `allWorks` does */
export function forEachPicture<Picture extends { source: string }, Made>(
  pictures: readonly Picture[],
  work: (picture: Picture) => Promise<Made>,
): Promise<Made[]> {
  const limit = pLimit(availableParallelism());
  return waitForPictures(pictures.map((picture) => limit(() => withPictureErrors(picture.source, () => work(picture)))));
}
