import type { refusalsAr } from './refusals-ar.ts';

/** English sentences about requests that failed, if the server gives none. */
export const refusalsEn: typeof refusalsAr = {
  other: 'The request was not carried out. Try again.',
  unreachable: 'The server does not answer. Check your network connection, then try again.',
};
