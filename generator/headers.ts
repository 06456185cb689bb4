import type { Site } from '../site.schema.ts';
import { mapOrigin } from '../templates/blocks/map/address.ts';

/** Origins that the pages of a site may show in frames or send forms to, taken from its content. */
function allowedOrigins(site: Site): { frames: string[]; forms: string[] } {
  const blocks = [...site.routes, site.notFound].flatMap((route) => route.blocks);
  const frames = blocks.some((block) => block.type === 'map') ? [mapOrigin] : [];
  const actions = blocks.flatMap((block) =>
    block.type === 'contact' ? (block.form.action ?? []) : block.type === 'login' ? (block.action ?? []) : [],
  );
  return { frames, forms: [...new Set(actions.map((action) => new URL(action).origin))] };
}

/** Content-Security-Policy of a site: its own files and nothing else, no inline script or style. */
export function contentPolicy(site: Site): string {
  const { frames, forms } = allowedOrigins(site);
  const sources = (origins: string[]) => (origins.length > 0 ? origins.join(' ') : "'none'");
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self'",
    `frame-src ${sources(frames)}`,
    `form-action ${sources(["'self'", ...forms])}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers that a host should send with every answer. */
export function securityHeaders(site: Site): Record<string, string> {
  return {
    'Content-Security-Policy': contentPolicy(site),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}

/** Caching: files under a hashed name never change, everything else is asked for again. */
export function cacheControl(path: string): string {
  return path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}
