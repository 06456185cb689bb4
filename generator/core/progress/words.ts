import type { MessageLanguage } from '../diagnostics/diagnostics.ts';
import { counted, listed } from '../diagnostics/messages/counts.ts';
import type { ProgressState, Stage } from './progress.ts';

const stageNames: Record<MessageLanguage, Record<Stage, string>> = {
  en: {
    read: 'Reading the content',
    bundle: 'Bundling the templates',
    make: 'Making pages and pictures',
    write: 'Writing the files',
    send: 'Sending the files',
  },
  ar: {
    read: 'قراءة المحتوى',
    bundle: 'تجهيز القوالب',
    make: 'إعداد الصفحات والصور',
    write: 'كتابة الملفات',
    send: 'إرسال الملفات',
  },
};

const remainingTimeWords: Record<MessageLanguage, (time: string) => string> = {
  en: (time) => `about ${time} left`,
  ar: (time) => `المتبقي نحو ${time}`,
};

const pictureWords: Record<MessageLanguage, (done: number, all: number) => string> = {
  en: (done, all) => `pictures ${done} of ${all}`,
  ar: (done, all) => `الصور ${done} من ${all}`,
};

const second = 1000;
const minute = 60 * second;

/** A duration in words: seconds up to a minute and a half, then minutes. */
function durationInWords(time: number, language: MessageLanguage): string {
  if (time < 1.5 * minute) return counted(Math.max(1, Math.ceil(time / second)), 'second', language);
  return counted(Math.round(time / minute), 'minute', language);
}

/** Stage, completed share and remaining time in one line: `Writing the files: 40%, about 3 seconds left`. */
export function progressText(
  { stage, share, pictures, remainingTime }: Omit<ProgressState, 'language'>,
  language: MessageLanguage,
): string {
  const parts = [
    ...(share === undefined ? [] : [`${Math.floor(share * 100)}%`]),
    ...(pictures ? [pictureWords[language](pictures.done, pictures.all)] : []),
    ...(remainingTime === undefined || share === 1
      ? []
      : [remainingTimeWords[language](durationInWords(remainingTime, language))]),
  ];
  const name = stageNames[language][stage];
  return parts.length === 0 ? `${name}…` : `${name}: ${listed(parts, language)}`;
}
