import { useState } from 'react';
import type { UploadResult } from '../../document/protocol-media.ts';

type AcceptedUpload = Exclude<UploadResult, { state: 'refused' }>;

/**
 * Upload state of a file: whether it is running, and the error message.
 * @param failed message if the server does not answer
 */
export function useUpload(failed: string, onKept: (result: AcceptedUpload) => void) {
  const [state, setState] = useState({ isBusy: false, reason: '' });
  const send = async (ask: () => Promise<UploadResult>) => {
    setState({ isBusy: true, reason: '' });
    try {
      const result = await ask();
      setState({ isBusy: false, reason: result.state === 'refused' ? result.reason : '' });
      if (result.state !== 'refused') onKept(result);
    } catch {
      setState({ isBusy: false, reason: failed });
    }
  };
  return { ...state, send };
}
