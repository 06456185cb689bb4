import { toCssImage } from '../css-image.ts';
import { iconDrawings } from './drawings.ts';
import type { Name } from './sources.ts';

const lines = " viewBox='0 0 24 24' fill='none' stroke='red' stroke-width='1.6' stroke-linecap='round' stroke-linejoin='round'";

/** Icon as a CSS image. */
export const iconImage = (name: Name) => toCssImage(24, `${lines}><path d='${iconDrawings[name]}'/>`);
