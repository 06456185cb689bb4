import { decodedAddress } from '../../../../templates/model/addresses/decode.ts';
import { here } from './dom.ts';

/** Pages of the preview itself are no pages of the site. */
export const isOwn = () => /\/_(?:catalogue|edit)\b/.test(location.pathname);

/** Where the guide tells of something. */
export const guideAddress = (language: string, recipe: string) => here(`../_guide/${language}/${recipe}`).href;

/** The editor at the page that is shown. */
export function editorAddress(): string {
  const editor = here('../_edit/');
  const base = editor.pathname.replace(/_edit\/$/, '');
  const path = decodedAddress(location.pathname.slice(base.length));
  editor.searchParams.set('page', `/${path.replace(/\/$/, '')}`);
  return editor.href;
}
