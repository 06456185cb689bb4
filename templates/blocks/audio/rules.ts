import { matching } from '../../schema/rules.ts';
import { durationPattern } from './duration.ts';

/** Whether a text is the duration of a recording. */
export const isDuration = matching(durationPattern);
