import { answerCrew } from '../../core/cache/crew.ts';
import { tasks } from './tasks.ts';

export const answer = answerCrew(tasks);
