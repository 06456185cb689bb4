import type { IsShortcode } from './shortcode-tags.ts';

/** Names without arguments that are shortcodes. Others could be words of an author, such as `[sic]`. */
const known = new Set(
  (
    'audio caption code embed gallery highlight latex playlist sourcecode video wp_caption ' +
    'toc table button form products product quote accordion tabs tab toggle row column col section sitemap breadcrumb'
  ).split(' '),
);

/** The part of them that WordPress itself or hardly anybody else would write in brackets. */
const certain = new Set('audio caption code embed gallery highlight latex playlist sourcecode video wp_caption'.split(' '));

/** Names that are followed by an address or a number. */
const videoHosts = new Set(['youtube', 'vimeo', 'wpvideo', 'videopress']);

/**
 * Whether text in brackets is a shortcode. It is, if WordPress knows the name, if a closing tag belongs to it, if it has arguments
 * such as `id="3"` or a slash at its end, or if the name consists of parts (`contact-form-7`). A single word is one only where
 * nothing else is in its line or paragraph, or if it is a usual name. `[1]`, `[sic]` and `[see page 3]` in a sentence are text.
 */
export const isShortcode: IsShortcode = ({ name, rest }, closed, isAlone) =>
  isCertain({ name, rest }, closed) ||
  videoHosts.has(name.toLowerCase()) ||
  (rest.trim() === '' && (known.has(name.toLowerCase()) || (isAlone && /^[a-z]+$/.test(name))));

/** The same without single words. */
export const isCertain = ({ name, rest }: { name: string; rest: string }, closed: ReadonlySet<string>): boolean =>
  certain.has(name.toLowerCase()) || closed.has(name) || /[-_]/.test(name) || /[="]|\/$/.test(rest);

const builderPrefix = /^(?:vc|et_pb|fl|fusion|av|mk|nectar|cs|kc|ux|ts|porto|themify|x|tatsu|cmsms|dt|qode|edgtf|mkdf|eltdf)[_-]/;

/** Whether a shortcode is of a page builder, so that text may be in its arguments. */
export const isOfBuilder = (name: string): boolean => builderPrefix.test(name);
