import type { MessageLanguage } from '../../../../templates/model/files/language.ts';
import { counted } from './counts.ts';
import type { Parameters, Range } from './words.ts';

const nothing: Range = { isList: false, isText: false, amount: 0 };

function allowedEn({ isList, isText, least, most, step }: Range): string {
  if (step !== undefined) return `it goes in steps of ${step}`;
  const unit = (count: number) => (isList ? counted(count, 'item', 'en') : isText ? counted(count, 'character', 'en') : count);
  if (least !== undefined && most !== undefined) return `allowed is from ${least} to ${unit(most)}`;
  return least === undefined ? `allowed is ${unit(most ?? 0)} at most` : `needed is ${unit(least)} at least`;
}

function allowedAr({ isList, isText, least, most, step }: Range): string {
  if (step !== undefined) return `وتكون من مضاعفات ${step}`;
  const unit = (count: number) => (isList ? counted(count, 'item', 'ar') : isText ? counted(count, 'character', 'ar') : count);
  if (least !== undefined && most !== undefined) return `والمسموح به من ${least} إلى ${most}`;
  return least === undefined ? `والحد الأعلى ${unit(most ?? 0)}` : `والمطلوب ${unit(least)} على الأقل`;
}

/** A field's value and its allowed range. */
export function outOfRangeEn({ found, field, range = nothing }: Parameters): string {
  const name = `"${found}"${field ? ` (${field.en})` : ''}`;
  const { isList, isText, amount } = range;
  if (isList)
    return `the list ${name} ${amount === 0 ? 'is empty' : `has ${counted(amount, 'item', 'en')}`}; ${allowedEn(range)}.`;
  return isText
    ? `${name} has ${counted(amount, 'character', 'en')}; ${allowedEn(range)}.`
    : `${name} is ${amount}; ${allowedEn(range)}.`;
}

export function outOfRangeAr({ found, field, range = nothing }: Parameters): string {
  const name = `"${found}"${field ? ` (${field.ar})` : ''}`;
  const { isList, isText, amount } = range;
  if (isList) return `القائمة ${name} ${amount === 0 ? 'فارغة' : `فيها ${counted(amount, 'item', 'ar')}`}، ${allowedAr(range)}.`;
  return isText
    ? `طول النص ${name} ${counted(amount, 'character', 'ar')}، ${allowedAr(range)}.`
    : `قيمة ${name} هي ${amount}، ${allowedAr(range)}.`;
}

/** Replaces a field's key by its label in forms. */
export const byField = ({ field, found, ...all }: Parameters, language: MessageLanguage): Parameters => ({
  ...all,
  found: field?.[language] ?? found ?? '',
});
