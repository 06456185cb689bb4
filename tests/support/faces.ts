import { type Face, type FaceKey, faceChoices, faceOf, lookNames, looks } from '../../templates/theme/face.ts';

/** A face for each choice that there is, the rest of it as it is by default. */
const oneByOne: Face[] = Object.entries(faceChoices).flatMap(([key, names]) =>
  names.map((name) => faceOf({ [key as FaceKey]: name })),
);

/** Every look, and every choice once. */
export const everyFace: Face[] = [...lookNames.map((name) => looks[name]), ...oneByOne];
