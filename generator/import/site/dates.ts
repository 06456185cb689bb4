/** Day of a time as the source writes it; undefined if it is none, or before 1900. */
export function dayIn(time: string | undefined): string | undefined {
  const [, year = '', month = '01', day = '01'] = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?/.exec(time ?? '') ?? [];
  if (!/^(?:19|[2-9]\d)\d\d$/.test(year)) return undefined;
  const text = `${year}-${month}-${day}`;
  const date = new Date(`${text}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : undefined;
}

/** A time with its offset from UTC; undefined without an offset. */
export function instantIn(time: string | undefined): string | undefined {
  const [, day, clock, offset = ''] =
    /^(\d{4}-\d{2}-\d{2})[T ]((?:[01]\d|2[0-3]):[0-5]\d)(?::\d{2}(?:\.\d+)?)?(Z|[+-](?:0\d|1[0-4]):?[0-5]\d)$/.exec(time ?? '') ??
    [];
  if (day === undefined || dayIn(day) === undefined) return undefined;
  return `${day}T${clock}${/^[+-]\d{4}$/.test(offset) ? `${offset.slice(0, 3)}:${offset.slice(3)}` : offset}`;
}

/** A time with its offset, or a day. */
export const momentIn = (time: string | undefined): string | undefined => instantIn(time) ?? dayIn(time);
