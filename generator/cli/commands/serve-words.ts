import type { MessageLanguage } from '../../core/diagnostics/diagnostics.ts';

interface ServeWords {
  started: (url: string, port: number) => string;
  firstOwner: (link: string) => string;
  recovery: (link: string) => string;
  backedUp: (file: string) => string;
  restored: (folder: string) => string;
}

/** Lines that the command prints. */
export const serveWords: Record<MessageLanguage, ServeWords> = {
  ar: {
    started: (url, port) => `المكتب جاهز: ${url} (على 127.0.0.1:${port})`,
    firstOwner: (link) => `رابط أول مالك، يُفتح مرة واحدة خلال سبعة أيام: ${link}`,
    recovery: (link) => `رابط الدخول من جديد، يُفتح مرة واحدة خلال يوم: ${link}`,
    backedUp: (file) => `حُفظ كل شيء في ${file}`,
    restored: (folder) => `استُعيدت النسخة في ${folder}`,
  },
  en: {
    started: (url, port) => `The desk is ready: ${url} (on 127.0.0.1:${port})`,
    firstOwner: (link) => `Link for the first owner, to be opened once within seven days: ${link}`,
    recovery: (link) => `Link to sign in again, to be opened once within a day: ${link}`,
    backedUp: (file) => `Everything is saved in ${file}`,
    restored: (folder) => `The archive is restored in ${folder}`,
  },
};
