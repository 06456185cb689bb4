import { createRequestHandler } from '../../core/cache/crew.ts';
import { tasks } from './tasks.ts';

export const answer = createRequestHandler(tasks);
