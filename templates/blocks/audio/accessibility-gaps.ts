import type { AccessibilityGap } from '../../schema/block/descriptor.ts';

interface AudioInput {
  duration?: unknown;
  transcript?: unknown;
  wordless?: unknown;
}

/** What a recording lacks, or contradicts. If a value is wrong, only that is reported. */
export function accessibilityGapsOf({ duration, transcript, wordless }: AudioInput): AccessibilityGap[] {
  const isSilent = wordless !== undefined;
  const isWritten = transcript !== undefined;
  return [
    ...(isSilent || isWritten ? [] : [{ code: 'no-transcript', at: 'file' } as const]),
    ...(wordless === true && isWritten ? [{ code: 'wordless-transcript', at: 'wordless' } as const] : []),
    ...(typeof duration === 'string' && /^[0:]+$/.test(duration) ? [{ code: 'no-length', at: 'duration' } as const] : []),
  ];
}
