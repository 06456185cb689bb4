/** How wide the parts beside the page are, in rem. */
export type SideWidths = Partial<Record<'outline' | 'panel', number>>;

export const sideLimits = { least: 11, most: 36 };

const within = (width: number) => Math.min(sideLimits.most, Math.max(sideLimits.least, width));

/** What was kept of an earlier visit; of what is no width nothing is believed. */
export function readWidths(text: string | null): SideWidths {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    const widths = (['outline', 'panel'] as const).flatMap((part) => {
      const width = kept instanceof Object ? (kept as Record<string, unknown>)[part] : undefined;
      return typeof width === 'number' && Number.isFinite(width) ? [[part, within(width)]] : [];
    });
    return Object.fromEntries(widths);
  } catch {
    return {};
  }
}

/** The width after a key; undefined for a key that means nothing here. @param isOutward whether an arrow to the right makes it wider */
export function widthAfter(key: string, width: number, isOutward: boolean): number | undefined {
  const step = isOutward ? 1 : -1;
  const to = {
    ArrowRight: width + step,
    ArrowLeft: width - step,
    Home: sideLimits.least,
    End: sideLimits.most,
  }[key];
  return to === undefined ? undefined : within(to);
}

/** The width to where a pointer is. @param distance from the edge of the window, in CSS pixels; `rem` as many of them */
export const widthAt = (distance: number, rem: number): number => within(Math.round((distance / rem) * 4) / 4);
