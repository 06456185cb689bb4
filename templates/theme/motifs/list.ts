import type { MotifName } from '../face.ts';
import { khatam } from './khatam.ts';
import type { Motif } from './motif.ts';
import { plain } from './plain.ts';

/** Every motif by its name. */
export const motifs: Record<MotifName, Motif> = { khatam, none: plain };
