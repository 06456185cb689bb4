import type { ReactNode } from 'react';
import { useLabelsOf } from '../../model/page/render-context.tsx';
import { Island } from '../../runtime/islands/island.tsx';
import { Island as FormIsland } from './island.tsx';
import type { labels } from './labels.ts';

/** Kinds of fields that a form asks for, which have words of their own. */
interface Asked {
  files?: boolean;
  numbers?: boolean;
}

/** What the island may have to say; the words of formats stand at their fields. */
function spokenWords(words: (typeof labels)['ar'], { files, numbers }: Asked) {
  const { missing, missingChoice, missingAnswer, missingConsent, missingFile, badEmail, badTel, badDate } = words;
  const { tooLow, tooHigh, tooShort, problems, problemOfField, problemTitle, badFileKind, bigFile, badNumber, badStep } = words;
  const ofEmpty = { missing, missingChoice, missingAnswer, missingConsent, missingFile };
  const ofValues = { badEmail, badTel, badDate, tooLow, tooHigh, tooShort };
  const always = { ...ofEmpty, ...ofValues, problems, problemOfField, problemTitle };
  return { ...always, ...(files && { badFileKind, bigFile }), ...(numbers && { badNumber, badStep }) };
}

/**
 * A form, whose fields stand in elements with `data-field`. Browsers check it by themselves; the island says it in the page's
 * words.
 */
export function CheckedForm({ asks = {}, children }: { asks?: Asked; children: ReactNode }) {
  const words = spokenWords(useLabelsOf<typeof labels>('form'), asks);
  return <Island name="form" component={FormIsland} props={{ words }} slots={{ form: children }} />;
}
