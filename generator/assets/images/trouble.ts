import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';

/** A picture that could not be worked on. */
export interface PictureTrouble {
  /** Its name under `assets/`. */
  source: string;
  /** Why: the code of a message, or what the machine said. */
  reason: string;
}

/** Pictures that could not be worked on, while everything else could. */
export class PicturesError extends Error {
  override name = 'PicturesError';
  readonly troubles: readonly PictureTrouble[];

  constructor(troubles: readonly PictureTrouble[]) {
    super(troubles.map(({ source, reason }) => `${source}: ${reason}`).join('\n'));
    this.troubles = troubles;
  }
}

/** What is shown of an error: its first words. */
export const reasonOf = (error: unknown): string =>
  String((error as Error)?.message ?? error)
    .split('\n')[0]
    ?.slice(0, 200) ?? '';

/** Works on one picture: whatever happens meanwhile is told of it. @throws PicturesError */
export async function workOn<Made>(source: string, work: () => Promise<Made>): Promise<Made> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof PicturesError ? error : new PicturesError([{ source, reason: reasonOf(error) }]);
  }
}

/** Waits for all of some works on pictures. @throws PicturesError with what went wrong in any; another error at once */
export async function allWorks<Works extends readonly Promise<unknown>[]>(works: Works) {
  const troubles: PictureTrouble[] = [];
  const note = (error: unknown) => {
    if (!(error instanceof PicturesError)) throw error;
    troubles.push(...error.troubles);
  };
  await Promise.all(works.map((work) => work.catch(note)));
  if (troubles.length > 0) throw new PicturesError(troubles);
  return Promise.all(works);
}

/** Works on pictures, as many at a time as there are processors; on all, whatever happens to one. @throws as `allWorks` does */
export function workOnEach<Picture extends { source: string }, Made>(
  pictures: readonly Picture[],
  work: (picture: Picture) => Promise<Made>,
): Promise<Made[]> {
  const limit = pLimit(availableParallelism());
  return allWorks(pictures.map((picture) => limit(() => workOn(picture.source, () => work(picture)))));
}
