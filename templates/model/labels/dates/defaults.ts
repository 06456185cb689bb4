export const defaultDatesLabels = {
  ar: { both: '%s الموافق %s', until: 'من %s إلى %s' },
  en: { both: '%s (%s)', until: '%s to %s' },
  fr: { both: '%s (%s)', until: 'du %s au %s' },
  ur: { both: '%s (%s)', until: '%s تا %s' },
};
