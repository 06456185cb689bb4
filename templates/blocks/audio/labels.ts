import { defineLabels } from '../../schema/block/labels.ts';

/** Default labels of the `audio` block, by language. */
export const labels = defineLabels('audio', {
  ar: { download: 'نزّل «%s» (%s)', transcript: 'نص المقطع' },
  en: { download: 'Download “%s” (%s)', transcript: 'Transcript' },
  fr: { download: 'Télécharger « %s » (%s)', transcript: 'Transcription' },
  ur: { download: '”%s“ ڈاؤن لوڈ کریں (%s)', transcript: 'متن' },
});
