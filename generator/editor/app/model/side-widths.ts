/** Widths of the side panels, in rem. */
export type SideWidths = Partial<Record<'outline' | 'panel', number>>;

export const sideLimits = { least: 11, most: 36 };

const within = (width: number) => Math.min(sideLimits.most, Math.max(sideLimits.least, width));

/** Parses stored widths; ignores invalid values. */
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

/**
 * Width after a key press; undefined for other keys.
 * @param isOutward whether the right arrow widens the panel
 */
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

/**
 * Width for a pointer position.
 * @param distance distance from the window's edge, in CSS pixels
 * @param rem size of a rem, in CSS pixels
 */
export const widthAt = (distance: number, rem: number): number => within(Math.round((distance / rem) * 4) / 4);
