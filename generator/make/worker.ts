import { answerCrew } from '../machine/crew.ts';
import { tasks } from './tasks.ts';

export const answer = answerCrew(tasks);
