/** Colours of colleagues; white text on each has a contrast of at least 4.5. */
const colours = ['#1f6b5c', '#8a3ffc', '#b3261e', '#1c5fb8', '#8a5a00', '#a1367a', '#3d6b1f', '#5b5f97'] as const;

/** Letters that stand for a name: the first of its first and of its last word, without the article. Arabic ones do not join. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/^ال(?=..)/, ''));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].flatMap((word) => [...(word ?? '')].slice(0, 1));
  return letters.join('\u200C').toUpperCase();
}

/** Colour of a person, the same in every browser. */
export function colourOf(id: string): string {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return colours[sum % colours.length] ?? colours[0];
}
