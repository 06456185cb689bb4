import { parseDateTime, toZoned } from '@internationalized/date';

const two = (number: number) => String(Math.trunc(number)).padStart(2, '0');

/**
 * UTC offset of a time zone, as written in the file.
 * @param zone IANA name or UTC offset
 * @param time time of day, HH:mm
 */
export function offsetAt(zone: string, day: string, time = '12:00'): string {
  if (/^(?:Z|[+-])/.test(zone)) return zone;
  const minutes = toZoned(parseDateTime(`${day}T${time}`), zone).offset / 60_000;
  return `${minutes < 0 ? '-' : '+'}${two(Math.abs(minutes) / 60)}:${two(Math.abs(minutes) % 60)}`;
}
