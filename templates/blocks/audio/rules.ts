import { matching } from '../../schema/rules.ts';
import { durationPattern } from './duration.ts';

/** Whether a text is a valid duration of a recording. */
export const isDuration = matching(durationPattern);
