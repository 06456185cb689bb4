import { messageLanguages } from '../../../../templates/languages/message-languages.ts';
import type { Account } from '../account.ts';
import { reportPage } from './page.ts';

/** Account as JSON: the same bytes for the same import. */
const reportJson = (account: Account): string => `${JSON.stringify(account, null, 2)}\n`;

/** Files of a report, by name. */
export function reportFiles(account: Account): { path: string; content: string }[] {
  const pages = messageLanguages.map((language) => ({
    path: `import.report.${language}.html`,
    content: reportPage(account, language),
  }));
  return [{ path: 'import.report.json', content: reportJson(account) }, ...pages];
}
