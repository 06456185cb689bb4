/** Letters as the numbers of the checksum: A is 10. ISO 13616. */
const inDigits = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));

/** Remainder of a number of any length. */
const remainder = (digits: string, by: number) => [...digits].reduce((left, digit) => (left * 10 + Number(digit)) % by, 0);

/** Whether a text is a valid IBAN: form and check digits, ignoring spaces. ISO 13616. */
export function isIban(text: string): boolean {
  const plain = text.replaceAll(' ', '');
  return /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(plain) && remainder(inDigits(plain.slice(4) + plain.slice(0, 4)), 97) === 1;
}
