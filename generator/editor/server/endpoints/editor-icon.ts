import { iconDrawings } from '../../../../templates/theme/icons/drawings.ts';
import type { Answer } from './endpoint.ts';

/** Favicon of the editor, distinct from that of the site. */
export const editorIcon = (): Answer => ({
  type: 'image/svg+xml',
  content:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="5" fill="#0f5c48"/>' +
    `<path d="${iconDrawings['document-pen']}" transform="translate(3.6 3.6) scale(.7)" fill="none" stroke="#fff" ` +
    'stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></svg>',
  headers: { 'Content-Security-Policy': "default-src 'none'" },
});
