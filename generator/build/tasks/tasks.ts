import type { AnyTask } from '../../core/cache/task.ts';
import { compressTask } from '../hosting/compress.ts';
import { pageTask } from './page-task.ts';
import { pictureTask } from './picture-task.ts';

/** All tasks that workers can run. */
export const tasks: readonly AnyTask[] = [pageTask, pictureTask, compressTask];
