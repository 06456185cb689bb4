const pattern = /^(\d{4})-(\d\d)-(\d\d)[ T](\d\d):(\d\d)(?::(\d\d))?$/;

const isTime = (text: string) => pattern.test(text) && !text.startsWith('0000');

/** Milliseconds of a time as if it were in UTC. */
function milliseconds(text: string): number {
  const [, year, month, day, hour, minute, second = '0'] = pattern.exec(text) ?? [];
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second));
}

const twoDigits = (value: number) => String(value).padStart(2, '0');

function offset(minutes: number): string {
  const absolute = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(absolute / 60))}:${twoDigits(absolute % 60)}`;
}

/**
 * Time of a post in ISO 8601. WordPress writes it twice, in the site's time and in GMT; the difference is the offset.
 * @param local e.g. `2024-05-01 09:30:00`; `0000-00-00 00:00:00` if it is not known
 */
export function isoTime(local: string, gmt: string): string | undefined {
  if (!isTime(local)) return isTime(gmt) ? `${gmt.replace(' ', 'T')}Z` : undefined;
  const time = local.replace(' ', 'T');
  if (!isTime(gmt)) return time;
  const minutes = Math.round((milliseconds(local) - milliseconds(gmt)) / 60_000);
  return Math.abs(minutes) > 14 * 60 ? time : `${time}${offset(minutes)}`;
}
