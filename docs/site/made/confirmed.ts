import { textHash } from '../../../generator/content/translations/normal-form.ts';
import { pairOf, TranslationRecord } from '../../../generator/content/translations/record.ts';

/** The record of a site in both of whose languages people have written: each text says the same as its other. */
export function confirmedOf(site: unknown): string {
  const record = new TranslationRecord();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { ar, en } = value as { ar?: unknown; en?: unknown };
    if (typeof ar === 'string' && typeof en === 'string')
      record.add(pairOf({ language: 'ar', hash: textHash(ar) }, { language: 'en', hash: textHash(en) }));
    else for (const child of Object.values(value)) visit(child);
  };
  visit(site);
  return record.toString();
}
