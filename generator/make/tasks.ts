import { compressTask } from '../hosts/compress.ts';
import type { AnyTask } from '../machine/task.ts';
import { pageTask } from './page-task.ts';
import { pictureTask } from './picture-task.ts';

/** What threads may be asked to do. */
export const tasks: readonly AnyTask[] = [pageTask, pictureTask, compressTask];
