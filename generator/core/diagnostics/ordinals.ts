/** Gender of an Arabic noun, which its ordinal agrees with. */
export type Gender = 'masculine' | 'feminine';

const units: Record<Gender, string[]> = {
  masculine: ['الأول', 'الثاني', 'الثالث', 'الرابع', 'الخامس', 'السادس', 'السابع', 'الثامن', 'التاسع', 'العاشر'],
  feminine: ['الأولى', 'الثانية', 'الثالثة', 'الرابعة', 'الخامسة', 'السادسة', 'السابعة', 'الثامنة', 'التاسعة', 'العاشرة'],
};
/** "First" in compound ordinals. */
const firstOfMany: Record<Gender, string> = { masculine: 'الحادي', feminine: 'الحادية' };
const ten: Record<Gender, string> = { masculine: 'عشر', feminine: 'عشرة' };
const tens = ['العشرون', 'الثلاثون', 'الأربعون', 'الخمسون', 'الستون', 'السبعون', 'الثمانون', 'التسعون'];

/**
 * Arabic ordinal after a definite noun: «القسم السادس», «البطاقة الحادية عشرة». Above 99 digits are easier to read: «البطاقة
 * رقم 120».
 * @param number from 1
 */
export function arabicOrdinal(number: number, gender: Gender): string {
  const word = units[gender][number - 1];
  if (word) return word;
  if (number > 99) return `رقم ${number}`;
  const [digit, decade] = [number % 10, Math.floor(number / 10)];
  const unit = digit === 1 ? firstOfMany[gender] : (units[gender][digit - 1] ?? '');
  if (decade === 1) return `${unit} ${ten[gender]}`;
  const round = tens[decade - 2] ?? '';
  return digit === 0 ? round : `${unit} و${round}`;
}
