/** The current date at an offset from UTC in hours. */
const dayAt = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10);

/** The last date that has ended in all time zones, and the first that has begun in none. */
export const daysNow = () => ({ yesterday: dayAt(-12), tomorrow: dayAt(14) });
