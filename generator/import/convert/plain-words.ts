/** Words of a text as the account counts them: runs of letters, marks and digits without tatweel and invisible characters. */
export function words(text: string): string[] {
  const folded = text.normalize('NFKC').replaceAll(/[\u0640\p{Cf}]/gu, '');
  return folded.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
