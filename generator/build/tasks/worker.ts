import { createRequestHandler } from '../../core/cache/worker-pool.ts';
import { tasks } from './tasks.ts';

export const answer = createRequestHandler(tasks);
