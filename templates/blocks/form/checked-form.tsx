import type { ReactNode } from 'react';
import { useLabelsOf } from '../../model/page/render-context.tsx';
import { Island } from '../../runtime/islands/island.tsx';
import { Island as FormIsland } from './island.tsx';
import type { labels } from './labels.ts';

/** Field types in a form that need further messages. */
interface Asked {
  files?: boolean;
  numbers?: boolean;
}

/** Messages for the island; messages of formats are at their fields. */
function spokenWords(words: (typeof labels)['ar'], { files, numbers }: Asked) {
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
export function CheckedForm({ asks = {}, children }: { asks?: Asked; children: ReactNode }) {
  const words = spokenWords(useLabelsOf<typeof labels>('form'), asks);
  return <Island name="form" component={FormIsland} props={{ words }} slots={{ form: children }} />;
}
