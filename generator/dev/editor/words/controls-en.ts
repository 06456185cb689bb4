import type { controlsAr } from './controls-ar.ts';

/** What controls of single fields say in English. */
export const controlsEn: typeof controlsAr = {
  crop: {
    open: 'Crop the picture',
    about: 'The original stays as it is; what is cut out comes as a new picture beside it.',
    area: 'What stays of the picture; arrows move it',
    edge: 'Edge of what stays; arrows change it',
    shape: 'Shape of what stays',
    free: 'Free',
    square: 'Square',
    size: '{width} × {height} pixels stay',
    keep: 'Crop',
    failed: 'The picture was not cropped.',
  },
  focus: {
    point:
      'What matters in the picture: {left}% from the left, {top}% from the top. Click where it is, or move it with the arrows.',
    preview: 'As it is cropped',
  },
  colour: {
    fine: 'All that is written with it or on it can be read; the least contrast is {ratio}, where {minimum} is asked for',
    pairs: 'What this colour meets',
    light: 'light',
    dark: 'dark',
    passes: 'enough',
    fails: 'not enough',
    ratio: '{ratio} of {minimum}',
    nearest: 'Take the nearest colour that does: {colour}',
    sample: 'Abcd',
  },
  day: {
    pick: 'Open the calendar',
    calendar: 'Calendar that is shown',
    gregory: 'Gregorian',
    hijri: 'Hijri',
    gregoryDay: 'that is {day}',
    hijriDay: 'that is {day}',
    previous: 'Previous month',
    next: 'Next month',
    time: 'Time',
    withTime: 'At a time of the day',
    offset: '{offset} from UTC',
  },
  names: {
    none: 'The site has nothing to choose from yet.',
    gone: '{name} (not there)',
    add: 'Add to {name}',
    times: 'Times of the day',
    zones: 'Time zones',
    own: 'of this device',
  },
};
