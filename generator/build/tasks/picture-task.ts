import { type PictureFailure, PicturesError } from '../../assets/images/picture-failures.ts';
import type { Task } from '../../core/cache/task.ts';
import type { PainterInput, PictureContent } from '../../pages/social/painter.ts';

/** Draws a social picture. */
export const pictureTask: Task<PainterInput, PictureContent, undefined, readonly PictureFailure[]> = {
  name: 'pictures',
  code: 'core',
  batchSize: 24,
  poolThreshold: 150,
  open: async (shared, context) => {
    const { createPainter } = await import('../../pages/social/painter.ts');
    const paint = await createPainter(shared, context);
    return async (content) => {
      try {
        return { metadata: undefined, files: [{ extension: '', content: await paint(content) }] };
      } catch (error) {
        if (!(error instanceof PicturesError)) throw error;
        return { failure: error.failures };
      }
    };
  },
};
