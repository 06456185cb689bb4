import { answerCrew } from '../machine/worker.ts';
import { tasks } from './tasks.ts';

answerCrew(tasks);
