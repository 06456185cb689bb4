import { expect, test } from 'vitest';
import { calendars, localeOf } from '../../../../generator/editor/app/model/calendar-locale.ts';
import { messageLanguages } from '../../../../templates/model/files/language.ts';

test.each(messageLanguages)('days in %s are shown in digits 0-9, and typed in any', (language) => {
  for (const calendar of calendars) {
    const locale = localeOf(language, calendar);
    expect(new Intl.DateTimeFormat(locale).resolvedOptions()).toMatchObject({ calendar, numberingSystem: 'latn' });
    // With a numbering system in the locale, React Aria accepts no other digits.
    expect(locale).not.toContain('-nu-');
  }
});
