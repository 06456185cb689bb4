/** The day that it already is somewhere, or still is: as people anywhere may write it. Hours from UTC. */
const dayAt = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10);

/** The days that are over everywhere before, and that have begun nowhere after. */
export const daysNow = () => ({ yesterday: dayAt(-12), tomorrow: dayAt(14) });
