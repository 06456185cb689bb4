import { type MessageLanguage, messageDirection } from '../../../templates/model/files/language.ts';
import { escapeHtml } from '../../core/util/escape-html.ts';

interface CataloguePage {
  language: MessageLanguage;
  title: string;
  /** Address of the site's icon. */
  icon: string;
  /** Addresses of style sheets in order. */
  styles: string[];
  bodyClass: string;
  body: string;
}

/** Document of a catalogue page that no template renders. */
export function catalogueShell({ language, title, icon, styles, bodyClass, body }: CataloguePage): string {
  const sheets = styles.map((address) => `<link rel="stylesheet" href="${escapeHtml(address)}">`).join('');
  return (
    `<!DOCTYPE html>\n<html lang="${language}" dir="${messageDirection(language)}"><head><meta charset="utf-8"><title>${title}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<link rel="icon" href="${escapeHtml(icon)}">${sheets}</head><body class="${bodyClass}">${body}</body></html>\n`
  );
}
