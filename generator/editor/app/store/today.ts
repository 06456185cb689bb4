/** Today's local date, as in the content. */
export const today = () => new Intl.DateTimeFormat('en-CA').format(new Date());
