/**
 * Folds what Arabic readers write in more than one way, so that a query finds a word however it is spelled: forms of
 * alef, alef maqsura, taa marbuta, short vowels (U+064B-0652), dagger alef (U+0670) and tatweel.
 * For comparing only: what is shown stays as written.
 */
export function normalise(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u064B-\u0652\u0670\u0640]/g, '')
    .replaceAll(/[آأإٱ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Whether `text` holds every word of `query`, in any order. An empty query matches everything. */
export function matches(text: string, query: string): boolean {
  const haystack = normalise(text);
  return normalise(query)
    .split(' ')
    .every((word) => haystack.includes(word));
}
