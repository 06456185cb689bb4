import { formatNumber, type NumberStyle } from '../../components/format-number.ts';

/** Minutes and seconds, or hours, minutes and seconds: `12:30`, `1:05:00`. */
export const durationPattern = /^(?:\d{1,2}:[0-5]\d|\d{1,3}):[0-5]\d$/;

/** Duration in ISO 8601: `PT12M30S`. */
export function isoDuration(duration: string): string {
  const [seconds = 0, minutes = 0, hours = 0] = duration.split(':').map(Number).reverse();
  return `PT${hours ? `${hours}H` : ''}${minutes ? `${minutes}M` : ''}${seconds}S`;
}

/** Duration in the numerals of the site. */
export function formatDuration(duration: string, style: NumberStyle): string {
  const parts = duration.split(':');
  return parts
    .map((part, index) => formatNumber(Number(part), style, { minimumIntegerDigits: index === 0 ? 1 : 2, useGrouping: false }))
    .join(':');
}
