/** Answer with an error status. 401: the session has ended. */
export interface RefusalAnswer {
  /** Key of the sentence in the words of the desk. */
  reason?: string;
  /** Sentence in the language of the request, which is shown instead. */
  message?: string;
}

/** Answer to a POST that only does something. */
export type DoneAnswer = Record<string, never>;

/** Request about one thing by its id. */
export interface IdRequest {
  id: string;
}

/** Person as others see it; the name is kept for those who left. */
export interface PersonName {
  id: string;
  name: string;
}

/** Answer to `invite`, `recover` and `share`: a link that is shown once, as its secret is not stored. */
export interface LinkAnswer extends IdRequest {
  link: string;
  expiresAt: number;
  /** It was also sent by e-mail. */
  isMailed: boolean;
}
