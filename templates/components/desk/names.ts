/** Names of fields that are not part of a form's content: content cannot use them. */
export const deskNames = {
  /** Signed token. */
  token: '_desk_token',
  /** Proof of work. */
  work: '_desk_work',
  /** Honeypot of every form that is sent to a desk. */
  honeypot: '_desk_website',
  /** Path of the page. */
  page: '_desk_page',
} as const;
