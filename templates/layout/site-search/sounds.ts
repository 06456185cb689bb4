/** Letters of both scripts by their sound, as who hears a name writes it: a letter for each. All others are vowels, or like them. */
const sounds: Record<string, string> = {
  b: 'بپbp',
  t: 'تطثt',
  d: 'دضd',
  k: 'جغقكگچckgqj',
  h: 'حخ',
  r: 'رr',
  z: 'زذظz',
  s: 'سصs',
  x: 'شx',
  f: 'فڤvf',
  l: 'لl',
  m: 'مm',
  n: 'نn',
  '3': 'ع',
};

const soundOfLetter = new Map(
  Object.entries(sounds).flatMap(([sound, letters]) => [...letters].map((letter) => [letter, sound])),
);

/** Where Latin letters sound otherwise than by themselves. */
const asHeard = (term: string) =>
  term
    .replaceAll(/c(?=[eiy])/g, 's')
    .replaceAll('ph', 'f')
    .replaceAll(/t?ch|sh/g, 'ش');

/** Sounds of fewer letters say nothing. */
const leastSounds = 3;

/**
 * The consonants of a term, as they are heard: `تلغرام`, `تيليجرام` and `telegram` have the same, and `مسجد` and `مساجد`.
 * Undefined where they are too few to tell words apart.
 */
export function soundsOf(term: string): string | undefined {
  const heard = [...asHeard(term)].filter((letter, index, all) => letter !== all[index - 1]);
  const found = heard.map((letter) => soundOfLetter.get(letter) ?? '').join('');
  return found.length < leastSounds ? undefined : found;
}
