import type { ReactNode } from 'react';
import { useLabelsOf } from '../../model/page/render-context.tsx';
import { Island } from '../../runtime/islands/island.tsx';
import { Island as FormIsland } from './island.tsx';
import type { labels } from './labels.ts';

/** Field types in a form that need further messages. */
interface FormFeatures {
  files?: boolean;
  numbers?: boolean;
}

/** Messages for the island; messages of formats are at their fields. */
function validationWords(words: (typeof labels)['ar'], { files, numbers }: FormFeatures) {
  const { missing, missingChoice, missingAnswer, missingConsent, missingFile, badEmail, badTel, badDate } = words;
  const { tooLow, tooHigh, tooShort, problems, problemOfField, problemTitle, badFileKind, bigFile, badNumber, badStep } = words;
  const ofEmpty = { missing, missingChoice, missingAnswer, missingConsent, missingFile };
  const ofValues = { badEmail, badTel, badDate, tooLow, tooHigh, tooShort };
  const always = { ...ofEmpty, ...ofValues, problems, problemOfField, problemTitle };
  return { ...always, ...(files && { badFileKind, bigFile }), ...(numbers && { badNumber, badStep }) };
}

/**
 * Form whose fields are in elements with `data-field`. Browsers validate it; the island shows the messages in the page's
 * language.
 */
export function CheckedForm({ asks = {}, children }: { asks?: FormFeatures; children: ReactNode }) {
  const words = validationWords(useLabelsOf<typeof labels>('form'), asks);
  return <Island name="form" component={FormIsland} props={{ words }} slots={{ form: children }} />;
}
