import type { MotifName } from '../theme-options.ts';
import { arcade } from './arcade.ts';
import { contours } from './contours.ts';
import { dots } from './dots.ts';
import { grid } from './grid.ts';
import { khatam } from './khatam.ts';
import type { Motif } from './motif.ts';
import { plain } from './plain.ts';
import { sadu } from './sadu.ts';
import { wave } from './wave.ts';

/** All motifs by name. */
export const motifs: Record<MotifName, Motif> = { khatam, arcade, contours, grid, wave, sadu, dots, none: plain };
