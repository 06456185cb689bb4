import type { ReactNode } from 'react';
import { Island } from '../../islands/island.tsx';
import { useLabelsOf } from '../../page/render-context.tsx';
import { Island as FormIsland } from './island.tsx';
import type { labels } from './labels.ts';

/** What the island may have to say; the words of formats stand at their fields. */
function spokenWords(words: (typeof labels)['ar'], hasFiles: boolean) {
  const { missing, missingChoice, missingAnswer, missingConsent, missingFile, badEmail, badTel, badNumber, badDate } = words;
  const { tooLow, tooHigh, tooShort, problems, problemOfField, problemTitle, badFileKind, bigFile } = words;
  const ofEmpty = { missing, missingChoice, missingAnswer, missingConsent, missingFile };
  const ofValues = { badEmail, badTel, badNumber, badDate, tooLow, tooHigh, tooShort };
  return { ...ofEmpty, ...ofValues, problems, problemOfField, problemTitle, ...(hasFiles && { badFileKind, bigFile }) };
}

/**
 * A form, whose fields stand in elements with `data-field`. Browsers check it by themselves; the island says it in the page's
 * words.
 */
export function CheckedForm({ hasFiles = false, children }: { hasFiles?: boolean; children: ReactNode }) {
  const words = spokenWords(useLabelsOf<typeof labels>('form'), hasFiles);
  return <Island name="form" component={FormIsland} props={{ words }} slots={{ form: children }} />;
}
