import { decodedAddress } from '../../../../templates/model/addresses/decode.ts';
import { here } from './dom.ts';

/** Whether the page belongs to the preview and not to the site. */
export const isOwn = () => /\/_(?:catalogue|edit)\b/.test(location.pathname);

/** Address of a guide page. */
export const guideAddress = (language: string, recipe: string) => here(`../_guide/${language}/${recipe}`).href;

/** Address of the editor for the present page. */
export function editorAddress(): string {
  const editor = here('../_edit/');
  const base = editor.pathname.replace(/_edit\/$/, '');
  const path = decodedAddress(location.pathname.slice(base.length));
  editor.searchParams.set('page', `/${path.replace(/\/$/, '')}`);
  return editor.href;
}
