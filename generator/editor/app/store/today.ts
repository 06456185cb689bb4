/** Day of today as the content writes it, where the person is. */
export const today = () => new Intl.DateTimeFormat('en-CA').format(new Date());
