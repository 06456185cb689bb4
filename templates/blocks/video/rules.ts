import type * as z from 'zod';
import { readVideoAddress } from '../../components/video-address.ts';
import { issueOf } from '../../schema/rules.ts';

/** Whether an address is that of a supported video. */
export const isVideoAddress = (address: string): boolean => readVideoAddress(address) !== undefined;

interface VideoSource {
  file?: unknown;
  href?: unknown;
  captions?: unknown;
  silent?: unknown;
  uncaptioned?: unknown;
}

/** Code of the message about a video's source; undefined if it is valid. */
function sourceDiagnosticCode({ file, href, captions, silent, uncaptioned }: VideoSource): string | undefined {
  if ((file === undefined) === (href === undefined)) return file === undefined ? 'none' : 'both';
  if (file === undefined) return captions === undefined ? undefined : 'captions';
  if (uncaptioned !== undefined) return captions === undefined && silent === undefined ? undefined : 'uncaptioned';
  return captions === undefined && silent === undefined ? 'silent' : undefined;
}

/** Reports a video with no source, with two, or without an alternative for people who cannot hear it. */
export function refineSource({ value, issues }: z.core.ParsePayload<VideoSource>): void {
  const expected = sourceDiagnosticCode(value);
  if (expected) issues.push(issueOf('video-source', [], value, { expected }));
}
