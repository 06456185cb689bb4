const dayInMilliseconds = 86_400_000;

/** Parts of a format that are neither text in quotation marks, nor a locale, a colour or a condition. */
const codesOf = (format: string): string =>
  (format.split(';')[0] ?? '').replaceAll(/"[^"]*"|\\.|_.|\*./g, '').replaceAll(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '');

/** Whether a format shows days or times. */
export const isDateFormat = (format: string): boolean =>
  !/general/i.test(format) && /[ymdhs]|أ\/ب/i.test(codesOf(format).replaceAll(/AM\/PM|A\/P/gi, 'h'));

const two = (value: number) => String(value).padStart(2, '0');

/** Day and time of a number of days. The calendar of 1900 has a 29 February that there was not. */
function momentOf(serial: number, is1904: boolean): Date {
  const days = is1904 ? serial + 1462 : serial < 60 ? serial + 1 : serial;
  const seconds = Math.round((days - 25_569) * 86_400);
  return new Date((seconds / 86_400) * dayInMilliseconds);
}

/** A number of days as a format shows it, in ISO 8601; undefined outside of the years 1900 to 9999. */
export function dateText(serial: number, format: string, is1904: boolean): { text: string; value: string } | undefined {
  const codes = codesOf(format);
  const elapsed = /\[(h+|m+|s+)\]/i.exec(codes);
  const clock = momentOf(serial, is1904);
  if (Number.isNaN(clock.getTime()) || serial < 0 || clock.getUTCFullYear() > 9999) return undefined;
  const [hours, minutes, seconds] = [clock.getUTCHours(), clock.getUTCMinutes(), clock.getUTCSeconds()];
  const rest = /s/i.test(codes) ? `:${two(minutes)}:${two(seconds)}` : `:${two(minutes)}`;
  if (elapsed) {
    const text = `${two(Math.floor(serial + 1e-9) * 24 + hours)}${rest}`;
    return { text, value: text };
  }
  const time = two(hours) + rest;
  const hasDay = /[yd]|m{3}/i.test(codes) || (/m/i.test(codes) && !/[hs]/i.test(codes));
  if (!hasDay) return { text: time, value: time };
  const day = `${clock.getUTCFullYear()}-${two(clock.getUTCMonth() + 1)}-${two(clock.getUTCDate())}`;
  return /[hs]/i.test(codes) ? { text: `${day} ${time}`, value: `${day}T${time}` } : { text: day, value: day };
}
