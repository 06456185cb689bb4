const common = {
  'default-src': "'none'",
  'script-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'form-action': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
};

/**
 * Content security policy of a page of the editor or the desk: files and operations of its own server only, no forms, no frames
 * around it.
 * @param own directives that are added or replaced
 */
export const pagePolicy = (own: Record<string, string>): string =>
  Object.entries({ ...common, ...own })
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
