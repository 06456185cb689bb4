/** Letters of both scripts by sound, for phonetic matching; all others are vowels or similar. */
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

/** Replaces Latin letter groups that sound different from their letters. */
const asHeard = (term: string) =>
  term
    .replaceAll(/c(?=[eiy])/g, 's')
    .replaceAll('ph', 'f')
    .replaceAll(/t?ch|sh/g, 'ش');

/** Shortest sound key that distinguishes words. */
const leastSounds = 3;

/**
 * Phonetic key of a term, its consonants: `تلغرام`, `تيليجرام` and `telegram` share one, as do `مسجد` and `مساجد`. Undefined if
 * too short.
 */
export function soundsOf(term: string): string | undefined {
  const heard = [...asHeard(term)].filter((letter, index, all) => letter !== all[index - 1]);
  const found = heard.map((letter) => soundOfLetter.get(letter) ?? '').join('');
  return found.length < leastSounds ? undefined : found;
}
