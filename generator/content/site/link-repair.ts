import { decodedPart } from '../../../templates/model/addresses/decode.ts';

/** What is suspicious about a valid link. */
export type LinkDoubt = 'doubled' | 'whatsapp' | 'wrapped' | 'edit' | 'tracked';

/** Why a link is suspicious, and the correct link if it is certain. */
export interface LinkSuggestion {
  doubt: LinkDoubt;
  nearest?: string | undefined;
}

/** Redirect services: host, path, and the parameters that contain the target. */
const wrappers: [host: RegExp, path: RegExp, keys: readonly string[]][] = [
  [/^(?:lm?\.)(?:facebook|instagram|messenger)\.com$/, /^/, ['u']],
  [/^(?:www\.)?google\.(?:com|[a-z]{2}|com?\.[a-z]{2})$/, /^\/url$/, ['q', 'url']],
  [/\.safelinks\.protection\.outlook\.com$/, /^/, ['url']],
  [/^statics\.teams\.(?:cdn\.office\.net|microsoft\.com)$/, /safelinks/, ['url']],
  [/^(?:www\.)?linkedin\.com$/, /^\/(?:redir\/redirect|safety\/go)/, ['url']],
  [/^(?:www\.)?youtube\.com$/, /^\/redirect$/, ['q']],
  [/^slack-redir\.net$/, /^/, ['url']],
  [/^(?:www\.)?vk\.com$/, /^\/away\.php$/, ['to']],
  [/^(?:away\.vk|out\.reddit|exit\.sc|href\.li|anonym\.to)(?:\.com)?$/, /^/, ['to', 'url']],
  [/^(?:www\.)?(?:bing|duckduckgo)\.com$/, /^\/(?:l\/?|ck\/a)$/, ['uddg']],
];

/** Patterns of editing links, and the replacement that makes them reading links. */
const edits: [form: RegExp, put: string | undefined][] = [
  [/^(https:\/\/docs\.google\.com\/(?:document|spreadsheets|presentation)\/d\/[\w-]+)\/(?:edit|copy)(?:[?#].*)?$/i, '$1/preview'],
  [/^(https:\/\/docs\.google\.com\/forms\/d\/[\w-]+)\/(?:edit|prefill)(?:[?#].*)?$/i, '$1/viewform'],
  [/^(https:\/\/(?:www\.)?canva\.com\/design\/[\w-]+(?:\/[\w-]+)?)\/edit(?:[?#].*)?$/i, '$1/view'],
  [/^(https:\/\/github\.com\/[^/]+\/[^/]+)\/edit\/([^?#]+)(?:[?#].*)?$/i, '$1/blob/$2'],
  [/^https:\/\/[^/]+\.sharepoint\.com\/.*[?&]action=edit\b/i, undefined],
  [/^https:\/\/[^/]+\/(?:wp-admin\/|wp-login\.php)/i, undefined],
  [/^https:\/\/[^/]+\/[^?#]*\?(?:[^#]*&)?preview(?:_id)?=/i, undefined],
];

const isWeb = (text: string) => /^https?:\/\/[^\s/]+\.[^\s/]+/i.test(text);

/** The target of a redirect link; nested redirects are followed too. */
function unwrapped(url: URL, rounds = 3): string | undefined {
  const keys = wrappers.find(([host, path]) => host.test(url.hostname) && path.test(url.pathname))?.[2] ?? [];
  const inner = keys.map((key) => url.searchParams.get(key)).find((text) => text !== null && isWeb(text));
  if (!inner) return undefined;
  const next = rounds > 1 && URL.canParse(inner) ? unwrapped(new URL(inner), rounds - 1) : undefined;
  return next ?? inner.replaceAll(/\s/g, '%20');
}

/** Checks the number in a WhatsApp link: digits only, with the country code, without leading 0 or +. */
function whatsapp(href: string, url: URL, country: string | undefined): LinkSuggestion | undefined {
  const isShort = /^(?:www\.)?wa\.me$/.test(url.hostname);
  const isLong = /^(?:api|web|www)?\.?whatsapp\.com$/.test(url.hostname) && url.searchParams.has('phone');
  const written = isShort
    ? (decodedPart(url.pathname.slice(1)) ?? '')
    : isLong
      ? (/[?&]phone=([^&#]*)/.exec(href)?.[1] ?? '')
      : '';
  // Other links, such as those of businesses and messages, contain letters.
  if (!/^(?:\+|%2B)?[\d\s().-]+\/?$/i.test(written)) return undefined;
  const digits = written.replace(/^%2B/i, '').replaceAll(/\D/g, '').replace(/^00/, '');
  const isLocal = digits.startsWith('0') || /^5\d{8}$/.test(digits);
  const whole = isLocal
    ? country && country + digits.replace(/^0/, '')
    : digits.replace(/^(966|971|20|962|965|964|968)0(?=\d{8})/, '$1');
  const meant = whole || undefined;
  if (meant === written) return undefined;
  return { doubt: 'whatsapp', nearest: meant && href.replace(isShort ? url.pathname.slice(1) : written, meant) };
}

/**
 * Checks a link for common mistakes, and suggests the correct one.
 * @param country calling code of the site's own telephone number, such as `966`
 */
export function suggestLink(href: string, country?: string): LinkSuggestion | undefined {
  const doubled = /^https?:\/*(?:www\.)?(https?):?\/+(?=[^/]+\.)/i.exec(href);
  if (doubled) return { doubt: 'doubled', nearest: `${doubled[1]?.toLowerCase()}://${href.slice(doubled[0].length)}` };
  if (!/^https?:/i.test(href) || !URL.canParse(href)) return undefined;
  const url = new URL(href);
  const inner = unwrapped(url);
  if (inner !== undefined) return { doubt: 'wrapped', nearest: inner };
  const edit = edits.find(([form]) => form.test(href));
  if (edit) return { doubt: 'edit', nearest: edit[1] === undefined ? undefined : href.replace(edit[0], edit[1]) };
  if (/[?&]utm_source=(?:chatgpt\.com|openai|perplexity|copilot)/i.test(href)) {
    const nearest = href.replace(/([?&])utm_source=[^&#]*&?/i, '$1').replace(/[?&](?=#|$)/, '');
    return { doubt: 'tracked', nearest };
  }
  return whatsapp(href, url, country);
}

/** Calling code of a telephone number in international format. */
export function countryOf(phone: unknown): string | undefined {
  const digits = typeof phone === 'string' ? phone.trim().replace(/^00/, '+') : '';
  return /^\+\s*(966|971|965|973|974|968|967|962|961|963|964|970|20|249|218|216|213|212|222|252|253|269|90|98)/.exec(digits)?.[1];
}

/** Whether an address works only on the visitor's own computer, or only in a private network. */
export function reachOf(href: string): 'computer' | 'network' | undefined {
  if (!/^https?:/i.test(href) || !URL.canParse(href)) return undefined;
  const { hostname } = new URL(href);
  if (/^(?:localhost|.+\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1\])$/.test(hostname)) return 'computer';
  const isPrivate =
    /^(?:10(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|169\.254(?:\.\d+){2}|\[f[cd][^\]]*\])$/;
  return isPrivate.test(hostname) ||
    /\.(?:local|lan|internal|intranet|corp|home|localdomain)$/.test(hostname) ||
    /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(hostname)
    ? 'network'
    : undefined;
}
