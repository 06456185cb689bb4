import type * as z from 'zod';
import { readVideoAddress } from '../../components/video-address.ts';
import { faultOf } from '../../schema/rules.ts';

/** Whether an address is that of a video. */
export const isVideoAddress = (address: string): boolean => readVideoAddress(address) !== undefined;

interface VideoSource {
  file?: unknown;
  href?: unknown;
  captions?: unknown;
  silent?: unknown;
  uncaptioned?: unknown;
}

/** What is wrong with where a video comes from, as the code of a message; undefined where nothing is. */
function sourceFault({ file, href, captions, silent, uncaptioned }: VideoSource): string | undefined {
  if ((file === undefined) === (href === undefined)) return file === undefined ? 'none' : 'both';
  if (file === undefined) return captions === undefined ? undefined : 'captions';
  if (uncaptioned !== undefined) return captions === undefined && silent === undefined ? undefined : 'uncaptioned';
  return captions === undefined && silent === undefined ? 'silent' : undefined;
}

/** A fault for a video that comes from nowhere, from two places, or says nothing to those who do not hear it. */
export function refineSource({ value, issues }: z.core.ParsePayload<VideoSource>): void {
  const expected = sourceFault(value);
  if (expected) issues.push(faultOf('video-source', [], value, { expected }));
}
