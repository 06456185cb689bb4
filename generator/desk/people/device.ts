import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';

const unknown: Record<MessageLanguage, string> = { ar: 'متصفح غير معروف', en: 'unknown browser' };

/** Browsers, those that also name others last. */
const browsers: [RegExp, string][] = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Browser and system of a User-Agent header, e.g. `Firefox · Windows`; nothing of the header itself. */
export function deviceOf(userAgent: string | undefined, language: MessageLanguage): string {
  const names = [browsers, systems].flatMap((list) => list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? []);
  return names.length === 0 ? unknown[language] : names.join(' · ');
}
