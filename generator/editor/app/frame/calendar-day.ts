const dayLength = 86_400_000;

/**
 * Day of a cell of a calendar on the page; undefined elsewhere. Only days with events carry their date; the others follow from
 * their distance, in any calendar.
 */
export function calendarDayAt(target: Element): string | undefined {
  const cell = target.closest('td');
  if (!cell?.querySelector('p')) return undefined;
  const cells = [...(cell.closest('tbody')?.querySelectorAll('td') ?? [])];
  const dated = cells.findIndex((one) => one.querySelector('p > time[datetime]'));
  const iso = cells[dated]?.querySelector('time')?.dateTime;
  const start = iso === undefined ? Number.NaN : Date.parse(iso.slice(0, 10));
  if (Number.isNaN(start)) return undefined;
  return new Date(start + (cells.indexOf(cell) - dated) * dayLength).toISOString().slice(0, 10);
}
