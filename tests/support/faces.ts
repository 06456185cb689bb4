import { type Face, type FaceKey, faceChoices, faceOf, lookNames, looks } from '../../templates/theme/face.ts';

/** One theme for each option value, with defaults otherwise. */
const oneByOne: Face[] = Object.entries(faceChoices).flatMap(([key, names]) =>
  names.map((name) => faceOf({ [key as FaceKey]: name })),
);

/** Every preset, and every option value once. */
export const everyFace: Face[] = [...lookNames.map((name) => looks[name]), ...oneByOne];
