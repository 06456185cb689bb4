import type { AnyTask } from '../../core/cache/task.ts';
import { compressTask } from '../hosting/compress.ts';
import { pageTask } from './page-task.ts';
import { pictureTask } from './picture-task.ts';

/** What threads may be asked to do. */
export const tasks: readonly AnyTask[] = [pageTask, pictureTask, compressTask];
