import type { MessageLanguage } from '../../../core/diagnostics/diagnostics.ts';

const words: Record<MessageLanguage, { late: string; reload: string }> = {
  ar: { late: 'تأخر فتح الصفحة.', reload: 'أعد تحميلها' },
  en: { late: 'The page has not opened yet.', reload: 'Load it again' },
};

/** Seconds after which the page counts as late. */
const patience = 8;

const styles =
  `@keyframes late{from{visibility:hidden}}#late{margin:2rem;font-family:system-ui,sans-serif;animation:late 0s ${patience}s both}` +
  '@media (scripting:none){#late{display:none}}';

/**
 * Words inside the element that a script fills, for when the script does not arrive: a server that restarts at that moment would
 * leave an empty page. The script replaces them.
 * @param nonce of styles
 */
export function lateScript(language: MessageLanguage, nonce: string): string {
  const { late, reload } = words[language];
  return `<style nonce="${nonce}">${styles}</style><p id="late">${late} <a href="">${reload}</a></p>`;
}
